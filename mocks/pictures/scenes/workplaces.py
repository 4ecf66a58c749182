"""Offices, halls, shops and wards, in the shell of interiors.py."""
import random

import numpy as np

from .interiors import *


def office(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = 10, 13, 3.0; p.setdefault('winp', 12); p['ceil'] = M.tiles('#f2f1ed', .6, .9, .01, .012, '#d4d2cc'); o = shell(b, p, W, D, H, ('left', 'back'), head=2.7, sill=.3, out=p.get('out', 'city'), ceil='none', cur=False, gap=.3, floor=M.paving(p.get('carpet', '#6f767b'), .5, .5, .002, 1.0, .06, 0.0, .05))
    for i in range(3):
        for j in range(5): b.box(1.6 + i * 3, 1.2 + j * 2.4, H - .02, 1.2, .3, .02, M.glow('#fff6e8', 5))
    S.area(5, 6.5, H - .1, 8, 11, 2.6, (1, .97, .92))
    for i in range(2):
        for j in range(4):
            x, y = 2.1 + i * 3.3, 2.6 + j * 2.5
            for s in (0, 1):
                with b.at(x, y + (.37 if s else -.37), 0, 180 if s else 0): F.desk(b, 1.5, 'white' if i else 'white', True, True, ['#2f3338', c['accent']][(i + j) % 2], i * 9 + j * 3 + s)
            b.box(x - .72, y - .02, .78, 1.44, .03, .42, M.fabric(c['accent']))
    g = M.glass('#d0dcda', .05); [b.quad((W - 2.6, y0, 0), (W - 2.6, y0 + 3.9, 0), (W - 2.6, y0 + 3.9, H), (W - 2.6, y0, H), g) for y0 in (4.2, 8.3)]; [b.box(W - 2.64, y, 0, .08, .06, H, M.plain('#22272b', .4, .4)) for y in (4.2, 6.15, 8.2, 10.2, 12.2)]; b.box(W - 2.64, 4.2, 2.4, .08, 8, .06, M.plain('#22272b', .4, .4)); [b.box(W - 2.6, y, 0, 2.6, .08, H, M.stucco(c['wall'])) for y in (4.16, 8.2)]
    for y in (6.2, 10.2):
        with b.at(W - 1.3, y, 0, 90): b.rbox(-.95, -.45, .71, 1.9, .9, .04, .015, M.wood(c['wood']), 2); b.box(-.3, -.2, 0, .6, .4, .71, M.plain('#22272b', .4)); [b.at(0, 0)]; 
        for k in (-.6, .2):
            with b.at(W - 2.0, y + k, 0, 90): F.officechair(b)
            with b.at(W - .6, y + k, 0, -90): F.officechair(b)
    [place(P.pot('monstera', i % 2 + 1, '#e4dfd5'), x, y, 0, i * 60, 1.4) for i, (x, y) in enumerate(((.5, 1.5), (.5, 12.4), (W - 2.9, 3.6), (W - 2.9, 12.5)))]; b.flush(); return o


def cowork(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = p.get('W', 9), p.get('D', 12), p.get('H', 3.7); beams = p.get('beams', True); sign_ = p.get('sign', 'work here'); seats = p.get('seats', ['#c98a5a', '#5f7a5a', '#47606b', '#d9c49a']); wd = M.wood('#6b4328'); o = shell(b, p, W, D, H, ('left',), head=3.0, sill=.5, out='street', ceil='none' if beams else 'flat', nwin=3, cur=False, gap=.9, wallmat=M.stucco(p.get('wall', '#efe7d8'), .8, 0, .1), backmat=M.brick('#a3694f') if p.get('brick', True) else M.stucco(p.get('back', '#9db09a'), .8, 0, .05), floor=M.wood('#8a6238', .4, plank=.16) if p.get('brick', True) else floor_mat(c['floor']))
    for j in range(6 if beams else 0): b.box(0, 1 + j * 2, H - .42, W, .26, .32, wd, grain=True)
    for i in range(9 if beams else 0): b.box(.3 + i * 1.0, -1, H - .1, .1, D + 1, .1, wd, grain=True)
    for i, x in enumerate((W * .333, W * .68)):
        b.rbox(x - .6, 2.2, .71, 1.2, 6.4, .05, .015, M.wood('#b08a5c'), 2, grain=True); [b.box(x - .5 + q, y, 0, .06, .06, .71, M.plain('#1e2022', .4, .5)) for q in (0, .94) for y in (2.4, 5.4, 8.3)]
        for k in range(5):
            y = 2.8 + k * 1.3
            for s in (-1, 1):
                with b.at(x + s * .85, y, 0, -90 * s): F.chair(b, '#9a6b42', seats[(k + i) % len(seats)])
                if (k + s + i) % 3: b.box(x + s * .3 - .12, y - .16, .76, .24, .32, .012, M.plain('#b9bdbf', .3, .8)); b.box(x + s * .17 - .008, y - .16, .77, .012, .32, .21, M.plain('#2a2d30', .3))
            with b.at(x, y, 0): F.pendant(b, 2.2, H - 2.2, 'dome', ['#2b2d2f', '#5f7a5a'][i], 2) if k % 2 == 0 else None
    with b.at(W - .2, 4, 0, -90): F.shelf(b, 2.4, 2.2, '#7a5233', 3)
    with b.at(W - .2, 7, 0, -90): F.shelf(b, 2.4, 2.2, '#7a5233', 5)
    if p.get('books'):
        for k in range(5):
            with b.at(W - .2, 1.2 + k * 2.1, 0, -90): F.shelf(b, 2.0, 2.4, '#8a5a34', 20 + k, 6)
        for k in range(3):
            with b.at(1.6 + k * 2.2, D - .2, 0): F.shelf(b, 2.0, 2.4, '#8a5a34', 30 + k, 6)
    with b.at(W / 2, D - 1.0, 0): F.sofa(b, 2.2, '#5f6f5a', ('#d9a441', '#efe6d4'))
    with b.at(W / 2 + 2.3, D - 1.3, 0, -35): F.armchair(b, '#c98a5a')
    [place(m, x, y, z, i * 50, s) for i, (m, x, y, z, s) in enumerate(((P.areca(1, 2.2, '#3a3c3e'), .7, 10.8, 0, 1.1), (P.pot('monstera', 1, '#b5694a'), .5, 5.6, 0, 1.5), (P.pot('monstera', 2, '#e4dfd5'), 8.4, D - .6, 0, 1.6), (P.areca(2, 2, '#e4dfd5'), .6, 2.0, 0, 1.0), (P.pot('bush', 1, '#e4dfd5'), 3.0, 4.2, .76, .55), (P.pot('snake', 1, '#b5694a'), 6.1, 6.6, .76, .6)))]; text(sign_, W / 2, D - .02, 2.35, .5, M.glow('#ffe2b0', 3)); b.flush(); return o


def stockroom(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed']); W, D, H = 4.4, 6.2, 3.0; o = shell(b, p, W, D, H, ('left',), sill=1.5, head=2.2, out='street', ceil='none', cur=False, gap=1.6, floor=M.concrete('#b5afa5', .5)); S.area(W / 2, 3, H - .1, 2, 4.5, 4, (1, .95, .88)); [b.box(W / 2 - .1, 1 + k * 2.4, H - .06, .2, 1.4, .06, M.glow('#fff6e8', 5)) for k in range(2)]
    for y in (1.8, 4.4):
        with b.at(W - .45, y, 0, -90): F.rack(b, 2.3, .7, 3, .78, r.randint(0, 99), .95, '#c9c4ba', '#6a6d6e')
    with b.at(W / 2 - .3, D - .45, 0): F.rack(b, 2.2, .7, 3, .78, r.randint(0, 99), .95, '#c9c4ba', '#6a6d6e')
    with b.at(.75, 3.2, 0, 90): F.desk(b, 1.3, c['wood'], True, True, '#2f3338', 4)
    [b.box(1.5 + (i % 2) * .55, 3.6 + (i // 2) * .5, 0, .5, .42, .36 + .1 * (i % 3), M.plain('#b9925f', .9), .004) for i in range(4)]; b.flush(); return o


def diner(p):
    b = Builder(); c = p['c'] = PAL['loft']; W, D, H = 9, 11, 4.6; wd = M.wood('#8a5a34'); o = shell(b, {**p, 'c': c}, W, D, H, ('left',), head=3.2, sill=.6, out='street', nwin=3, cur=False, ceil='none', wallmat=M.brick('#8a5743'), floor=M.concrete('#8f8a82', .4), backmat=M.tiles('#f1ede4', .15, .15, .05, .005, '#8f8a82', .075)); k = M.plain('#1c1e20', .4, .5)
    b.box(0, 1.0, H - .35, W, .2, .35, k); b.box(0, 4.5, H - .35, W, .2, .35, k); b.box(0, 8, H - .35, W, .2, .35, k); b.tube([(W - 1, -1, H - .5), (W - 1, D, H - .5)], .16, M.plain('#b9bcbd', .3, .9), 14)
    b.box(1.4, D - 2.6, 0, W - 1.4, .5, 1.08, M.wood('#6b4328', plank=.14)); b.box(1.3, D - 2.75, 1.08, W - 1.3, .75, .05, M.marble('#e4e0d8')); [b.cyl(2 + i * .95, D - 3.05, .7, .18, .05, M.plain('#a8382c', .5), 20) or b.cyl(2 + i * .95, D - 3.05, 0, .03, .7, k, 8) for i in range(7)]
    b.box(1.4, D - .7, 0, W - 1.4, .7, .9, M.plain('#c4c7c8', .3, .9)); b.box(2.6, D - .9, 2.0, 4.2, .9, .5, M.plain('#c4c7c8', .3, .9)); [b.lathe(2.8 + i * .8, D - .4, .9, [(0, 0), (.2, 0), (.22, .3), (.2, .32)], M.plain('#b9bcbd', .25, .9), 20) for i in range(4)]; b.box(1.6, D - .3, 1.6, .9, .28, .04, wd); b.box(7.2, D - .3, 1.6, 1.6, .28, .04, wd); F.books(b, 7.3, D - .25, 1.64, 12, 3); [b.box(2.0 + i * 2.3, D - 2.4, 2.7, 1.9, .05, .75, M.plain('#1d2427', .7)) for i in range(3)]; [text(t, 2.95 + i * 2.3, D - 2.43, 3.08, .26, M.plain('#f4f1e8', .6)) for i, t in enumerate(('BATCHOY', 'PANCIT MOLO', 'KAPE'))]
    for x, y in ((2.2, 2.4), (2.2, 5.2), (5.2, 2.4), (5.2, 5.2), (7.6, 3.8)):
        with b.at(x, y, 0, 90 if x < 3 else 0): F.dining(b, 1.2, .75, 4, '#8a5a34', '#a8382c')
        with b.at(x, y, 0): F.pendant(b, 2.1, H - 2.1, 'dome', '#a8382c' if x < 3 else '#1c1e20', 3)
    S.area(4.6, 4.4, 3.3, 6.5, 6, 4, (1, .78, .5)); place(P.areca(1, 2.2, '#3a3c3e'), W - .6, 1.5, 0, 0, 1); b.flush(); return {**o, 'key': .28}


def big_hall(p):
    """Warehouse, factory floor, cold room, server room."""
    b = Builder(); k = p['kind']; c = p['c'] = PAL['white']; r = random.Random(p['seed'])
    if k == 'servers':
        W, D, H = 6.4, 16, 3.2; o = shell(b, p, W, D, H, (), ceil='none', wallmat=M.plain('#e4e7e8', .6), floor=M.tiles('#c9cdd0', .6, .25, .02, .006, '#8f9598')); dk = M.plain('#15181b', .35, .3)
        for s, x in ((0, .5), (1, W - 1.5)):
            for i in range(18):
                y = 1.0 + i * .8; b.box(x, y, 0, 1.0, .78, 2.2, dk, .008); xf = x + 1.0 if s == 0 else x - .012
                for q in range(18): b.box(xf, y + .06, .2 + q * .105, .012, .66, .085, M.plain(['#22272b', '#2c3237', '#1b1f23'][(q + i) % 3], .4, .4)); (b.box(xf + (.012 if s == 0 else -.006), y + .1 + r.random() * .5, .23 + q * .105, .006, .03, .02, M.glow(r.choice(['#6fd0ff', '#7fe0a0', '#6fd0ff', '#ffb84a']), 9)) if r.random() < .7 else None)
        [b.box(W / 2 - .15, 1 + i * 2.2, H - .03, .3, 1.5, .03, M.glow('#e6f2ff', 6)) for i in range(7)]; S.area(W / 2, 8, H - .1, .9, 15, 12, (.9, .96, 1)); [b.tube([(x, -1, H - .35), (x, D, H - .35)], .05, M.plain('#e0b53a', .5), 8) for x in (W / 2 - .8, W / 2 + .8)]; b.box(W / 2 - 1.2, -1, H - .5, .5, D + 1, .08, M.plain('#8f9598', .4, .7)); b.box(W / 2 - .5, D - .08, 0, 1.0, .08, 2.2, M.plain('#5f7a8a', .5)); b.flush(); return {**o, 'key': .22, 'wb': (.98, 1, 1.03)}
    W, D, H = 20, 34, 9; cold = k == 'cold'; fl = M.concrete('#b3b1ab' if not cold else '#c4c8ca', .35, .4, .5); o = shell(b, {**p, 'fill': 3.5, 'top': 5}, W, D, H, (), ceil='none', wallmat=M.siding('#e9ecec' if cold else '#cfd0cc', .6 if cold else .25, True, .45, .4), floor=fl); st = M.plain('#7f8a90' if not cold else '#d4d8da', .5, .3); yl = M.plain('#e0b53a', .6)
    for j in range(6):
        y = 2 + j * 6; [b.box(x, y, 0, .3, .3, H - 1.2, st) for x in (.2, W - .5)]; b.bar((.3, y + .15, H - 1.2), (W / 2, y + .15, H - .15), .25, st); b.bar((W - .3, y + .15, H - 1.2), (W / 2, y + .15, H - .15), .25, st); b.bar((.3, y + .15, H - 1.4), (W - .3, y + .15, H - 1.4), .16, st); [b.bar((x, y + .15, H - 1.4), (x + 1.6, y + .15, H - .9 + .0), .09, st) for x in np.arange(1, W - 2, 3.2)]
        [b.box(x, y + 2.4, H - 1.5, .35, 1.6, .08, M.glow('#fff4e2' if not cold else '#e9f4ff', 14)) for x in (5, 10, 15)]
    S.area(10, 16, H - 1.7, 12, 30, 6, (1, .96, .9) if not cold else (.92, .97, 1))
    if not cold and k != 'factory': [b.box(4 + i * 4, 4 + 6 * j, H - .02, 1.6, 4, .03, M.glow('#e6f0ff', 3)) for i in range(4) for j in range(5)]
    if k == 'factory':
        for i in range(5):
            y = 4 + i * 5.6; b.box(3, y, .1, 5, 1.6, 1.1, M.plain('#4f7a8f', .45, .2), .03); b.box(3.4, y + .2, 1.2, 1.6, 1.2, 1.3, M.plain('#dfe3e4', .4), .03); b.box(5.4, y + .3, 1.2, 2.4, 1.0, .35, M.plain('#2c3237', .5)); b.box(4.0, y + .18, 1.5, .6, .03, .4, M.glow('#9fd0e0', 1)); b.cyl(5.2, y + 1.3, 2.5, .05, .6, M.plain('#c9452e', .4), 10)
            b.box(12, y, .1, 5, 1.4, .9, M.plain('#8f9598', .4, .5), .02); [b.box(12.3 + q * 1.1, y + .3, 1.0, .8, .7, .5, M.plain(['#b9925f', '#c4a070'][q % 2], .9)) for q in range(4)]; b.box(11.8, y + .5, .85, 5.4, .6, .08, M.plain('#1d1f22', .7))
        [b.box(x, -1, .005, .1, D, .006, yl) for x in (9.0, 11.0)]; b.box(.6, 15, H - 2.4, W - 1.2, .5, .7, yl); b.bar((9.5, 15.2, H - 2.4), (9.5, 15.2, 4.6), .03, M.plain('#222222', .5)); b.box(9.3, 15.1, 4.2, .4, .3, .4, yl)
    else:
        for x, rt in ((2.6, 90), (6.6, 90), (13.4, 90), (17.4, 90)):
            for i in range(8):
                with b.at(x, 6 + i * 2.85, 0, rt): F.rack(b, 2.7, 1.2, 4, 1.65, r.randint(0, 999), .88, '#d9782f' if not cold else '#2f6f9f', '#2f5d8f' if not cold else '#8f9598', cold)
        [b.box(x, -1, .005, .1, D, .006, yl) for x in (8.2, 11.8)]
        with b.at(10.6, 9.5, 0, 20): b.rbox(-.6, -1.0, .25, 1.2, 1.9, .75, .1, yl); b.box(-.5, .2, 1.0, 1.0, .7, .4, M.plain('#222222', .6)); [b.box(x, -.9, 1.0, .06, .06, 1.1, M.plain('#222222', .5)) for x in (-.5, .44)]; [b.box(x, .8, 1.0, .06, .06, 1.1, M.plain('#222222', .5)) for x in (-.5, .44)]; b.box(-.55, -.9, 2.1, 1.1, 1.8, .06, M.plain('#222222', .5)); [b.box(x, -1.15, .05, .08, .1, 2.2, M.plain('#333333', .4)) for x in (-.4, .32)]; [b.box(x, -2.2, .1, .12, 1.1, .04, M.plain('#333333', .4)) for x in (-.35, .23)]; [T.wheel(b, x, y, .25, .25, .2) for x in (-.55, .55) for y in (-.7, .6)] if False else None; [b.cyl(x, y, 0, .22, .3, M.plain('#1a1a1a', .8), 14) for x in (-.5, .5) for y in (-.7, .6)]
        if cold: [b.box(4 + i * 5, D - 1.4, H - 2.6, 3, 1.2, 1.0, M.plain('#dfe3e4', .4), .03) or [b.cyl(4.8 + i * 5 + q * 1.4, D - 1.45, H - 2.1, .01, .01, M.plain('#333333', .5), 8) for q in range(2)] for i in range(3)]
    b.flush(); return {**o, 'key': .26, 'wb': (1, 1, 1) if not cold else (.97, 1, 1.05)}


def classroom(p):
    b = Builder(); c = p['c'] = PAL['simple']; W, D, H = 8, 9, 3.2; o = shell(b, {**p, 'c': {**c, 'metal': '#f1efe9'}}, W, D, H, ('left',), sill=.95, head=2.5, out='garden', nwin=2, cur=False, gap=.7, ceil='none', floor=M.tiles('#cfc8ba', .4, .3, .05)); b.box(2.2, D - .06, .9, 4.6, .05, 1.3, M.plain('#2f5a48', .7)); b.box(2.1, D - .08, .82, 4.8, .1, .08, M.wood('#8a5a34')); text('Maayong aga', 4.5, D - .07, 1.75, .34, M.plain('#e9ede4', .9), depth=.002); b.box(0, 0, 0, .02, D, .95, M.plain('#e9c25a', .6)) if False else b.box(W - .02, 0, 0, .02, D, 1.0, M.plain('#e9c25a', .6))
    for i in range(4):
        for j in range(4):
            with b.at(1.5 + i * 1.7, 2.0 + j * 1.35, 0): b.rbox(-.5, -.22, .68, 1.0, .44, .03, .01, M.wood('#b58a5c'), 2); [b.box(s, y, 0, .03, .03, .68, M.plain('#5f7a8a', .4, .4)) for s in (-.46, .43) for y in (-.18, .15)]
            with b.at(1.5 + i * 1.7, 1.5 + j * 1.35, 0, 180): F.chair(b, '#b58a5c', '#b58a5c')
    with b.at(6.6, D - 1.4, 0, 180): F.desk(b, 1.3, '#8a5a34', False, False)
    [b.box(2 + i * 2.2, 2 + j * 2.6, H - .08, 1.2, .12, .06, M.glow('#f4f8ff', 5)) for i in range(3) for j in range(3)]; [F.art(b, W - .01, 2 + i * 1.5, 1.8, .7, .9, i + 2, axis='x') for i in range(4)]; b.flush(); return o


def ward(p):
    """Hospital room or consulting room."""
    b = Builder(); c = p['c'] = PAL['clinic']; te = p.get('accent', '#5fa596'); W, D, H = 5.6, 6.4, 2.9; o = shell(b, p, W, D, H, ('left',), sill=.8, out='city', ceil='none', floor=M.tiles('#cfd6d4', .6, .25, .02)); b.box(W - .02, 0, .9, .02, D, .22, M.wood('#b9946a')); b.box(0, D - .02, .9, W, .02, 1.3, M.plain(te, .7)) if p.get('clinic') else None; [b.box(1.3 + i * 2.2, 1.2 + j * 2.2, H - .015, .6, 1.2, .015, M.glow('#f6faff', 4)) for i in range(2) for j in range(2)]; m = M.plain('#d4d8d8', .3, .6)
    if p.get('clinic'):
        with b.at(1.6, D - 2.2, 0): F.desk(b, 1.5, '#b9946a', True, True, te, 2)
        with b.at(.9, 2.4, 0, -20): F.chair(b, '#b9946a', te)
        with b.at(2.0, 2.2, 0, 15): F.chair(b, '#b9946a', te)
        b.rbox(W - .95, D - 2.9, .55, .7, 1.9, .12, .04, M.plain('#3f8f8c', .5)); [b.box(W - .9 + q, D - 2.8 + y, 0, .05, .05, .55, m) for q in (0, .55) for y in (0, 1.6)]; b.box(W - .95, D - 2.9, .68, .7, 1.9, .01, M.fabric('#f4f6f5')); F.put(b, P.pot('monstera', 1, '#e4dfd5'), .5, D - .5, 0, 0, 1.2)
        with b.at(3.4, D - .2, 0): F.wardrobe(b, 1.4, 2.0, '#f2f4f3', '#8f9598')
    else:
        for i in range(2):
            y = 2.2 + i * 2.5
            with b.at(W - 1.15, y, 0, -90): b.rbox(-.48, -1.0, .42, .96, 2.0, .16, .05, M.fabric('#f4f6f5')); b.rbox(-.5, -1.0, .5, 1.0, 1.25, .12, .05, M.fabric(te)); b.rbox(-.34, .55, .56, .68, .4, .12, .05, M.fabric('#ffffff')); b.box(-.5, -1.05, .3, 1.0, 2.1, .1, m); [b.rbox(-.5, yy, .3, 1.0, .05, .6, .02, M.plain('#b9946a', .5)) for yy in (-1.08, 1.03)]; [b.box(s, -.3, .62, .03, .9, .04, m) for s in (-.52, .49)]; [b.cyl(x, q, 0, .06, .1, M.plain('#333333', .6), 10) for x in (-.4, .4) for q in (-.9, .9)]
            b.box(W - .06, y - .5, 1.35, .06, 1.0, .22, M.plain('#e4e8e8', .4)); b.cyl(W - .5, y + .75, 0, .02, 1.9, m, 8); b.rbox(W - .58, y + .7, 1.6, .16, .06, .26, .02, M.plain('#e9f0f0', .2)); t = np.linspace(0, 1, 10)
            B.curtain(b, W - 2.3, .1, 2.2, 2.1, 0, M.fabric('#cfe4de'), .12, .04) if False else None
            with b.at(W - 2.2, y + 1.22, .15): B.curtain(b, 0, 0, .7, 2.0, 0, M.fabric('#cfe4de'), .1, .04)
            b.box(W - 2.3, y + 1.2, 2.18, 2.3, .03, .03, m)
        with b.at(1.0, 4.6, 0, 60): F.armchair(b, te, '#b9946a')
    b.flush(); return o


def lobby(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = 9, 11, 4.2; o = shell(b, p, W, D, H, ('left',), head=3.6, sill=0, out=p.get('out', 'street'), nwin=2, gap=.6, ceil='cove', floor=M.marble('#e4dccb', '#b9a98f', .7), backmat=M.wood(c['wood'], plank=.3)); b.rbox(W / 2 - 1.8, D - 2.4, 0, 3.6, .7, 1.08, .03, M.paving(p.get('stone', '#cbb08a'), .9, .3, .005, .4), 2); b.box(W / 2 - 1.9, D - 2.5, 1.08, 3.8, .9, .05, M.marble('#f1ece0')); b.box(W / 2 - 1.7, D - 2.42, .08, 3.4, .01, .05, M.glow('#ffdca8', 6)); [b.box(x, D - 2.2, 1.13, .45, .03, .3, M.plain('#15181a', .2)) for x in (W / 2 - 1, W / 2 + .6)]
    for x in (W / 2 - 1.1, W / 2, W / 2 + 1.1):
        with b.at(x, D - 2.1, 0): F.pendant(b, 2.7, H - 2.7, c['pend'] if c['pend'] != 'line' else 'globe', c['metal'], 2.5)
    b.box(1.2, 2.2, 0, 4, 3.4, .012, M.rug(*c['rug'], 'net'))
    with b.at(3.2, 5.2, 0): F.sofa(b, 2.3, c['sofa'], c['cush'])
    with b.at(1.5, 3.9, 0, 90): F.armchair(b, c['accent'], c['wood'])
    with b.at(4.9, 3.9, 0, -90): F.armchair(b, c['accent'], c['wood'])
    with b.at(3.2, 3.7, 0): F.coffee(b, 1.2, .7, c['wood'])
    [place(P.areca(i % 2 + 1, 2.4, '#4a3a2c'), x, y, 0, i * 60, 1.1) for i, (x, y) in enumerate(((.7, D - .8), (W - .8, D - .9), (W - .7, 2.0)))]; F.art(b, W - .01, 5.0, 2.0, 2.4, 1.5, p['seed'] + 3, (c['accent'], c['wood'], '#efe6d6'), 'x'); b.flush(); return o
