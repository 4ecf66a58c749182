"""Rooms, furnished from a list. The camera stands near y = 0 and looks to +y; the front is open."""
import math
import random

import bpy
import numpy as np

from kit import building as B
from kit import counters as C
from kit import furniture as F
from kit import lodging as G
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import things as Q
from kit import trades as K
from kit import wet as W
from kit import yard as Y
from kit.core import Builder, place, text
from kit.home import mat
from .common import far_green
from .rooms.base import capiz, outside

KITS = {'c': C, 'q': Q, 't': K, 'w': W}
FLOORS = {'vinyl': lambda c: M.wood(c, .35, plank=.15), 'tile': lambda c: M.tiles(c, .4, .2, .03, .005), 'big': lambda c: M.tiles(c, .8, .12, .02, .003), 'screed': lambda c: M.concrete(c, .8, 1.0, .7), 'marble': lambda c: M.marble(c), 'red': lambda c: M.tiles(c, .2, .35, .08, .006),
          'cement': lambda c: M.concrete(c, .6, .7, .8), 'plank': lambda c: M.wood(c, .4, plank=.2, var=.45), 'bamboo': lambda c: M.siding(c, .05, True, .5, .8), 'terrazzo': lambda c: M.terrazzo(c), 'small': lambda c: M.tiles(c, .1, .3, .06, .005), 'soil': lambda c: M.soil(c, .0)}


def blocks(b, kind, z, seed):
    """The town below, on the ground."""
    if kind in ('city', 'river', 'strait'): T.city(b, -260, -140, 230, 260, seed, 6, max(10, z * .9), 70); T.city(b, -160, 40 if kind != 'river' else 95, 360, 150, seed + 1, 6, max(12, z * 1.1), 80); T.city(b, 40, -120, 200, 240, seed + 2, 6, max(10, z * .9), 60)
    elif kind == 'hills': T.city(b, -200, 50, 400, 160, seed, 5, z * .7, 60)
    elif kind == 'campus': T.city(b, -120, 60, 260, 60, seed, 8, 16, 20)


def outlook(b, kind, z, seed=1):
    """What the windows show from z metres above the ground."""
    b.plane(-3000, -3000, -z, 6000, 6000, M.grass('#6b7a45', .5)) if kind != 'strait' else None; r = random.Random(seed); trees = lambda n, y0, y1: [place(P.tree('broad', i % 2 + 1), r.uniform(-160, 180), r.uniform(y0, y1), -z, i * 30, r.uniform(1.1, 1.8)) for i in range(n)]
    with b.at(0, 0, -z): blocks(b, kind, z, seed)
    if kind in ('city', 'river', 'strait'): trees(60, 25, 200)
    if kind == 'river': b.box(-900, 30, -z - .5, 1800, 44, .9, M.water('#7f958c', .05, .3, .2)); trees(30, 20, 30)
    if kind == 'strait': b.plane(-3000, -3000, -z, 6000, 3160, M.grass('#6b7a45', .5)); b.plane(-6000, 160, -z - 1, 12000, 3000, M.water('#6f8fa0', .06, .2, .2)); Y.hills(3, 1500, 190, -2600, 2600)
    if kind == 'hills': trees(120, 20, 260); Y.hills(seed, 900, 210)
    if kind in ('campus', 'mango'): [place(P.tree('broad' if kind == 'campus' else 'mango', i % 2 + 1), -26 + i * 5.2, 9 + (i * 37) % 13, -z, i * 40, 1.0 + .15 * (i % 3) + z / 14) for i in range(14)]; [place(P.tree('broad', i % 2 + 1), -7 - i * 3, -6 + i * 3.3, -z, i * 40, 1.0 + z / 14) for i in range(5)]
    if kind == 'roofs':
        with b.at(0, 0, -z): [T.neighbour(b, -34 + i * 11 + (i * 7) % 5, 10 + (i * 11) % 26, 500 + i, storeys=1) for i in range(8)]
        trees(40, 30, 120); b.plane(-400, -400, -z + .02, 800, 440, M.concrete('#a9a498'))
    if kind == 'road': b.box(-200, 7, -.2, 400, 13, .2, M.asphalt()); b.box(-200, 5.2, -.2, 400, 1.8, .3, M.paving('#b3ada1', .4, .4)); [T.neighbour(b, -34 + i * 14, 23, 520 + i) for i in range(6)]; place(T.truck('#39648a'), -3, 10, 0, 0); place(T.car('sedan', '#e9e8e4'), 7, 15.6, 0, 180); place(T.jeepney(), 12, 9.6, 0, 0); far_green(seed, 40)


def sash(b, u, z, w, h, col):
    m = M.plain(col, .4, .3); n = max(1, round(w / 1.15)); [b.box(u + q, .06, z, t, .08, h, m) for q, t in ((0, .05), (w - .05, .05))]; [b.box(u + .05, .06, v, w - .1, .08, .05, m) for v in (z, z + h - .05)]; [b.box(u + w * i / n - .025, .07, z, .05, .07, h, m) for i in range(1, n)]


def arch(b, w, h, col, r=None, t=.2):
    """The wall above a round-headed opening of w metres, up to h; its foot is the spring line."""
    r = r or w / 2; z0 = h - r - .45; m = mat(col, 0); pts = [(r * math.cos(math.pi * i / 20), z0 + r * math.sin(math.pi * i / 20)) for i in range(21)]
    for (x0, za), (x1, zb) in zip(pts, pts[1:]):
        for y in (-t / 2, t / 2): b.quad((x1, y, zb), (x0, y, za), (x0, y, h), (x1, y, h), m)
        b.quad((x0, -t / 2, za), (x1, -t / 2, zb), (x1, t / 2, zb), (x0, t / 2, za), m)


def furnish(b, p, items):
    for name, x, y, rot, *a in items:
        z = 0
        if isinstance(name, tuple): name, z = name
        if name in ('snake', 'monstera', 'bush', 'flower'): place(P.pot(name, 1, a[0] if a else '#d9d2c4'), x, y, z, rot, a[1] if len(a) > 1 else 1.1); continue
        if name == 'areca': place(P.areca(1, a[0] if a else 1.8, '#d9d2c4'), x, y, z, rot, 1); continue
        if name == 'words': text(a[0], x, y, z, a[1], M.plain(a[2], .5), rot, .004); continue
        if name == 'point': S.point(x, y, z, a[0], (1, .78, .52), .12); continue
        if name == 'strip': S.area(x, y, z, *a, (1, .8, .56), spread=150); continue
        if name.startswith('y.'): Y.thing(b, name[2:], x, y, rot, *a, z=z); continue
        with b.at(x, y, z, rot):
            if name[1:2] == '.': getattr(KITS[name[0]], name[2:])(b, *a)
            elif name == 'rug': b.box(-a[0] / 2, -a[1] / 2, 0, a[0], a[1], .012, M.rug(*a[2:]))
            elif name == 'round': b.cyl(0, 0, 0, a[0], .012, M.rug(*a[1:]), 48)
            elif name == 'art': F.art(b, 0, 0, 0, *a)
            elif name == 'box': b.box(0, 0, 0, *a[:3], M.wood(a[3][1:]) if a[3].startswith('w') else M.glow(a[3][1:], a[4]) if a[3].startswith('g') else M.plain(a[3], .5))
            elif name == 'door': B.door(b, -a[0] / 2, 0, a[0], a[1], *a[2:])
            elif name == 'floor': b.box(-a[0] / 2, -a[1] / 2, 0, a[0], a[1], .01, FLOORS[a[2]](a[3]))
            elif name == 'ball': b.ball(0, 0, a[0], a[0], M.plain(a[1], .6), 20)
            elif name == 'arch': arch(b, *a)
            elif name == 'part': b.box(-a[0] / 2, -a[1] / 2, 0, a[0], a[1], a[2], mat(a[3], 0))
            elif name == 'pendant': F.pendant(b, 0, *a)
            elif name == 'mirror': b.box(0, 0, 0, a[0], .02, a[1], M.mirror())
            elif name == 'fluted': [b.box(-a[0] / 2 + i * .07, -.04, 0, .045, .06, a[1], M.wood(a[2])) for i in range(int(a[0] / .07))]; b.box(-a[0] / 2, .0, 0, a[0], .03, a[1], M.wood(a[2]))
            elif name == 'blind': b.box(-a[0] / 2, 0, 0, a[0], .02, a[1], M.fabric(a[2])); b.tube([(-a[0] / 2, 0, a[1]), (a[0] / 2, 0, a[1])], .035, M.plain('#e9e6de', .5), 10)
            elif name == 'pipes': [b.cyl(-.5 + i * .35, -.06, 0, .025, .55 + .1 * (i % 2), M.plain('#c9c9c4' if i != 1 else '#8a5a4a', .5), 10) or b.cyl(-.5 + i * .35, -.06, .55 + .1 * (i % 2), .035, .05, M.plain('#c23a2a' if i == 0 else '#3f6f9a', .4), 12) for i in range(3)]; b.box(.6, -.02, .25, .1, .02, .08, M.plain('#f1f0ec', .4)); b.box(-.9, -.02, 1.1, .09, .02, .09, M.plain('#f1f0ec', .4))
            elif name == 'bike': __import__('kit.props', fromlist=['bike']).bike(b, *a)
            elif name == 'lcurtain': F.curtains(b, *a)
            elif name == 'ceilfan': G.ceilfan(b, *a)
            elif name == 'wood': b.rbox(-a[0] / 2, -a[1] / 2, 0, a[0], a[1], a[2], .01, M.wood(a[3]), 2, grain=True)
            elif name == 'table': F.dining(b, *a) if a else F.dining(b)
            elif name in G.PIECES: G.PIECES[name](b, *a)
            else: getattr(F, name)(b, *a)


def ceiling(v): return M.plain(v, .8) if isinstance(v, str) else {'gi': M.gi_roof, 'thatch': M.thatch, 'plank': lambda c: M.wood(c, .6, plank=.14), 'ply': lambda c: M.tiles(c, 1.2, .7, .06, .008, '#b9a98a'), 'slab': lambda c: M.concrete(c, .9)}[v[0]](*v[1:])


def unit(p):
    """p: size (W, D, H), floor (kind, colour), wall, accents by wall, windows [(wall, from, sill, width, height, kind)], items; low (height, colour, tile): a tiled band.
    kind of a window: jalousie, capiz, grille (bars before a sash), open (nothing), any other: a sash. What they show: out (kind, height of the floor), or view (kind by wall, as rooms have it)."""
    b = Builder(); W, D, H = p['size']; wall = p.get('wall', '#f2efe8'); w = mat(wall, 0) if isinstance(wall, tuple) else M.stucco(wall, .8, p.get('grime', 0), .05); acc = {k: mat(v, .35) if isinstance(v, tuple) else M.stucco(v, .8, 0, .05) for k, v in p.get('accents', {}).items()}; fk, fc = p['floor']
    bpy.context.scene.world.cycles_visibility.diffuse = False; b.box(-.3, -2.5, -.2, W + .6, D + 2.8, .2, FLOORS[fk](fc)); ops = {'left': [], 'back': [], 'right': []}; fr = p.get('frame', '#2b2d2f'); wp = p.get('winp', 11); wins = [(*q[:5], q[5] if len(q) > 5 else 'sash') for q in p.get('windows', ())]
    for side, u, sill, ww, hh, k in wins: ops[side].append(('jalousie' if k == 'jalousie' else 'hole', u, sill, ww, hh, dict(frame=fr, cur=False, room_=False, sill=False)))
    B.wall(b, 0, D, 0, -2.5, 0, H, acc.get('left', w), ops['left']); B.wall(b, W, D + .2, 0, D + .2, 0, H, acc.get('back', w), ops['back']); B.wall(b, W, -2.5, W, D, 0, H, acc.get('right', w), ops['right'])
    for side, u, sill, ww, hh, k in wins:
        m = u + ww / 2; col = p.get('lightcol', (.93, .97, 1))
        if wp: S.area(*{'left': (.24, D - m, sill + hh / 2, hh, ww, wp, col, (0, -90, 0), 160), 'back': (W - m, D - .03, sill + hh / 2, ww, hh, wp, col, (-90, 0, 0), 160), 'right': (W - .24, -2.5 + m, sill + hh / 2, hh, ww, wp, col, (0, 90, 0), 160)}[side])
    for side, u, sill, ww, hh, k in wins:  # panes are left out: clean glass cannot be seen, and it is noisy
        if k not in ('jalousie', 'open', 'capiz'):
            with b.at(*{'left': (0, D, 0, -90), 'back': (W, D + .2, 0, 180), 'right': (W, -2.5, 0, 90)}[side]): sash(b, u, sill, ww, hh, fr)
        m = u + ww / 2
        with b.at(*{'left': (.2, D - m, sill, 90), 'back': (W - m, D, sill, 0), 'right': (W - .2, m - 2.5, sill, -90)}[side]):
            if k == 'capiz': capiz(b, ww, hh)
            if k == 'grille': g = M.plain(p.get('bars', '#e9e6de'), .5); [b.box(-ww / 2 + i * ww / round(ww / .14) - .008, .02, 0, .016, .016, hh, g) for i in range(round(ww / .14) + 1)]; [b.box(-ww / 2, .018, z, ww, .02, .02, g) for z in (.12, hh / 2, hh - .14)]
    b.box(-.3, -2.5, H, W + .6, D + 2.9, .15, ceiling(p.get('ceil', '#f6f4ef')))
    if p.get('low'): h, c, t = p['low']; m = M.tiles(c, t, .2, .05, .004, '#c9c4ba'); [b.box(*q, 0, *d, h, m) for q, d in (((.2, D - .012), (W - .4, .012)), ((.2, -2.5), (.012, D + 2.5)), ((W - .212, -2.5), (.012, D + 2.5)))]
    elif p.get('skirt', True) and not any(o[2] < .2 for o in ops['back']): b.box(.2, D - .015, 0, W - .4, .015, .08, M.plain(p.get('skirt', '#f1efe9'), .5))
    [b.cyl(x, y, H - .012, .05, .012, M.glow('#fff0da', p.get('spots', 5)), 16) for x in (W * .3, W * .7) for y in np.arange(1.0, D, 1.7)] if p.get('spots', 5) else None
    S.area(W / 2, -1.6, H * .62, W * .9, H * .7, p.get('fill', 5), p.get('fillcol', (1, .97, .92)), (90, 0, 0), 170); S.area(W / 2, D * .5, H - .15, W * .6, D * .6, p['top'], (1, .93, .82), (0, 0, 0), 170) if p.get('top') else None
    S.area(W / 2, D * .45, .04, W * .8, D * .7, p['bounce'], (1, .92, .78), (180, 0, 0), 170) if p.get('bounce') else None  # what a sunlit floor throws up
    furnish(b, p, p['items'])
    for i, (side, kind) in enumerate(p.get('view', {}).items()):  # two grounds in one plane would shade each other
        with b.at(*{'left': (0, D / 2, -.04 * i, 90), 'right': (W, D / 2, -.04 * i, -90), 'back': (W / 2, D + .2, -.04 * i, 0)}[side]): outside(b, kind, p.get('seed', 1))
    if wins and not p.get('view'): outlook(b, *p.get('out', ('city', 25)), p.get('seed', 1))
    b.flush(); return dict(key=p.get('key', .38), haze=0 if p.get('view') else p.get('haze', 900), wb=(1.02, 1.0, .98), look=(1.14, 1.06, 1.05))
