"""Rooms of condominiums and lodgings, furnished from a list. The camera stands near y = 0 and looks to +y; the front is open."""
import random

import bpy
import numpy as np

from kit import building as B
from kit import furniture as F
from kit import lodging as G
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, text
from .common import far_green

FLOORS = {'vinyl': lambda c: M.wood(c, .35, plank=.15), 'tile': lambda c: M.tiles(c, .4, .2, .03, .005), 'big': lambda c: M.tiles(c, .8, .12, .02, .003), 'screed': lambda c: M.concrete(c, .8, 1.0, .7), 'marble': lambda c: M.marble(c), 'red': lambda c: M.tiles(c, .2, .35, .08, .006)}


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
    if kind == 'strait': b.plane(-3000, -3000, -z, 6000, 3160, M.grass('#6b7a45', .5)); b.plane(-6000, 160, -z - 1, 12000, 3000, M.water('#6f8fa0', .06, .2, .2)); from kit import yard as Y; Y.hills(3, 1500, 190, -2600, 2600)
    if kind == 'hills': from kit import yard as Y; trees(120, 20, 260); Y.hills(seed, 900, 210)
    if kind in ('campus', 'mango'): [place(P.tree('broad' if kind == 'campus' else 'mango', i % 2 + 1), -26 + i * 5.2, 9 + (i * 37) % 13, -z, i * 40, 1.0 + .15 * (i % 3) + z / 14) for i in range(14)]; [place(P.tree('broad', i % 2 + 1), -7 - i * 3, -6 + i * 3.3, -z, i * 40, 1.0 + z / 14) for i in range(5)]
    if kind == 'roofs':
        with b.at(0, 0, -z): [T.neighbour(b, -34 + i * 11 + (i * 7) % 5, 10 + (i * 11) % 26, 500 + i, storeys=1) for i in range(8)]
        trees(40, 30, 120); b.plane(-400, -400, -z + .02, 800, 440, M.concrete('#a9a498'))
    if kind == 'road': b.box(-200, 7, -.2, 400, 13, .2, M.asphalt()); b.box(-200, 5.2, -.2, 400, 1.8, .3, M.paving('#b3ada1', .4, .4)); [T.neighbour(b, -34 + i * 14, 23, 520 + i) for i in range(6)]; place(T.truck('#39648a'), -3, 10, 0, 0); place(T.car('sedan', '#e9e8e4'), 7, 15.6, 0, 180); place(T.jeepney(), 12, 9.6, 0, 0); far_green(seed, 40)


def sash(b, u, z, w, h, col):
    m = M.plain(col, .4, .3); n = max(1, round(w / 1.15)); [b.box(u + q, .06, z, t, .08, h, m) for q, t in ((0, .05), (w - .05, .05))]; [b.box(u, .06, v, w, .08, .05, m) for v in (z, z + h - .05)]; [b.box(u + w * i / n - .025, .07, z, .05, .07, h, m) for i in range(1, n)]


def furnish(b, p, items):
    for name, x, y, rot, *a in items:
        z = 0
        if isinstance(name, tuple): name, z = name
        if name in ('snake', 'monstera', 'bush', 'flower'): place(P.pot(name, 1, a[0] if a else '#d9d2c4'), x, y, z, rot, a[1] if len(a) > 1 else 1.1); continue
        if name == 'areca': place(P.areca(1, a[0] if a else 1.8, '#d9d2c4'), x, y, z, rot, 1); continue
        if name == 'words': text(a[0], x, y, z, a[1], M.plain(a[2], .5), rot, .004); continue
        if name == 'point': S.point(x, y, z, a[0], (1, .78, .52), .12); continue
        with b.at(x, y, z, rot):
            if name == 'rug': b.box(-a[0] / 2, -a[1] / 2, 0, a[0], a[1], .012, M.rug(*a[2:]))
            elif name == 'round': b.cyl(0, 0, 0, a[0], .012, M.rug(*a[1:]), 48)
            elif name == 'art': F.art(b, 0, 0, 0, *a)
            elif name == 'box': b.box(0, 0, 0, *a[:3], M.wood(a[3][1:]) if a[3].startswith('w') else M.glow(a[3][1:], a[4]) if a[3].startswith('g') else M.plain(a[3], .5))
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


def unit(p):
    """p: size (W, D, H), floor (kind, colour), wall, accents by wall, windows [(wall, from, sill, width, height, kind)], out (kind, height), items, curtains."""
    b = Builder(); W, D, H = p['size']; w = M.stucco(p.get('wall', '#f2efe8'), .8, 0, .05); acc = {k: (M.stucco(v, .8, 0, .05) if not isinstance(v, tuple) else __import__('kit.home', fromlist=['mat']).mat(v)) for k, v in p.get('accents', {}).items()}; fk, fc = p['floor']
    bpy.context.scene.world.cycles_visibility.diffuse = False; b.box(-.3, -2.5, -.2, W + .6, D + 2.8, .2, FLOORS[fk](fc)); ops = {'left': [], 'back': [], 'right': []}; fr = p.get('frame', '#2b2d2f'); wp = p.get('winp', 11)
    for wall, u, sill, ww, hh, *k in p.get('windows', ()): ops[wall].append(('jalousie' if k == ['jalousie'] else 'hole', u, sill, ww, hh, dict(frame=fr, cur=False, room_=False, sill=False)))
    B.wall(b, 0, D, 0, -2.5, 0, H, acc.get('left', w), ops['left']); B.wall(b, W, D + .2, 0, D + .2, 0, H, acc.get('back', w), ops['back']); B.wall(b, W, -2.5, W, D, 0, H, acc.get('right', w), ops['right'])
    for wall, u, sill, ww, hh, *k in p.get('windows', ()):
        m = u + ww / 2; col = p.get('lightcol', (.93, .97, 1))
        if wp: S.area(*{'left': (.24, D - m, sill + hh / 2, hh, ww, wp, col, (0, -90, 0), 160), 'back': (W - m, D - .03, sill + hh / 2, ww, hh, wp, col, (-90, 0, 0), 160), 'right': (W - .24, -2.5 + m, sill + hh / 2, hh, ww, wp, col, (0, 90, 0), 160)}[wall])
    for wall, u, sill, ww, hh, *k in p.get('windows', ()):  # panes are left out: clean glass cannot be seen, and it is noisy
        if k != ['jalousie']:
            with b.at(*{'left': (0, D, 0, -90), 'back': (W, D + .2, 0, 180), 'right': (W, -2.5, 0, 90)}[wall]): sash(b, u, sill, ww, hh, fr)
    ceil = M.plain(p.get('ceil', '#f6f4ef'), .8); b.box(-.3, -2.5, H, W + .6, D + 2.9, .15, ceil); bb = M.plain(p.get('skirt', '#f1efe9'), .5); b.box(.2, D - .015, 0, W - .4, .015, .08, bb) if not any(o[2] < .2 for o in ops['back']) else None
    [b.cyl(x, y, H - .012, .05, .012, M.glow('#fff0da', p.get('spots', 5)), 16) for x in (W * .3, W * .7) for y in np.arange(1.0, D, 1.7)] if p.get('spots', 5) else None
    S.area(W / 2, -1.6, H * .62, W * .9, H * .7, p.get('fill', 5), p.get('fillcol', (1, .97, .92)), (90, 0, 0), 170); S.area(W / 2, D * .5, H - .15, W * .6, D * .6, p['top'], (1, .93, .82), (0, 0, 0), 170) if p.get('top') else None
    furnish(b, p, p['items']); outlook(b, *p.get('out', ('city', 25)), p.get('seed', 1)) if p.get('windows') else None; b.flush()
    return dict(key=p.get('key', .38), haze=p.get('haze', 900), wb=(1.02, 1.0, .98), look=(1.14, 1.06, 1.05))
