"""A printed part as its triangles, and where lines through it are inside: what test/hardware.py measures of a case that is
closed. A line that meets an edge exactly is moved by some micrometres."""
import math
import struct
from collections import defaultdict

BUCKET_MM = 2.0
ASIDE_MM = 0.00137
AXES = {"x": (1, 2, 0), "y": (2, 0, 1), "z": (0, 1, 2)}


def read_stl(file):
    data = file.read_bytes()
    count, = struct.unpack_from("<I", data, 80)
    triangles = []
    for i in range(count):
        numbers = struct.unpack_from("<9f", data, 84 + 50 * i + 12)
        triangles.append((numbers[0:3], numbers[3:6], numbers[6:9]))
    return triangles


class Solid:
    def __init__(self, triangles):
        self.triangles = triangles
        self.buckets = {}

    def moved(self, how):
        return Solid([tuple(how(*point) for point in triangle) for triangle in self.triangles])

    def box(self):
        points = [point for triangle in self.triangles for point in triangle]
        return [pick(point[i] for point in points) for pick in (min, max) for i in range(3)]

    def within(self, left, bottom, right, top):
        """The pieces whose triangles all lie in this rectangle: one part of several in a file."""
        return Solid([t for t in self.triangles if all(left <= x <= right and bottom <= y <= top for x, y, _ in t)])

    def sheared(self, x, y):
        """As seen from aside: what lies on a slanted line lies on one along z; x and y are its tangents."""
        return self.moved(lambda px, py, pz: (px - x * pz, py - y * pz, pz))

    def bucketed(self, axis):
        if axis not in self.buckets:
            u, v, _ = AXES[axis]
            found = defaultdict(list)
            for triangle in self.triangles:
                us, vs = [p[u] for p in triangle], [p[v] for p in triangle]
                for i in range(math.floor(min(us) / BUCKET_MM), math.floor(max(us) / BUCKET_MM) + 1):
                    for j in range(math.floor(min(vs) / BUCKET_MM), math.floor(max(vs) / BUCKET_MM) + 1):
                        found[i, j].append(triangle)
            self.buckets[axis] = found
        return self.buckets[axis]

    def inside(self, axis, a, b):
        """The pieces of a line along `axis` that lie in the solid, [(from, to)]; a and b are its other two coordinates, in the
        order of x, y, z behind that axis (for x: y and z; for y: z and x; for z: x and y)."""
        u, v, w = AXES[axis]
        a, b = a + ASIDE_MM, b + ASIDE_MM * 0.73
        crossings = []
        for p, q, r in self.bucketed(axis).get((math.floor(a / BUCKET_MM), math.floor(b / BUCKET_MM)), ()):
            area = (q[u] - p[u]) * (r[v] - p[v]) - (r[u] - p[u]) * (q[v] - p[v])
            if abs(area) < 1e-12:
                continue
            s = ((q[u] - a) * (r[v] - b) - (r[u] - a) * (q[v] - b)) / area
            t = ((r[u] - a) * (p[v] - b) - (p[u] - a) * (r[v] - b)) / area
            if s >= 0 and t >= 0 and s + t <= 1:
                crossings.append(s * p[w] + t * q[w] + (1 - s - t) * r[w])
        crossings.sort()
        return list(zip(crossings[::2], crossings[1::2]))

    def meets(self, axis, a, b, low, high):
        return any(start < high and end > low for start, end in self.inside(axis, a, b))
