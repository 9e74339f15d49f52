// The handheld's case: front, back, and a cap for each key. The measures come from hardware/handheld.py by way of
// measures.scad. x to the right, y upwards, z towards who plays; the board's front is z = 0. Print the front on its face,
// the back on its back, the caps on their flanges: nothing needs supports.
include <measures.scad>
part = "both";
mirrored = 0;      // 1: a front that looks right in a picture and fits nothing
moved = 0;         // mm by which the opening for the connector stands aside
wall = 2;
gap = 0.4;         // around the board
slack = 1;         // by which panel modules differ
corner = 3.2;  // inside 1.2: the board's corners are square
in_front = panel_under + panel_high + slack;
in_back = -board_thick - cell_high;
seam = -board_thick;

module block(x, y, z0, z1, r) translate([0, 0, z0]) linear_extrude(z1 - z0) offset(r, $fn = 32) offset(-r) translate([-x, -x]) square([board_w + 2 * x, board_h + 2 * x]);
module column(at, d, z0, z1) translate([at[0], at[1], z0]) cylinder(d = d, h = z1 - z0, $fn = 32);
module box(b) translate([b[0], b[1], b[2]]) cube([b[3] - b[0], b[4] - b[1], b[5] - b[2]]);

// They hold the board's upper end, beside the panel's module, where no screw has room.
module ribs(z0, z1) for (x = [-gap - 0.1, board_w - 1.8]) box([x, board_h - 24, z0, x + 1.9 + gap, board_h - 14, z1]);

module front_as_it_is() difference() {
  union() {
    difference() {
      block(gap + wall, 0, seam, in_front + wall, corner);
      block(gap, 0, seam - 1, in_front, corner - wall);
    }
    for (h = holes) column(h, 6.4, 0, in_front + 0.1);
    ribs(0, in_front + 0.1);
  }
  translate([0, 0, in_front - 1]) box([glass[0], glass[1], 0, glass[2], glass[3], wall + 2]);
  for (k = keys) column(k, cap_d + 0.8, in_front - 1, in_front + wall + 1);
  for (h = holes) column(h, 2.1, -1, in_front - 1);
  for (p = pinholes) column(p, 2, in_front - 1, in_front + wall + 1);
}
module front() { if (mirrored == 1) translate([board_w, 0, 0]) mirror([1, 0, 0]) front_as_it_is(); else front_as_it_is(); }

module back() difference() {
  union() {
    difference() {
      block(gap + wall, 0, in_back - wall, seam, corner);
      block(gap, 0, in_back, seam + 1, corner - wall);
    }
    for (h = holes) column(h, 6.4, in_back - 0.1, seam);
    ribs(in_back - 0.1, seam);
  }
  for (h = holes) { column(h, 2.9, in_back - wall - 1, seam + 1); column(h, 5.4, in_back - wall - 1, in_back - 0.6); }
  box([usb[0] - 0.6 + moved, board_h - 1, usb[2] - 0.6, usb[3] + 0.6 + moved, board_h + 9, seam + 1]);
  for (x = [-4, 4]) column([board_w / 2 + x, 3], 3.5, in_back - wall - 1, in_back + 1);  // the strap
  box([slide[0], slide[1] - 0.5, slide[2] - 0.5, board_w + 9, slide[4] + 0.5, seam + 1]);
}
module bars() for (b = panel_bars) box(b);
module cap() { cylinder(d = cap_d, h = in_front + wall + 1.2 - key_high, $fn = 48); cylinder(d = cap_d + 2.4, h = 1, $fn = 48); }

// What must stay free: every part, the panel, the cell, and the way to each key, connector, switch and to the screen.
module parts() { for (b = boxes) box(b); bars(); }
module ways() {
  for (k = keys) column(k, cap_d, key_high, in_front + wall + 5);
  box([glass[0] + 0.2, glass[1] + 0.2, panel_under, glass[2] - 0.2, glass[3] - 0.2, in_front + wall + 5]);
  box([usb[0], board_h - 1, usb[2], usb[3], board_h + 8, usb[5] - 0.1]);
  box([slide[0] + 0.5, slide[1], slide[2], board_w + 8, slide[4], slide[5] - 0.1]);
}
if (part == "front") translate([0, 0, in_front + wall]) rotate([180, 0, 0]) front();
if (part == "back") translate([0, 0, wall - in_back]) back();
if (part == "caps") for (i = [0 : len(keys) - 1]) translate([i * (cap_d + 5), 0, 0]) cap();
if (part == "bars") bars();
if (part == "both") { front(); back(); }
if (part == "clash_front") intersection() { front(); union() { parts(); ways(); } }
if (part == "clash_back") intersection() { back(); union() { parts(); ways(); } }
