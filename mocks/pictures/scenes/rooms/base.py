"""A room: walls with openings, what is seen outside, light. The origin is the left front corner; x to the right, y away from the camera."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place

SHOTS = {}
"""By 'listing/name': what builds a picture, its camera, hour and words."""


def shot(at, alt, cam, hour='bright', sun=None, post=None, **job):
    """at: 'listing/name'. cam: (x, y, z, tx, ty, lens[, shift]) or, tilted, a dict. sun: (azimuth it comes from, elevation)."""
    def enter(fn):
        c = dict(zip(('x', 'y', 'z', 'tx', 'ty', 'lens', 'shift'), cam)) if isinstance(cam, tuple) else cam
        SHOTS[at] = dict(scene=fn, alt=alt, cam=c, hour=hour, sky=dict(azimuth=(sun or (200, 35))[0], elevation=(sun or (200, 35))[1], seed=len(SHOTS) % 9), postopt=post or {}, **{'ao': 2, **job}); return fn
    return enter


WHITE = '#f4f2ec'


def floor_mat(kind, col):
    if kind == 'wood': return M.wood(col, .35, plank=.14)
    if kind == 'tile': return M.tiles(col, .6, .2, .03, .004)
    if kind == 'small': return M.tiles(col, .3, .25, .06, .005)
    if kind == 'cement': return M.concrete(col, .4, .8, .35)
    if kind == 'vinyl': return M.tiles(col, .45, .3, .18, .002)
    return M.fabric(col, .4)


class Room:
    """Call `win`, `door`, `hole`, `open`, then `build`; then furnish with `at` and `by`."""

    def __init__(self, W, D, H=2.7, wall='#f1ece2', floor=('tile', '#d8cfc0'), ceil=WHITE, frame='#f1efe9', trim=None, mats=None, low=None):
        """mats: another material for a side. low: (height, material) of a lower band on all walls, tiles or paint."""
        self.b = Builder(); self.W, self.D, self.H = W, D, H; self.wall = M.plain(wall, .85) if isinstance(wall, str) else wall; self.floor = floor_mat(*floor) if isinstance(floor, tuple) else floor
        self.ceil = M.plain(ceil, .8) if isinstance(ceil, str) else ceil; self.frame = frame; self.trim = trim; self.mats = mats or {}; self.low = low; self.ops = {k: [] for k in ('left', 'right', 'back', 'front')}; self.opened = set(); self.lights = []; self.cur = []; self.capiz = []

    def _u(self, side, a, w): return {'left': self.D - a - w, 'back': self.W - a - w, 'right': a, 'front': a}[side]

    def win(self, side, a, w, z=.95, h=1.2, kind='slide', cur=None, power=11, light=True, **k):
        """a: metres along the wall from its low corner. cur: (colour, how open) of curtains inside."""
        o = dict(frame=self.frame, cur=False, room_=False, sill=False, glass=M.glass('#e4ecea', .0)); o.update(k); self.ops[side].append((kind, self._u(side, a, w), z, w, h, o))
        if light: self.lights.append((side, a + w / 2, z + h / 2, w, h, power))
        if kind == 'capiz': self.capiz.append((side, a, w, z, h))
        if cur: self.cur.append((side, a + w / 2, w, z, h, cur))
        return self

    def door(self, side, a, w=.85, h=2.08, kind='panel', col='#7b5232', **k): self.ops[side].append(('door:' + kind, self._u(side, a, w), 0, w, h, dict(col=col, frame=self.frame, **k))); return self

    def hole(self, side, a, w, z=0, h=2.1, power=0):
        """power: of the daylight that comes through, as behind a gallery or an open door."""
        self.ops[side].append(('hole', self._u(side, a, w), z, w, h))
        if power: self.lights.append((side, a + w / 2, z + h / 2, w, h, power))
        return self

    def open(self, *sides): self.opened.update(sides); return self

    def at(self, x, y, z=0, rot=0, **k): return self.b.at(x, y, z, rot, **k)

    def by(self, side, a, off=.3, z=0, turn=0):
        """Against a wall, facing the room; off: the distance of the piece's centre from the wall."""
        x, y, r = {'back': (a, self.D - off, 0), 'right': (self.W - off, a, -90), 'left': (off, a, 90), 'front': (a, off, 180)}[side]; return self.b.at(x, y, z, r + turn)

    def build(self, fill=5, top=0, ceiling=True, lamps=(), tone=(1, .97, .92), cove=False, base='#f4f2ec', roof=None):
        b, W, D, H = self.b, self.W, self.D, self.H; bpy.context.scene.world.cycles_visibility.diffuse = False
        ends = {'left': ((-.2, D + .0), (-.2, 0)), 'back': ((W, D + .2), (0, D + .2)), 'right': ((W + .2, 0), (W + .2, D)), 'front': ((0, -.2), (W, -.2))}
        for side, (p, q) in ends.items():
            if side in self.opened: continue
            B.wall(b, *p, *q, 0, H, self.mats.get(side, self.wall), self.ops[side])
        if 'front' in self.opened: [b.box(x, -1.6, 0, .2, 1.6, H, self.mats.get(side, self.wall)) for side, x in (('left', -.2), ('right', W)) if side not in self.opened]
        if 'front' in self.opened:  # what mirrors see behind the camera
            seen = Builder(); seen.box(-.2, -1.9, 0, W + .4, .1, H, self.wall); o = seen.flush('behind'); o.visible_camera = o.visible_shadow = o.visible_diffuse = o.visible_transmission = False
        for x in (-.2, W): [b.box(x, y, 0, .2, .2, H, self.wall) for y in (-.2, D) if not (y < 0 and 'front' in self.opened)]
        b.box(-.2, -1.6 if 'front' in self.opened else -.2, -.2, W + .4, D + (1.8 if 'front' in self.opened else .4), .2, self.floor)
        if ceiling: b.box(-.2, -1.6 if 'front' in self.opened else -.2, H, W + .4, D + (1.8 if 'front' in self.opened else .4), .12, self.ceil)
        for side in ends:
            if side in self.opened: continue
            L = W if side in ('back', 'front') else D; cuts = sorted((o[1], o[1] + o[3], o[2], o[2] + o[4]) for o in self.ops[side])
            mirror = lambda u, w: L - u - w if side in ('left', 'back') else u
            def strip(z, h, mat, t):
                gaps = sorted((mirror(c[0], c[1] - c[0]), mirror(c[0], c[1] - c[0]) + c[1] - c[0]) for c in cuts if c[2] < z + h and c[3] > z); x = 0
                for lo, hi in gaps + [(L, L)]:
                    if lo - x > .02:
                        with {'back': b.at(0, D), 'front': b.at(0, 0), 'left': b.at(0, 0, 0, 90), 'right': b.at(W, 0, 0, 90)}[side]: b.box(x, -t if side in ('back',) else 0 if side in ('front', 'right') else -t, z, lo - x, t, h, mat)
                    x = max(x, hi)
            if self.low: strip(0, self.low[0], self.low[1], .012)
            if base and not self.low: strip(0, .09, M.plain(base, .5), .015)
        for side, a, z, w, h, power in self.lights:
            x, y, r = {'left': (.03, a, (0, -90, 0)), 'right': (W - .03, a, (0, 90, 0)), 'back': (a, D - .03, (-90, 0, 0)), 'front': (a, .03, (90, 0, 0))}[side]
            S.area(x, y, z, *((h, w) if side in ('left', 'right') else (w, h)), power, (.93, .97, 1), r, 165)
        for side, a, w, z, h, (col, op) in self.cur:
            with self.by(side, a, .12): curtains(b, w, z, h, col, op)
        for side, a, w, z, h in self.capiz:
            with self.by(side, a + w / 2, -.06, z): capiz(b, w, h)
        if cove:
            wt = M.plain('#f6f4ef', .8); [b.box(*q, H - .16, *d, .16, wt) for q, d in (((0, -1), (.4, D + .6)), ((W - .4, -1), (.4, D + .6)), ((.4, D - .4), (W - .8, .4)))]; [b.box(*q, H - .04, *d, .015, M.glow('#ffe6c4', 3)) for q, d in (((.41, 0), (.03, D - .4)), ((W - .44, 0), (.03, D - .4)), ((.4, D - .44), (W - .8, .03)))]
        for x, y in lamps: b.cyl(x, y, H - .012, .05, .012, M.glow('#fff0da', 6), 16)
        if 'front' in self.opened: S.area(W / 2, -.9, H * .62, W * .9, H * .7, fill, tone, (90, 0, 0), 170)
        else: S.area(W / 2, .12, H * .6, W * .85, H * .6, fill, tone, (90, 0, 0), 175)
        if top: S.area(W / 2, D * .5, H - .2, W * .6, D * .6, top, (1, .95, .87), (0, 0, 0), 170)
        return self

    def outside(self, kind, *sides, seed=1):
        for side in sides:
            with {'left': self.b.at(-.2, self.D / 2, 0, 90), 'right': self.b.at(self.W + .2, self.D / 2, 0, -90), 'back': self.b.at(self.W / 2, self.D + .2, 0, 0), 'front': self.b.at(self.W / 2, -.2, 0, 180)}[side]: outside(self.b, kind, seed)
        return self

    def done(self, **k): self.b.flush(); return dict(key=.40, haze=0, wb=(1.02, 1.0, .98), look=(1.14, 1.06, 1.05), **k) if not k else {**dict(key=.40, haze=0, wb=(1.02, 1.0, .98), look=(1.14, 1.06, 1.05)), **k}


def curtains(b, w, z, h, col, open_=.7, sheer=False):
    """Hung on a rod; to the floor where the opening is a door."""
    low = .04 if z < .3 else z - .25; B.curtain(b, -w / 2 - .15, low, w + .3, z + h + .08 - low, .0, M.fabric(col) if not sheer else M.sheer(col, .5), .12, .04, open_=open_); b.tube([(-w / 2 - .25, -.0, z + h + .1), (w / 2 + .25, -.0, z + h + .1)], .012, M.plain('#4a4038', .5, .3), 8)


def capiz(b, w, h):
    """Shell panes in a wooden lattice with the day behind them."""
    b.box(-w / 2, -.012, 0, w, .012, h, M.glow('#f3e8cc', .9)); wd = M.wood('#5b3a22'); k, m = round(w / .15), round(h / .15); [b.box(-w / 2 + i * w / k - .008, -.03, 0, .016, .02, h, wd) for i in range(k + 1)]; [b.box(-w / 2, -.03, j * h / m - .008, w, .02, .016, wd) for j in range(m + 1)]; [b.box(x, -.045, 0, .06, .045, h, wd) for x in (-w / 2, w / 2 - .06)]; [b.box(-w / 2, -.045, z, w, .045, .06, wd) for z in (0, h - .06)]


def put(b, me, x, y, z=0, rot=0, s=1): p = b.M @ Vector((x, y, z)); place(me, *p, rot + math.degrees(b.M.to_euler().z), s)


def panel(b, y, z, w, h, power):
    """The sky's light on what stands outside: rooms take none from the sky itself."""
    o = S.area(0, 0, 0, w, h, power, (.95, .98, 1), (0, 0, 0), 170); o.matrix_world = b.M @ Matrix.Translation((0, y, z)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def outside(b, kind, seed=1):
    """What a window shows; y leads away from it."""
    far = kind in ('city', 'hills', 'river'); panel(b, *((10, 24, 400, 110, 7) if far else (.08, 4, 26, 8.5, 8))); r = random.Random(seed); ground = lambda mat, z=-.25: b.box(-60, .02, z - .02, 120, 200, .02, mat)
    if kind == 'garden': ground(M.grass()); P.hedge(b, -12, 7.5, -.2, 26, .8, 1.3, '#6b8a3c', seed=3); [put(b, P.tree(k, 1), -8 + i * 5.5 + seed % 3, 10 + i % 2 * 2, -.2, i * 50, .9) for i, k in enumerate(('broad', 'mango', 'talisay', 'broad'))]; put(b, P.areca(1), 1.4, 2.6, -.2, 0, 1.1); put(b, P.banana(1), -1.8, 3.6, -.2, 0, 1.0); [put(b, P.bush(1, .6, '#5f7d38'), -4 + i * 2.1, 5.0 + i % 2, -.2, i * 40, 1.1) for i in range(5)]
    elif kind == 'pool': ground(M.paving('#cfc3ad', .6, .6, .008, .6), -.12); b.box(-9, 2.4, -.11, 18, 4, .02, M.pool('#4fb3c0')); P.hedge(b, -14, 8.5, -.2, 28, .8, 1.6, '#55732f', seed=3); [put(b, P.palm(i % 3 + 1, 7), -7 + i * 4.2, 10 + i % 2 * 2, -.2, i * 70, 1) for i in range(4)]; [put(b, P.areca(i % 2 + 1), -5 + i * 3.6, 7.4, -.2, i * 40, 1.1) for i in range(4)]
    elif kind == 'wall':
        ground(M.concrete('#a39d92', .9), -.12); b.box(-20, 1.9, -.2, 40, .15, 2.5, M.tiles('#a9a59c', .4, .9, .08, .012, '#8c877e', .2)); [put(b, P.pot(('bush', 'snake', 'monstera')[i % 3], i % 2 + 1, ('#b5694a', '#c4b7a4', '#5f7a86')[i % 3]), -1.6 + i * .7 + r.uniform(-.1, .1), 1.5, -.12, i * 50, 1.3) for i in range(6)]; [put(b, P.tree('mango', 1), -7 + i * 8, 8, -.2, i * 60, 1.1) for i in range(3)]; put(b, P.palm(2, 8), 3.5, 9, -.2, 20, 1)
    elif kind == 'yard':
        ground(M.soil('#9a8264', .5)); T.laundry(b, -2.4, 3.2, 2.6, 3.5, 1.75, seed); [put(b, P.banana(i % 2 + 1), -4.5 + i * 3, 5.6 + i % 2, -.2, i * 80, 1.1) for i in range(4)]; B.fence(b, [(-14, 7.5), (14, 7.5)], 1.5, 'sheets'); [put(b, P.tree('mango', i % 2 + 1), -9 + i * 7, 11, -.2, i * 60, 1.1) for i in range(4)]; put(b, P.bush(1, .6, '#5f7d38'), 2.2, 5, -.2, 0, 1.2)
    elif kind == 'farm': ground(M.field('#8a9a44', '#9fae52')); [put(b, P.palm(i % 3 + 1, 8), -22 + i * 9 + r.uniform(-2, 2), 34 + r.uniform(-5, 12), -.2, i * 60, 1) for i in range(6)]; [put(b, P.tree(('broad', 'mango')[i % 2], 1), -60 + i * 7.5, 60 + r.uniform(-4, 8), -.2, i * 50, 1.2) for i in range(17)]; [put(b, P.bush(i % 2 + 1, .6, '#5f7d38'), -5 + i * 1.8, 3.2 + i % 3 * .5, -.2, i * 40, .8) for i in range(7)]
    elif kind == 'sea': ground(M.sand(), -.3); b.box(-900, 22, -.31, 1800, 1500, .03, M.water('#3f8f9a', .05, .6, .2)); [put(b, P.palm(i % 3 + 1, 8), -7 + i * 4.2, 8 + (i * 3) % 6, -.3, i * 60, 1) for i in range(5)]
    elif kind == 'street': ground(M.asphalt(), -3.3); [b.box(-34 + i * 10.6, 11, -3.3, 10.2, 9, 8.6 + (i * 37 % 5), M.facade(['#d9cfbd', '#c8b8a2', '#dfe0da', '#b9c4c2', '#e6dfd0'][(i + seed) % 5], gw=.5, gh=.45)) for i in range(7)]; [put(b, P.tree('slim', 1), -10 + i * 5.5, 6.5, -3.2, 0, 1.1) for i in range(5)]
    elif kind == 'roofs':
        ground(M.concrete('#8f9488'), -6.5)
        for i in range(9):
            for j in range(3): x, y = -34 + i * 8 + j * 2, 7 + j * 11; c = r.choice(['#8c4a3a', '#5d6f78', '#6f7f5a', '#9a6a4a', '#8f9294', '#7a3f34']); h = -3.4 + r.uniform(-.6, 1.6); b.box(x, y, -6.5, 6.6, 7.5, h + 6.5, M.stucco(r.choice(['#e4dac6', '#cfc6b4', '#dfe0da', '#d9bfa6']))); B.gable(b, x, y, h, 6.6, 7.5, M.gi_roof(c), M.stucco('#d9cfbd'), .3, 18)
        [put(b, P.tree(('mango', 'broad', 'talisay')[i % 3], 1), -30 + i * 5.2, 13 + (i * 7) % 22, -6.5, i * 40, 1.1) for i in range(12)]; put(b, P.palm(1, 9), -3, 16, -6.5, 0, 1.2); T.city(b, -160, 120, 320, 160, seed, 4, 16, 40)
    elif kind in ('city', 'hills'):
        z = -28; b.box(-1500, 1, z - .1, 3000, 3000, .1, M.grass('#74835a', .5)); keep = b.M.copy()
        with b.at(0, 0, z): T.city(b, -170, 60, 340, 200, seed, 6, 26 if kind == 'hills' else 40, 80); T.city(b, -70, 26, 140, 40, seed + 1, 6, 14, 16)
        [put(b, P.tree('broad', i % 2 + 1), r.uniform(-120, 120), r.uniform(18, 150), z, i * 30, r.uniform(1.1, 2)) for i in range(70)]; b.M = keep
        if kind == 'hills': [b.ball(-700 + i * 260, 1500 + (i * 97) % 300, z - 60, 260 + (i * 53) % 120, M.grass('#5f7a54', .3), 24, .5) for i in range(7)]
    elif kind == 'river':
        z = -17; b.box(-1500, 1, z - .1, 3000, 3000, .1, M.grass('#74835a', .5)); b.box(-600, 14, z, 1200, 4, .25, M.paving('#cdbfa6', 1, 1)); b.box(-600, 20, z - .05, 1200, 34, .12, M.water('#6f8a7c', .06, .3, .25)); b.box(-600, 54, z, 1200, 1.5, .6, M.concrete())
        with b.at(0, 0, z): T.city(b, -190, 66, 380, 150, seed, 6, 22, 90)
        [put(b, P.tree('broad', i % 2 + 1), -80 + i * 5.5, 60 + r.uniform(0, 8), z, i * 30, r.uniform(1, 1.6)) for i in range(30)]; [put(b, P.palm(i % 3 + 1, 7), -40 + i * 8, 12.5, z, i * 50, 1) for i in range(11)]
