"""Wires of one sheet: ways between pins on the grid, around symbols and texts, with few bends and crossings."""
import heapq

WAYS = ((1, 0), (0, 1), (-1, 0), (0, -1))
BEND, CROSSING, BESIDE, SIDEWAYS = 5, 8, 1.5, 12
TRIES = 20


class Sheet:
    """Nodes are (column, row) of the grid."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.blocked = set()
        self.pins = {}   # node -> net
        self.leaves = {}  # pin's node -> the way out of it
        self.arms = {}   # node -> {net: set of ways}

    def add_pin(self, node, net, way):
        if self.pins.get(node, net) != net:
            raise ValueError(f"two nets at {node}: {net}, {self.pins[node]}")
        self.pins[node], self.leaves[node] = net, way

    def free(self, node, net):
        return (0 <= node[0] < self.columns and 0 <= node[1] < self.rows
                and (node in self.pins and self.pins[node] == net or node not in self.pins and node not in self.blocked))

    def others(self, node, net):
        return [ways for other, ways in self.arms.get(node, {}).items() if other != net]

    def step_cost(self, node, way, net):
        """What it costs to come to `node` by `way`; None where it is not allowed."""
        if not self.free(node, net):
            return None
        others = self.others(node, net)
        if not others:
            beside = sum(bool(self.others((node[0] + w[0], node[1] + w[1]), net)) for w in WAYS if w[0] * way[0] + w[1] * way[1] == 0)
            return 1 + BESIDE * beside
        across = {WAYS[(WAYS.index(way) + 1) % 4], WAYS[(WAYS.index(way) + 3) % 4]}
        return 1 + CROSSING if len(others) == 1 and others[0] == across else None

    def way(self, start, goals, net):
        goals = {goal for goal in goals if not self.others(goal, net)}
        queue, came, best = [], {}, {}
        for node in start:
            if not self.others(node, net):
                heapq.heappush(queue, (0, 0, node, None))
                best[node, None] = 0
        while queue:
            _, cost, node, way = heapq.heappop(queue)
            if best.get((node, way), 1e9) < cost:
                continue
            if node in goals:
                return self.trace(came, (node, way))
            straight_only = bool(self.others(node, net))
            for turn in WAYS:
                if way is not None and (turn == (-way[0], -way[1]) or straight_only and turn != way):
                    continue
                to = node[0] + turn[0], node[1] + turn[1]
                step = self.step_cost(to, turn, net)
                if step is None:
                    continue
                if way is not None and turn != way:
                    step += BEND
                if way is None and self.leaves.get(node, turn) != turn:
                    step += SIDEWAYS
                if to in goals and to in self.leaves and (-turn[0], -turn[1]) != self.leaves[to]:
                    step += SIDEWAYS
                total = cost + step
                if total < best.get((to, turn), 1e9):
                    best[to, turn] = total
                    came[to, turn] = node, way
                    far = min(abs(to[0] - g[0]) + abs(to[1] - g[1]) for g in goals)
                    heapq.heappush(queue, (total + far, total, to, turn))
        return None

    @staticmethod
    def trace(came, state):
        nodes = [state[0]]
        while state in came:
            state = came[state]
            nodes.append(state[0])
        return nodes

    def lay(self, net, nodes):
        for a, b in zip(nodes, nodes[1:]):
            way = b[0] - a[0], b[1] - a[1]
            self.arms.setdefault(a, {}).setdefault(net, set()).add(way)
            self.arms.setdefault(b, {}).setdefault(net, set()).add((-way[0], -way[1]))

    def join(self, net, ends):
        """Wires all these pins together, the nearest first."""
        ends = list(dict.fromkeys(ends))
        tree, left = {ends[0]}, ends[1:]
        while left:
            left.sort(key=lambda end: min(abs(end[0] - t[0]) + abs(end[1] - t[1]) for t in tree))
            nodes = self.way([left[0]], tree, net)
            if nodes is None:
                raise ValueError(f"{net}: no way to {left[0]}")
            self.lay(net, nodes)
            tree |= set(nodes)
            left.pop(0)

    def join_all(self, nets):
        """Whoever finds no way goes first the next time."""
        before = {node: {net: set(ways) for net, ways in arms.items()} for node, arms in self.arms.items()}
        for _ in range(TRIES):
            self.arms = {node: {net: set(ways) for net, ways in arms.items()} for node, arms in before.items()}
            for i, (net, ends) in enumerate(nets):
                try:
                    self.join(net, ends)
                except ValueError as why:
                    nets.insert(0, nets.pop(i))
                    failure = why
                    break
            else:
                return
        raise failure

    def joints(self):
        for node, nets in self.arms.items():
            for net, ways in nets.items():
                if len(ways) + (node in self.pins) >= 3:
                    yield node, net

    def segments(self):
        """(net, node, node), split where wires join."""
        joints = {(node, net) for node, net in self.joints()}
        for node, nets in self.arms.items():
            for net, ways in nets.items():
                for way in ((1, 0), (0, 1)):
                    back = (-way[0], -way[1])
                    if way not in ways or back in ways and (node, net) not in joints and node not in self.pins:
                        continue
                    end = node[0] + way[0], node[1] + way[1]
                    while way in self.arms[end][net] and (end, net) not in joints and end not in self.pins:
                        end = end[0] + way[0], end[1] + way[1]
                    yield net, node, end
