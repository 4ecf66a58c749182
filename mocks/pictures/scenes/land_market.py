"""Land of the larger market: a flooded field, a hillside over the strait, plots beside roads."""
import random

import numpy as np

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place, scatter
from .buildings import block
from .common import far_green, ground, neighbours, pad
from .land import grass_rect, many_trees, outline


def paddy(p):
    b = Builder(); r = random.Random(3); b.plane(-3000, -3000, -.35, 6000, 6000, M.grass('#71863a', .4)); w = M.water('#8c9a98', .02, .5, .03)
    for i in range(-4, 6):
        for j in range(0, 7): b.box(i * 26 + 2, j * 30 + .6, -.3, 25, 28.8, .2, w); b.box(i * 26 + .4, j * 30, -.3, 1.6, 30, .42, M.grass('#6d7f38', .5)); b.box(i * 26, j * 30 - .6, -.3, 26, 1.2, .4, M.grass('#6d7f38', .5))
    b.box(-160, -14, -.3, 330, 13.6, .45, M.grass('#6d7f38', .5)); b.box(-1.4, -14, -.2, 2.2, 220, .36, M.soil('#9a8462', .5))
    tuft = [P.tuft('#8fb545', .34, 40 + k, 16, .05, .008) for k in range(3)]; pts = [(x * .42 + r.uniform(-.06, .06), y * .42 + r.uniform(-.06, .06), -.1) for x in range(6, 120) for y in range(4, 66)] + [(-x * .42 - 2 + r.uniform(-.06, .06), y * .42 + r.uniform(-.06, .06), -.1) for x in range(2, 60) for y in range(4, 66)]
    for k in range(3): scatter(tuft[k], pts[k::3], .8, 1.2, r)
    P.weeds([(-.4 + s * r.uniform(.7, 1.2), r.uniform(-8, 60), .08) for s in (-1, 1) for _ in range(160)], .3, '#7f9a42', 4, 60); grass_rect((-14, -13, 20, -1.2), '#7f9a42', 380, .25, r)
    for a in (('carabao', 7.5, 14.5, 200), ('bamboo', -20, 30, 0, 1.2), ('bamboo', 34, 40, 0, 1.3), ('palm', -14, 62, 0, 1.2), ('palm', 22, 74, 0, 1.2), ('palm', 40, 66, 0, 1.1)): Y.thing(b, *a)
    T.neighbour(b, -34, 88, 7); T.neighbour(b, 44, 96, 12); far_green(13, 150, n=80, palms=30, x0=-260, x1=280); Y.hills(4, 900, 170); b.flush(); return dict(key=.27)


def hillside(p):
    """The lot falls to the sea in the back; a town's towers stand across the water."""
    b = Builder(); r = random.Random(6); n = 60; xs = np.linspace(-160, 180, n); ys = np.linspace(-90, 110, n)
    H = lambda x, y: 14 - .16 * y + 2.2 * np.sin(x * .06) + 1.4 * np.sin(y * .09 + x * .03) - max(0, y - 70) * .35
    for i in range(n - 1):
        for j in range(n - 1): x0, x1, y0, y1 = xs[i], xs[i + 1], ys[j], ys[j + 1]; b.quad((x0, y0, H(x0, y0)), (x1, y0, H(x1, y0)), (x1, y1, H(x1, y1)), (x0, y1, H(x0, y1)), M.grass('#72853e', .45))
    b.plane(-4000, 60, -8, 8000, 6000, M.water('#4f8794', .08, .2, .25, deep='#3a6f86')); pts = [(-14, 4), (20, 4), (20, 28), (-14, 28)]
    m = M.glow('#fff3d0', 1.6)
    for (x0, y0), (x1, y1) in zip(pts, pts[1:] + pts[:1]):
        for k in range(12): a, c = k / 12, (k + 1) / 12; p0 = (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a); p1 = (x0 + (x1 - x0) * c, y0 + (y1 - y0) * c); b.bar((*p0, H(*p0) + .3), (*p1, H(*p1) + .3), .3, m, .1)
    for x, y in [(r.uniform(-13, 19), r.uniform(5, 27)) for _ in range(13)]: place(P.tree('broad', 1 + int(x) % 2), x, y, H(x, y) - .2, x * 40, r.uniform(.42, .6))
    for _ in range(210):
        x, y = r.uniform(-120, 140), r.uniform(-60, 92)
        if not (-18 < x < 24 and -4 < y < 34) and not abs(y + 8) < 6: place(P.tree(r.choice(['broad', 'mango', 'talisay']), r.randint(1, 2)), x, y, H(x, y) - .2, x * 30, r.uniform(.5, 1.0)) if r.random() < .8 else place(P.palm(r.randint(1, 3), 8), x, y, H(x, y) - .2, x * 9, 1.0)
    P.weeds([(x, y, H(x, y)) for x, y in ((r.uniform(-40, 46), r.uniform(-30, 50)) for _ in range(900))], .35, '#8f9a50', 4, 60)
    for k in range(40): x0, x1 = -160 + k * 8.4, -160 + (k + 1) * 8.4; b.quad((x0, -9.5, H(x0, -9.5) + .15), (x1, -9.5, H(x1, -9.5) + .15), (x1, -5.5, H(x1, -5.5) + .15), (x0, -5.5, H(x0, -5.5) + .15), M.soil('#b09a78', .1))
    y = 2300; b.box(-2200, y, -8, 4400, 400, 6, M.grass('#5a6f46', .3)); rr = random.Random(8)
    for k in range(120): h = rr.uniform(20, 60) if rr.random() < .8 else rr.uniform(80, 150); b.box(-900 + rr.random() * 2000, y + rr.random() * 250, -6, rr.uniform(25, 60), 40, h, M.facade(rr.choice(['#cfc8bb', '#b9b3a8', '#d9d4ca', '#aeb6ba']), '#3a4a52', 6, 8, .6, .5))
    for x, yy in ((-60, 260), (120, 420), (10, 620)): b.box(x, yy, -8, 14, 4, 2.5, M.plain('#f1efe9', .5))
    b.flush(); Y.hills(9, 2900, 300, -4000, 4000)


def chb_fence(b, pts, h=1.7):
    m = M.paving('#a5a29a', .4, .2, .016, .92, .1, .5, .7, '#8a867e')
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** .5
        with b.at(x0, y0, 0, np.degrees(np.arctan2(y1 - y0, x1 - x0))): b.box(0, -.07, 0, L, .14, h, m); [b.box(q, -.12, 0, .24, .24, h + .1, M.concrete('#9a968d')) for q in np.arange(0, L, 3)]


def highway(p):
    """style lot: beside a four-lane road; yard: a fenced yard with trucks at evening; filled: a raised lot of red earth."""
    b = Builder(); r = random.Random(11); st = p['style']; b.plane(-3000, -3000, -.3, 6000, 6000, M.grass('#73833e', .6))
    if st == 'lot':
        T.road(b, -3.5, 15, -250, 300, walk=1.6, both=True, lanes=2); pad(b, 0, 0, 20, 25, M.concrete('#a59d8e', .95, 3.0, .9), .04); outline(b, [(0, 0), (20, 0), (20, 25), (0, 25)], 1.9, .22)
        chb_fence(b, [(0, 0), (6, 0)]); chb_fence(b, [(11, 0), (20, 0)]); chb_fence(b, [(20, 0), (20, 25)]); chb_fence(b, [(0, 25), (0, 0)]); chb_fence(b, [(20, 25), (0, 25)]); grass_rect((.5, 18, 19.5, 24.5), '#8a9450', 160, .4, r)
        for a in (('truck', -14, -7.4, 0, '#39648a'), ('truck', 34, -15, 180, '#b9752f', '#e4e0d2'), ('jeep', 16, -7.2, 0), ('van', 52, -8, 0, '#f1f0ec'), ('sedan', -4, -15.4, 180, '#8d1f22'), ('moto', 24, -5.2, 0), ('trike', 6, -18, 180), ('sign', 3.0, -.4, 0, 'FOR SALE/500 SQ M', 2.4, 1.0, '#f4f1e8')): Y.thing(b, *a)
        with b.at(25, -2.6, .1): [b.box(x, .9, 0, .1, .1, 2.5, M.plain('#3f6f9a', .4)) for x in (0, 2, 4)]; b.quad((-.3, -.5, 2.55), (4.4, -.5, 2.55), (4.4, 1.3, 2.4), (-.3, 1.3, 2.4), M.gi_roof('#3f6f9a')); b.box(0, .7, .45, 4.1, .4, .06, M.wood('#9a7446')); b.box(0, 1.0, .9, 4.1, .03, 1.2, M.plain('#dfe3e3', .4))
        for x, s in ((-46, 1), (-32, 2), (-17, 3), (26, 4), (42, 5), (58, 6)): T.neighbour(b, x, 6 if s % 2 else 3, 300 + s)
        [T.neighbour(b, x, -32, 320 + i, rot=180) for i, x in enumerate((-30, -8, 14, 40, 60))]; [T.pole(b, x, -2.2, transformer=x == 22) for x in (-38, -8, 22, 52)]; [T.wires(b, (x, -2.2), (x + 30, -2.2)) for x in (-38, -8, 22)]; far_green(11, 44, n=80)
    elif st == 'yard':
        Y.road(b, 'concrete', -5, 7, seed=2); pad(b, 0, -5, 20, 24, M.concrete('#a29a8b', .95, 3.0, .9), .03); g = M.plain('#8f979b', .4, .6)
        chb_fence(b, [(0, -4.8), (6, -4.8)], 2.2); chb_fence(b, [(13, -4.8), (20, -4.8)], 2.2); chb_fence(b, [(0, 20), (0, -4.8)], 2.2); chb_fence(b, [(20, -4.8), (20, 20)], 2.2); chb_fence(b, [(20, 20), (0, 20)], 2.2); B.gate(b, 9.6, -4.8, 3.4, 2.2, 'sheet', '#4f6f8a'); B.gate(b, 2.8, -4.5, 3.2, 2.2, 'sheet', '#4f6f8a')
        for a in (('truck', 6.2, 7.5, -90, '#e8e8e4', '#dfe6ea'), ('truck', 11.2, 8.5, -88, '#8d2f26'), ('guardhut', 14.2, -3.2), ('lamp', 3.2, 12, 0, 6.5, 8), ('lamp', 17, 12, 0, 6.5, 8), ('drum', 18.6, 3), ('drum', 18.6, 3.8, 0, '#9a5a3a'), ('palm', 24, 4, 0, 1.1), ('talisay', -5, 3, 0, .9), ('moto', 16.8, -2.6, 20)): Y.thing(b, *a)
        S.point(15.3, -2.2, 2.2, 60, (1, .8, .55), .1); neighbours(b, 21, 30, -50, 60, skip=((0, 20),)); far_green(21, 42)
    else:
        Y.road(b, 'concrete', -3, 6, seed=4); z = 1.1; pad(b, 0, 0, 12, 20, M.soil('#a05a38', .02), z, 1.4); b.box(-.1, -.2, -.2, 5.2, .25, z + .3, M.stone('#8f887c')); b.box(9.0, -.2, -.2, 3.2, .25, z + .3, M.stone('#8f887c')); b.box(-.25, -.2, -.2, .25, 20.4, z + .3, M.stone('#8f887c')); b.box(12, -.2, -.2, .25, 20.4, z + .3, M.stone('#8f887c')); b.quad((5.1, -3, .02), (9.0, -3, .02), (9.0, .4, z + .01), (5.1, .4, z + .01), M.soil('#a05a38', 0.0))
        for x in (6.2, 7.9): b.quad((x - .25, -2.9, .06), (x + .25, -2.9, .06), (x + .25, .4, z + .03), (x - .25, .4, z + .03), M.soil('#6f3f28', 0.0)); b.box(x - .25, .4, z, .5, 12, .03, M.soil('#6f3f28', 0.0))
        for a in (('truck', 15.5, -5.8, 182, '#d9a23a', '#7a5a3c'),): Y.thing(b, *a)
        for x, y, c in ((3.2, 9, '#a05a38'), (9.6, 13, '#a8623f'), (4.6, 15, '#96502f')): place(__import__('kit.core', fromlist=['proto']).proto(('heap', c), lambda q: __import__('kit.props', fromlist=['heap']).heap(q, c)), x, y, z, 0)
        Y.puddles(b, r, -6, 22, -8.6, -3.4, 7, .01); T.neighbour(b, -12.5, 1, 91, 9, 8, 1); T.neighbour(b, 14.5, 1, 94, 9, 8, 2); neighbours(b, 23, 25, -40, 50); T.pole(b, -2.4, -2.2); T.pole(b, 30, -2.2); T.wires(b, (-2.4, -2.2), (30, -2.2)); far_green(23, 38); many_trees(r, 26, (-40, 4, -14, 22), ())
    b.flush(); return dict(key=.22) if st == 'filled' else None
