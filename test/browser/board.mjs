// A board on the other end of the cable, for a page that knows no better: it speaks the protocol of the ESP32's
// start-up loader as far as writing needs it. Runs inside the page.
export function plugInBoard({ chip_magic }) {
  const magic_register = 0x40001000;
  const [end, escape, escaped_end, escaped_escape] = [0xc0, 0xdb, 0xdc, 0xdd];
  const ok = [0, 0, 0, 0];
  const board = { opened_at: [], blocks: [], begun: null, resets: 0, is_open: false };
  window.board = board;
  let out = null;

  const tell = (bytes) => {
    const framed = [end];
    for (const byte of bytes) {
      if (byte === end) framed.push(escape, escaped_end);
      else if (byte === escape) framed.push(escape, escaped_escape);
      else framed.push(byte);
    }
    framed.push(end);
    out?.enqueue(new Uint8Array(framed));
  };
  const word = (bytes, at) => new DataView(Uint8Array.from(bytes).buffer).getUint32(at, true);
  const answer = (command, value = 0, status = ok) => {
    const bytes = new Uint8Array(8 + status.length);
    bytes.set([1, command, status.length, 0]);
    new DataView(bytes.buffer).setUint32(4, value, true);
    bytes.set(status, 8);
    tell(bytes);
  };

  const commands = {
    0x08: () => { for (let i = 0; i < 8; ++i) answer(0x08, 0x20120707); },  // sync: so often
    0x0a: (payload) => answer(0x0a, word(payload, 0) === magic_register ? chip_magic : 0),
    0x14: () => { for (let i = 0; i < 8; ++i) answer(0, 0, [1, 5]); },  // this chip knows no such command
    0x06: () => { answer(0x06); tell([...'OHAI'].map((letter) => letter.charCodeAt(0))); },
    0x10: (payload) => {
      board.begun = { bytes: word(payload, 0), address: word(payload, 12) };
      answer(0x10);
    },
    0x11: (payload) => {
      const header_bytes = 16;
      board.blocks.push(payload.slice(header_bytes, header_bytes + word(payload, 0)));
      answer(0x11);
    },
  };

  const hear = (packet) => {
    if (packet.length < 8 || packet[0] !== 0) return;
    const [, command] = packet;
    (commands[command] ?? (() => answer(command)))(packet.slice(8));
  };

  let packet = [];
  let after_escape = false;
  const unframe = (byte) => {
    if (byte === end) {
      if (packet.length > 0) hear(packet);
      packet = [];
    } else if (after_escape) {
      packet.push(byte === escaped_end ? end : escape);
      after_escape = false;
    } else if (byte === escape) {
      after_escape = true;
    } else {
      packet.push(byte);
    }
  };

  const port = {
    readable: null,
    writable: null,
    getInfo: () => ({}),
    addEventListener() {},
    removeEventListener() {},
    async open({ baudRate }) {
      board.opened_at.push(baudRate);
      board.is_open = true;
      port.readable = new ReadableStream({ start: (controller) => { out = controller; }, cancel: () => { out = null; } });
      port.writable = new WritableStream({ write: (bytes) => bytes.forEach(unframe) });
    },
    async close() {
      board.is_open = false;
      port.readable = port.writable = null;
    },
    async setSignals(signals) {
      if (signals.requestToSend) ++board.resets;
    },
  };
  Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => port }, configurable: true });
}
