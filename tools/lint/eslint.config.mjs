// What make lint asks of JavaScript: what is surely wrong. How it looks is nobody's business here.
const browser = Object.fromEntries(
  ("window document navigator localStorage indexedDB location fetch console performance crypto caches self clients " +
    "requestAnimationFrame cancelAnimationFrame setTimeout clearTimeout setInterval clearInterval WebAssembly URL " +
    "Blob Response Request AudioContext BroadcastChannel ResizeObserver TextDecoder TextEncoder ImageData " +
    "matchMedia addEventListener removeEventListener Event CustomEvent HTMLElement alert confirm WebSocket Image " +
    "getComputedStyle devicePixelRatio innerWidth innerHeight Navigator OscillatorNode GainNode BiquadFilterNode " +
    "ReadableStream WritableStream sessionStorage structuredClone AbortSignal OffscreenCanvas KeyboardEvent EventTarget " +
    "MutationObserver")
    .split(" ").map((name) => [name, "readonly"]));
const node = Object.fromEntries("process console Buffer URL setTimeout clearTimeout fetch WebAssembly performance"
  .split(" ").map((name) => [name, "readonly"]));
const rules = Object.fromEntries(
  ("constructor-super for-direction getter-return no-async-promise-executor no-class-assign no-compare-neg-zero " +
    "no-cond-assign no-const-assign no-constant-binary-expression no-debugger no-dupe-args no-dupe-class-members " +
    "no-dupe-else-if no-dupe-keys no-duplicate-case no-empty-pattern no-ex-assign no-func-assign no-global-assign " +
    "no-import-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision no-obj-calls no-redeclare " +
    "no-self-assign no-setter-return no-shadow-restricted-names no-sparse-arrays no-this-before-super no-undef " +
    "no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation no-unused-labels no-unused-vars " +
    "no-useless-catch no-var no-with require-yield use-isnan valid-typeof")
    .split(" ").map((name) => [name, "error"]));

export default [
  {rules},
  {files: ["src/web/**"], languageOptions: {globals: browser}},
  {files: ["test/**", "tools/**"], languageOptions: {globals: {...browser, ...node}}},
];
