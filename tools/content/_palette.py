"""Chooses the few colours that stand for many: Ward's clustering, then the commonest member of each cluster.

Merging whichever two clusters cost least keeps flat areas exactly as they were drawn and spends what is left on the
soft edges that show most. Everything is done in whole numbers and in a fixed order, so that the result is the same on
every machine.
"""


def chosen(counts, vector, limit):
    """For every key of `counts` (how often each occurs), the key that stands for it; at most `limit` of those.

    `vector(key)` is where a key lies; distances between those are what must stay small.
    """
    keys = sorted(counts, key=lambda key: (-counts[key], key))
    if len(keys) <= limit:
        return {key: key for key in keys}
    clusters = merged([Cluster(i, counts[key], vector(key)) for i, key in enumerate(keys)], limit)
    centres = [keys[min(cluster.members)] for cluster in clusters]
    return settled(keys, counts, vector, centres)


class Cluster:
    def __init__(self, member, weight, place):
        self.members = [member]
        self.weight = weight
        self.sum = [weight * value for value in place]
        self.place = list(place)
        self.nearest = None
        self.cost = None

    def cost_with(self, other):
        distance = sum((a - b) * (a - b) for a, b in zip(self.place, other.place))
        return distance * self.weight * other.weight // (self.weight + other.weight)

    def absorb(self, other):
        self.members += other.members
        self.weight += other.weight
        self.sum = [a + b for a, b in zip(self.sum, other.sum)]
        self.place = [value // self.weight for value in self.sum]


def find_nearest(clusters, i):
    cluster = clusters[i]
    cluster.nearest, cluster.cost = None, None
    for j in range(i + 1, len(clusters)):
        cost = cluster.cost_with(clusters[j])
        if cluster.cost is None or cost < cluster.cost:
            cluster.nearest, cluster.cost = clusters[j], cost


def merged(clusters, limit):
    """Each cluster knows the nearest of those after it; so every pair is known to one of the two."""
    for i in range(len(clusters)):
        find_nearest(clusters, i)
    while len(clusters) > limit:
        best = min((c for c in clusters if c.nearest is not None), key=lambda c: c.cost)
        gone = best.nearest
        best.absorb(gone)
        clusters.remove(gone)
        place = clusters.index(best)
        for i, cluster in enumerate(clusters):
            if cluster is best or cluster.nearest is gone or cluster.nearest is best:
                find_nearest(clusters, i)
            elif i < place:
                cost = cluster.cost_with(best)
                if cluster.cost is None or cost < cluster.cost:
                    cluster.nearest, cluster.cost = best, cost
    return clusters


def settled(keys, counts, vector, centres):
    """Every key goes to the centre that is nearest to it."""
    places = [vector(centre) for centre in centres]
    nearest = {}
    for key in keys:
        place = vector(key)
        distances = [sum((a - b) * (a - b) for a, b in zip(place, other)) for other in places]
        nearest[key] = centres[distances.index(min(distances))]
    return nearest
