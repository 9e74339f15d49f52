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


def project():
    rules = {"min_clearance": layout.CLEARANCE_MM, "min_track_width": 0.2, "min_via_diameter": 0.6, "min_through_hole_diameter": 0.3,
             "min_copper_edge_clearance": layout.EDGE_MM, "min_hole_clearance": 0.2, "min_hole_to_hole": 0.25,
             "min_resolved_spokes": 1, "min_via_annular_width": 0.15}
    one = {"name": "Default", "clearance": layout.CLEARANCE_MM, "track_width": handheld.SIGNAL_WIDTH_MM, "via_diameter": layout.VIA_MM,
           "via_drill": layout.DRILL_MM, "diff_pair_gap": layout.PAIR_GAP_MM, "diff_pair_width": layout.PAIR_WIDTH_MM,
           "bus_width": 12, "wire_width": 6, "line_style": 0, "priority": 2147483647}
    return {"board": {"design_settings": {"rules": rules, "rule_severities": SEVERITIES}},
            "erc": {"rule_severities": {"footprint_link_issues": "ignore"}},
            "net_settings": {"classes": [one], "meta": {"version": 4}}, "meta": {"filename": f"{handheld.NAME}.kicad_pro", "version": 3}}


def main(folder):
    Path(folder).mkdir(parents=True, exist_ok=True)
    (Path(folder) / f"{handheld.NAME}.kicad_pro").write_text(json.dumps(project(), indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
