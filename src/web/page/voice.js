// One handheld's buzzer: a single soft square voice. Browsers let a page sound only after somebody touched it.

const tail_s = 0.008; // long enough that no note begins or ends with a click

let context = null;
let muted = false;

export function allowSound() {
  if (muted) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
}

/** All handhelds of the page at once. */
export function mute(silent) {
  muted = silent;
  if (muted) context?.suspend();
  else allowSound();
}

export class Voice {
  #oscillator = null;
  #gain = null;
  #playing = { hertz: 0, volume: 0 };

  play({ hertz, volume }) {
    if (hertz === this.#playing.hertz && volume === this.#playing.volume) return;
    this.#playing = { hertz, volume };
    if (!context) return;
    if (!this.#oscillator) this.#build();
    const loudness = hertz > 0 ? volume * 0.12 : 0;
    this.#gain.gain.setTargetAtTime(loudness, context.currentTime, tail_s);
    if (hertz > 0) this.#oscillator.frequency.setValueAtTime(hertz, context.currentTime);
  }

  silence() {
    this.play({ hertz: 0, volume: 0 });
  }

  #build() {
    this.#oscillator = new OscillatorNode(context, { type: 'square' });
    this.#gain = new GainNode(context, { gain: 0 });
    const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2800 });
    this.#oscillator.connect(soft).connect(this.#gain).connect(context.destination);
    this.#oscillator.start();
  }
}
