// Writes a firmware image to a board over Web Serial, with esptool-js. `make image` bundles both under firmware/;
// without them, or without a browser that can, the page says so.

const folder = 'firmware/';
const chip = 'ESP32';
const fast = 460800;
const titles = {
  odroid_go: ['ODROID-GO', 'the finished handheld'],
  m5stack: ['M5Stack Core', 'Basic, Gray or Fire: three buttons'],
  devkit: ['ESP32-DevKitC', 'wired as hardware/BREADBOARD.md says'],
  handheld: ['Handheld A0', 'the board of hardware/'],
};

const element = (id) => document.getElementById(id);
const megabytes = (bytes) => `${(bytes / 1048576).toFixed(1)} MB`;

function complain(words) {
  element('problem').textContent = words;
  element('problem').hidden = false;
}

function say(words, percent) {
  element('progress').hidden = false;
  element('state').textContent = words;
  element('progress').querySelector('progress').value = percent;
}

/** The images that this page was bundled with: none is an answer too. */
async function bundledImages() {
  const response = await fetch(`${folder}images.json`);
  return response.ok ? response.json() : [];
}

function offer(images) {
  const place = ({ board }) => Object.keys(titles).indexOf(board);
  for (const image of images.toSorted((one, other) => place(one) - place(other))) {
    const [title, about] = titles[image.board] ?? [image.board, ''];
    const label = element('board').content.cloneNode(true);
    label.querySelector('input').value = image.board;
    label.querySelector('b').textContent = title;
    label.querySelector('small').textContent = `${about ? `${about}; ` : ''}version ${image.version}, ${megabytes(image.bytes)}`;
    element('boards').append(label);
  }
  element('boards').querySelector('input').checked = true;
  element('steps').hidden = false;
}

/** As many bytes as the list says, and with the hash that it says: whatever else came is not written. */
async function read(image) {
  const response = await fetch(folder + image.file);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || bytes.length !== image.bytes) throw new Error('The image that belongs to this board is not whole.');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== image.sha256) throw new Error('The image that belongs to this board is damaged.');
  return bytes;
}

async function write(image, port) {
  say('Reading the image…', 0);
  const data = await read(image);
  const { ESPLoader, Transport } = await import(`./${folder}esptool.js`);
  const transport = new Transport(port);
  try {
    say('Waiting for the board to answer… If it has a BOOT button, hold it down.', 0);
    const loader = new ESPLoader({ transport, baudrate: fast });
    await loader.main();
    if (loader.chip.CHIP_NAME !== chip) throw new Error(`This is an ${loader.chip.CHIP_NAME}; Seaglass is made for the ${chip}.`);
    await loader.writeFlash({
      fileArray: [{ data, address: 0 }],
      flashMode: 'keep',
      flashFreq: 'keep',
      flashSize: 'keep',
      eraseAll: false,
      compress: true,
      reportProgress: (_, written, total) => say('Writing… leave the cable in.', (100 * written) / total),
    });
    await loader.after('hard_reset');
    say('Done. The board starts by itself; if it does not, switch it off and on.', 100);
  } finally {
    await transport.disconnect().catch(() => {});
  }
}

async function connectAndWrite(images) {
  const chosen = element('boards').querySelector(':checked').value;
  const image = images.find(({ board }) => board === chosen);
  let port;
  try {
    port = await navigator.serial.requestPort();
  } catch {
    return; // nobody was chosen
  }
  element('problem').hidden = true;
  element('write').disabled = true;
  try {
    await write(image, port);
  } catch (failure) {
    element('progress').hidden = true;
    complain(`The board was not written: ${failure.message} Unplug it, plug it in again and try once more.`);
  } finally {
    element('write').disabled = false;
  }
}

const images = await bundledImages();
if (images.length === 0) {
  element('none').hidden = false;
} else if (!('serial' in navigator)) {
  complain('This browser cannot reach a serial port. Chrome, Edge and Opera on a computer can.');
} else {
  offer(images);
  element('write').addEventListener('click', () => connectAndWrite(images));
}
