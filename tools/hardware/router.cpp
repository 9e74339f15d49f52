// router PROBLEM ROUTES VIA_PRICE: finds tracks for a two-layer board. A* on a grid, eight ways, with a price
// on bends and on changes of layer; nets may cross at first and then pay more for it from round to round,
// until none crosses another's clearance. Pads of the plane's net only look for a place for a via: the copper
// areas do the rest.
//
// A problem has lines of millimetres, its first word says what they are:
//   bounds x0 y0 x1 y1         outline x y ...          clearance copper edge
//   net number name width plane(0|1)
//   pad net layers(1 front, 2 back, 3 both) x y half_width half_height round(0|1)     net 0: no net
//   keep layers x y half_width half_height
//   wire net layer x1 y1 x2 y2 width       laid already
// Routes: seg net layer width x1 y1 x2 y2 | via net x y. Exit 1 where a net found no way or crosses another.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <queue>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr double grid = 0.125, via_size = 0.8;
constexpr float haste = 1.2f;  // a way may be this much dearer than the best: it is found sooner
float via_price;               // as many steps of the grid
constexpr float bend_price = 4, sharp_price = 60;
constexpr float layer_price[2] = {1.35f, 1.0f};  // the front is the ground: tracks on it are the exception
constexpr int rounds_max = 80;

struct Pad {
  int net, layers;
  double x, y, half_width, half_height;
  bool round;
};
struct Wire {
  int net, layer;
  double x1, y1, x2, y2, width;
};
struct Cell {
  int at, layer;
};
using Path = std::vector<Cell>;
struct Net {
  std::string name;
  double width = 0;
  bool plane = false;
  int size = 0;  // which of `sizes` its tracks are
  std::vector<Path> terminals, paths;
  std::vector<int> covered[8][2];  // cells in which a track of that size would come too near
};
struct Maps {                 // of one size of track, for each layer
  std::vector<int> owner[2];  // 0 free, -1 nobody's, else the only net that may be here
  std::vector<std::uint8_t> used[2];
  std::vector<float> history[2];
};

double clearance = 0.15, edge_clearance = 0.3, x_0, y_0;
int columns, rows, cells;
std::vector<double> sizes;  // widths of tracks; the last is the via
std::vector<Maps> maps;
std::vector<Net> nets(1);
std::vector<Pad> pads, keeps;
std::vector<Wire> wires;
std::vector<std::pair<double, double>> outline;
std::vector<std::uint8_t> no_via, has_via;

int via() {
  return static_cast<int>(sizes.size()) - 1;
}
double x_of(int cell) {
  return x_0 + cell % columns * grid;
}
double y_of(int cell) {
  return y_0 + cell / columns * grid;
}

double to_segment(double x, double y, double x1, double y1, double x2, double y2) {
  const double dx = x2 - x1, dy = y2 - y1, t = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy + 1e-12);
  const double s = std::max(0.0, std::min(1.0, t));
  return std::hypot(x - x1 - s * dx, y - y1 - s * dy);
}

double to_pad(const Pad& pad, double x, double y) {
  if (pad.round) return std::hypot(x - pad.x, y - pad.y) - pad.half_width;
  return std::hypot(std::max(0.0, std::fabs(x - pad.x) - pad.half_width),
                    std::max(0.0, std::fabs(y - pad.y) - pad.half_height));
}

bool inside(double x, double y) {
  bool in = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const auto a = outline[i], b = outline[j];
    if ((a.second > y) != (b.second > y) &&
        x < (b.first - a.first) * (y - a.second) / (b.second - a.second) + a.first)
      in = !in;
  }
  return in;
}

template <class F>
void around(double x_low, double y_low, double x_high, double y_high, double reach, F f) {
  const int left = std::max(0, static_cast<int>(std::floor((x_low - reach - x_0) / grid)));
  const int right = std::min(columns - 1, static_cast<int>(std::ceil((x_high + reach - x_0) / grid)));
  const int top = std::max(0, static_cast<int>(std::floor((y_low - reach - y_0) / grid)));
  const int bottom = std::min(rows - 1, static_cast<int>(std::ceil((y_high + reach - y_0) / grid)));
  for (int j = top; j <= bottom; ++j)
    for (int i = left; i <= right; ++i) f(j * columns + i);
}

template <class F>
void around_pad(const Pad& pad, double reach, F f) {
  around(pad.x - pad.half_width, pad.y - pad.half_height, pad.x + pad.half_width, pad.y + pad.half_height,
         reach, [&](int cell) {
           if (to_pad(pad, x_of(cell), y_of(cell)) < reach - 1e-9) f(cell);
         });
}

void claim(int& owner, int net) {
  owner = net != 0 && (owner == 0 || owner == net) ? net : -1;
}

void read(const char* name) {
  std::ifstream in(name);
  std::string line, word;
  double x_1 = 0, y_1 = 0;
  while (std::getline(in, line)) {
    std::istringstream rest(line);
    rest >> word;
    if (word == "bounds") rest >> x_0 >> y_0 >> x_1 >> y_1;
    if (word == "clearance") rest >> clearance >> edge_clearance;
    if (word == "outline")
      for (double x, y; rest >> x >> y;) outline.push_back({x, y});
    if (word == "net") {
      Net net;
      int number = 0;
      rest >> number >> net.name >> net.width >> net.plane;
      nets.push_back(net);
    }
    if (word == "pad") {
      Pad pad;
      rest >> pad.net >> pad.layers >> pad.x >> pad.y >> pad.half_width >> pad.half_height >> pad.round;
      pads.push_back(pad);
    }
    if (word == "keep") {
      Pad keep{};
      rest >> keep.layers >> keep.x >> keep.y >> keep.half_width >> keep.half_height;
      keeps.push_back(keep);
    }
    if (word == "wire") {
      Wire wire;
      rest >> wire.net >> wire.layer >> wire.x1 >> wire.y1 >> wire.x2 >> wire.y2 >> wire.width;
      wires.push_back(wire);
    }
  }
  columns = static_cast<int>((x_1 - x_0) / grid) + 1;
  rows = static_cast<int>((y_1 - y_0) / grid) + 1;
  cells = columns * rows;
}

void set_sizes() {
  for (const Net& net : nets)
    if (net.width > 0) sizes.push_back(net.width);
  std::sort(sizes.begin(), sizes.end());
  sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
  for (Net& net : nets)
    net.size = static_cast<int>(std::lower_bound(sizes.begin(), sizes.end(), net.width) - sizes.begin());
  if (sizes.back() != via_size) sizes.push_back(via_size);
}

void block_what_stands() {
  maps.resize(sizes.size());
  for (std::size_t size = 0; size < sizes.size(); ++size) {
    Maps& map = maps[size];
    const double half = sizes[size] / 2;
    for (int layer = 0; layer < 2; ++layer) {
      map.owner[layer].assign(cells, 0);
      map.used[layer].assign(cells, 0);
      map.history[layer].assign(cells, 0);
    }
    for (int cell = 0; cell < cells; ++cell) {
      bool bad = !inside(x_of(cell), y_of(cell));
      for (std::size_t i = 0, j = outline.size() - 1; !bad && i < outline.size(); j = i++)
        bad = to_segment(x_of(cell), y_of(cell), outline[i].first, outline[i].second, outline[j].first,
                         outline[j].second) < edge_clearance + half;
      if (bad) map.owner[0][cell] = map.owner[1][cell] = -1;
    }
    for (int layer = 0; layer < 2; ++layer) {
      for (const Pad& keep : keeps)
        if (keep.layers >> layer & 1)
          around_pad(keep, half + 0.02, [&](int cell) { map.owner[layer][cell] = -1; });
      for (const Pad& pad : pads)
        if (pad.layers >> layer & 1)
          around_pad(pad, half + clearance + (pad.net ? 0 : 0.1),
                     [&](int cell) { claim(map.owner[layer][cell], pad.net); });
      for (const Wire& wire : wires) {
        const double reach = half + clearance + wire.width / 2;
        if (wire.layer == layer || size + 1 == sizes.size())
          around(std::min(wire.x1, wire.x2), std::min(wire.y1, wire.y2), std::max(wire.x1, wire.x2),
                 std::max(wire.y1, wire.y2), reach, [&](int cell) {
                   if (to_segment(x_of(cell), y_of(cell), wire.x1, wire.y1, wire.x2, wire.y2) < reach - 1e-9)
                     claim(map.owner[wire.layer][cell], wire.net);
                 });
      }
    }
  }
  no_via.assign(cells, 0);
  has_via.assign(cells, 0);
  // Not in or at a pad: the solder would run away.
  for (const Pad& pad : pads)
    around_pad(pad, via_size / 2 + (pad.layers == 3 ? -0.2 : 0.04), [&](int cell) { no_via[cell] = 1; });
}

/// Where tracks of a net may end on a pad: about its middle.
Path terminal(const Pad& pad) {
  Path at;
  const Maps& map = maps[nets[pad.net].size];
  const double reach =
      std::max(0.0, std::min(pad.half_width, pad.half_height) - sizes[nets[pad.net].size] / 2);
  for (double near = std::min(reach, 0.45) + 0.06; at.empty() && near < 1; near += 0.1)
    around(pad.x, pad.y, pad.x, pad.y, near, [&](int cell) {
      for (int layer = 0; layer < 2; ++layer)
        if ((pad.layers >> layer & 1) && std::hypot(x_of(cell) - pad.x, y_of(cell) - pad.y) <= near &&
            map.owner[layer][cell] == pad.net)
          at.push_back({cell, layer});
    });
  return at;
}

void set_terminals() {
  for (const Pad& pad : pads) {
    if (pad.net == 0 || (nets[pad.net].plane && pad.layers == 3)) continue;
    const Path at = terminal(pad);
    if (at.empty())
      std::cerr << "no room at a pad of " << nets[pad.net].name << " " << pad.x << " " << pad.y << "\n";
    nets[pad.net].terminals.push_back(at);
  }
  for (const Wire& wire : wires) {
    Path at;
    const int steps = static_cast<int>(std::hypot(wire.x2 - wire.x1, wire.y2 - wire.y1) / grid) + 1;
    for (int i = 0; i <= steps; ++i) {
      const double t = static_cast<double>(i) / steps, x = wire.x1 + t * (wire.x2 - wire.x1),
                   y = wire.y1 + t * (wire.y2 - wire.y1);
      const int cell = static_cast<int>(std::lround((y - y_0) / grid)) * columns +
                       static_cast<int>(std::lround((x - x_0) / grid));
      if (maps[nets[wire.net].size].owner[wire.layer][cell] == wire.net) at.push_back({cell, wire.layer});
    }
    nets[wire.net].terminals.push_back(at);
  }
}

// ---- one search
// --------------------------------------------------------------------------------------------------

const int way_x[8] = {1, 1, 0, -1, -1, -1, 0, 1}, way_y[8] = {0, 1, 1, 1, 0, -1, -1, -1};
constexpr std::int8_t no_way = 8;
std::vector<float> best;  // by state: twice the cell, and the layer
std::vector<std::int32_t> from;
std::vector<std::int8_t> way_to;
std::vector<int> seen;
int search_number = 0;

struct Open {
  float guess, cost;
  int state;
  bool operator<(const Open& other) const { return guess > other.guess; }
};

/// From `start` to where `is_goal` holds; `far` says how many steps it is at least.
template <class IsGoal, class Far>
bool search(int number, const Path& start, IsGoal is_goal, Far far, float pressure, Path& out) {
  const Net& net = nets[number];
  const Maps &map = maps[net.size], &via_map = maps[via()];
  ++search_number;
  std::priority_queue<Open> open;
  const auto reach = [&](int state, std::int8_t way, float cost, int came) {
    if (seen[state] == search_number && best[state] <= cost + 1e-4f) return;
    seen[state] = search_number;
    best[state] = cost;
    from[state] = came;
    way_to[state] = way;
    open.push({cost + haste * far(state / 2), cost, state});
  };
  for (const Cell& cell : start) reach(cell.at * 2 + cell.layer, no_way, 0, -1);
  while (!open.empty()) {
    const Open top = open.top();
    open.pop();
    if (top.cost > best[top.state] + 1e-4f) continue;
    const int way = way_to[top.state], layer = top.state % 2, cell = top.state / 2;
    const bool came_by_via = from[top.state] >= 0 && from[top.state] / 2 == cell;
    if (is_goal(cell, layer, came_by_via)) {
      out.clear();
      for (int state = top.state; state >= 0; state = from[state]) out.push_back({state / 2, state % 2});
      return true;
    }
    const int x = cell % columns, y = cell / columns;
    for (int to = 0; to < 8; ++to) {
      const int turn = way == no_way ? 0 : std::min((to - way + 8) % 8, (way - to + 8) % 8);
      if (turn > 2 || x + way_x[to] < 0 || x + way_x[to] >= columns || y + way_y[to] < 0 ||
          y + way_y[to] >= rows)
        continue;
      const int next = cell + way_y[to] * columns + way_x[to], owner = map.owner[layer][next];
      if (owner != 0 && owner != number) continue;
      const float step = (to % 2 ? 1.4142f : 1.0f) * layer_price[layer] * (1 + map.history[layer][next]) *
                         (1 + pressure * map.used[layer][next]);
      reach(next * 2 + layer, static_cast<std::int8_t>(to),
            top.cost + step +
                (turn == 1   ? bend_price
                 : turn == 2 ? sharp_price
                             : 0),
            top.state);
    }
    const bool may = !no_via[cell] && (via_map.owner[0][cell] == 0 || via_map.owner[0][cell] == number) &&
                     (via_map.owner[1][cell] == 0 || via_map.owner[1][cell] == number);
    if (may && !came_by_via)
      reach(cell * 2 + 1 - layer, no_way,
            top.cost + via_price * (1 + via_map.history[0][cell] + via_map.history[1][cell]) *
                           (1 + pressure * (via_map.used[0][cell] + via_map.used[1][cell])),
            top.state);
  }
  return false;
}

// ---- one net
// -----------------------------------------------------------------------------------------------------

std::vector<std::uint8_t> goal[2];

bool route_plane(int number, float pressure) {
  Net& net = nets[number];
  bool all = true;
  for (const Path& start : net.terminals) {
    Path out;
    if (!search(
            number, start, [&](int cell, int, bool via_here) { return via_here || has_via[cell] == 1; },
            [](int) { return 0.0f; }, pressure, out)) {
      all = false;
      if (!start.empty())
        std::cerr << "no place for a via of " << net.name << " near " << x_of(start[0].at) << " "
                  << y_of(start[0].at) << "\n";
      continue;
    }
    net.paths.push_back(out);
    if (out.size() > 1 && out[0].at == out[1].at) has_via[out[0].at] = 1;
  }
  std::fill(has_via.begin(), has_via.end(), 0);
  return all;
}

bool route_pads(int number, float pressure) {
  Net& net = nets[number];
  Path tree = net.terminals[0];
  std::vector<Path> left(net.terminals.begin() + 1, net.terminals.end());
  while (!left.empty()) {
    int low_x = columns, high_x = 0, low_y = rows, high_y = 0;
    for (const Path& at : left)
      for (const Cell& cell : at) {
        goal[cell.layer][cell.at] = 1;
        low_x = std::min(low_x, cell.at % columns), high_x = std::max(high_x, cell.at % columns);
        low_y = std::min(low_y, cell.at / columns), high_y = std::max(high_y, cell.at / columns);
      }
    Path out;
    const auto far = [&](int cell) {
      const float dx = static_cast<float>(std::max({0, low_x - cell % columns, cell % columns - high_x}));
      const float dy = static_cast<float>(std::max({0, low_y - cell / columns, cell / columns - high_y}));
      return std::max(dx, dy) + 0.4142f * std::min(dx, dy);
    };
    const bool found = search(
        number, tree, [&](int cell, int layer, bool) { return goal[layer][cell] == 1; }, far, pressure, out);
    for (const Path& at : left)
      for (const Cell& cell : at) goal[cell.layer][cell.at] = 0;
    if (!found) return false;
    const auto holds = [&](const Path& at) {
      return std::any_of(at.begin(), at.end(), [&](const Cell& cell) {
        return cell.at == out[0].at && cell.layer == out[0].layer;
      });
    };
    const auto hit = std::find_if(left.begin(), left.end(), holds);
    tree.insert(tree.end(), out.begin(), out.end());
    tree.insert(tree.end(), hit->begin(), hit->end());
    left.erase(hit);
    net.paths.push_back(out);
  }
  return true;
}

std::vector<int> stamp[8][2];
int stamp_number = 0;

void cover(Net& net) {
  ++stamp_number;
  for (std::size_t size = 0; size < sizes.size(); ++size)
    for (int layer = 0; layer < 2; ++layer) net.covered[size][layer].clear();
  const auto disc = [&](int at, int layer, double width) {
    for (std::size_t size = 0; size < sizes.size(); ++size) {
      const double reach = width / 2 + clearance + sizes[size] / 2;
      around(x_of(at), y_of(at), x_of(at), y_of(at), reach, [&](int cell) {
        if (stamp[size][layer][cell] == stamp_number ||
            std::hypot(x_of(cell) - x_of(at), y_of(cell) - y_of(at)) >= reach - 1e-9)
          return;
        stamp[size][layer][cell] = stamp_number;
        net.covered[size][layer].push_back(cell);
      });
    }
  };
  for (const Path& path : net.paths)
    for (std::size_t i = 0; i < path.size(); ++i) {
      disc(path[i].at, path[i].layer, net.width);
      if (i > 0 && path[i].layer != path[i - 1].layer)
        for (int layer = 0; layer < 2; ++layer) disc(path[i].at, layer, via_size);
    }
}

void use(const Net& net, int sign) {
  for (std::size_t size = 0; size < sizes.size(); ++size)
    for (int layer = 0; layer < 2; ++layer)
      for (const int cell : net.covered[size][layer])
        maps[size].used[layer][cell] = static_cast<std::uint8_t>(maps[size].used[layer][cell] + sign);
}

std::pair<double, double> where;  // the last crossing that was seen

/// How many cells of a net's tracks lie in another's clearance; `remember` makes them dearer for ever.
int crossings(const Net& net, bool remember) {
  int count = 0;
  const auto look = [&](int size, int layer, int cell) {
    if (maps[size].used[layer][cell] < 2) return;  // its own counts, too
    ++count;
    where = {x_of(cell), y_of(cell)};
    if (remember) maps[size].history[layer][cell] += 0.4f;
  };
  for (const Path& path : net.paths)
    for (std::size_t i = 0; i < path.size(); ++i) {
      look(net.size, path[i].layer, path[i].at);
      if (i > 0 && path[i].layer != path[i - 1].layer)
        for (int layer = 0; layer < 2; ++layer) look(via(), layer, path[i].at);
    }
  return count;
}

void write(const char* name) {
  std::ofstream out(name);
  for (std::size_t number = 1; number < nets.size(); ++number)
    for (const Path& path : nets[number].paths)
      for (std::size_t i = 0; i + 1 < path.size();) {
        if (path[i].layer != path[i + 1].layer) {
          out << "via " << number << " " << x_of(path[i].at) << " " << y_of(path[i].at) << "\n";
          ++i;
          continue;
        }
        std::size_t end = i + 1;
        while (end + 1 < path.size() && path[end + 1].layer == path[i].layer &&
               path[end + 1].at - path[end].at == path[end].at - path[end - 1].at)
          ++end;
        out << "seg " << number << " " << path[i].layer << " " << nets[number].width << " "
            << x_of(path[i].at) << " " << y_of(path[i].at) << " " << x_of(path[end].at) << " "
            << y_of(path[end].at) << "\n";
        i = end;
      }
}

double span(const Net& net) {
  int low_x = columns, high_x = 0, low_y = rows, high_y = 0;
  for (const Path& at : net.terminals)
    for (const Cell& cell : at) {
      low_x = std::min(low_x, cell.at % columns), high_x = std::max(high_x, cell.at % columns);
      low_y = std::min(low_y, cell.at / columns), high_y = std::max(high_y, cell.at / columns);
    }
  return high_x - low_x + high_y - low_y;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) return std::cerr << "router PROBLEM ROUTES VIA_PRICE\n", 2;
  via_price = std::stof(arguments[3]);
  read(arguments[1]);
  set_sizes();
  block_what_stands();
  set_terminals();
  best.assign(cells * 2, 0);
  from.assign(cells * 2, -1);
  way_to.assign(cells * 2, no_way);
  seen.assign(cells * 2, 0);
  for (int layer = 0; layer < 2; ++layer) {
    goal[layer].assign(cells, 0);
    for (std::size_t size = 0; size < sizes.size(); ++size) stamp[size][layer].assign(cells, 0);
  }
  std::vector<int> order;
  for (std::size_t number = 1; number < nets.size(); ++number)
    if (nets[number].plane || nets[number].terminals.size() > 1) order.push_back(static_cast<int>(number));
  std::sort(order.begin(), order.end(), [](int a, int b) { return span(nets[a]) < span(nets[b]); });
  float pressure = 0.6f;
  for (int round = 1; round <= rounds_max; ++round) {
    int again = 0, lost = 0, crossed = 0;
    for (const int number : order) {
      Net& net = nets[number];
      if (round > 1 && crossings(net, false) == 0) continue;
      ++again;
      use(net, -1);
      net.paths.clear();
      if (!(net.plane ? route_plane(number, pressure) : route_pads(number, pressure))) {
        ++lost;
        std::cerr << "no way for " << net.name << "\n";
      }
      cover(net);
      use(net, 1);
    }
    for (const int number : order) {
      const int here = crossings(nets[number], true);
      if (here > 0 && round % 10 == 0)
        std::cerr << nets[number].name << " crosses another near " << where.first << " " << where.second
                  << "\n";
      crossed += here;
    }
    std::cerr << "round " << round << ": " << again << " nets, " << crossed << " cells crossed, " << lost
              << " nets without a way\n";
    if (crossed == 0 || lost > 0) {
      write(arguments[2]);
      return lost > 0;
    }
    pressure = std::min(pressure * 1.4f, 60.0f);
  }
  write(arguments[2]);
  return 1;
}
