"""What stands about a home: roads of the suburbs, yards, gates, people's things."""
import math
import random

import numpy as np

from . import building as B
from . import furniture as F
from . import materials as M
from . import plants as P
from . import stage as S
from . import street as T
from .core import place, proto, text
from .props import SMALL


def puddles(b, r, x0, x1, y0, y1, n, z):
    m = M.plain('#4d5356', .03, 0, .9)
    for _ in range(n):
        x, y, a = r.uniform(x0, x1), r.uniform(y0, y1), r.uniform(.5, 1.7); k = 18; ring = [(x + math.cos(t) * a * (1 + .25 * math.sin(3 * t + x)), y + math.sin(t) * a * .38 * (1 + .3 * math.cos(2 * t + y)), z) for t in np.linspace(0, 2 * math.pi, k, endpoint=False)]
        b.add(ring + [(x, y, z)], [[i, (i + 1) % k, k] for i in range(k)], m)


def road(b, kind, y, w, x0=-110, x1=130, walk=0, seed=1):
    """Along x; the near edge at y, it lies at y-w..y."""
    r = random.Random(seed); wet = kind.startswith('wet'); kind = kind.replace('wet', '') or 'concrete'
    if kind == 'asphalt': T.road(b, y, w, x0, x1, walk=walk, both=True)
    elif kind == 'dirt':
        b.box(x0, y - w, -.3, x1 - x0, w, .3, M.soil('#a58d69', .2)); [b.box(x0, y - w * q - .25, 0, x1 - x0, .5, .012, M.soil('#8f7755', .0)) for q in (.3, .7)]
        P.weeds([(r.uniform(x0 * .4, x1 * .4), y - w * .5 + r.uniform(-.25, .25), 0) for _ in range(160)] + [(r.uniform(x0 * .4, x1 * .4), y - w * r.choice([0, 1]) + r.uniform(-.5, .5), 0) for _ in range(260)], .22, '#7f8f45', 3, 60)
    elif kind == 'pavers': b.box(x0, y - w, -.3, x1 - x0, w, .3, M.paving('#a98f7c', .2, .1, .006, .85, .15, .5)); [b.box(x0, q, -.1, x1 - x0, .18, .2, M.concrete('#b9b4a8')) for q in (y, y - w - .18)]
    else:
        m = M.concrete('#8d8b86', .22, .5, .9) if wet else M.concrete('#b4afa4', .85, .6, .8)
        for i in range(int((x1 - x0) / 4.5)): [b.box(x0 + i * 4.5, y - w + j * w / 2, -.3, 4.485, w / 2 - .012, .3, m) for j in (0, 1)]
        [b.box(x0, q, -.3, x1 - x0, .35, .34, M.concrete('#a39e93', stain=.9)) for q in (y, y - w - .35)]
        if walk: b.box(x0, y + .35, -.1, x1 - x0, walk, .16, M.paving('#b3ada1', .5, .5, .01, .85))
    if wet: puddles(b, r, max(x0, -14), min(x1, 28), y - w + .3, y - .3, 16, .005)


def hills(seed=1, y=700, h=90, x0=-1500, x1=1500):
    """A ridge far behind."""
    from .core import Builder
    b = Builder(); r = np.random.default_rng(seed); x = np.linspace(x0, x1, 160); z = h * (.45 + .25 * np.sin(x / 310 + seed) + .18 * np.sin(x / 121 + 2 * seed) + .08 * np.sin(x / 47) + .04 * r.normal(0, 1, 160)); m = M.grass('#4a6338', .25)
    for i in range(159): b.add([(x[i], y, -2), (x[i + 1], y, -2), (x[i + 1], y + 160, z[i + 1]), (x[i], y + 160, z[i])], [[0, 1, 2, 3]], m, True)
    b.flush()


VEHICLE = {'moto': T.motorcycle, 'trike': T.tricycle, 'jeep': T.jeepney, 'truck': T.truck}


def thing(b, kind, x, y, rot=0, *a, z=0.0):
    """One thing by name: a vehicle, a plant, something small, laundry, a sign."""
    if kind in ('sedan', 'suv', 'hatch', 'van'): place(T.car(kind, *(a or ('#c9ccce',))), x, y, z, rot)
    elif kind in VEHICLE: place(VEHICLE[kind](*a), x, y, z, rot)
    elif kind in SMALL: place(proto(('small', kind, a), lambda q: SMALL[kind](q, *a)), x, y, z, rot)
    elif kind in ('broad', 'mango', 'talisay', 'acacia', 'slim'): place(P.tree(kind, 1 + int(abs(x)) % 2), x, y, z - .05, rot, *(a or (1,)))
    elif kind == 'palm': place(P.palm(1 + int(abs(x)) % 3, 8), x, y, z - .1, rot, *(a or (1,)))
    elif kind == 'banana': place(P.banana(1 + int(abs(x)) % 2), x, y, z, rot, *(a or (1,)))
    elif kind == 'bamboo': place(P.bamboo(1 + int(abs(x)) % 2), x, y, z, rot, *(a or (1,)))
    elif kind == 'areca': place(P.areca(1 + int(abs(x)) % 2, 2.2), x, y, z, rot, *(a or (1,)))
    elif kind == 'bougain': place(P.bougainvillea(1, *(a[1:] or ('#c23f78',))), x, y, z, rot, *(a[:1] or (1,)))
    elif kind == 'bush': place(P.bush(1 + int(abs(x)) % 2, .6, *(a[1:] or ('#4f6d2c',))), x, y, z, rot, *(a[:1] or (1,)))
    elif kind == 'pots':
        n, dx = a or (4, .45); [place(P.pot(('flower', 'bush', 'snake', 'monstera')[(i + int(abs(x * 3))) % 4], 1 + i % 2, ('#b5694a', '#c4b7a4', '#e9e4da', '#3f6f9a')[(i * 3 + int(abs(x))) % 4]), x + i * dx * math.cos(math.radians(rot)), y + i * dx * math.sin(math.radians(rot)), z, i * 50, .8 + .2 * (i % 3)) for i in range(n)]
    elif kind == 'laundry': T.laundry(b, x, y, rot, *a)  # to x, y, at a height, seed
    elif kind == 'ac': B.ac(b, x, y, z, rot)
    elif kind == 'lamp': T.streetlamp(b, x, y, *a[:1], on=a[1] if len(a) > 1 else 0); (S.point(x, y - 1.8, a[0] - .1, 420, (1, .78, .5), .2) if len(a) > 1 else None)
    elif kind == 'pole': T.pole(b, x, y, transformer=bool(a))
    elif kind == 'wires': T.wires(b, (x, y), a)
    elif kind == 'sign':
        words, w, h, col = a
        with b.at(x, y, z, rot): b.box(-w / 2, -.03, 1.0, w, .04, h, M.plain(col, .6)); [b.box(q, 0, 0, .06, .06, 1.0 + h, M.wood('#7a5233')) for q in (-w / 2 + .1, w / 2 - .16)]
        ink = M.plain('#1f2e45' if col > '#9' else '#f4f1e8', .5); rows = words.split('/')
        for i, t in enumerate(rows): text(t, x + .035 * math.sin(math.radians(rot)), y - .04, z + 1.0 + h * (1 - (i + .5) / len(rows)), min(h / len(rows) * .62, 1.5 * w / max(4, len(t))), ink, rot, .004)
    elif kind == 'board':  # words on a wall, at a height
        turn, words, size, col = a; text(words, x, y, rot, size, M.plain(col, .5), turn, .03)
    elif kind == 'umbrella': b.cyl(x, y, z, .03, 2.3, M.plain('#d9d9d9', .4), 8); b.lathe(x, y, z + 1.9, [(1.3, 0), (.02, .45)], M.fabric(*(a or ('#c9452e',))), 10, False)
    elif kind == 'carport':  # width, depth, height, kind
        with b.at(x, y, z, rot): carport(b, *a)
    elif kind == 'solar':
        with b.at(x, y, z, rot): solar(b, *a)
    elif kind == 'table':
        with b.at(x, y, z, rot): b.box(-.6, -.4, .7, 1.2, .8, .05, M.wood('#9a7446')); F.legs(b, 1.2, .8, .7, M.wood('#8a6438'))
    else: raise KeyError(kind)


def carport(b, w, d, h=2.5, kind='gi', col='#3b3f43'):
    """Four posts and a sheet that falls to the front; 'green' is see-through plastic."""
    m = M.plain(col, .5, .3); [b.box(q, v, 0, .09, .09, h + (.3 if v else 0), m) for q in (0, w - .09) for v in (0, d - .09)]; [b.bar((q, 0, h), (q, d, h + .3), .08, m) for q in (.04, w / 2, w - .04)]; [b.bar((-.1, v, h + .05 + .3 * v / d), (w + .1, v, h + .05 + .3 * v / d), .06, m) for v in (.05, d / 2, d - .05)]
    top = {'gi': M.gi_roof('#8d9694', .2, .35), 'flat': M.plain(col, .5), 'green': M.glass('#7fb88f', .05), 'clear': M.glass('#c9d6d6', .05)}.get(kind) or M.gi_roof(kind)
    b.quad((-.25, -.3, h + .1), (w + .25, -.3, h + .1), (w + .25, d + .1, h + .43), (-.25, d + .1, h + .43), top)


def solar(b, w, d, pitch):
    """Panels on a slope that rises to the back."""
    with b.at(tilt=('X', pitch)):
        n, k = max(1, int(w / 1.05)), max(1, int(d / 1.75))
        for i in range(n):
            for j in range(k): b.box(i * 1.05, j * 1.75, .1, 1.0, 1.7, .04, M.plain('#c9cccc', .3, .8)); b.box(i * 1.05 + .02, j * 1.75 + .02, .141, .96, 1.66, .004, M.tiles('#18243a', .16, .08, .05, .006, '#8f9aa8'))


def fence(b, x0, x1, y, kind, h, col, bar, gate=None, gatecol='#2b2d2f'):
    """A front fence with a gate: (from, width, kind)."""
    parts = [(x0, x1)] if not gate else [(x0, gate[0]), (gate[0] + gate[1], x1)]
    for p, q in parts:
        if q - p > .3:
            if kind == 'hedge': P.hedge(b, p, y - .3, 0, q - p, .6, h, seed=int(abs(p)) % 5)
            elif kind == 'bamboo': [b.cyl(p + i * .09, y, 0, .035, h + .06 * math.sin(i * 2.3), M.plain('#b89c66', .6), 6) for i in range(int((q - p) / .09))]; [b.box(p, y + .03, z, q - p, .03, .05, M.plain('#a58a55', .6)) for z in (.4, h - .3)]
            else: B.fence(b, [(p, y), (q, y)], h, kind, col, bar)
    if gate: B.gate(b, gate[0], y, gate[1], h, gate[2], gatecol)
