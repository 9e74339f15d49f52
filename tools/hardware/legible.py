"""Whether a sheet of the schematic can be read: no text on a text, on a wire or on a symbol. It reads the finished file,
not what the generator meant."""
from sexpr import every, find, parse
from symbols import body, pins, placed

CHARACTER, LINE = 0.93, 0.8  # of a text's size, somewhat less than KiCad draws: boxes that touch are no fault


def numbers(node, count=2):
    return [float(value) for value in node[1:1 + count]]


def size_of(node):
    return float(find(find(find(node, "effects"), "font"), "size")[1])


def hidden(node):
    effects = find(node, "effects")
    hide = find(effects, "hide") if effects else None
    return hide is not None and hide[1] == "yes"


def text_boxes(tree):
    for symbol in every(tree, "symbol"):
        ref = next(p[2] for p in every(symbol, "property") if p[1] == "Reference")
        for field in every(symbol, "property"):
            if field[2] and not hidden(field):
                (x, y), size = numbers(find(field, "at")), size_of(field)
                half = len(field[2]) * size * CHARACTER / 2
                yield f"{ref} {field[2]}", (x - half, y - size * LINE / 2, x + half, y + size * LINE / 2)
    for note in every(tree, "text"):
        (x, y), size = numbers(find(note, "at")), size_of(note)
        yield note[1], (x, y - size * LINE, x + len(note[1]) * size * CHARACTER, y)
    for label in every(tree, "label"):
        x, y, turn = numbers(find(label, "at"), 3)
        long, high = len(label[1]) * size_of(label) * CHARACTER, size_of(label) * LINE
        yield label[1], {0: (x, y - 0.3 - high, x + long, y - 0.3), 180: (x - long, y - 0.3 - high, x, y - 0.3),
                         90: (x - 0.3 - high, y - long, x - 0.3, y), 270: (x - 0.3 - high, y, x - 0.3, y + long)}[int(turn)]
    for label in every(tree, "global_label"):
        x, y, turn = numbers(find(label, "at"), 3)
        size = size_of(label)
        way = {0: (1, 0), 90: (0, -1), 180: (-1, 0), 270: (0, 1)}[int(turn)]
        far = (len(label[1]) + 1) * size * CHARACTER
        near = 0.5
        xs, ys = sorted((x + way[0] * near, x + way[0] * far)), sorted((y + way[1] * near, y + way[1] * far))
        across = size * LINE / 2
        yield label[1], (xs[0] - across * abs(way[1]), ys[0] - across * abs(way[0]), xs[1] + across * abs(way[1]), ys[1] + across * abs(way[0]))


def symbol_boxes(tree):
    drawings = {symbol[1]: symbol for symbol in every(find(tree, "lib_symbols"), "symbol")}
    for symbol in every(tree, "symbol"):
        ref = next(p[2] for p in every(symbol, "property") if p[1] == "Reference")
        x, y, turn = numbers(find(symbol, "at"), 3)
        mirror = find(symbol, "mirror")
        place = x, y, int(turn), mirror[1] if mirror else None
        drawing = drawings[find(symbol, "lib_id")[1]]
        yield ref, body(drawing, *place)
        if ref.startswith("#"):
            continue
        for number, (px, py, angle, kind) in pins(drawing).items():
            if kind == "no_connect":
                continue
            ax, ay = placed(*place, px, py)
            way = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[angle]
            bx, by = placed(*place, px + 2.2 * way[0], py + 2.2 * way[1])
            yield f"{ref} pin {number}", (min(ax, bx), min(ay, by), max(ax, bx), max(ay, by))


def meet(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def wire_boxes(tree):
    for wire in every(tree, "wire"):
        points = [numbers(point) for point in every(find(wire, "pts"), "xy")]
        xs, ys = sorted(p[0] for p in points), sorted(p[1] for p in points)
        yield "a wire", (xs[0] - 0.05, ys[0] - 0.05, xs[1] + 0.05, ys[1] + 0.05)


def wrong_in(file):
    tree = parse(file.read_text())
    texts = list(text_boxes(tree))
    wrong = [f"{file.stem}: {a} on {b}" for i, (a, box) in enumerate(texts) for b, other in texts[i + 1:] if meet(box, other)]
    for others in (list(symbol_boxes(tree)), list(wire_boxes(tree))):
        wrong += [f"{file.stem}: {text} on {other}" for text, box in texts for other, around in others if meet(box, around)]
    return wrong
