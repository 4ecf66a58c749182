"""Walk-up apartments and shophouses."""
import math
import random

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place, text
from kit.home import mat
from .buildings import place_local
from .common import beds, far_green, ground, neighbours, pad


def stair(b, x, y, z, rise, col='#d5d0c6', rail='#4b6a7e', w=1.1, run=4.2, along='x'):
    """A straight flight that rises along x (or towards +y) from x, y."""
    n = max(8, round(rise / .18)); m = M.concrete(col)
    with b.at(x, y, z, 0 if along == 'x' else 90):
        for i in range(n): b.box(i * run / n, 0, max(0, (i - 1) * rise / n), run / n + .02, w, rise / n * 2 if i else rise / n, m)
        for q in (.03, w - .03): b.bar((0, q, .9), (run, q, rise + .9), .05, M.plain(rail, .4)); [b.box(i * run / 8 - .015, q - .015, i * rise / 8, .03, .03, .92, M.plain(rail, .4)) for i in range(9)]


def walkup(b, o):
    """Floors of doors on open corridors. o: n doors, unit width, floors, colours, corridor depth (0: balconies)."""
    n, w, fl, fh, d = o['n'], o.get('w', 4.2), o['floors'], o.get('fh', 2.9), o.get('d', 8); W = n * w; wall = mat(o['wall'], o.get('grime', .4)); slab = mat(o.get('slab', '#e9e6de'), .4); cd = o.get('corridor', 1.5); r = random.Random(o.get('seed', 1)); fr = o.get('frame', '#f1efe9')
    for f in range(fl):
        z = .2 + f * fh; ops = []
        for i in range(n):
            if o.get('balconies') and f: ops += [('slide', i * w + w * .12, .05, w * .5, 2.15, dict(glass=M.pane(i + f, o.get('lit', 0) if (i + f) % 2 else 0), cur=False)), ('jalousie', i * w + w * .7, .9, w * .22, 1.2, {})]
            else: ops += [('door:' + o.get('door', 'panel'), i * w + .35, 0, .95, 2.1, dict(col=o.get('doorcol', '#6b4328'), frame=fr, lit=0)), (o.get('win', 'jalousie'), i * w + 1.7, .9, w - 2.3, 1.2, dict(grille=o.get('grille', False), glass=M.pane(i * 2 + f, o.get('lit', 0) if (i + f) % 3 else 0), cur=False))]
        B.volume(b, 0, 0, z, W, d, fh, wall, ops, [('jalousie', d * .3, .9, 1.2, 1.2), ('jalousie', d * .7, 1.3, .6, .6)], [], [('jalousie', d * .3, .9, 1.2, 1.2)], opt=dict(frame=fr, room_=False), top=False); b.box(.2, .2, z + fh - .12, W - .4, d - .4, .1, slab)
        if o.get('balconies'):
            if f:
                for i in range(n): x = i * w + w * .06; b.box(x, -1.1, z - .14, w * .62, 1.1, .16, slab); B.railing(b, [(x + .05, 0), (x + .05, -1.05), (x + w * .62 - .05, -1.05), (x + w * .62 - .05, 0)], z + .02, o.get('rail', 'bars'), .95, o.get('railcol', '#3b3f43'))
        elif cd:
            b.box(-.05, -cd, z - .16, W + .1, cd, .18, slab); (B.railing(b, [(0, -cd + .06), (W, -cd + .06)], z + .02, o.get('rail', 'bars'), .95, o.get('railcol', '#3b3f43')) if f else None); [b.box(i * 2 * w - .12, -cd, z, .24, .24, fh, slab) for i in range(n // 2 + 1)]
        for i in range(n):
            if r.random() < o.get('acs', .3): B.ac(b, i * w + 2.2, 0, z + 2.2)
    top = .2 + fl * fh; b.box(-.1, -.1, 0, W + .2, d + .2, .2, M.concrete())
    if o.get('roof'): B.gable(b, 0, -cd if not o.get('balconies') else -.4, top, W, d + cd, M.gi_roof(o['roof'], .25, .25), wall, .7, 14, o.get('fascia', '#e9e6de'))
    else: B.flat(b, 0, -.05, top, W, d, .1, .2, slab, .7)
    return W, top


def apartments(p):
    """apple: corridors; alley: stair at the left; yellow: balconies; raw: unpainted; brick: a corner with a lit stairwell and a cafe."""
    b = Builder(); st = p['style']; r = random.Random(7)
    if st == 'apple':
        W, H = walkup(b, dict(n=5, floors=3, wall='#a9c86a', slab='#f0eee4', doorcol='#5a7a3a', railcol='#4f6a3a', roof='#8a9096', acs=.2, seed=3)); [stair(b, W + .2 + (0 if f % 2 == 0 else 0), -1.5, .2 + f * 2.9, 2.9, run=4.4) for f in (0, 1)]; b.box(W, -1.5, 3.0, 5.8, 2.6, .14, M.concrete()); b.box(W, -1.5, 5.9, 5.8, 2.6, .14, M.concrete()); b.box(W + 5.6, .9, 0, .2, .2, 6, M.concrete())
        for x0 in (1, 6.5, 13): 
            with b.at(0, -1.25, 6.0): T.laundry(b, x0, 0, x0 + 3.6, 0, 1.9, int(x0))
        pad(b, -6, -9, W + 18, 9, M.concrete('#b3aea3', stain=.9), .02); [Y.thing(b, 'moto', 2.2 + i * 1.2, -4.4, 70 + 4 * i, c) for i, c in enumerate(('#b33a2b', '#2f4f8d', '#222222', '#c9a13a', '#e4e3de', '#2f6b4a'))]
        for a in (('trike', 14.5, -5.2, 170), ('talisay', -4, -2, 0, .9), ('pots', 9.8, -2.0, 0, 5, .5)): Y.thing(b, *a)
        Y.road(b, 'concrete', -9, 6, seed=3); neighbours(b, 41, 16, -50, 60, skip=((-6, 24),)); far_green(41, 28)
    elif st == 'alley':
        W, H = walkup(b, dict(n=4, floors=2, wall='#f0efea', slab='#e4e2da', doorcol='#2f5f9a', railcol='#8f9598', corridor=1.3, grime=.7, acs=.4, seed=5)); stair(b, -1.2, -5.4, .1, 3.0, run=4.1, along='y', w=1.1); b.box(-2.4, -1.3, 2.96, 2.4, 1.3, .14, M.concrete()); b.box(-2.35, -.2, 0, .2, .2, 3, M.concrete())
        B.volume(b, -14, -17, 0, 50, 7, 6.5, mat('#c9bda4', .9), [], [], [('jalousie', 4 + i * 6, 3.8, 1.4, 1.2) for i in range(7)] + [('jalousie', 4 + i * 6, .9, 1.4, 1.2) for i in range(7)], [], opt=dict(frame='#f1efe9', room_=False)); pad(b, -20, -10, 60, 10, M.concrete('#a9a498', stain=1.0), .0)
        for a in (('pots', .4, -1.7, 0, 3, .4), ('pots', 9.0, -1.8, 0, 4, .5), ('moto', 6.2, -3.0, 175, '#b33a2b'), ('bike', 12.4, -2.4, 5), ('drum', 4.2, -1.8), ('laundry', 10.4, -3.4, 15.2, -3.0, 2.3, 4), ('dog', 2.8, -3.6, 60)): Y.thing(b, *a)
        ground(b); T.neighbour(b, 18, 0, 87, None, 8, 2); neighbours(b, 43, 14, -40, 50); far_green(43, 26)
    elif st == 'yellow':
        W, H = walkup(b, dict(n=4, w=4.8, floors=2, wall='#ecc95a', slab='#f4f1e6', balconies=True, doorcol='#8a4a2a', railcol='#f4f1e6', roof='#9a5a44', grille=True, seed=7)); pad(b, -8, -7, W + 16, 7, M.grass('#64803a', .2), .01); P.lawn(-8, -6.8, W + 16, 5.0, .02, '#6f9a44', .05, 2); pad(b, -1, -1.6, W + 2, 1.6, M.concrete(), .05)
        for i in range(4):
            x = i * 4.8 + .4; [place(P.pot(k, 1 + j % 2, '#b5694a'), x + .35 * j, -.85, 3.12, j * 60, .9) for j, k in enumerate(('flower', 'bush', 'monstera', 'flower', 'snake', 'bush')[: 3 + (i * 2) % 4])]; pad(b, x + .2, -7, 1.0, 5.4, M.concrete(), .04)
        for a in (('moto', 3.2, -3.2, -80), ('hatch', 22, -4.2, -88, '#e9e8e4'), ('bougain', -2.6, -4.8, 0, 1.1), ('palm', -5.4, -1, 0, 1.0), ('bench', 13.4, -3.4, 190), ('laundry', 20.4, -1, 24.4, .6, 1.9, 3)): Y.thing(b, *a)
        Y.road(b, 'concrete', -7, 5.5, seed=5); neighbours(b, 45, 15, -50, 60, skip=((-6, 22),)); far_green(45, 26)
    elif st == 'raw':
        W, H = walkup(b, dict(n=4, w=4.0, floors=3, wall=('smooth', '#a3a19b'), slab=('smooth', '#96948e'), doorcol='#f3f2ee', railcol='#8f9598', acs=0, win='slide', frame='#e9e8e4', seed=9)); stair(b, -1.2, -6.0, .1, 3.0, run=4.4, along='y'); stair(b, -2.4, -6.0 + .0, 3.0, 2.9, run=4.4, along='y') if False else None; b.box(-1.3, -1.6, 2.98, 1.3, 1.6, .14, M.concrete()); b.box(-1.25, -1.55, 0, .18, .18, 8.6, M.concrete())
        pad(b, -12, -12, 44, 12, M.concrete('#a59e92', .95, 4.0, .9), .01); [Y.thing(b, *a) for a in (('tankstand', 18.6, -1.4), ('heap', -6.5, -4.5, 0, '#8f8c86'), ('blocks', 13.4, -4.4, 10), ('sapling', 20.4, -5.2), ('drum', 2.4, -2.6, 0, '#9a5a3a'))]; Y.road(b, 'dirt', -12, 5, seed=2); neighbours(b, 47, 18, -50, 60, skip=((-6, 22),)); far_green(47, 30); b.flush(); return dict(key=.23)
    else:
        lit = 1.0; br = ('brick', '#9c5b43'); W, H = walkup(b, dict(n=4, w=4.4, floors=4, wall='#f0ece4', slab='#f4f1ea', balconies=True, railcol='#2b2d2f', lit=lit, frame='#26282a', seed=11, acs=.2)); b.box(-.08, -.12, .2, .5, .2, H, mat(br)); [b.box(i * 4.4 + 3.05, -.1, .2, .34, .14, H, mat(br)) for i in range(4)]; b.box(W - .1, -.12, .2, .4, 8.3, H + .6, mat(br))
        for f in range(4): b.quad((W + .32, 1.2, .4 + f * 2.9), (W + .32, 4.2, .4 + f * 2.9), (W + .32, 4.2, 2.9 + f * 2.9), (W + .32, 1.2, 2.9 + f * 2.9), M.glow('#ffdca8', 1.6)); [b.box(W + .3, 1.2 + i * 1.0, .3 + f * 2.9, .06, .06, 2.7, M.plain('#26282a', .5)) for i in range(4)]
        b.box(0, -.3, .2, 8.6, .1, 2.6, M.plain('#26282a', .5)); [B.window(b, .3 + i * 2.8, .3, 2.5, 2.2, 'fixed', '#26282a', lit=2.5, cur=False, n=2) if False else b.quad((.3 + i * 2.8, -.32, .5), (2.8 + i * 2.8, -.32, .5), (2.8 + i * 2.8, -.32, 2.4), (.3 + i * 2.8, -.32, 2.4), M.glow('#ffd9a0', 1.9)) for i in range(3)]; text('KAPE', 4.3, -.36, 2.62, .3, M.glow('#fff1da', 4)); [b.quad((i * 1.1, -1.5, 2.75), (i * 1.1 + 1.1, -1.5, 2.75), (i * 1.1 + 1.1, -.3, 3.05), (i * 1.1, -.3, 3.05), M.fabric('#2f5d62' if i % 2 else '#efe8da')) for i in range(8)]
        for a in (('table', 1.6, -2.6, 10), ('chair', 1.0, -3.3, 190, '#2b2d2f'), ('chair', 2.4, -3.2, 160, '#2b2d2f'), ('table', 5.6, -2.6, -10), ('chair', 5.2, -3.3, 170, '#2b2d2f'), ('lamp', 10.5, -4.0, 0, 5.5, 6), ('hatch', 14, -6.2, 2, '#8d1f22'), ('slim', -2, -3, 0, .8)): Y.thing(b, *a)
        S.point(4.3, -1.4, 2.4, 60, (1, .76, .46), .2); pad(b, -30, -4, 100, 20, M.paving('#aaa297', .4, .4, .01, .85), .06); T.road(b, -4.2, 7, -90, 120, walk=1, both=True)
        with b.at(W + 10, 0, 0, 90): Y.road(b, 'asphalt', 0, 7, -4.2, 80)
        T.neighbour(b, -12, 0, 91, None, 8, 2); T.neighbour(b, W + 13, 0, 93, None, 9, 2); neighbours(b, 49, 18, -50, 70); far_green(49, 32); b.flush(); return dict(key=.17)
    b.flush()


def shophouse(p):
    b = Builder(); r = random.Random(5)
    if p['style'] == 'concrete':
        w, d = 10, 12; wall = mat('#b9b5aa', .9); g = M.plain('#e9e6de', .5)
        for f in range(3):
            ops = [('door:roll', .4 + i * 3.2, 0, 2.8, 2.7, dict(col=c)) for i, c in enumerate(('#8d9698', '#5f7480', '#9a9184'))] if f == 0 else [('slide', .5 + i * 3.2, .05, 1.6, 2.15, dict(glass=M.pane(i + f), cur=False)) for i in range(3)] + [('jalousie', 2.3 + i * 3.2, .9, .8, 1.2) for i in range(3)]
            z = .15 + f * 3.2; B.volume(b, 0, 0, z, w, d, 3.2, wall, ops, [], [], [], opt=dict(frame='#e9e6de', room_=False), top=False); b.box(.2, .2, z + 3.1, w - .4, d - .4, .1, wall)
            if f: b.box(-.05, -1.3, z - .15, w + .1, 1.3, .18, wall); [b.box(.05 + i * .16, -1.25, z, .018, .018, 2.9, g) for i in range(int(w / .16))]; [b.box(0, -1.26, z + q, w, .03, .03, g) for q in (.1, 1.0, 2.0, 2.85)]; [place(P.pot(k, 1, '#b5694a'), .6 + i * .9, -.9, z + .03, 0, .9) for i, k in enumerate(('flower', 'snake', 'bush')[:f + 1])]; b.box(0, 1, z, .01, .01, .01, g)
        B.flat(b, 0, -.1, 9.75, w, d, .1, .2, wall, .8); b.box(.3, -1.4, 3.05, w - .6, .06, .7, M.plain('#2f5d62', .5)); text('LEON TRADING', 5, -1.44, 3.4, .5, M.plain('#f6f2e6', .6)); T.laundry(b, 1, -.6, 5, -.6, 8.4, 4) if False else None
        for x, s in ((10.1, 401), (-9.4, 403)): T.neighbour(b, x, .3, s, 9, 9, 2)
        for a in (('trike', 1.8, -4.0, 172), ('trike', 5.4, -4.2, 176, '#2f6fa8', '#e8c04a'), ('trike', 9.0, -4.0, 170, '#3a7a55', '#e8c04a'), ('sack', 7.6, -1.8, 20), ('sack', 8.2, -1.7, 90), ('crate', .8, -1.9), ('moto', 12.5, -3.4, -60)): Y.thing(b, *a)
        pad(b, -40, -3, 90, 3.2, M.concrete(stain=1.0), .06); T.road(b, -3.2, 8, -90, 120, walk=0); [T.pole(b, x, -2.4, transformer=x == 15) for x in (-18, 15, 44)]; [T.wires(b, (x, -2.4), (y, -2.4)) for x, y in ((-18, 15), (15, 44))]; T.city(b, -120, 20, 260, 60, 5, 7, 16, 30); ground(b)
    else:
        w, d = 9, 9; low = mat('#e4cf9f', .8); up = M.wood('#8a5f3c', plank=.2); tall = [('capiz', .5 + i * 2.9, .8, 2.3, 1.5) for i in range(3)]
        B.volume(b, 0, 0, .15, w, d, 3.3, low, [('fixed', .5, .7, 3.4, 1.9, dict(n=3, cur=False, lit=1.6, frame='#6b3a22')), ('door:panel', 4.4, 0, 1.2, 2.5, dict(col='#7a3a22', frame='#6b3a22')), ('grid', 6.2, .8, 2.2, 1.6, dict(n=2, frame='#6b3a22', glass=M.pane(1), cur=False))], [], [], [('grid', 1, .8, 2, 1.6, dict(frame='#6b3a22', glass=M.pane(2), cur=False)), ('door:panel', 4.2, 0, 1.2, 2.4, dict(col='#7a3a22', frame='#6b3a22')), ('grid', 6.2, .8, 2, 1.6, dict(frame='#6b3a22', glass=M.pane(3), cur=False))], top=False)
        B.volume(b, -.6, -.6, 3.45, w + 1.2, d + 1.2, 3.0, up, [('capiz', .7 + i * 3.2, .8, 2.6, 1.5) for i in range(3)], [], [], [('capiz', .7 + i * 3.2, .8, 2.6, 1.5) for i in range(3)], opt=dict(frame=M.wood('#5b3a22')), t=.14, top=False); b.box(-.7, -.7, 3.35, w + 1.4, d + 1.4, .16, M.wood('#5b3a22')); B.hip(b, -.6, -.6, 6.45, w + 1.2, d + 1.2, M.gi_roof('#7d4a3a', .25, .6), over=.8, pitch=28, fascia='#5b3a22')
        [b.quad((.2 + i * .5, -1.9, 2.5), (.7 + i * .5, -1.9, 2.5), (.7 + i * .5, -.02, 3.05), (.2 + i * .5, -.02, 3.05), M.fabric('#c9452e' if i % 2 else '#efe6d4')) for i in range(8)]; text('PANADERIA', 2.2, -.05, 2.72, .34, M.plain('#7a2a1c', .5)); [b.box(.7 + i * .62, .35, .95 + j * .45, .5, .3, .2, M.plain(('#c98a4a', '#d9a865', '#b5733a')[(i + j) % 3], .7), .05) for i in range(5) for j in range(2)]
        for a in (('crate', 4.2, -1.0), ('crate', 4.2, -1.6, 8, '#c23a2a'), ('crate', 6.1, -.9, 4, '#2f6f9a'), ('bench', 7.4, -1.0, 180), ('bike', -1.5, -3.2, 30, '#2f4f8d'), ('trike', 9.5, -4.4, 178), ('cart', 14.5, -3.4, -10), ('moto', -2.2, 2.6, 80)): Y.thing(b, *a)
        pad(b, -1.8, -2.4, 14, 2.6, M.concrete(stain=.9), .12); Y.road(b, 'concrete', -2.4, 7, seed=3)
        with b.at(-2, 0, 0, 90): Y.road(b, 'concrete', 5.5 - 5.5, 5.5, -2.4, 60, seed=4) if False else None
        Y.road(b, 'concrete', 9, .01, -.1, .0) if False else None; pad(b, -8.5, -2.4, 6.5, 60, M.concrete('#b4afa4', .85, .6, .8), .0); T.neighbour(b, 10.5, .5, 411, 9, 8, 2); T.neighbour(b, 21, .5, 413, 9, 8, 2); T.neighbour(b, -19, 2, 415, 9, 8, 2); T.neighbour(b, -1, 16, 417); [T.pole(b, x, y) for x, y in ((-9.2, -2.8), (20, -2.0))]; T.wires(b, (-9.2, -2.8), (20, -2.0)); ground(b); neighbours(b, 51, 20, -50, 60); far_green(51, 32)
    b.flush()
