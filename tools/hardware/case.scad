// The handheld's case and what is printed with it. The measures come from hardware/handheld.py and the ledger of claims by
// way of measures.scad. x to the right, y upwards, z towards the player; the board's front is z = 0. Print the front on its
// face, the back on its back, the caps on their flanges: nothing needs supports.
include <measures.scad>
part = "both";
mirrored = 0;   // 1: a front that looks right in a picture and fits nothing
moved = 0;      // mm by which the opening for the connector stands aside
lower = 0;      // mm by which the front is too flat
lip = 1.2;      // by which the back's outer skin overlaps the front
skin = 1.1;
seam = -board_thick;
in_front = ceiling - lower;

module block(r, z0, z1) translate([0, 0, z0]) linear_extrude(z1 - z0) offset(r, $fn = 32) offset(-1.2) translate([-gap, -gap]) square([board_w + 2 * gap, board_h + 2 * gap]);
module outside(z0, z1) block(1.2 + wall, z0, z1);
module inside(z0, z1) block(1.2, z0, z1);
module column(at, d, z0, z1) translate([at[0], at[1], z0]) cylinder(d = d, h = z1 - z0, $fn = 32);
module box(b) translate([b[0], b[1], b[2]]) cube([b[3] - b[0], b[4] - b[1], b[5] - b[2]]);
module around(b, d, z0, z1) box([b[0] - d, b[1] - d, z0, b[2] + d, b[3] + d, z1]);  // b: left, bottom, right, top

// They hold the board's upper end, beside the panel's module.
module ribs(z0, z1) for (x = [-gap - 0.1, board_w - 1.8]) box([x, board_h - 24, z0, x + 1.9 + gap, board_h - 14, z1]);

// Where the back's skin stands outside of the front: not at the top, where the hooks are, nor at connector and switch.
module lip_ring(inner, z0, z1, longer) intersection() {
  difference() { outside(z0, z1); block(inner, z0 - 1, z1 + 1); }
  difference() {
    box([-wall - 2, -wall - 2, z0, board_w + wall + 2, board_h - 6 + longer, z1]);
    box([board_w - 3, slide_y - 9 + longer, z0 - 1, board_w + wall + 3, slide_y + 9 - longer, z1 + 1]);
  }
}

module window() hull() {
  around(view, 0, in_front - 0.01, in_front);
  around(view, bevel * plate, in_front + plate, in_front + plate + 0.01);
}

module front_as_it_is() difference() {
  union() {
    difference() { outside(seam + 0.02, in_front + plate); inside(seam - 1, in_front); }
    for (h = holes) column(h, 7, 0, in_front + 0.1);
    ribs(0, in_front + 0.1);
    for (k = keys) column(k, cap_hole + 2.4, collar_from, in_front + 0.1);
    difference() { around(lens, 1.2, in_front - 1.2, in_front + 0.1); around(lens, 0, in_front - 2, in_front); }  // the lens's frame
    intersection() {  // four pegs: they press the module's corners and stand around them
      inside(panel_under, in_front + 0.1);
      for (x = [0, 1], y = [0, 1]) peg(x, y);
    }
  }
  window();
  for (k = keys) column(k, cap_hole, -1, in_front + plate + 1);
  for (h = holes) column(h, screw_hole, -1, 9);
  for (p = pinholes) column(p, 2, in_front - 1, in_front + plate + 1);
  for (a = [0 : 60 : 300]) column([sound[0] + 3 * cos(a), sound[1] + 3 * sin(a)], 1.8, in_front - 1, in_front + plate + 1);
  for (h = hooks) box([h[0] - 0.3, board_h + gap - 0.01, 1.5, h[1] + 0.3, board_h + gap + 1.4, 3.7]);
  lip_ring(1.2 + wall - skin - 0.2, seam - 1, seam + lip + 0.2, 0.3);
}
// x, y: 0 for left and lower. The module's corner, its board's upper side, and a wall beside both edges.
module peg(x, y) {
  cx = module_at[x == 0 ? 0 : 2]; cy = module_at[y == 0 ? 1 : 3];
  dx = x == 0 ? 1 : -1; dy = y == 0 ? 1 : -1;
  module from(ax, ay, bx, by, z0) box([min(cx + dx * ax, cx + dx * bx), min(cy + dy * ay, cy + dy * by), z0, max(cx + dx * ax, cx + dx * bx), max(cy + dy * ay, cy + dy * by), in_front + 0.1]);
  from(-0.4, 0, 5.5, 5.5, panel_under + module_thick + 0.25);
  difference() { from(-3.4, -3.4, 6, 6, panel_under + 0.5); from(-module_slack, -0.35, 9, 9, 0); }
}
module front() { if (mirrored == 1) translate([board_w, 0, 0]) mirror([1, 0, 0]) front_as_it_is(); else front_as_it_is(); }

module back() difference() {
  union() {
    difference() { outside(in_back - plate, seam); inside(in_back, seam + 1); }
    lip_ring(1.2 + wall - skin, seam - 0.1, seam + lip, 0);
    intersection() {
      inside(in_back - 0.1, seam);
      union() {
        for (h = holes) column(h, 8, in_back - 0.1, seam);
        ribs(in_back - 0.1, seam);
        difference() { around(cell, cell_wall, in_back - 0.1, lid_top - 0.1); around(cell, cell_wall / 2, lid_under, 0); around(cell, 0, in_back, 0); }
      }
    }
    for (h = hooks) {
      box([h[0], board_h - 1.1, in_back - 0.1, h[1], board_h + gap + 0.1, seam - 1.4]);
      box([h[0], board_h - 1.1, in_back - 0.1, h[1], board_h + 0.1, 3.4]);
      // Its point is 0.8 mm behind the front's wall; 1.1 mm behind it the board ends: so far the hook can be drawn back.
      box([h[0], board_h, 1.8, h[1], board_h + gap + 0.8, 3.4]);
    }
  }
  for (h = holes) { column(h, 2.9, in_back - plate - 1, seam + 1); column(h, screw_head + 0.6, in_back - plate - 1, screw_seat); }
  box([usb[0] - 0.6 + moved, board_h - 1, usb[2] - 0.6, usb[3] + 0.6 + moved, board_h + 9, seam + 3]);
  box([wires[0], wires[1], lid_under - 2.5, wires[2], wires[3], seam]);  // the cell's wires leave their box
  for (x = [-4, 4]) column([board_w / 2 + x, 3], 3.5, in_back - plate - 1, in_back + 1);  // the strap
  column(lamp, 2, in_back - plate - 1, in_back + 1);
  box([board_w - 1, slide_y - 4.6, slide_low, board_w + 9, slide_y + 4.6, seam + 3]);
}

// Between cell and board: it lies on a step of the walls of the cell's box, and the board holds it down.
module lid() difference() {
  around(cell, cell_wall / 2 - 0.15, lid_under, lid_top);
  box([heat[0] - 2.2, heat[1] - 2.2, lid_top - 0.8, heat[0] + 2.2, heat[1] + 2.2, lid_top + 1]);  // the thermistor
}

// Over the switch's own lever, which is too short to be reached: a plate inside the wall, a knob outside.
module slider() difference() {
  union() {
    box([slide_face + 0.2, slide_y - 8, slide_low - 1, board_w + gap - 0.15, slide_y + 8, seam - 0.4]);
    box([slide_face + 0.2, slide_y - 3, slide_low + 0.25, board_w + gap + wall + 1.4, slide_y + 3, seam - 0.4]);
  }
  box([slide_face - 1, slide_y - slide_wide / 2 - 0.15, slide_low + 0.6, slide_tip + 0.4, slide_y + slide_wide / 2 + 0.15, 1]);
}
module feet() for (f = feet_at) box(f);
module lens_itself() around(lens, -0.2, in_front - lens_thick, in_front);
// more: mm by which its flange is higher, one of cap_sets, of which the builder takes the highest that does not press its key.
module cap(more) difference() {
  union() {
    translate([0, 0, cap_low]) cylinder(d = cap_d, h = in_front + plate + 1.2 - cap_low, $fn = 48);
    translate([0, 0, cap_low]) cylinder(d = cap_hole + 2, h = flange_top + more - cap_low, $fn = 48);
  }
  translate([0, 0, cap_low - 1]) cylinder(d = plunger + 0.5, h = key_high + 1 - cap_low, $fn = 32);
  for (i = [0 : round((more - cap_sets[0]) / 0.2)]) rotate(i * 40) translate([cap_hole / 2 + 0.9, -0.3, cap_low - 1]) cube([2, 0.6, 10]);  // notches tell the sets apart
}

// What must stay free: every part, the panel, the cell, and the way to each key, connector, switch and to the screen.
module parts() { for (b = boxes) box(b); feet(); }
module ways() {
  for (k = keys) column(k, cap_d, key_high, in_front + plate + 5);
  around(view, -0.2, in_front - 1, in_front + plate + 5);
  box([usb[0], board_h - 1, usb[2], usb[3], board_h + 8, usb[5] - 0.1]);
}
// A knob at both ends of its way.
module slid() for (y = [-slide_travel / 2, slide_travel / 2]) translate([0, y, 0]) slider();
module others() { difference() { slid(); box([board_w + gap, 0, -50, board_w + 50, board_h, 50]); } lid(); lens_itself(); for (k = keys) translate(k) cap(0); around(cell, -0.02, in_back + 0.02, lid_under - 0.02); }

if (part == "front") translate([0, 0, in_front + plate]) rotate([180, 0, 0]) front();
if (part == "back") translate([0, 0, plate - in_back]) back();
if (part == "lid") translate([0, 0, lid_top]) rotate([180, 0, 0]) lid();
if (part == "slider") translate([0, 0, board_w]) rotate([0, 90, 0]) slider();
if (part == "caps") for (s = [0 : len(cap_sets) - 1], i = [0 : len(keys) - 1]) translate([i * (cap_d + 5), s * (cap_d + 5), -cap_low]) cap(cap_sets[s]);
if (part == "feet") translate([0, 0, 0]) feet();
if (part == "both") { front(); back(); lid(); slider(); feet(); for (k = keys) translate(k) cap(0); }
if (part == "clash_front") intersection() { front(); union() { parts(); ways(); others(); } }
if (part == "clash_back") intersection() { back(); union() { parts(); ways(); others(); } }
if (part == "clash_parts") intersection() { parts(); others(); }
if (part == "clash_shells") intersection() { front(); back(); }
