#!/usr/bin/env node
// What a person meets who types `make play` and opens the page, in a real browser. Prints as Unity does.
import assert from 'node:assert/strict';
import * as around from './around.mjs';
import { runAll } from './suite.mjs';
import { choose, desktop, firstFrame, heard, leave, patience_ms, phone, pictures, settled, shown, still, visit, withoutNetwork } from './visitor.mjs';

async function test_the_first_frame_comes_without_a_complaint() {
  const page = await visit(desktop);
  await settled(page);
  await page.screenshot({ path: `${pictures}/desktop.png` });
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_only_who_asks_for_little_motion_gets_little() {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const page = await visit({ ...desktop, reducedMotion });
    await page.waitForTimeout(1500); // until the launcher stands there
    const before = await shown(page);
    await page.waitForTimeout(1000);
    assert.equal((await shown(page)) !== before, reducedMotion === 'no-preference', `${reducedMotion} is not heard`);
    await page.context().close();
  }
}

async function test_the_right_key_shows_the_next_card() {
  const page = await visit(desktop);
  const first = await settled(page);
  await page.keyboard.press('ArrowRight');
  assert.ok((await settled(page)) !== first, 'the screen is as it was');
  await page.screenshot({ path: `${pictures}/desktop_right.png` });
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_a_touch_of_the_right_button_shows_the_next_card() {
  const page = await visit(phone);
  const first = await settled(page);
  await page.screenshot({ path: `${pictures}/phone.png` });
  await page.locator('[data-button=right]').tap();
  assert.ok((await settled(page)) !== first, 'the screen is as it was');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_for_the_left_hand_the_handheld_lies_the_other_way_round() {
  const page = await visit(desktop);
  const middle = async (button) => {
    const box = await page.locator(`[data-button=${button}]`).boundingBox();
    return box.x + box.width / 2;
  };
  assert.ok((await middle('left')) < (await middle('a')));
  const step = async (key) => {
    await page.keyboard.press(key, { delay: 60 });
    await page.waitForTimeout(350); // until it is said
  };
  await step('m');
  while (!(await heard(page)).includes('Left-handed, ✗.')) await step('ArrowDown');
  await step('ArrowRight');
  await step('b');
  await page.locator('.handheld.turned').waitFor();
  assert.ok((await middle('a')) < (await middle('left')), 'the buttons are where they were');
  const first = await settled(page);
  await page.screenshot({ path: `${pictures}/left_handed.png` });
  await page.keyboard.press('ArrowRight', { delay: 60 });
  const second = await settled(page);
  await page.locator('[data-button=left]').click({ delay: 60 });
  assert.ok(second !== first && (await settled(page)) === first, 'right and left are not what the eye sees');
  await page.context().close();
}

async function test_a_button_is_seen_to_be_pressed() {
  const page = await visit(desktop);
  const a = await page.locator('[data-button=a]').boundingBox();
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  assert.equal(await page.locator('[data-button=a].down').count(), 1);
  await page.mouse.up();
  assert.equal(await page.locator('.down').count(), 0);
  await page.context().close();
}

async function test_two_fingers_press_two_buttons_and_a_thumb_slides_to_the_next() {
  const page = await visit(phone);
  const point = async (button, id) => {
    const box = await page.locator(`[data-button=${button}]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, id };
  };
  const down = () => page.locator('.down').evaluateAll((caps) => caps.map((cap) => cap.dataset.button).sort().join());
  const fingers = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', await point('left', 1), await point('b', 2));
  assert.equal(await down(), 'b,left');
  await touch('touchMove', await point('up', 1), await point('b', 2));
  assert.equal(await down(), 'b,up');
  await touch('touchEnd');
  assert.equal(await down(), '');
  await page.context().close();
}

async function test_nothing_scrolls_sideways_on_any_screen() {
  for (const [width, height] of [[320, 568], [390, 844], [844, 390], [768, 1024], [1280, 800], [1920, 1080]]) {
    const page = await visit({ ...still, viewport: { width, height } });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${width} × ${height}: ${over} too wide`);
    await page.context().close();
  }
}

async function test_an_untouched_page_comes_to_rest() {
  const page = await visit(desktop, () => {
    window.frames_asked_for = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (call) => {
      ++window.frames_asked_for;
      return ask(call);
    };
  });
  await settled(page);
  const before = await page.evaluate(() => window.frames_asked_for);
  await page.waitForTimeout(1000);
  const after = await page.evaluate(() => window.frames_asked_for);
  assert.ok(after - before <= 5, `${after - before} frames in a second of rest`);
  await page.context().close();
}

async function test_keys_play_the_handheld_that_was_chosen() {
  const page = await visit(desktop);
  await page.locator('#add').click();
  await page.locator('.handheld').nth(1).waitFor();
  await settled(page, 2);
  const [first, second] = [await settled(page, 1), await settled(page, 2)];
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  assert.ok((await settled(page, 2)) !== second, 'the screen is as it was');
  assert.ok((await settled(page, 1)) === first, 'the screen has changed');
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_six_handhelds_fit_and_each_can_be_put_away() {
  const page = await visit({ ...still, viewport: { width: 1600, height: 1000 } });
  for (let count = 2; count <= 6; ++count) {
    await page.locator('#add').click();
    await page.locator('.handheld').nth(count - 1).waitFor();
  }
  assert.ok(await page.locator('#add').isDisabled());
  await settled(page, 6);
  await page.screenshot({ path: `${pictures}/six.png`, fullPage: true });
  await page.locator('.handheld').nth(2).hover();
  await page.locator('.handheld').nth(2).locator('.remove').click();
  assert.equal(await page.locator('.handheld').count(), 5);
  await page.reload();
  await firstFrame(page);
  await page.locator('.handheld').nth(4).waitFor(); // they come one after the other
  assert.equal(await page.locator('.handheld').count(), 5);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

async function test_libsodium_on_the_page_answers_as_its_standards_say() {
  const page = await visit(desktop);
  const wrong = await page.evaluate(async () => {
    const { startMachine } = await import('./machine.js');
    const machine = await startMachine(await WebAssembly.compileStreaming(fetch('seaglass.wasm')));
    return machine.wrongAnswer();
  });
  assert.equal(wrong, null);
  await page.context().close();
}

async function test_several_handhelds_share_an_air_that_can_be_made_worse() {
  const page = await visit(desktop);
  assert.equal(await page.locator('#air').isVisible(), false, 'one alone has nobody to hear');
  await page.locator('#add').click();
  await page.locator('#air').waitFor();
  await page.locator('#loss').fill('30');
  assert.equal(await page.locator('#air output').textContent(), '30 %');
  await page.context().close();
}

async function test_keys_move_a_slider_reached_by_keys_and_play_after_a_mouse() {
  const page = await visit(desktop);
  await page.locator('#add').click();
  await page.locator('#air').waitFor();
  const first = await settled(page, 2);
  await page.locator('#loss').click();
  const loss = await page.locator('#loss').inputValue();
  await page.keyboard.press('ArrowRight');
  const second = await settled(page, 2);
  assert.ok(second !== first, 'the screen is as it was');
  assert.equal(await page.locator('#loss').inputValue(), loss);
  for (let tabs = 0; tabs < 20 && !(await page.locator('#loss:focus').count()); ++tabs) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  assert.equal(await page.locator('#air output').textContent(), `${Number(loss) + 5} %`);
  assert.ok((await settled(page, 2)) === second, 'the screen has changed');
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  assert.ok((await settled(page, 2)) !== second, 'the slider keeps the keys');
  await page.context().close();
}

/** What lies between the heading and the question while two people compare pictures. */
function compared(page, number) {
  return page.locator('canvas').nth(number - 1).evaluate((canvas) => {
    // Inside the four plates: around them lies the water of whichever game each handheld shows.
    const plates = [17, 97, 176, 255].map((x) => canvas.getContext('2d').getImageData(x, 60, 48, 48).data);
    const colours = plates.map((plate) => new Set(new Uint32Array(plate.buffer)).size);
    return { text: plates.join(), colours: Math.min(...colours) };
  });
}

async function test_two_handhelds_on_a_bad_air_show_the_same_four_pictures() {
  const page = await visit(desktop);
  await settled(page);
  await page.locator('#add').click();
  await page.locator('#air').waitFor();
  await page.locator('#loss').fill('20');
  const use = (number) => page.locator('.handheld').nth(number - 1).focus();
  const press = async (number, ...keys) => {
    for (const key of keys) {
      await page.keyboard.press(key, { delay: 80 });
      await settled(page, number);
    }
  };
  await settled(page, 2);
  await use(1); // opens a table of Mermaid Beach with a seat for somebody elsewhere
  await press(1, 'ArrowRight', 'ArrowRight', 'a', 'a');
  await choose(page, 1, 'Other handhelds');
  await choose(page, 1, 'Open a table here');
  await choose(page, 1, 'Start');
  await use(2); // looks around, and joins it
  await press(2, 'b');
  await page.waitForTimeout(6000); // a beacon comes, whatever gets lost
  await press(2, 'a');
  const end = Date.now() + patience_ms;
  for (;;) {
    const [one, other] = [await compared(page, 1), await compared(page, 2)];
    if (one.text === other.text && one.colours > 8) break;
    assert.ok(Date.now() < end, 'no pictures, or not the same');
    await page.waitForTimeout(200);
  }
  await page.screenshot({ path: `${pictures}/compared.png` });
  await page.context().close();
}

async function test_what_is_in_flash_is_there_after_a_reload() {
  const page = await visit(desktop);
  const first = await settled(page);
  await page.keyboard.press('ArrowRight');
  const chosen = await settled(page);
  await page.waitForTimeout(1000); // the choice is written when the fingers rest
  await page.reload();
  await firstFrame(page);
  const again = await settled(page);
  assert.ok(again === chosen && again !== first, 'the card that was chosen is not remembered');
  await page.context().close();
}

async function test_the_voice_sounds_what_the_handheld_plays() {
  const page = await visit(desktop, () => {
    // A handheld that plays 440 Hz while A is down, and ears at the oscillator.
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...parts) => {
      const real = (await instantiate(...parts)).exports;
      const down = () => document.querySelector('[data-button=a].down') !== null;
      return { exports: { ...real, hertz: () => (down() ? 440 : 0), volume_percent: () => (down() ? 50 : 0) } };
    };
    window.OscillatorNode = class extends OscillatorNode {
      constructor(...parts) {
        super(...parts);
        window.oscillator = this;
      }
    };
    window.GainNode = class extends GainNode {
      constructor(...parts) {
        super(...parts);
        window.loudness = this.gain;
      }
    };
  });
  await page.keyboard.down('a');
  await page.waitForFunction(() => window.loudness?.value > 0.03 && window.oscillator.frequency.value === 440);
  await page.keyboard.up('a');
  await page.waitForFunction(() => window.loudness.value < 0.001);
  await page.context().close();
}

async function test_a_failed_check_is_shown_on_the_page() {
  const page = await visit(desktop, () => {
    // The next step that is asked for presses a button that does not exist.
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...parts) => {
      const real = (await instantiate(...parts)).exports;
      const step = (...words) => (window.fail ? real.press(0, 99) : real.step(...words));
      return { exports: { ...real, step } };
    };
  });
  await page.evaluate(() => (window.fail = true));
  await page.keyboard.press('ArrowRight');
  await page.locator('#failure').waitFor({ state: 'visible' });
  assert.match(await page.locator('#failure-reason').textContent(), /exports\.cpp:\d+: does not hold: number >= 0/);
  await page.screenshot({ path: `${pictures}/failure.png` });
  await page.locator('#again').click();
  await firstFrame(page);
  await page.context().close();
}

async function test_it_opens_without_a_network_once_loaded() {
  const page = await visit(desktop);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await withoutNetwork(async () => {
    await page.reload();
    await firstFrame(page);
    const first = await settled(page);
    await page.keyboard.press('ArrowRight');
    assert.ok((await settled(page)) !== first, 'the screen is as it was');
  });
  await page.context().close();
}

async function test_two_people_play_mermaid_beach_to_the_score() {
  const page = await visit(desktop);
  const press = async (key, delay = 50) => {
    await page.keyboard.press(key, { delay });
    await page.waitForTimeout(50);
  };
  const open_ms = 750;
  const step = async (key) => {
    await press(key);
    await settled(page);
  };
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'Enter']) await step(key);
  await choose(page, 1, 'Together here');
  await choose(page, 1, 'Start');
  await settled(page);
  await press('Enter', open_ms);
  await page.screenshot({ path: `${pictures}/beach.png` });
  let seen = await heard(page);
  // What is heard may be what was there before: A, held or not, does no harm at either.
  for (let presses = 0; !seen.includes('once more'); seen = await heard(page)) {
    assert.ok(++presses < 1000, `no end of the game: ${seen}`);
    await press('Enter', seen.includes('hold to look') ? open_ms : 50);
    await page.waitForTimeout(150);
  }
  await page.screenshot({ path: `${pictures}/beach_score.png` });
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

// In `make test`; the others are for `make check`.
const short = [
  test_the_first_frame_comes_without_a_complaint,
  test_the_right_key_shows_the_next_card,
  test_a_touch_of_the_right_button_shows_the_next_card,
  test_libsodium_on_the_page_answers_as_its_standards_say,
  test_what_is_in_flash_is_there_after_a_reload,
  test_a_failed_check_is_shown_on_the_page,
  ...around.short,
];
const rest = [
  test_only_who_asks_for_little_motion_gets_little,
  test_for_the_left_hand_the_handheld_lies_the_other_way_round,
  test_a_button_is_seen_to_be_pressed,
  test_two_fingers_press_two_buttons_and_a_thumb_slides_to_the_next,
  test_nothing_scrolls_sideways_on_any_screen,
  test_an_untouched_page_comes_to_rest,
  test_keys_play_the_handheld_that_was_chosen,
  test_six_handhelds_fit_and_each_can_be_put_away,
  test_several_handhelds_share_an_air_that_can_be_made_worse,
  test_keys_move_a_slider_reached_by_keys_and_play_after_a_mouse,
  test_two_handhelds_on_a_bad_air_show_the_same_four_pictures,
  test_the_voice_sounds_what_the_handheld_plays,
  test_it_opens_without_a_network_once_loaded,
  test_two_people_play_mermaid_beach_to_the_score,
  ...around.rest,
];

// One alone: SEAGLASS_PAGE=test_a_button_is_seen_to_be_pressed
const all = [...short, ...rest];
const wanted = process.env.SEAGLASS_PAGE;
const failures = await runAll({ short, rest }[wanted] ?? (wanted ? all.filter(({ name }) => name.includes(wanted)) : all));
await leave();
process.exit(failures > 0 ? 1 : 0);
