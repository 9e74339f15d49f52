"""Makes the board with KiCad's pcbnew, inside tools/hardware/in_kicad.sh.

board.py place FOLDER    parts, outline, silk, areas; and FOLDER/problem.txt for the router
board.py finish FOLDER   the router's tracks, vias between the areas, the areas filled
"""
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pcbnew

HERE = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(HERE / "hardware"), str(HERE / "tools" / "hardware")]
import case  # noqa: E402
import claims  # noqa: E402
import handheld  # noqa: E402
import layout  # noqa: E402
from settled import settle  # noqa: E402

FOOTPRINTS = "/usr/share/kicad/footprints"
ORIGIN = (100, 50)
mm = pcbnew.FromMM


def point(x, y):
    return pcbnew.VECTOR2I(mm(x + ORIGIN[0]), mm(y + ORIGIN[1]))


def netlist(folder):
    """(ref, pin) -> net's name, and ref -> path of its symbol, as KiCad reads the schematic."""
    root = ElementTree.parse(folder / "netlist.xml").getroot()
    nets = {(node.get("ref"), node.get("pin")): net.get("name") for net in root.find("nets") for node in net}
    paths = {part.get("ref"): part.find("sheetpath").get("tstamps") + part.find("tstamps").text for part in root.find("components")}
    sheets = {part.get("ref"): part.find("sheetpath").get("names") for part in root.find("components")}
    return nets, paths, sheets


def load(full):
    library, name = full.split(":")
    if library == handheld.NAME:
        footprint = OWN[name]()
    else:
        footprint = pcbnew.FootprintLoad(f"{FOOTPRINTS}/{library}.pretty", name)
    if footprint is None:
        raise ValueError(f"no footprint {full}")
    footprint.SetFPID(pcbnew.LIB_ID(library, name))
    return footprint


def module_by_hand():
    """KiCad's ESP32 module with one plated hole below it in place of twelve fine ones: an iron solders its ground."""
    footprint = pcbnew.FootprintLoad(f"{FOOTPRINTS}/RF_Module.pretty", "ESP32-WROOM-32E")
    middle = None
    for pad in list(footprint.Pads()):
        if pad.GetNumber() == "39" and pad.GetDrillSizeX() == 0 and middle is None and pad.GetSizeX() > mm(0.8):
            middle = middle or []
        if pad.GetNumber() == "39":
            (middle if middle is not None else []).append(pad.GetPosition())
            footprint.Remove(pad)
    xs, ys = sorted(p.x for p in middle), sorted(p.y for p in middle)
    centre = pcbnew.VECTOR2I((xs[0] + xs[-1]) // 2, (ys[0] + ys[-1]) // 2)
    pad = pcbnew.PAD(footprint)
    pad.SetNumber("39")
    pad.SetAttribute(pcbnew.PAD_ATTRIB_PTH)
    pad.SetLayerSet(pcbnew.PAD.PTHMask())
    pad.SetShape(pcbnew.PAD_SHAPE_RECT)
    pad.SetSize(pcbnew.VECTOR2I(mm(3.9), mm(3.9)))
    pad.SetDrillSize(pcbnew.VECTOR2I(mm(2.6), mm(2.6)))
    pad.SetPosition(centre)
    footprint.Add(pad)
    return footprint


def charger_on_vias():
    """KiCad's SOIC with a middle pad, and nine vias through it, by which its heat reaches the front's ground."""
    footprint = pcbnew.FootprintLoad(f"{FOOTPRINTS}/Package_SO.pretty", "SOIC-8-1EP_3.9x4.9mm_P1.27mm_EP2.41x3.3mm")
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            pad = pcbnew.PAD(footprint)
            pad.SetNumber("9")
            pad.SetAttribute(pcbnew.PAD_ATTRIB_PTH)
            copper = pcbnew.LSET()
            copper.AddLayer(pcbnew.F_Cu)
            copper.AddLayer(pcbnew.B_Cu)
            pad.SetLayerSet(copper)
            pad.SetShape(pcbnew.PAD_SHAPE_CIRCLE)
            pad.SetSize(pcbnew.VECTOR2I(mm(layout.HEAT_VIA_MM), mm(layout.HEAT_VIA_MM)))
            pad.SetDrillSize(pcbnew.VECTOR2I(mm(layout.HEAT_DRILL_MM), mm(layout.HEAT_DRILL_MM)))
            pad.SetPosition(pcbnew.VECTOR2I(mm(layout.HEAT_STEP_MM[0] * x), mm(layout.HEAT_STEP_MM[1] * y)))
            footprint.Add(pad)
    for pad in footprint.Pads():
        if pad.GetNumber() == "9":
            pad.SetLocalZoneConnection(pcbnew.ZONE_CONNECTION_FULL)
    return footprint


OWN = {"ESP32-WROOM-32E_HandSolder": module_by_hand, "SOIC-8-1EP_NineVias": charger_on_vias}


def place(folder):
    board = pcbnew.NewBoard(str(folder / f"{handheld.NAME}.kicad_pcb"))
    names, paths, sheets = netlist(folder.parent)
    nets = {}
    for name in sorted(set(names.values())):
        nets[name] = pcbnew.NETINFO_ITEM(board, name)
        board.Add(nets[name])
    for part in handheld.PARTS.values():
        footprint = load(part.kind.footprint)
        x, y, turn, side = part.at
        footprint.SetReference(part.ref)
        footprint.SetValue(part.value)
        footprint.SetPath(pcbnew.KIID_PATH(paths[part.ref]))
        footprint.SetSheetname(sheets[part.ref])
        footprint.SetSheetfile(f"{handheld.NAME}.kicad_sch")
        if not part.kind.is_ordered:
            footprint.SetExcludedFromBOM(True)
        if not part.kind.fitted:
            footprint.SetDNP(True)
        board.Add(footprint)
        dx, dy = layout.CENTRES.get(part.kind.footprint, (0, 0))
        footprint.SetPosition(point(x - dx, y - dy))
        if side == handheld.BACK:
            footprint.Flip(footprint.GetPosition(), pcbnew.FLIP_DIRECTION_LEFT_RIGHT)
        footprint.SetOrientationDegrees(turn)
        if part.ref == "J1":
            cut_silk(footprint)
        for pad in footprint.Pads():
            if part.kind is handheld.FIDUCIAL:
                pad.SetLocalClearance(mm(layout.FIDUCIAL_GAP_MM))
            if (part.ref, pad.GetNumber()) in layout.SOLID:
                pad.SetLocalZoneConnection(pcbnew.ZONE_CONNECTION_FULL)
            name = names.get((part.ref, pad.GetNumber()))
            if name:
                pad.SetNet(nets[name])
    draw_outline(board)
    add_holes(board)
    add_areas(board, nets["GND"])
    add_silk(board)
    add_panel(board)
    board.GetTitleBlock().SetTitle("Seaglass handheld")
    board.GetTitleBlock().SetRevision(handheld.REVISION)
    board.GetDesignSettings().SetAuxOrigin(point(0, handheld.HEIGHT_MM))
    pcbnew.SaveBoard(str(folder / f"{handheld.NAME}.kicad_pcb"), board)
    write_problem(board, folder.parent / "problem.txt")
    return 0


def cut_silk(footprint):
    """The connector stands out of the board, and its drawing with it."""
    edge = mm(ORIGIN[1] + layout.EDGE_MM)
    for item in list(footprint.GraphicalItems()):
        if item.GetLayer() in (pcbnew.F_SilkS, pcbnew.B_SilkS) and item.GetBoundingBox().GetTop() < edge:
            footprint.Remove(item)


def draw_outline(board):
    corners = handheld.OUTLINE
    for a, b in zip(corners, corners[1:] + corners[:1]):
        edge = pcbnew.PCB_SHAPE(board, pcbnew.SHAPE_T_SEGMENT)
        edge.SetStart(point(*a))
        edge.SetEnd(point(*b))
        edge.SetLayer(pcbnew.Edge_Cuts)
        edge.SetWidth(mm(0.1))
        board.Add(edge)


def add_holes(board):
    for i, (x, y) in enumerate(handheld.HOLES):
        hole = pcbnew.FootprintLoad(f"{FOOTPRINTS}/MountingHole.pretty", "MountingHole_2.7mm_M2.5")
        hole.SetFPID(pcbnew.LIB_ID("MountingHole", "MountingHole_2.7mm_M2.5"))
        hole.SetReference(f"H{i + 1}")
        hole.SetBoardOnly(True)
        hole.SetExcludedFromBOM(True)
        hole.SetExcludedFromPosFiles(True)
        hole.Reference().SetVisible(False)
        hole.Value().SetVisible(False)
        board.Add(hole)
        hole.SetPosition(point(x, y))
        for pad in hole.Pads():
            pad.SetLocalClearance(mm(handheld.HOLE_TO_COPPER_MM))


def add_areas(board, ground):
    for layer in (pcbnew.F_Cu, pcbnew.B_Cu):
        area = pcbnew.ZONE(board)
        area.SetLayer(layer)
        area.SetNet(ground)
        area.SetLocalClearance(mm(0.25))
        area.SetMinThickness(mm(0.25))
        area.SetThermalReliefGap(mm(0.3))
        area.SetThermalReliefSpokeWidth(mm(0.45))
        area.SetPadConnection(pcbnew.ZONE_CONNECTION_THERMAL)
        area.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
        line = area.Outline()
        line.NewOutline()
        for x, y in handheld.OUTLINE:
            line.Append(mm(x + ORIGIN[0]), mm(y + ORIGIN[1]))
        board.Add(area)


def add_panel(board):
    """The panel's module as the ledger of claims has it, 1:1, for the paper check before anything is ordered."""
    def text(words, x, y):
        item = pcbnew.PCB_TEXT(board)
        item.SetText(words)
        item.SetTextSize(pcbnew.VECTOR2I(mm(1.2), mm(1.2)))
        item.SetTextThickness(mm(0.15))
        item.SetPosition(point(x, y))
        item.SetLayer(pcbnew.User_1)
        board.Add(item)

    def shape(kind, a, b):
        item = pcbnew.PCB_SHAPE(board, kind)
        item.SetStart(point(*a))
        item.SetEnd(point(*b))
        item.SetLayer(pcbnew.User_1)
        item.SetWidth(mm(0.15))
        board.Add(item)
    for words, (left, top, right, bottom), y in (("module", case.panel_module(), 52.2), ("glass", case.panel_glass(), 34), ("picture", case.picture(), 38),
                                                 ("window of the case", case.window(), 42)):
        shape(pcbnew.SHAPE_T_RECT, (left, top), (right, bottom))
        text(words, left + 9 if words != "module" else 46, y)
    left, top, right, bottom = case.panel_module()
    aside = (claims.value("panel.height") - 44) / 2
    for x in (left + claims.value("panel.hole_from_end"), right - claims.value("panel.hole_from_end")):
        for y in (top + aside, bottom - aside):
            shape(pcbnew.SHAPE_T_CIRCLE, (x, y), (x + 1.6, y))


def box_of(item):
    box = item.GetBoundingBox()
    return box.GetLeft(), box.GetTop(), box.GetRight(), box.GetBottom()


def apart(a, b, gap):
    return a[2] + gap <= b[0] or b[2] + gap <= a[0] or a[3] + gap <= b[1] or b[3] + gap <= a[1]


def courtyard(footprint):
    """The module's reaches over the antenna's air: there its pads tell where it stands."""
    if footprint.GetReference() == "U6":
        boxes = [box_of(pad) for pad in footprint.Pads()]
        return tuple(low(edge) for low, edge in zip((min, min, max, max), zip(*boxes)))
    box = footprint.GetCourtyard(footprint.GetLayer()).BBox()
    return box.GetLeft(), box.GetTop(), box.GetRight(), box.GetBottom()


def add_references(board, taken):
    """Each part's name beside it, where it covers no part, hole or text; hidden where there is no room."""
    for side in (pcbnew.F_Cu, pcbnew.B_Cu):
        silk = pcbnew.F_SilkS if side == pcbnew.F_Cu else pcbnew.B_SilkS
        boxes = [courtyard(f) for f in board.GetFootprints() if f.GetLayer() == side]
        boxes += [box_of(pad) for pad in board.GetPads() if pad.IsOnLayer(side)] + taken[silk]
        for footprint in sorted((f for f in board.GetFootprints() if f.GetLayer() == side), key=lambda f: f.GetReference()):
            text = footprint.Reference()
            if not text.IsVisible():
                continue
            text.SetTextSize(pcbnew.VECTOR2I(mm(layout.TEXT_MM), mm(layout.TEXT_MM)))
            text.SetTextThickness(mm(layout.TEXT_LINE_MM))
            text.SetTextAngleDegrees(0)
            text.SetKeepUpright(True)
            around = courtyard(footprint)
            if not stand_beside(text, around, boxes):
                text.SetTextAngleDegrees(90)
                if not stand_beside(text, around, boxes):
                    text.SetVisible(False)
                    print("no room for the name of", footprint.GetReference())
                    continue
            boxes.append(box_of(text))


def stand_beside(text, around, boxes):
    width, height = text.GetBoundingBox().GetWidth(), text.GetBoundingBox().GetHeight()
    x, y = (around[0] + around[2]) // 2, (around[1] + around[3]) // 2
    edge = (mm(ORIGIN[0] + 0.5), mm(ORIGIN[1] + 0.5), mm(ORIGIN[0] + handheld.WIDTH_MM - 0.5), mm(ORIGIN[1] + handheld.HEIGHT_MM - 6.5))
    for shift in (0, mm(1), -mm(1), mm(2), -mm(2)):
        for at in ((x + shift, around[1] - height // 2 - mm(0.05)), (x + shift, around[3] + height // 2 + mm(0.05)),
                   (around[2] + width // 2 + mm(0.05), y + shift), (around[0] - width // 2 - mm(0.05), y + shift)):
            text.SetPosition(pcbnew.VECTOR2I(int(at[0]), int(at[1])))
            box = box_of(text)
            inside = box[0] >= edge[0] and box[1] >= edge[1] and box[2] <= edge[2] and box[3] <= edge[3]
            if inside and all(apart(box, other, 0) for other in boxes):
                return True
    return False


def add_silk(board):
    taken = {pcbnew.F_SilkS: [], pcbnew.B_SilkS: []}
    for footprint in board.GetFootprints():
        part = handheld.PARTS.get(footprint.GetReference())
        if part and not part.kind.number:
            footprint.Reference().SetVisible(False)
    for text, x, y, size, turn, side in layout.SILK:
        item = pcbnew.PCB_TEXT(board)
        item.SetText(text)
        item.SetTextSize(pcbnew.VECTOR2I(mm(size), mm(size)))
        item.SetTextThickness(mm(max(layout.TEXT_LINE_MM, size * 0.15)))
        item.SetPosition(point(x, y))
        item.SetTextAngleDegrees(turn)
        item.SetLayer(pcbnew.F_SilkS if side == handheld.FRONT else pcbnew.B_SilkS)
        item.SetMirrored(side == handheld.BACK)
        board.Add(item)
        taken[item.GetLayer()].append(box_of(item))
    add_references(board, taken)


# ---- the router's side -----------------------------------------------------------------------------------------------


def numbered(board):
    return {name: i + 1 for i, name in enumerate(sorted({pad.GetNetname() for pad in board.GetPads() if pad.GetNetname()}))}


def plain(name):
    return name.split("/")[-1]


def layers_of(item):
    return (1 if item.IsOnLayer(pcbnew.F_Cu) else 0) | (2 if item.IsOnLayer(pcbnew.B_Cu) else 0)


def half_box(item):
    box = item.GetBoundingBox()
    centre = box.GetCenter()
    return (centre.x / 1e6, centre.y / 1e6, box.GetWidth() / 2e6, box.GetHeight() / 2e6)


def nets_by_description(board):
    """Description's name of a net -> KiCad's, by the pads that are on it."""
    out = {}
    for footprint in board.GetFootprints():
        part = handheld.PARTS.get(footprint.GetReference())
        for pad in footprint.Pads():
            if part and part.pins.get(pad.GetNumber()):
                out[part.pins[pad.GetNumber()]] = pad.GetNetname()
    return out


def write_problem(board, file):
    numbers = numbered(board)
    ours = {theirs: name for name, theirs in nets_by_description(board).items()}
    right, bottom = ORIGIN[0] + handheld.WIDTH_MM, ORIGIN[1] + handheld.HEIGHT_MM
    lines = [f"bounds {ORIGIN[0]} {ORIGIN[1]} {right} {bottom}", f"clearance {layout.CLEARANCE_MM + 0.005} {layout.EDGE_MM + 0.05}",
             "outline " + " ".join(f"{x + ORIGIN[0]} {y + ORIGIN[1]}" for x, y in handheld.OUTLINE)]
    for name, number in numbers.items():
        width = handheld.WIDTHS.get(ours.get(name), handheld.SIGNAL_WIDTH_MM)
        lines.append(f"net {number} {name.replace(' ', '_')} {width} {int(name == 'GND')}")
    for pad in board.GetPads():
        on_vias = pad.GetParentFootprint().GetReference() == "U2" and pad.GetNumber() == "9"
        layers = 3 if on_vias or pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH else layers_of(pad)
        if layers:
            around = handheld.HOLE_TO_COPPER_MM - layout.CLEARANCE_MM if pad.GetAttribute() == pcbnew.PAD_ATTRIB_NPTH else 0
            x, y, half_width, half_height = half_box(pad)
            box = f"{x:.4f} {y:.4f} {half_width + around:.4f} {half_height + around:.4f}"
            lines.append(f"pad {numbers.get(pad.GetNetname(), 0)} {layers} {box} {int(pad.GetShape() == pcbnew.PAD_SHAPE_CIRCLE)}")
    for footprint in board.GetFootprints():
        for zone in footprint.Zones():
            lines.append("keep 3 " + " ".join(f"{v:.4f}" for v in half_box(zone)))
    for layers, x, y, half_width, half_height in layout.KEPT_WHOLE:
        lines.append(f"keep {layers} {x + ORIGIN[0]} {y + ORIGIN[1]} {half_width} {half_height}")
    for net, layer, x1, y1, x2, y2, width in layout.laid_wires():
        number = numbers[nets_by_description(board)[net]]
        lines.append(f"wire {number} {layer} {x1 + ORIGIN[0]:.4f} {y1 + ORIGIN[1]:.4f} {x2 + ORIGIN[0]:.4f} {y2 + ORIGIN[1]:.4f} {width}")
    file.write_text("\n".join(lines) + "\n")


def add_track(board, net, layer, width, x1, y1, x2, y2):
    track = pcbnew.PCB_TRACK(board)
    track.SetLayer(pcbnew.B_Cu if layer else pcbnew.F_Cu)
    track.SetWidth(mm(width))
    track.SetStart(pcbnew.VECTOR2I(mm(x1), mm(y1)))
    track.SetEnd(pcbnew.VECTOR2I(mm(x2), mm(y2)))
    track.SetNet(net)
    board.Add(track)


def add_via(board, net, x, y):
    via = pcbnew.PCB_VIA(board)
    via.SetPosition(pcbnew.VECTOR2I(mm(x), mm(y)))
    via.SetWidth(pcbnew.F_Cu, mm(layout.VIA_MM))
    via.SetDrill(mm(layout.DRILL_MM))
    via.SetNet(net)
    board.Add(via)


def finish(folder):
    name = str(folder / f"{handheld.NAME}.kicad_pcb")
    board = pcbnew.LoadBoard(name)
    by_name = {str(key): net for key, net in board.GetNetInfo().NetsByName().items()}
    by_number = {number: by_name[key] for key, number in numbered(board).items()}
    theirs = nets_by_description(board)
    for line in (folder.parent / "routes.txt").read_text().splitlines():
        kind, number, *values = line.split()
        values = [float(v) for v in values]
        if kind == "via":
            add_via(board, by_number[int(number)], *values)
        else:
            add_track(board, by_number[int(number)], int(values[0]), *values[1:])
    for net, layer, x1, y1, x2, y2, width in layout.laid_wires():
        add_track(board, by_name[theirs[net]], layer, width, x1 + ORIGIN[0], y1 + ORIGIN[1], x2 + ORIGIN[0], y2 + ORIGIN[1])
    board = settled(board, name)
    areas = areas_of(board)
    # Islands first stay, so that a via can join them to the other side; what is then still alone goes.
    for area in areas:
        area.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_NEVER)
    pcbnew.ZONE_FILLER(board).Fill(areas)
    stitch(board, areas, next(net for key, net in board.GetNetInfo().NetsByName().items() if str(key) == "GND"))
    for area in areas:
        area.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
    board = settled(board, name)
    pcbnew.ZONE_FILLER(board).Fill(areas_of(board))
    settled(board, name)
    return 0


def areas_of(board):
    return sorted(board.Zones(), key=lambda area: area.GetLayer())


def settled(board, name):
    """The same board out of its settled file: how KiCad fills areas depends on the order and the identities of what it reads."""
    pcbnew.SaveBoard(name, board)
    settle(name)
    return pcbnew.LoadBoard(name)


class Islands:
    """The pieces that the two areas fall into, and which of them vias and plated holes join."""

    def __init__(self, board, areas):
        self.polygons = [area.GetFilledPolysList(area.GetLayer()) for area in areas]
        self.joined = {(side, i): (side, i) for side, polygon in enumerate(self.polygons) for i in range(polygon.OutlineCount())}
        self.largest = max(self.joined, key=lambda island: self.polygons[island[0]].Outline(island[1]).Area())
        for via in board.GetTracks():
            if via.GetClass() == "PCB_VIA" and via.GetNetname() == "GND":
                self.join({self.at(side, via.GetPosition()) for side in (0, 1)})
        for pad in board.GetPads():
            if pad.GetDrillSizeX() and pad.GetNetname() == "GND":
                self.join({self.at(side, point) for side in (0, 1) for point in self.spokes(pad)})

    @staticmethod
    def spokes(pad):
        """Points in the gap around a pad, where only its spokes are copper."""
        centre, size = pad.GetPosition(), max(pad.GetSizeX(), pad.GetSizeY()) // 2 + mm(0.15)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (.71, .71), (-.71, .71), (.71, -.71), (-.71, -.71)):
            yield pcbnew.VECTOR2I(int(centre.x + x * size), int(centre.y + y * size))

    def at(self, side, point):
        polygon = self.polygons[side]
        return next(((side, i) for i in range(polygon.OutlineCount())
                     if polygon.Outline(i).BBox().Contains(point) and polygon.Contains(point, i)), None)

    def root(self, island):
        while self.joined[island] != island:
            island = self.joined[island]
        return island

    def join(self, islands):
        roots = [self.root(island) for island in islands if island]
        for root in roots:
            self.joined[root] = roots[0]

    def apart_at(self, point):
        """The two islands that a via here would join, one of them part of the whole."""
        both = [self.at(side, point) for side in (0, 1)]
        if None in both or self.root(both[0]) == self.root(both[1]):
            return None
        return both if self.root(self.largest) in map(self.root, both) else None

    def lonely_points(self):
        """A fine grid over all islands that hang on nothing."""
        for island in sorted(self.joined):
            if self.root(island) != self.root(self.largest):
                box = self.polygons[island[0]].Outline(island[1]).BBox()
                yield from (pcbnew.VECTOR2I(x, y) for x in range(box.GetLeft(), box.GetRight(), mm(0.2))
                            for y in range(box.GetTop(), box.GetBottom(), mm(0.2)))


def stitch(board, areas, ground):
    """A via wherever it joins two islands, and one about every STITCH_MM where both areas are whole around it."""
    there = [via.GetPosition() for via in board.GetTracks() if via.GetClass() == "PCB_VIA"]
    there += [pad.GetPosition() for pad in board.GetPads() if pad.GetNetname() == "GND" and pad.GetDrillSizeX()]
    pads = list(board.GetPads())

    def has_room(at, apart_mm, pad_mm, whole_mm):
        ways = [(0, 0)] + [(whole_mm * x, whole_mm * y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (.7, .7), (-.7, .7), (.7, -.7), (-.7, -.7))]
        return (all((other - at).EuclideanNorm() >= mm(apart_mm) for other in there)
                and not any(pad.GetBoundingBox().GetInflated(mm(pad_mm)).Contains(at) for pad in pads)
                and all(area.HitTestFilledArea(area.GetLayer(), pcbnew.VECTOR2I(at.x + mm(x), at.y + mm(y)), 0) for area in areas for x, y in ways))

    def add(at):
        add_via(board, ground, at.x / 1e6, at.y / 1e6)
        there.append(at)

    islands = Islands(board, areas)
    for _ in range(2):  # one that is joined may be the way to another
        for at in islands.lonely_points():
            apart = islands.apart_at(at)
            if apart and has_room(at, 0.95, 0.5, 0.45):
                add(at)
                islands.join(apart)
    for row in range(1, 2 * handheld.HEIGHT_MM):
        for column in range(1, 2 * handheld.WIDTH_MM):
            at = point(column / 2, row / 2)
            if has_room(at, layout.STITCH_MM, 0.7, 0.7):
                add(at)


if __name__ == "__main__":
    sys.exit({"place": place, "finish": finish}[sys.argv[1]](Path(sys.argv[2])))
