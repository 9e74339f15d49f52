"""KiCad's project file: the rules that ERC and DRC check by."""
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "hardware"))
import handheld  # noqa: E402
import layout  # noqa: E402

# By default two nets swapped on the whole board are a warning. Silk that is cut at a pad or an edge is none of ours:
# KiCad's own footprints draw some.
SEVERITIES = {"net_conflict": "error", "missing_footprint": "error", "extra_footprint": "error",
              "duplicate_footprints": "error", "lib_footprint_issues": "ignore", "lib_footprint_mismatch": "ignore",
              "unconnected_items": "error", "track_dangling": "error", "via_dangling": "error"}


# What KiCad's own footprint cannot keep, with its arithmetic. J1 has sixteen pins 0.85 mm apart: a hole of 0.4 mm and a ring of
# 0.15 make a pad of 0.7, which leaves 0.15 to the next pad and 0.45 between the holes. A ring of 0.2 would leave 0.05.
EXCEPTIONS = (
    ("J1_pads", "A.memberOfFootprint('J1') && B.memberOfFootprint('J1')", "clearance (min 0.15mm)"),
    ("J1_holes", "A.memberOfFootprint('J1') && B.memberOfFootprint('J1')", "hole_to_hole (min 0.45mm)"),
    ("J1_ring", "A.memberOfFootprint('J1')", "annular_width (min 0.15mm)"),
    # U6's ground pad: on the back signals leave it a single spoke, on the front it has all four.
    ("U6_ground", "A.memberOfFootprint('U6') || B.memberOfFootprint('U6')", "min_resolved_spokes 1"),
)


def exceptions():
    """KiCad's file of custom rules: the last that fits a pair counts."""
    rules = [f'(rule "{name}"\n\t(constraint {constraint})\n\t(condition "{condition}"))' for name, condition, constraint in EXCEPTIONS]
    return "(version 1)\n" + "\n".join(rules) + "\n"


def project():
    rules = {"min_clearance": 0.15, "min_track_width": 0.2, "min_via_diameter": 0.6, "min_through_hole_diameter": 0.3,
             "min_copper_edge_clearance": layout.EDGE_MM, "min_hole_clearance": 0.3, "min_hole_to_hole": 0.45,
             "min_resolved_spokes": 2, "min_via_annular_width": 0.15, "min_text_height": layout.TEXT_MM,
             "min_text_thickness": layout.TEXT_LINE_MM}
    one = {"name": "Default", "clearance": layout.CLEARANCE_MM, "track_width": handheld.SIGNAL_WIDTH_MM, "via_diameter": layout.VIA_MM,
           "via_drill": layout.DRILL_MM, "diff_pair_gap": layout.PAIR_GAP_MM, "diff_pair_width": layout.PAIR_WIDTH_MM,
           "bus_width": 12, "wire_width": 6, "line_style": 0, "priority": 2147483647}
    return {"board": {"design_settings": {"rules": rules, "rule_severities": SEVERITIES}},
            "erc": {"rule_severities": {"footprint_link_issues": "ignore"}},
            "net_settings": {"classes": [one], "meta": {"version": 4}}, "meta": {"filename": f"{handheld.NAME}.kicad_pro", "version": 3}}


def main(folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    (Path(folder) / f"{handheld.NAME}.kicad_dru").write_text(exceptions())
    (Path(folder) / f"{handheld.NAME}.kicad_pro").write_text(json.dumps(project(), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
