// What a screen says, as a screen reader speaks it: what is new on it, and above all what was chosen.

const soon_ms = 250; // what changes sooner is said together
const between_lines_px = 8; // at most, in one paragraph
const in_a_row_px = 6; // so far apart at most are the middles of what stands in one row

const is_below = (line, upper) => {
  const gap = line.y - (upper.y + upper.height);
  const same_side = line.x === upper.x || Math.abs(2 * (line.x - upper.x) + line.width - upper.width) <= 4;
  return gap >= 0 && gap <= between_lines_px && line.height === upper.height && same_side;
};

/** From the top, each row from the left. */
function inReadingOrder(lines) {
  const middle = ({ y, height }) => y + height / 2;
  const rows = [];
  for (const line of [...lines].sort((one, other) => middle(one) - middle(other))) {
    if (rows.length === 0 || middle(line) - middle(rows.at(-1)[0]) > in_a_row_px) rows.push([]);
    rows.at(-1).push(line);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x));
}

/** From lines with their places to what is read: row by row, paragraphs in one piece, what is chosen at the end. */
export function paragraphs(lines) {
  const all = [];
  for (const line of inReadingOrder(lines)) {
    const upper = all.find((paragraph) => is_below(line, paragraph.last) && line.chosen === paragraph.last.chosen);
    if (upper) {
      upper.words += ` ${line.words}`;
      upper.last = line;
    } else {
      all.push({ words: line.words, last: line });
    }
  }
  const chosen = all.filter(({ last }) => last.chosen).map(({ words }) => words);
  return [...all.map(({ words }) => words), ...(chosen.length > 0 ? [`${chosen.join(', ')}.`] : [])];
}

/** A live region: keeps what it says already, so that only what is new is spoken. */
export class Said {
  #element;
  #timer = 0;

  constructor(element) {
    this.#element = element;
  }

  /** The screen has changed; `read()` returns its lines and their language. */
  changed(read) {
    this.#timer ||= setTimeout(() => {
      this.#timer = 0;
      const { lines, language } = read();
      this.#element.lang = language;
      this.#show(paragraphs(lines));
    }, soon_ms);
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #show(words) {
    const old = [...this.#element.children];
    const shown = words.map((each) => {
      const place = old.findIndex((element) => element.textContent === each);
      if (place >= 0) return old.splice(place, 1)[0];
      const element = document.createElement('p');
      element.textContent = each;
      return element;
    });
    for (const element of old) element.remove();
    let before = null;
    for (const element of shown) {
      const next = before ? before.nextSibling : this.#element.firstChild;
      if (element !== next) this.#element.insertBefore(element, next);
      before = element;
    }
  }
}
