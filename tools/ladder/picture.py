"""picture.py LINES.txt PICTURE.svg [check]: draws what ladder.py printed, one row for each line: how much better than
each of the others somebody plays, with the interval that holds it in 95 of 100 cases. With `check` it draws nothing and
fails if the picture shows something else."""
import re
import sys
from pathlib import Path

LINE = re.compile(r"(?P<game>\w+) (?P<players>\d)p +(?P<hero>\w+) among (?P<villain>\w+) +(?P<games>\d+) games .*"
                  r"Elo (?P<elo>[+-]\d+) \[(?P<low>[+-]\d+) (?P<high>[+-]\d+)\]")
NAMES = {"mirage": "Mirage", "mermaid_rain": "Mermaid Rain", "mermaids_song": "Mermaid’s Song",
         "mermaid_beach": "Mermaid Beach"}
MARGIN, LEFT, WIDTH, RIGHT, ROW = 16, 160, 450, 170, 22
LOW, HIGH, TICK = -300, 500, 100
PAPER, INK, FAINT, BAR, POINT = "#f6f1e4", "#22313f", "#d5ccb8", "#2f7f86", "#d4603f"


def read(text):
    return [match.groupdict() for match in map(LINE.match, text.splitlines()) if match]


def across(elo):
    return LEFT + (min(max(elo, LOW), HIGH) - LOW) * WIDTH / (HIGH - LOW)


def text(x, y, words, anchor="start", weight="normal"):
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" font-weight="{weight}">{words}</text>'


def row(y, line):
    low, elo, high = (across(int(line[key])) for key in ("low", "elo", "high"))
    middle = y - 4
    return [text(LEFT - 12, y, f'{line["hero"].capitalize()}, {line["players"]} players', "end"),
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}" stroke="{BAR}" stroke-width="4" '
            'stroke-linecap="round"/>',
            f'<circle cx="{elo:.1f}" cy="{middle}" r="5" fill="{POINT}"/>',
            text(LEFT + WIDTH + 12, y, f'{line["elo"]} [{line["low"]} {line["high"]}]'.replace("-", "−"))]


def picture(lines):
    y, last, rows = 2 * ROW, None, []
    for line in lines:
        group = line["game"], line["villain"]
        if group != last:
            y += ROW // 2 if last else 0
            name = NAMES.get(line["game"], line["game"])
            among = "" if line["villain"] == "greedy" else f', among {line["villain"].capitalize()}s'
            rows.append(text(MARGIN, y, name + among, weight="bold"))
            y, last = y + ROW, group
        rows += row(y, line)
        y += ROW
    ticks = []
    for elo in range(LOW, HIGH + 1, TICK):
        x, colour = across(elo), INK if elo == 0 else FAINT
        ticks.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{ROW}" y2="{y - ROW // 2}" stroke="{colour}"/>')
        ticks.append(text(x, ROW - 7, f"{elo:+d}".replace("-", "−") if elo else "0 Elo", "middle"))
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + RIGHT}" height="{y}" '
                      f'font-family="sans-serif" font-size="13" fill="{INK}">',
                      f'<rect width="100%" height="100%" fill="{PAPER}"/>', *ticks, *rows, "</svg>", ""])


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    drawn = picture(read(Path(sys.argv[1]).read_text(encoding="utf-8")))
    if sys.argv[3:] != ["check"]:
        Path(sys.argv[2]).write_text(drawn, encoding="utf-8")
    elif Path(sys.argv[2]).read_text(encoding="utf-8") != drawn:
        sys.exit(f"{sys.argv[2]} shows something else: python3 tools/ladder/picture.py {sys.argv[1]} {sys.argv[2]}")


if __name__ == "__main__":
    main()
