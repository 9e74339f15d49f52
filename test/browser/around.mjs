// Tests of what is around the handhelds on the page: how large they are, keys, gamepads, tabs, sound, and what is said.
import assert from 'node:assert/strict';
import { choose, desktop, firstFrame, heard, open, phone, pictures, settled, still, visit } from './visitor.mjs';

/** How many pixels of the window one of the screen takes. */
function scaleOf(page) {
  return page.locator('canvas').first().evaluate((canvas) => canvas.getBoundingClientRect().width / canvas.width);
}

async function test_pixels_are_whole_or_half_and_crisp() {
  const sizes = [desktop, phone, { ...desktop, deviceScaleFactor: 1.25 }, { ...desktop, deviceScaleFactor: 1.5 },
    { ...desktop, deviceScaleFactor: 2 }, { ...still, viewport: { width: 1920, height: 950 } }];
  for (const options of sizes) {
    const page = await visit(options);
    await settled(page);
    const ratio = options.deviceScaleFactor ?? 1;
    const scale = (await scaleOf(page)) * ratio;
    assert.ok(Math.abs(2 * scale - Math.round(2 * scale)) < 0.01, `one pixel is ${scale} wide`);
    // Nothing between two colours: whatever lies on the glass is a colour of the screen.
    const png = (await page.screenshot({ scale: 'device' })).toString('base64');
    const strange = await page.evaluate(async (source) => {
      const canvas = document.querySelector('canvas');
      const { x, y, width, height } = canvas.getBoundingClientRect();
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const copy = new OffscreenCanvas(image.width, image.height).getContext('2d');
      copy.drawImage(image, 0, 0);
      const inside = [x, y, width, height].map((side) => side * devicePixelRatio);
      const seen = copy.getImageData(Math.ceil(inside[0]) + 2, Math.ceil(inside[1]) + 2, Math.floor(inside[2]) - 4, Math.floor(inside[3]) - 4);
      const shown = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set(new Uint32Array(shown.data.buffer));
      return new Uint32Array(seen.data.buffer).filter((colour) => !colours.has(colour)).length;
    }, png);
    assert.equal(strange, 0, `${strange} pixels are blurred, ${scale} to one`);
    await page.context().close();
  }
}

async function test_laptops_show_the_screen_at_twice_its_size() {
  for (const [width, height] of [[1366, 641], [1280, 633]]) {
    const page = await visit({ ...still, viewport: { width, height } });
    const scale = await scaleOf(page);
    assert.ok(scale >= 2, `${width} × ${height}: ${scale}`);
    const { y, height: high } = await page.locator('.handheld').boundingBox();
    assert.ok(y >= 0 && y + high <= height, 'the handheld does not fit');
    await page.screenshot({ path: `${pictures}/laptop_${width}.png` });
    await page.context().close();
  }
}

async function test_fingers_find_48_pixels_everywhere_and_leave_no_ring() {
  const { hasTouch, isMobile } = phone;
  for (const [width, height] of [[390, 844], [320, 568], [844, 390], [768, 1024]]) {
    const page = await visit({ ...still, hasTouch, isMobile, deviceScaleFactor: 2, viewport: { width, height } });
    const small = await page.evaluate(() => {
      /** What a finger can hit, around the middle of a button. */
      const reach = (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = (dx, dy) => document.elementFromPoint(x + dx, y + dy)?.closest('button') === button;
        const far = (dx, dy) => {
          let steps = 0;
          while (steps < 100 && hits(dx * steps, dy * steps)) ++steps;
          return steps;
        };
        return [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
      };
      return [...document.querySelectorAll('header button, .handheld button')]
        .filter((button) => button.offsetParent)
        .map((button) => [button.getAttribute('aria-label') ?? button.textContent, ...reach(button)])
        .filter(([, wide, high]) => wide < 48 || high < 48);
    });
    assert.deepEqual(small, [], `${width} × ${height}`);
    await page.locator('[data-button=right]').tap();
    const outline = await page.locator('.glass').evaluate((glass) => getComputedStyle(glass).outlineStyle);
    assert.equal(outline, 'none', 'a ring after a tap');
    await page.context().close();
  }
}

async function test_full_screen_shows_nothing_but_the_handheld() {
  const page = await visit(desktop);
  await page.locator('#fullscreen').click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.locator('header').waitFor({ state: 'hidden' });
  assert.equal(await page.locator('footer').isVisible(), false);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('.said').textContent.includes('Mirage'));
  await page.context().close();
}

/** A key as another keyboard layout has it: at a place, with something else printed on it. */
function press(page, code, key) {
  return page.evaluate(async ([where, printed]) => {
    const event = (type) => new KeyboardEvent(type, { code: where, key: printed, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event('keydown'));
    await new Promise((passed) => setTimeout(passed, 80));
    document.body.dispatchEvent(event('keyup'));
  }, [code, key]);
}

function hears(page, words, number = 1) {
  return page.waitForFunction(([at, text]) => document.querySelectorAll('.said')[at]?.textContent.includes(text), [number - 1, words]);
}

const kept_ms = 1000; // 0.3 s after the last press the card that was leafed to is in flash (Handheld::save_after_ms)

/** A tab behind another draws nothing and hears no keys: not before this one is in front, and has drawn. */
async function toFront(page) {
  await page.bringToFront();
  await page.waitForFunction(() => document.visibilityState === 'visible' && document.hasFocus());
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function test_keys_are_known_by_their_place_under_any_layout() {
  const page = await visit(desktop);
  await settled(page);
  await press(page, 'KeyM', 'ь'); // Cyrillic
  await hears(page, 'Settings');
  await press(page, 'KeyB', 'и');
  await hears(page, 'Mermaid Rain');
  await press(page, 'Semicolon', 'm'); // AZERTY: what is printed counts, too
  await hears(page, 'Settings');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_a_person_chooses_other_keys_and_finds_them_again() {
  const page = await visit(desktop);
  await settled(page);
  await page.locator('#change-keys').click();
  const row = page.locator('#keys tr[data-keys=menu]');
  await row.locator('button').click();
  await page.keyboard.press('Tab'); // the page's own
  assert.match(await page.locator('#keys-said').textContent(), /needed already/);
  await page.keyboard.press('q');
  assert.equal(await row.locator('kbd').textContent(), 'Q');
  await page.screenshot({ path: `${pictures}/keys.png` });
  await page.locator('#keys-done').click();
  assert.equal(await page.locator('.keys [data-keys=menu] kbd').textContent(), 'Q');
  await page.reload();
  await firstFrame(page);
  await page.keyboard.press('m', { delay: 60 });
  await page.keyboard.press('q', { delay: 60 });
  await hears(page, 'Settings');
  await page.locator('#change-keys').click();
  await page.locator('#keys-reset').click();
  assert.equal(await row.locator('kbd').textContent(), 'M');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_a_gamepad_plays() {
  const page = await visit(desktop, () => {
    window.pad = { index: 0, connected: true, axes: [0, 0], buttons: [...Array(17)].map(() => ({ pressed: false })) };
    navigator.getGamepads = () => [null, window.pad];
  });
  await settled(page);
  await page.evaluate(() => window.dispatchEvent(new Event('gamepadconnected')));
  const push = async (change, back) => {
    await page.evaluate(change);
    await page.waitForTimeout(100);
    await page.evaluate(back);
    await page.waitForTimeout(100);
  };
  await push(() => (window.pad.axes[0] = 0.9), () => (window.pad.axes[0] = 0));
  await hears(page, 'Mirage');
  await push(() => (window.pad.buttons[15].pressed = true), () => (window.pad.buttons[15].pressed = false));
  await hears(page, 'Mermaid Beach');
  await page.evaluate(() => (window.pad.buttons[0].pressed = true));
  await page.locator('[data-button=a].down').waitFor();
  await page.evaluate(() => (window.pad.connected = false)); // its cable comes off
  await page.waitForFunction(() => document.querySelector('.down') === null);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_a_second_tab_says_so_and_takes_over_what_is_played() {
  const page = await visit(desktop);
  await settled(page);
  const other = await open(page.context());
  await other.locator('#elsewhere').waitFor({ state: 'visible' });
  await other.screenshot({ path: `${pictures}/elsewhere.png` });
  assert.equal(await other.locator('.handheld').count(), 0, 'it plays all the same');
  await toFront(page);
  await page.keyboard.press('ArrowRight', { delay: 60 });
  await hears(page, 'Mirage');
  await page.waitForTimeout(kept_ms);
  await toFront(other);
  await other.locator('#take-over').click();
  await other.locator('.handheld').waitFor();
  await hears(other, 'Mirage');
  await page.locator('#elsewhere').waitFor({ state: 'visible' });
  await other.keyboard.press('ArrowRight', { delay: 60 });
  await hears(other, 'Mermaid Beach');
  await other.waitForTimeout(kept_ms);
  await toFront(page);
  await page.locator('#take-over').click(); // and back
  await page.locator('#elsewhere').waitFor({ state: 'hidden' });
  await hears(page, 'Mermaid Beach');
  await other.locator('#elsewhere').waitFor({ state: 'visible' });
  await other.close();
  assert.deepEqual([...page.complaints, ...other.complaints], []);
  await page.context().close();
}

async function test_a_tab_that_sleeps_loses_the_handhelds_and_saves_nothing_more() {
  const page = await visit(desktop, () => {
    // It hears of nobody.
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
    };
  });
  await settled(page);
  const other = await open(page.context());
  await other.locator('#take-over').click();
  await hears(other, 'Mermaid Rain');
  await page.locator('#elsewhere').waitFor({ state: 'visible' });
  await page.context().close();
}

async function test_a_mute_is_remembered() {
  const listens = () => {
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.context = this;
      }
    };
  };
  const page = await visit(desktop, listens);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => window.context?.state === 'running');
  await page.locator('#mute').click();
  await page.waitForFunction(() => window.context.state === 'suspended');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await firstFrame(page);
  assert.equal(await page.locator('#mute').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => window.context), undefined, 'it may sound');
  await page.locator('#mute').click();
  await page.waitForFunction(() => window.context?.state === 'running');
  await page.context().close();
}

async function test_the_browsers_language_is_the_first_that_it_speaks() {
  const page = await visit({ ...desktop, locale: 'de-AT' });
  await page.keyboard.press('m', { delay: 60 });
  await hears(page, 'Einstellungen');
  assert.equal(await page.locator('.said').getAttribute('lang'), 'de');
  assert.equal(await page.locator('[data-say=menu]').textContent(), 'Menü');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(60);
  }
  await hears(page, 'Réglages');
  await page.keyboard.press('b', { delay: 60 });
  await page.waitForTimeout(1000); // it is written when the fingers rest
  await page.reload();
  await firstFrame(page);
  await page.keyboard.press('m', { delay: 60 });
  await hears(page, 'Réglages'); // and not German again
  await page.context().close();
  const strange = await visit({ ...desktop, locale: 'nl' });
  await hears(strange, 'Bonjour !');
  await strange.keyboard.press('ArrowRight', { delay: 60 });
  await strange.keyboard.press('a', { delay: 60 });
  await hears(strange, 'Mermaid Rain');
  assert.equal(await strange.locator('.said').getAttribute('lang'), 'fr');
  await strange.context().close();
}

async function test_the_page_has_all_its_words_in_the_languages_of_the_handhelds() {
  const page = await visit(desktop);
  await settled(page); // by then it speaks the language of its handheld
  const said = async (language) => {
    await page.evaluate(async (code) => (await import('./words.js')).speak(code), language);
    return page.evaluate(() => [...document.querySelectorAll('[data-say], [data-label]')].map((element) =>
      [element.dataset.say ?? element.dataset.label, element.dataset.say ? element.textContent : element.ariaLabel]));
  };
  const english = await said('en');
  assert.ok(english.length > 30);
  const names = ['menu', 'do', 'button_menu', 'button_b']; // a word may be the same in two languages
  for (const language of ['fr', 'es', 'de']) {
    const same = (await said(language)).filter(([name, words], i) => words === english[i][1] && !names.includes(name));
    assert.deepEqual(same, [], language);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_only_what_is_new_is_spoken_and_what_is_chosen() {
  const page = await visit(desktop);
  await settled(page);
  await page.keyboard.press('m', { delay: 60 });
  await hears(page, 'Settings');
  assert.equal((await heard(page)).at(-1), 'Brightness, 5.');
  await page.evaluate(() => {
    window.spoken = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) window.spoken.push(node.textContent);
    }).observe(document.querySelector('.said'), { childList: true });
  });
  await page.keyboard.press('ArrowDown', { delay: 60 });
  await hears(page, 'Sound, 3.');
  await page.keyboard.press('ArrowDown', { delay: 60 });
  await hears(page, 'Language, English.');
  assert.deepEqual(await page.evaluate(() => window.spoken), ['Sound, 3.', 'Language, English.']);
  await page.context().close();
}

async function test_of_several_handhelds_one_is_heard() {
  const page = await visit(desktop);
  await page.locator('#add').click();
  await page.locator('.handheld').nth(1).waitFor();
  const heardOnes = () => page.locator('.said').evaluateAll((all) => all.map(({ ariaLive }) => ariaLive).join());
  await page.waitForFunction(() => document.querySelectorAll('.chosen').length === 1);
  assert.equal(await heardOnes(), 'off,polite');
  await page.keyboard.press('1');
  assert.equal(await heardOnes(), 'polite,off');
  await page.context().close();
}

/** With the ears alone: each press is answered by words, and they lead to the end of a game. */
async function test_whoever_hears_the_screen_plays_mermaid_beach() {
  const page = await visit(desktop);
  await settled(page);
  const step = async (key, delay = 60) => {
    await page.keyboard.press(key, { delay });
    await page.waitForTimeout(350); // until it is said
  };
  while (!(await heard(page)).includes('Mermaid Beach')) await step('ArrowRight');
  for (const key of ['a', 'a']) await step(key);
  await choose(page, 1, 'Together here');
  await choose(page, 1, 'Start');
  const decided = [];
  const isProposed = (words) => words.includes(':') || words.includes('?');
  for (let presses = 0; decided.length < 6 || !decided.some(isProposed); ++presses) {
    assert.ok(presses < 100, `nothing is said to decide: ${await heard(page)} after ${decided.join(' / ')}`);
    const words = await heard(page);
    if (words.includes('hold to look')) {
      await step('a', 750);
      continue;
    }
    // What the cursor is on is said, and another thing when it has moved.
    await step('ArrowRight');
    const next = await heard(page);
    const named = next.filter((each) => !words.includes(each));
    if (named.length > 0) decided.push(named.join(' '));
    await step('a');
    if ((await heard(page)).includes('yes')) await step('a'); // it was asked whether that is meant
  }
  await page.context().close();
}

async function test_a_page_does_not_go_dark_by_itself() {
  const page = await visit(desktop);
  await settled(page);
  const dark = await page.evaluate(async () => {
    const { startMachine } = await import('./machine.js');
    const machine = await startMachine(await WebAssembly.compileStreaming(fetch('seaglass.wasm')));
    machine.setLanguage('en');
    machine.setCalm(true);
    machine.start(0);
    const lit = [];
    for (let now = 0; now < 20 * 60 * 1000; now += Math.max(16, Math.min(1000, machine.waitMs(0)))) {
      machine.step(0, now);
      lit.push(machine.brightness(0));
    }
    return Math.min(...lit.slice(10));
  });
  assert.equal(dark, 1);
  await page.context().close();
}

async function test_names_are_typed_on_the_keyboard() {
  const page = await visit(desktop);
  await settled(page);
  for (const key of ['m', 'ArrowUp', 'a', 'a']) {
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(60);
  }
  await page.keyboard.type('mabb');
  await page.keyboard.press('Backspace', { delay: 60 });
  await hears(page, 'Mab');
  await page.keyboard.press('Enter', { delay: 60 });
  await page.waitForTimeout(500);
  const words = await heard(page);
  assert.ok(words.includes('Mab') && words.includes('Seahorse'), words.join(' / '));
  await page.context().close();
}

async function test_the_installed_page_has_the_icons_that_it_names() {
  const page = await visit(desktop);
  const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  const apple = { src: 'icon-180.png', sizes: '180x180' };
  for (const { src, sizes } of [...manifest.icons, apple].filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    assert.equal(size, sizes, src);
  }
  await page.context().close();
}

// In `make test`; the others are for `make check`.
export const short = [
  test_laptops_show_the_screen_at_twice_its_size,
  test_keys_are_known_by_their_place_under_any_layout,
  test_a_second_tab_says_so_and_takes_over_what_is_played,
  test_only_what_is_new_is_spoken_and_what_is_chosen,
];
export const rest = [
  test_pixels_are_whole_or_half_and_crisp,
  test_fingers_find_48_pixels_everywhere_and_leave_no_ring,
  test_full_screen_shows_nothing_but_the_handheld,
  test_a_person_chooses_other_keys_and_finds_them_again,
  test_a_gamepad_plays,
  test_a_tab_that_sleeps_loses_the_handhelds_and_saves_nothing_more,
  test_a_mute_is_remembered,
  test_the_browsers_language_is_the_first_that_it_speaks,
  test_the_page_has_all_its_words_in_the_languages_of_the_handhelds,
  test_of_several_handhelds_one_is_heard,
  test_whoever_hears_the_screen_plays_mermaid_beach,
  test_a_page_does_not_go_dark_by_itself,
  test_names_are_typed_on_the_keyboard,
  test_the_installed_page_has_the_icons_that_it_names,
];
