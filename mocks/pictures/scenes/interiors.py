"""Rooms. The camera stands near y = 0 and looks towards +y; windows are in the left wall (x = 0), the far wall or both."""
import math
import random

import numpy as np

from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, text
from .common import *

PAL = {
    'tropical': dict(wall='#f1ece2', floor=('wood', '#a87848'), wood='#8d5a33', sofa='#d3cabb', cush=('#5f7a5a', '#c98a5a'), accent='#5f7a5a', rug=('#dcd2c0', '#8a7a66'), cur='#e4dccd', metal='#2b2d2f', base='#eceae4', isl='#5a6b5e', throw='#7f8f80', pend='rattan'),
    'grey': dict(wall='#e6e4df', floor=('tile', '#c4c0b8'), wood='#5b4030', sofa='#6d7276', cush=('#c9a24a', '#e6e2da'), accent='#3f4a55', rug=('#b9b6b0', '#6a6866'), cur='#a9a59d', metal='#1d1f22', base='#3d4146', isl='#2f3338', throw='#4f5b66', pend='line'),
    'resort': dict(wall='#f5efe2', floor=('tile', '#dcc9a8'), wood='#7a4a2a', sofa='#efe7d8', cush=('#3f7f86', '#d98a5a'), accent='#3f7f86', rug=('#e6dac2', '#b08a5c'), cur='#f0e8d8', metal='#5a4030', base='#efe7d6', isl='#7a5a3e', throw='#3f7f86', pend='rattan'),
    'simple': dict(wall='#f2ead6', floor=('tile', '#d8cfc0'), wood='#9a6a3c', sofa='#8f9a8a', cush=('#d9a441', '#efe6d4'), accent='#7f9a86', rug=('#d0c4ae', '#9a6a4c'), cur='#cfd6c4', metal='#8f9598', base='#f1ede2', isl='#9a6a3c', throw='#d9a441', pend='globe'),
    'terracotta': dict(wall='#f3ebe0', floor=('tile', '#cdb49c'), wood='#7d5230', sofa='#c4b5a2', cush=('#b8674a', '#efe4d4'), accent='#b8674a', rug=('#e0d2c0', '#b8674a'), cur='#e9dccb', metal='#2b2d2f', base='#efe9df', isl='#b8674a', throw='#b8674a', pend='dome'),
    'sage': dict(wall='#f4f2ea', floor=('wood', '#c9a678'), wood='#b58a5c', sofa='#e4dfd3', cush=('#9db09a', '#d9cdb8'), accent='#9db09a', rug=('#eae4d6', '#9db09a'), cur='#dfe4da', metal='#2b2d2f', base='#9db09a', isl='#e9e6dc', throw='#9db09a', pend='globe'),
    'white': dict(wall='#f3f2ee', floor=('wood', '#b9946a'), wood='#9a7a58', sofa='#a9b4ba', cush=('#2f4a5c', '#e9e6df'), accent='#2f5a78', rug=('#dfe2e2', '#7f95a5'), cur='#e9e9e4', metal='#2b2d2f', base='#f2f1ed', isl='#2f4a5c', throw='#2f5a78', pend='line'),
    'loft': dict(wall='#eae4da', floor=('wood', '#8a6238'), wood='#6b4328', sofa='#8a4f34', cush=('#2b2d2f', '#d9cdb8'), accent='#93523c', rug=('#b9a892', '#5a3a2a'), cur='#c9c2b6', metal='#1b1d1f', base='#2f3235', isl='#5b3f2a', throw='#93523c', pend='dome'),
    'warm': dict(wall='#f0e8dc', floor=('wood', '#9a6a40'), wood='#8a5a34', sofa='#cfc0aa', cush=('#8a5a34', '#efe7da'), accent='#8a6a4c', rug=('#e2d8c8', '#a08060'), cur='#d9cbb4', metal='#3a2e24', base='#e6ddcd', isl='#8a5a34', throw='#a87c5a', pend='globe'),
    'heritage': dict(wall='#efe4cc', floor=('wood', '#6b3f22'), wood='#4f2d18', sofa='#c9b48a', cush=('#7a3b2e', '#e6d6b4'), accent='#6f7f5a', rug=('#8a3f33', '#d9c49a'), cur='#efe6d2', metal='#3a2a1c', base='#5a3820', isl='#5a3820', throw='#7a3b2e', pend='globe'),
    'blue': dict(wall='#e6eef1', floor=('tile', '#cfcabf'), wood='#a87c4c', sofa='#5f7f93', cush=('#e0b04a', '#f1ede4'), accent='#5f8fa8', rug=('#dfe4e4', '#5f8fa8'), cur='#dfe6e8', metal='#8f9598', base='#f1f0ec', isl='#5f8fa8', throw='#5f8fa8', pend='globe'),
    'mint': dict(wall='#e9f1ea', floor=('tile', '#d4cdbf'), wood='#a87c4c', sofa='#c9b79a', cush=('#6fae92', '#f1ede4'), accent='#6fae92', rug=('#e4e6da', '#6fae92'), cur='#e4ebe0', metal='#8f9598', base='#f1f0ec', isl='#6fae92', throw='#6fae92', pend='globe'),
    'dark': dict(wall='#dcd8d0', floor=('wood', '#6f5238'), wood='#7b5232', sofa='#3f4448', cush=('#b58a5c', '#d9d4ca'), accent='#4a4c4f', rug=('#a9a49c', '#4a4c4f'), cur='#6f6c68', metal='#17191b', base='#4a4c4f', isl='#26292c', throw='#5f5a54', pend='dome'),
    'brick': dict(wall='#f0e6d6', floor=('wood', '#9a5f38'), wood='#7a4326', sofa='#b9a58a', cush=('#a8442f', '#e9dfca'), accent='#a3694f', rug=('#d9c4a4', '#8a3f33'), cur='#dccbb0', metal='#4a3a2c', base='#e6d8c0', isl='#8a4f34', throw='#a8442f', pend='dome'),
    'clinic': dict(wall='#f2f5f4', floor=('tile', '#d9dedd'), wood='#b9946a', sofa='#6fa8a8', cush=('#2f8a8c', '#eef1f0'), accent='#2f8a8c', rug=('#dfe6e4', '#2f8a8c'), cur='#e6efee', metal='#c4c8c8', base='#f2f4f3', isl='#2f8a8c', throw='#8fc4c0', pend='line'),
}


def floor_mat(f):
    k, c = f
    return M.wood(c, .35, plank=.14) if k == 'wood' else M.tiles(c, .6, .2, .03, .004) if k == 'tile' else M.concrete(c, .5) if k == 'concrete' else M.fabric(c, .4)


def outside(b, kind, x0=-2, seed=1, D=6):
    """What the windows show."""
    if kind == 'garden':
        b.plane(-300, -300, -.25, 600, 600, M.grass()); P.hedge(b, x0 - 7.5, -8, -.2, .8, 24, 1.2, '#6b8a3c', seed=3); [place(P.tree(k, 1), x0 - 9 - i * 2, -3 + i * 4.5, -.2, i * 50, .9) for i, k in enumerate(('broad', 'mango', 'talisay'))]; place(P.areca(1), x0 - 2.6, 2.4, -.2, 0, 1.1); place(P.banana(1), x0 - 3.6, 5.2, -.2, 0, 1.0); [place(P.tree('broad', 2), -2 + i * 5, D + 11 + i % 2 * 3, -.2, i * 60, .9) for i in range(4)]; P.hedge(b, -4, D + 6.5, -.2, 22, .8, 1.2, '#6b8a3c', seed=5)
    elif kind == 'sea': b.plane(-300, -300, -.3, 600, 600, M.sand()); b.plane(-2000, -900, -.28, 1985, 2000, M.water('#3f8f9a', .05, .6, .2)); [place(P.palm(i % 3 + 1, 8), x0 - 5 - (i * 3) % 8, -4 + i * 4.2, -.3, i * 60, 1) for i in range(5)]
    elif kind == 'city': b.plane(-1500, -1500, -34, 3000, 3000, M.concrete('#8f9488')); T.city(b, -190, -120, 160, 300, seed, 6, 34, 80); T.city(b, -60, D + 50, 190, 120, seed + 1, 6, 30, 40); [place(P.tree('broad', i % 2 + 1), -60 - (i * 17) % 90, -60 + (i * 29) % 170, -34, i * 30, 1.5) for i in range(40)]
    elif kind == 'street': b.plane(-300, -300, -3.2, 600, 600, M.asphalt()); [b.box(-22, -30 + i * 11, -3.2, 9, 10.4, 9 + (i * 37 % 5), M.facade(['#d9cfbd', '#c8b8a2', '#dfe0da', '#b9c4c2', '#e6dfd0'][i % 5], gw=.5, gh=.45)) for i in range(7)]; [b.box(-10 + i * 11, D + 13, -3.2, 10.4, 9, 9 + (i * 23 % 6), M.facade(['#d8b9a0', '#e6dfd0', '#c8b8a2'][i % 3])) for i in range(3)]; [place(P.tree('slim', 1), -8, -4 + i * 6, -3.2, 0, 1.1) for i in range(4)]


def shell(b, p, W, D, H, win=('left',), head=2.35, sill=.0, out='garden', ceil='flat', wallmat=None, backmat=None, gap=.8, rightmat=None, nwin=1, cur=True, floor=None):
    c = p['c']; w = wallmat or M.stucco(c['wall'], .8, 0, .05); S_ = dict(frame=c['metal'], cur=False, room_=False, sill=False, glass=M.glass('#e4ecea', .0)); b.box(-.2, -1.5, -.2, W + .4, D + 1.7, .2, floor or floor_mat(c['floor'])); t = .2
    hw = head - sill
    import bpy
    bpy.context.scene.world.cycles_visibility.diffuse = False
    if 'left' in win:
        ww = (D - gap * (nwin + 1)) / nwin; ops = [('slide', gap + i * (ww + gap), sill, ww, hw, {**S_, 'n': max(2, round(ww / 1.1))}) for i in range(nwin)]
        B.wall(b, 0, D, 0, -.0, 0, H, w, ops)
        for i in range(nwin):
            y = D - (gap + i * (ww + gap)) - ww / 2
            if cur:
                with b.at(.36, y, 0, 90): F.curtains(b, ww, head + .1, c['cur'], True, p.get('open', .7))
        S.area(.02, D / 2, sill + hw / 2, hw, D - 2 * gap, p.get('winp', 11), (.93, .97, 1), (0, -90, 0), 160)
    else: B.wall(b, 0, D, 0, 0, 0, H, w, p.get('leftops', []), opt=S_)
    if 'back' in win:
        ww = (W - gap * (nwin + 1)) / nwin; ops = [('slide', gap + i * (ww + gap), sill, ww, hw, {**S_, 'n': max(2, round(ww / 1.1))}) for i in range(nwin)]
        with b.at(W, D, 0, 180): B.wall(b, 0, 0, W, 0, 0, H, backmat or w, ops, t=-.2) if False else None
        B.wall(b, W, D + .2, 0, D + .2, 0, H, backmat or w, ops)
        if cur:
            for i in range(nwin):
                with b.at(W - (gap + i * (ww + gap)) - ww / 2, D - .12, 0, 0): F.curtains(b, ww, head + .1, c['cur'], True, p.get('open', .7))
        S.area(W / 2, D - .03, sill + hw / 2, W - 2 * gap, hw, p.get('winp', 11), (.93, .97, 1), (-90, 0, 0), 160)
    else: b.box(0, D, 0, W, .2, H, backmat or w)
    b.box(W, -.2, 0, .2, D + .4, H, rightmat or w); wt = M.plain('#f6f4ef', .8)
    b.box(-.2, -1.5, H, W + .4, D + 1.9, .15, p.get('ceil') or wt)
    if ceil == 'cove': b.box(0, 0, H - .14, W, D, .02, wt) if False else None; [b.box(*q, H - .16, *d, .16, wt) for q, d in (((0, -1), (.45, D + .55)), ((W - .45, -1), (.45, D + .55)), ((0, D - .45), (W, .45)))]; [b.box(*q, H - .05, *d, .02, M.glow('#ffe6c4', 3)) for q, d in (((.46, 0), (.03, D - .45)), ((W - .49, 0), (.03, D - .45)), ((.45, D - .49), (W - .9, .03)))]
    if ceil != 'none': [b.cyl(x, y, H - (.17 if ceil == 'cove' and (x < .5 or x > W - .5) else .012), .05, .012, M.glow('#fff0da', 6), 16) for x in (W * .25, W * .75) for y in np.arange(1.2, D, 1.6)]
    bb = M.plain('#f4f2ec', .5); b.box(W - .015, 0, 0, .015, D, .09, bb); b.box(0, D - .015, 0, W, .015, .09, bb) if 'back' not in win else None
    S.area(W / 2, -.9, H * .62, W * .9, H * .7, p.get('fill', 5), (1, .97, .92), (90, 0, 0), 170); (S.area(W / 2, D * .5, H - .2, W * .6, D * .6, p['top'], (1, .95, .87), (0, 0, 0), 170) if 'top' in p else None)
    if win: outside(b, p.get('out', out), -2, p.get('seed', 1), D)
    return dict(key=.40, haze=0, wb=(1.02, 1.0, .98), look=(1.14, 1.06, 1.05))


def living(p):
    """Three arrangements: lay 0 television ahead, 1 sofa ahead under pictures, 2 windows ahead."""
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed']); W, D, H = p.get('W', 5.2), p.get('D', 6.4), p.get('H', 2.9); lay = p.get('lay', 0); put = lambda x, y, rot=0: b.at(x, y, 0, rot)
    o = shell(b, p, W, D, H, ('back',) if lay == 2 else ('left',), sill=p.get('sill', 0), out='garden', ceil=p.get('ceilk', 'cove'), backmat=M.stucco(c['accent'], .8, 0, .05) if lay == 1 and r.random() < .4 else None, gap=.45 if lay == 2 else .8)
    rug = lambda x, y, w, d: b.box(x, y, 0, w, d, .012, M.rug(*c['rug'], r.choice(['lines', 'net'])))
    if lay == 0:
        rug(1.2, 1.5, 2.9, 2.9)
        with put(W - .75, 3.0, -90): F.sofa(b, 2.4, c['sofa'], c['cush'])
        with b.at(2.6, 2.95, .012, 90): F.coffee(b, 1.15, .62, c['wood'], r.random() < .5)
        with put(1.25, 4.35, 52): F.armchair(b, c['accent'], c['wood'])
        if r.random() < .6:
            with put(1.3, 1.6, 130): F.armchair(b, c['accent'], c['wood'])
        with put(2.9, D - .25): F.tvunit(b, 2.1, c['wood'])
        with put(W - .5, D - .55): F.floorlamp(b, 2.2)
        place(P.areca(r.randint(1, 2), 1.9, '#d9d2c4'), .65, D - .7, 0, r.uniform(0, 360), .95)
        if r.random() < .4: place(P.pot('monstera', r.randint(1, 2), c['accent']), W - .42, 1.15, 0, r.uniform(0, 360), 1.1)
        F.art(b, W - .01, 3.0, 1.65, 1.3, .85, p['seed'], (c['accent'], c['cush'][0], '#efe6d6'), 'x'); F.art(b, 1.35, D - .01, 1.6, .55, .75, p['seed'] + 3, (c['cush'][0], c['accent'], '#efe6d6')) if r.random() < .6 else None
        lx, ly = 2.6, 2.95
    elif lay == 1:
        cx = W / 2 + .25; rug(cx - 1.6, D - 3.7, 3.2, 2.5)
        with put(cx, D - .62): F.sofa(b, 2.5, c['sofa'], c['cush'])
        with b.at(cx, D - 2.15, .012): F.coffee(b, 1.2, .65, c['wood'], r.random() < .5)
        with put(1.05, D - 2.3, 78): F.armchair(b, c['accent'], c['wood'])
        with put(W - .75, D - 2.9, -105): F.armchair(b, c['accent'], c['wood'])
        for k in range(3 if r.random() < .5 else 1): F.art(b, cx + (k - 1) * .78 if k < 3 and r.random() < 2 and (W > 0) else cx, D - .01, 1.7, .62, .8, p['seed'] + k, (c['accent'], c['cush'][0], '#efe6d6'))
        with put(cx + 1.62, D - .45): F.floorlamp(b, 2.2)
        with put(W - .25, 1.9, -90): F.tvunit(b, 1.9, c['wood'])
        place(P.areca(r.randint(1, 2), 2.0, '#d9d2c4'), .62, D - .62, 0, r.uniform(0, 360), .95); lx, ly = cx, D - 2.15
        if r.random() < .5:
            with b.at(W - .16, D - 1.0, 0, -90): F.shelf(b, 1.1, 2.1, c['wood'], p['seed'])
    else:
        rug(1.1, 2.2, 3.0, 3.0)
        with put(W - .62, 3.6, -90): F.sofa(b, 2.4, c['sofa'], c['cush'], True)
        with b.at(2.5, 3.6, .012, 90): F.coffee(b, 1.15, .62, c['wood'], r.random() < .5)
        with put(.25, 3.7, 90): F.tvunit(b, 2.2, c['wood'])
        with put(1.3, 5.3, 35): F.armchair(b, c['accent'], c['wood'])
        with put(W - .55, 5.35): F.floorlamp(b, 2.2)
        place(P.areca(r.randint(1, 2), 2.0, '#d9d2c4'), .6, D - .65, 0, r.uniform(0, 360), 1.0); place(P.pot('snake', 1, c['accent']), W - .45, 1.9, 0, 0, 1.2); F.art(b, W - .01, 3.6, 1.7, 1.3, .85, p['seed'], (c['accent'], c['cush'][0], '#efe6d6'), 'x'); lx, ly = 2.5, 3.6
    with put(lx, ly): F.pendant(b, H - .55, .55, c['pend'], c['metal'], 1.6)
    if lay != 2 and r.random() < .6:
        with b.at(W - 1.7, D, H - .55): F.aircon(b)
    b.flush(); return o


def loft_living(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = 5.6, 8.0, 5.4; br = M.brick('#93523c'); o = shell(b, p, W, D, H, ('left',), head=4.7, sill=.25, out='street', ceil='none', backmat=br, cur=False, nwin=2, gap=.5); k = M.plain('#1b1d1f', .45, .5)
    b.box(1.6, D - 3.0, 2.6, W - 1.6, 3.0, .22, M.wood('#7a5233', plank=.14)); b.box(1.55, D - 3.05, 2.55, .12, 3.05, .3, k); b.box(1.55, D - 3.08, 2.55, W - 1.55, .12, .3, k); B.railing(b, [(1.62, D - 3.0), (W, D - 3.0)], 2.82, 'bars', 1.0, '#1b1d1f'); [b.box(1.6 + q, D - 3.02, 0, .1, .1, 2.6, k) for q in (0,)]
    for i in range(13): b.box(W - .95, D - 3.3 - (12 - i) * .24, .2 * i + .12, .9, .26, .05, M.wood('#8a5a34'))
    b.bar((W - .95, D - 6.3, .15), (W - .95, D - 3.1, 2.6), .08, k); b.bar((W - .95, D - 6.3, 1.05), (W - .95, D - 3.1, 3.5), .04, k); [b.bar((W - .95, D - 6.2 + i * .48, .2 + i * .39), (W - .95, D - 6.2 + i * .48, 1.15 + i * .39), .02, k) for i in range(7)]
    with b.at(3.6, D - 1.3, 2.82): F.bed(b, 1.5, '#e6e0d4', c['throw'], wood='#5b3a22')
    with b.at(3.0, D - .6, 0): F.kitchen(b, 2.8, '#2f3235', '#d9d4ca', '#8a5a34', '#e9e6df', False, '#b58a5c', False)
    b.box(1.0, 1.6, 0, 2.6, 2.4, .012, M.rug(*c['rug']))
    with b.at(2.2, 3.6, 0, 0): F.sofa(b, 2.1, c['sofa'], c['cush'])
    with b.at(2.2, 2.3, 0): F.coffee(b, 1.0, .6, c['wood'])
    with b.at(.8, 2.2, 0, 80): F.armchair(b, '#5a5f58', c['wood'])
    place(P.areca(1, 2.4, '#3a3c3e'), .6, 4.7, 0, 30, 1.0); F.art(b, 4.9, D - 3.07 + 3.05, 3.9, .9, .7, 3)
    for x in (2.0, 2.7, 3.4):
        with b.at(x, 5.0, 0): F.pendant(b, 2.1, .4, 'dome', '#1b1d1f', 2)
    b.box(0, 2.6, H - .3, W, .16, .3, k); b.box(0, 5.2, H - .3, W, .16, .3, k); b.tube([(.6, -1, H - .45), (.6, D, H - .45)], .12, M.plain('#9a9d9e', .3, .9), 14); b.flush(); return {**o, 'key': .28}


def kitchen(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 5); W, D, H = p.get('W', 4.8), 4.6, p.get('H', 2.8); o = shell(b, p, W, D, H, ('left',), sill=.0 if p.get('door', True) else 1.0, head=2.25, out='garden', cur=False, gap=1.1)
    with b.at(W / 2 + .0, D - .6, 0): F.kitchen(b, min(3.6, W - 1.1), c['base'], r.choice(['#e6e3dd', '#d9d4ca', '#efece6']), c['wood'], r.choice(['#e9e6df', '#dfe4e0', '#e6dccb']), p.get('upper', True), c['metal'])
    if p.get('island', True):
        with b.at(W / 2 - .1, 2.35, 0): F.island(b, 2.1, c['isl'], '#efece6', 3, c['wood'])
        for x in (-.6, .6):
            with b.at(W / 2 - .1 + x, 2.25, 0): F.pendant(b, H - .75, .75, c['pend'] if c['pend'] != 'line' else 'dome', c['metal'], 1.8)
    else:
        with b.at(W / 2 - .6, 2.0, 0): F.dining(b, 1.2, .8, 4, c['wood'], c['cush'][1], r.random() < .5)
        with b.at(W / 2 - .6, 2.0, 0): F.pendant(b, H - .8, .8, c['pend'], c['metal'], 1.8)
    F.art(b, W - .01, 2.2, 1.55, .6, .8, p['seed'] + 1, (c['accent'], c['cush'][0], '#efe6d6'), 'x'); place(P.pot('monstera', 1, c['accent']), .45, D - .9, 0, 0, 1.0); b.flush(); return o


def dining(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 9); W, D, H = 4.8, 5.2, p.get('H', 2.9); o = shell(b, p, W, D, H, ('left',), out='garden', ceil='cove'); b.box(1.0, 1.4, 0, 2.8, 2.6, .01, M.rug(*c['rug'], 'net'))
    with b.at(2.4, 2.7, .01, 90 if r.random() < .5 else 0): F.dining(b, 2.0, .95, 6, c['wood'], c['cush'][1])
    with b.at(2.4, 2.7, 0): F.pendant(b, 1.95, H - 1.95, c['pend'], c['metal'], 2)
    with b.at(2.7, D - .22, 0): b.rbox(-.9, -.2, .2, 1.8, .4, .6, .01, M.wood(c['wood']), 2, grain=True); F.legs(b, 1.8, .4, .2, M.wood(c['wood'])); [b.box(-.9 + i * .6 + .01, -.212, .22, .58, .014, .56, M.wood(c['wood'])) for i in range(3)]; F.put(b, P.pot('bush', 1, '#e4dfd5'), .6, 0, .8, 0, .6); cm = b.at(-.6, 0, .8); cm.__enter__(); F.tablelamp(b, 2); cm.__exit__(None, None, None)
    F.art(b, 2.7, D - .01, 1.75, 1.2, .8, p['seed'] + 2, (c['accent'], c['cush'][0], '#efe6d6')); place(P.areca(1, 1.9, c['accent']), W - .5, D - .6, 0, 40, .9); b.flush(); return o


def bedroom(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 2); W, D, H = p.get('W', 4.6), p.get('D', 4.8), p.get('H', 2.8); acc = M.stucco(c['accent'], .8, 0, .05) if r.random() < .45 else M.wood(c['wood'], plank=.3) if r.random() < .4 else None; o = shell(b, p, W, D, H, ('left',), sill=r.choice([0, .75]), out='garden', ceil='cove', backmat=acc); w = p.get('bedw', 1.7)
    b.box(W / 2 - 1.4 + .2, D - 2.9, 0, 2.8, 2.0, .012, M.rug(*c['rug'], r.choice(['lines', 'net'])))
    with b.at(W / 2 + .2, D - 1.15, 0): F.bed(b, w, r.choice(['#efebe2', '#e6e0d4', '#f2f0ea']), c['throw'], r.choice(['#a2927c', c['sofa']]), c['wood'] if r.random() < .5 else None)
    for s in (-1, 1):
        x = W / 2 + .2 + s * (w / 2 + .42)
        if .4 < x < W - .3:
            with b.at(x, D - .28, 0): F.nightstand(b, c['wood'], 2.2)
    if acc is None: F.art(b, W / 2 + .2, D - .01, 1.75, 1.2, .7, p['seed'] + 4, (c['accent'], c['cush'][0], '#efe6d6'))
    with b.at(W - .31, 1.35, 0, -90): F.wardrobe(b, 2.0, 2.4, c['wood'] if r.random() < .5 else '#efece5', c['metal'], True)
    with b.at(.9, 1.35, 0, 120): F.armchair(b, c['sofa'], c['wood'])
    with b.at(W / 2 + .2, D - 2.45, 0): b.rbox(-.6, -.2, .3, 1.2, .4, .13, .05, M.fabric(c['throw'])); F.legs(b, 1.2, .4, .3, M.wood(c['wood']))
    place(P.areca(2, 1.7, '#d9d2c4'), .55, D - .6, 0, 20, .85)
    with b.at(W - .02, D - 1.2, H - .55, -90): F.aircon(b)
    b.flush(); return o


def bath(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 3); W, D, H = 3.0, 3.6, 2.6; t = M.tiles(r.choice(['#e6e2da', '#d9d4ca', '#c9cfcc', '#e9e4d8', '#b9b4aa']), .6, .18, .04, .004, '#b9b4aa', .3); ac = M.tiles(c['accent'], .15, .15, .12, .006, '#e4e0d6', .075) if r.random() < .6 else M.marble('#e4e0d8', '#9a958c'); o = shell(b, p, W, D, H, ('left',), sill=1.3, head=2.1, out='garden', cur=False, wallmat=t, backmat=ac, gap=1.0, floor=M.tiles(r.choice(['#8f8b84', '#b9b4aa', '#6f6c68']), .3, .3, .05))
    with b.at(W - .28, 1.35, 0, -90): F.vanity(b, 1.25, c['wood'])
    with b.at(.95 if p.get('tub') else W - .42, D - .42, 0): F.toilet(b) if not p.get('tub') else None
    if p.get('tub'):
        with b.at(1.2, D - .65, 0): F.tub(b)
        with b.at(W - .42, D - .5, 0): F.toilet(b)
    else:
        with b.at(.62, D - .55, 0): F.shower(b, 1.2, 1.0)
    b.box(1.35, 1.0, 0, .75, 1.1, .015, M.fabric('#efebe2')); b.tube([(W - .04, 2.35, 1.35), (W - .04, 2.75, 1.35)], .01, M.plain('#d4d6d6', .1, 1.0), 6); b.rbox(W - .09, 2.38, .85, .05, .34, .5, .02, M.fabric(c['throw'])); place(P.pot('monstera', 2, '#e4dfd5'), .3, 1.5, 0, 0, .9); b.flush(); return {**o, 'key': .42}


def studio(p):
    """One room with a fold-down bed, or a dormitory with bunks."""
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = 4.2, 5.4, 2.7; o = shell(b, p, W, D, H, ('left',), sill=.5, out=p.get('out', 'street'), gap=.9); wd = M.wood(c['wood'])
    if p.get('bunk'):
        for y in (D - 1.05,):
            for z in (.35, 1.6): b.box(W - 1.05, y - 1.0, z, 1.0, 2.0, .1, wd); b.rbox(W - 1.03, y - .98, z + .1, .96, 1.96, .15, .05, M.fabric('#f2efe8')); b.rbox(W - 1.05, y - 1.0, z + .14, 1.0, 1.3, .16, .06, M.fabric(c['throw'])); b.rbox(W - .95, y + .55, z + .24, .75, .36, .12, .05, M.fabric('#f6f3ec'))
            [b.box(x, yy, 0, .07, .07, 2.15, wd) for x in (W - 1.08, W - .07) for yy in (y - 1.03, y + .98)]; [b.box(W - 1.1, y - .95, .4 + i * .28, .04, .45, .04, wd) for i in range(6)]; b.box(W - 1.08, y - .4, 1.95, .04, 1.4, .06, wd)
        for i in range(2):
            with b.at(.95 + i * 1.35, D - .42, 0): F.desk(b, 1.25, c['wood'], True, True, c['accent'], i); b.box(-.55, .2, 1.5, 1.1, .22, .03, wd); F.books(b, -.4, .22, 1.53, 9, i)
        with b.at(W - .31, 1.6, 0, -90): F.wardrobe(b, 1.5, 2.1, '#f1ede4', c['metal'])
    else:
        with b.at(W / 2 + .3, D - .3, 0): F.wardrobe(b, 3.2, 2.45, '#efece5', c['metal'])
        b.box(1.55, D - .62, .25, 1.7, .05, 2.1, wd) if False else None; b.rbox(W / 2 - .55, D - 2.5, .32, 1.5, 1.95, .2, .06, M.fabric('#f2efe8')); b.rbox(W / 2 - .58, D - 2.55, .36, 1.56, 1.3, .2, .07, M.fabric(c['throw'])); b.box(W / 2 - .6, D - 2.5, .2, 1.6, 1.9, .12, wd); b.box(W / 2 - .62, D - .75, .2, 1.64, .06, 2.2, wd); [b.rbox(W / 2 - .45 + i * .75, D - .95, .5, .62, .34, .14, .06, M.fabric('#f6f3ec'), bulge=.02) for i in range(2)]; [b.box(x, D - 2.4, 0, .06, .06, .2, M.plain('#222222', .4)) for x in (W / 2 - .55, W / 2 + .9)]
        with b.at(W - .62, 1.5, 0, -90): F.kitchen(b, 1.9, c['base'], '#d9d4ca', c['wood'], '#e9e6df', True, c['metal'], False)
        with b.at(1.0, 1.7, 0): F.dining(b, .8, .8, 2, c['wood'], c['cush'][0], True)
        place(P.pot('monstera', 1, '#d9d2c4'), .45, D - 1.4, 0, 0, 1)
    b.flush(); return o


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


def smalloffice(p):
    """Two to four desks, a cupboard, a board."""
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 11); W, D, H = r.uniform(4.4, 5.4), 5.4, 2.8; p['ceil'] = M.tiles('#f2f1ed', .6, .9, .01, .012, '#d4d2cc'); o = shell(b, p, W, D, H, ('left',), sill=.85, head=2.2, out=p.get('out', 'garden'), ceil='none', cur=False, gap=.9, floor=M.tiles(r.choice(['#c9c6bf', '#b9b4aa', '#d4cec2']), .6, .25, .03), backmat=M.stucco(c['accent'], .8, 0, .05) if r.random() < .5 else None)
    [b.box(W / 2 - .6, 1.2 + k * 2, H - .02, 1.2, .3, .02, M.glow('#fff6e8', 5)) for k in range(2)]; S.area(W / 2, 2.6, H - .1, 2.5, 3, 2.5, (1, .97, .92)); wood = c['wood']
    with b.at(W / 2 - .2, D - 1.25, 0, 180 if r.random() < .5 else 0): F.desk(b, 1.6, wood, True, True, c['accent'], r.randint(0, 99))
    with b.at(W - .55, 2.5, 0, -90): F.desk(b, 1.4, wood, True, True, '#2f3338', r.randint(0, 99))
    if r.random() < .6:
        with b.at(.95, 2.2, 0, 90): F.desk(b, 1.4, wood, True, True, '#2f3338', r.randint(0, 99))
    with b.at(W - .7, D - .2, 0): F.shelf(b, 1.2, 2.0, wood, r.randint(0, 99))
    b.box(W / 2 - 1.3, D - .04, 1.2, 1.6, .03, 1.0, M.plain('#f6f7f6', .15)); b.box(W / 2 - 1.33, D - .045, 1.17, 1.66, .02, .03, M.plain('#9a9d9e', .3, .8)); [b.box(W / 2 - 1.2 + k * .38, D - .05, 1.5 + .1 * (k % 2), .24, .01, .3, M.plain(['#e0b53a', '#7fb0c4', '#e9a08a', '#a9c48a'][k % 4], .8)) for k in range(3)]
    with b.at(W - .16, 4.0, H - .6, -90): F.aircon(b)
    place(P.pot('monstera', 1, '#e4dfd5'), .5, D - .5, 0, 0, 1.2); F.art(b, W - .01, 1.0, 1.6, .8, .6, p['seed'], axis='x'); b.flush(); return o


def stockroom(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed']); W, D, H = 4.4, 6.2, 3.0; o = shell(b, p, W, D, H, ('left',), sill=1.5, head=2.2, out='street', ceil='none', cur=False, gap=1.6, floor=M.concrete('#b5afa5', .5)); S.area(W / 2, 3, H - .1, 2, 4.5, 4, (1, .95, .88)); [b.box(W / 2 - .1, 1 + k * 2.4, H - .06, .2, 1.4, .06, M.glow('#fff6e8', 5)) for k in range(2)]
    for y in (1.8, 4.4):
        with b.at(W - .45, y, 0, -90): F.rack(b, 2.3, .7, 3, .78, r.randint(0, 99), .95, '#c9c4ba', '#6a6d6e')
    with b.at(W / 2 - .3, D - .45, 0): F.rack(b, 2.2, .7, 3, .78, r.randint(0, 99), .95, '#c9c4ba', '#6a6d6e')
    with b.at(.75, 3.2, 0, 90): F.desk(b, 1.3, c['wood'], True, True, '#2f3338', 4)
    [b.box(1.5 + (i % 2) * .55, 3.6 + (i // 2) * .5, 0, .5, .42, .36 + .1 * (i % 3), M.plain('#b9925f', .9), .004) for i in range(4)]; b.flush(); return o


def shop(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; W, D, H = 6.5, 9, 3.6; o = shell(b, p, W, D, H, (), ceil='none', floor=M.concrete('#b5afa5', .35), backmat=M.siding('#8a5a34', .14), rightmat=None); k = M.plain('#1e2022', .4, .5); r = random.Random(4)
    for x in (2, 4.5): b.box(x - .02, .5, H - .35, .04, 8, .04, k); [b.cyl(x, 1 + i * 1.2, H - .52, .05, .16, k, 12)for i in range(7)]
    S.area(W / 2, 4.5, H - .7, 3.5, 7.5, 6, (1, .92, .8))
    if p.get('goods') == 'food':
        def gondola(x, y, rt, w=1.9, h=1.9):
            with b.at(x, y, 0, rt):
                b.box(-w / 2, -.2, 0, w, .4, .15, M.plain('#d9dadb', .5)); b.box(-w / 2, .14, 0, w, .04, h, M.plain('#e9e9e6', .5))
                for l in range(5):
                    z = .16 + l * h / 5.2; b.box(-w / 2, -.2, z, w, .36, .02, M.plain('#d9dadb', .4)); u = -w / 2 + .03
                    while u < w / 2 - .1: q = r.uniform(.06, .14); col = M.plain(r.choice(['#c9452e', '#e0b53a', '#2f6f9f', '#4b8f5b', '#f1efe9', '#d98a3a', '#7a3f8f', '#2f8a8c']), .5); hh = r.uniform(.14, .28); n = r.randint(2, 4); [b.box(u + i * (q + .008), -.17, z + .02, q, .2, hh, col) for i in range(n) if u + (i + 1) * (q + .008) < w / 2]; u += n * (q + .008) + .01
        for i in range(3): gondola(.3, 2.0 + i * 2.2, 90); gondola(W / 2 - .25, 2.4 + i * 2.0, -90, 1.9, 1.5) if i < 2 else None; gondola(W / 2 + .2, 2.4 + i * 2.0, 90, 1.9, 1.5) if i < 2 else None
        for i in range(4): b.box(W - .75, 1.2 + i * 1.15, 0, .7, 1.1, 2.1, M.plain('#2a2d30', .4)); b.box(W - .77, 1.26 + i * 1.15, .25, .02, .98, 1.7, M.plain('#b9d0d8', .05, 0, .8)); [b.box(W - .78, 1.3 + i * 1.15 + k * .12, .35 + l * .42, .012, .09, .28, M.glow(r.choice(['#c9452e', '#e0b53a', '#2f6f9f', '#4b8f5b', '#d9e4e8', '#d98a3a']), .5)) for k in range(7) for l in range(4)]
    else:
        for side, x, rt in ((0, .25, 90), (1, W - .25, -90)):
            for i in range(3):
                with b.at(x, 2.0 + i * 2.3, 0, rt):
                    if (i + side) % 2: F.shelf(b, 1.9, 2.3, '#a87c4c', i + side * 4)
                    else:
                        b.bar((-.95, 0, 1.75), (.95, 0, 1.75), .03, k); [b.box(s, -.02, 0, .04, .04, 1.78, k) for s in (-.95, .91)]; [b.rbox(-.85 + q * .085, -.22, .75 + (q % 3) * .05, .05, .44, .95 - (q % 3) * .05, .02, M.fabric(r.choice(['#e9e4d8', '#47606b', '#c98a5a', '#2b2d2f', '#8f9a8a', '#b8674a', '#d9c49a']))) for q in range(20)]
        for y in (3.0, 5.6): b.rbox(W / 2 - .8, y - .5, .0, 1.6, 1.0, .82, .02, M.wood('#b58a5c'), 2); [b.rbox(W / 2 - .7 + (q % 4) * .36, y - .4 + (q // 4) * .42, .82, .3, .34, .05 + .03 * (q % 3), .015, M.fabric(r.choice(['#e9e4d8', '#47606b', '#c98a5a', '#8f9a8a', '#b8674a']))) for q in range(8)]
    b.rbox(W / 2 - 1.3, D - 1.5, 0, 2.6, .6, 1.05, .02, M.plain('#26292c', .5), 2); b.box(W / 2 - 1.35, D - 1.55, 1.05, 2.7, .7, .04, M.wood('#b58a5c')); b.box(W / 2 + .5, D - 1.3, 1.09, .35, .2, .25, M.plain('#15181a', .2)); place(P.pot('monstera', 1, '#e4dfd5'), W - .6, D - .6, 0, 0, 1.5); text('STORE' if p.get('goods') else 'GOODS', W / 2, D - .02, 2.5, .5, M.plain('#f4f1e8', .5)); b.flush(); return {**o, 'key': .28}


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


def view(p):
    """From a balcony over the town or the river."""
    b = Builder(); c = p['c'] = PAL[p['pal']]; z = p.get('z', 34); W = 6; b.box(-1, -3, -.2, W + 2, 5.0, .2, M.wood('#9b6b42', plank=.14) if p.get('deck') else M.tiles('#b9b2a6', .6, .4)); b.box(-1, -3, 2.7, W + 2, 4.6, .2, M.stucco('#f1efe9')); b.box(-1.2, -3, 0, .2, 5, 2.7, M.stucco('#e9e6df')); b.box(W + 1, -3, 0, .2, 5, 2.7, M.stucco('#e9e6df')); B.railing(b, [(-1, 1.95), (W + 1, 1.95)], 0, 'glass', 1.1)
    with b.at(1.2, .9, 0, 150): F.armchair(b, c['sofa'], c['wood'])
    with b.at(3.2, 1.0, 0, -155): F.armchair(b, c['sofa'], c['wood'])
    with b.at(2.2, 1.0, 0): b.cyl(0, 0, 0, .03, .48, M.plain('#222222', .5), 8); b.cyl(0, 0, .48, .28, .025, M.wood(c['wood']), 24); b.cyl(.08, 0, .505, .04, .08, M.plain('#f1ede4', .3), 14)
    place(P.areca(1, 1.7, '#d9d2c4'), 5.6, .9, 0, 30, 1.0); place(P.pot('monstera', 1, '#b5694a'), -.4, 1.0, 0, 0, 1.2); b.plane(-2500, -2500, -z, 5000, 5000, M.grass('#6b7a45', .5)); r = random.Random(p['seed'])
    T.city(b, -200, 40, 420, 120, p['seed'], 6, min(z * .8, 26), 90); T.city(b, -300, 160, 640, 200, p['seed'] + 1, 8, z * 1.2, 90); [place(P.tree('broad', i % 2 + 1), r.uniform(-180, 200), r.uniform(30, 240), -z, i * 30, r.uniform(1.1, 2)) for i in range(110)]
    if p.get('river'): b.box(-600, 26, -z - .5, 1200, 34, .9, M.water('#6f8a7c', .06, .3, .25)); b.box(-600, 24.5, -z, 1200, 1.5, .8, M.concrete()); b.box(-600, 60, -z, 1200, 1.5, .8, M.concrete())
    S.area(3, -2.4, 1.6, 6, 2, 5, (1, .97, .92), (90, 0, 0)); b.flush(); return dict(key=.30, haze=900)


def pooldeck(p):
    b = Builder(); z = p.get('z', 30); b.box(-14, -8, -.3, 34, 30, .3, M.paving('#cfc3ad', .6, .6, .008, .6)); b.box(-4, 1, -.02, 16, 6.5, .05, M.pool('#4fb3c0')); [b.box(*q, 0, *d, .12, M.concrete('#e6dfd0')) for q, d in (((-4.4, .6), (16.8, .4)), ((-4.4, 7.5), (16.8, .4)), ((-4.4, 1), (.4, 6.5)), ((12, 1), (.4, 6.5)))]; B.railing(b, [(-14, 14), (20, 14)], 0, 'glass', 1.2)
    for i in range(5):
        with b.at(-2 + i * 2.6, 9.2, 0): b.box(-.35, 0, .25, .7, 1.9, .06, M.wood('#8a5c38')); b.rbox(-.33, .0, .31, .66, 1.35, .1, .04, M.fabric('#f3efe6')); b.box(-.33, 1.35, .33, .66, .06, .55, M.fabric('#f3efe6'), .02); [b.box(x, y, 0, .06, .06, .25, M.wood('#8a5c38')) for x in (-.33, .27) for y in (.1, 1.7)]
    for x in (-.7, 4.5): b.cyl(x, 9.9, 0, .03, 2.6, M.wood('#6b4529'), 8); b.lathe(x, 9.9, 2.1, [(1.4, 0), (.02, .5)], M.fabric('#efe6d3'), 8, False)
    beds([(-6 + i * 1.0, 13.2) for i in range(24)], 4, ('areca', 'bush', 'ti', 'flower'), smin=.7, smax=1.0); [place(P.palm(i % 3 + 1, 6), x, y, 0, i * 70, .8) for i, (x, y) in enumerate(((-6.5, 3), (14.5, 9), (-8, 10), (15, 3)))]; b.box(14, -6, 0, 6, 24, 3.4, M.stucco('#efece5')); b.box(13.6, -6, 3.2, 6.6, 24, .3, M.wood('#8a5a34', plank=.14)); b.plane(-2500, -2500, -z, 5000, 5000, M.grass('#6b7a45', .5)); T.city(b, -220, 50, 460, 160, p['seed'], 8, z + 16, 90); b.flush(); return dict(haze=900)
