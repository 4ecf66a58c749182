"""What many exteriors share: the ground, the neighbours, the street, the planting."""
import random

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, scatter, text

CARS = ['#c9ccce', '#2e3338', '#8d1f22', '#e9e8e4', '#3b5168', '#6a6f73', '#b9a98a']


def ground(b, col='#5f7a34', size=2500, dry=.35):
    b.plane(-size, -size, -.32, 2 * size, 2 * size, M.grass(col, dry))


def understory(seed=1, y=28, x0=-75, x1=75, n=90):
    r = random.Random(seed + 50)
    for i in range(n): place(P.bush(r.randint(1, 2), .6, r.choice(['#4f6d2c', '#5f7d38', '#41602c'])), x0 + (x1 - x0) * (i + r.random()) / n, y + r.random() * 4, -.4, r.uniform(0, 360), r.uniform(4, 7), r.uniform(3, 5.5))


def pad(b, x, y, w, d, mat, z=0.0, h=.3): b.box(x, y, z - h, w, d, h, mat)


def far_green(seed=1, y=30, x0=-150, x1=170, n=58, kinds=('broad', 'mango', 'talisay'), palms=12, depth=25, smin=.8, smax=1.5):
    """A belt of trees behind everything, so that no horizon is bare."""
    r = random.Random(seed); understory(seed, y + 6, x0 - 10, x1 + 10)
    for i in range(n): place(P.tree(r.choice(kinds), r.randint(1, 2)), x0 + (x1 - x0) * (i + r.random()) / n, y + r.random() * depth, -.3, r.uniform(0, 360), r.uniform(smin, smax))
    for i in range(palms): place(P.palm(r.randint(1, 3), 9), r.uniform(x0, x1), y + r.random() * depth * .6, -.3, r.uniform(0, 360), r.uniform(.9, 1.35))


def neighbours(b, seed, y=14, x0=-40, x1=40, gap=13, skip=(), rot=0):
    r = random.Random(seed); x = x0; i = 0
    while x < x1:
        if not any(a < x + 5 < c for a, c in skip): T.neighbour(b, x, y + r.uniform(-1.5, 2.5), seed * 100 + i, rot=rot)
        x += gap + r.uniform(-1, 2); i += 1


def beds(pts, seed=1, kinds=('bush', 'flower', 'areca', 'ti'), flower='#d05a7a', smin=.7, smax=1.1):
    """Planting along points."""
    r = random.Random(seed)
    for x, y in pts:
        k = r.choice(kinds); s = r.uniform(smin, smax); rot = r.uniform(0, 360)
        if k == 'bush': place(P.bush(r.randint(1, 2), .55, r.choice(['#4f6d2c', '#5f7d38', '#41602c'])), x, y, 0, rot, s)
        elif k == 'flower': place(P.bush(r.randint(1, 2), .5, '#55732f', flower, .22, .06), x, y, 0, rot, s)
        elif k == 'areca': place(P.areca(r.randint(1, 2), 2.2), x, y, 0, rot, s)
        elif k == 'banana': place(P.banana(r.randint(1, 2)), x, y, 0, rot, s)
        else: place(P.bush(3, .45, '#7a3540', None, 0, .09), x, y, 0, rot, s)


def street_front(b, y=-9.0, seed=1, poles=False, w=6.5, cars=(), both=True, walk=1.4, x0=-80, x1=80):
    """The road in front; its near kerb at y."""
    T.road(b, y, w, x0, x1, walk=walk, both=both)
    if poles:
        py = y + .6 if poles == 'near' else 42; xs = (-31, 5.5 if seed % 2 else -7.5, 40)
        for i, x in enumerate(xs): T.pole(b, x, py, transformer=i == 1)
        for p, q in zip(xs, xs[1:]): T.wires(b, (p, py), (q, py))


def poly(b, pts, mat, z):
    """A flat polygon (convex, counter-clockwise)."""
    v = [(p[0], p[1], z) for p in pts]
    for i in range(1, len(v) - 1): b.add([v[0], v[i], v[i + 1]], [[0, 1, 2]], mat)


def line_loop(b, pts, z, w, mat):
    for p, q in zip(pts, pts[1:] + pts[:1]): b.bar((*p, z), (*q, z), w, mat, .03)
