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


def dining(p):
    b = Builder(); c = p['c'] = PAL[p['pal']]; r = random.Random(p['seed'] + 9); W, D, H = 4.8, 5.2, p.get('H', 2.9); o = shell(b, p, W, D, H, ('left',), out='garden', ceil='cove'); b.box(1.0, 1.4, 0, 2.8, 2.6, .01, M.rug(*c['rug'], 'net'))
    with b.at(2.4, 2.7, .01, 90 if r.random() < .5 else 0): F.dining(b, 2.0, .95, 6, c['wood'], c['cush'][1])
    with b.at(2.4, 2.7, 0): F.pendant(b, 1.95, H - 1.95, c['pend'], c['metal'], 2)
    with b.at(2.7, D - .22, 0): b.rbox(-.9, -.2, .2, 1.8, .4, .6, .01, M.wood(c['wood']), 2, grain=True); F.legs(b, 1.8, .4, .2, M.wood(c['wood'])); [b.box(-.9 + i * .6 + .01, -.212, .22, .58, .014, .56, M.wood(c['wood'])) for i in range(3)]; F.put(b, P.pot('bush', 1, '#e4dfd5'), .6, 0, .8, 0, .6); cm = b.at(-.6, 0, .8); cm.__enter__(); F.tablelamp(b, 2); cm.__exit__(None, None, None)
    F.art(b, 2.7, D - .01, 1.75, 1.2, .8, p['seed'] + 2, (c['accent'], c['cush'][0], '#efe6d6')); place(P.areca(1, 1.9, c['accent']), W - .5, D - .6, 0, 40, .9); b.flush(); return o


def view(p):
    """From a balcony over the town or the river."""
    b = Builder(); c = p['c'] = PAL[p['pal']]; z = p.get('z', 34); W = 6; b.box(-1, -3, -.2, W + 2, 5.0, .2, M.wood('#9b6b42', plank=.14) if p.get('deck') else M.tiles('#b9b2a6', .6, .4)); b.box(-1, -3, 2.7, W + 2, 4.6, .2, M.stucco('#f1efe9')); b.box(-1.2, -3, 0, .2, 5, 2.7, M.stucco('#e9e6df')); b.box(W + 1, -3, 0, .2, 5, 2.7, M.stucco('#e9e6df')); B.railing(b, [(-1, 1.95), (W + 1, 1.95)], 0, 'glass', 1.1)
    with b.at(1.2, .9, 0, 150): F.armchair(b, c['sofa'], c['wood'])
    with b.at(3.2, 1.0, 0, -155): F.armchair(b, c['sofa'], c['wood'])
    with b.at(2.2, 1.0, 0): b.cyl(0, 0, 0, .03, .48, M.plain('#222222', .5), 8); b.cyl(0, 0, .48, .28, .025, M.wood(c['wood']), 24); b.cyl(.08, 0, .505, .04, .08, M.plain('#f1ede4', .3), 14)
    place(P.areca(1, 1.7, '#d9d2c4'), 5.6, .9, 0, 30, 1.0); place(P.pot('monstera', 1, '#b5694a'), -.4, 1.0, 0, 0, 1.2); b.plane(-2500, -2500, -z, 5000, 5000, M.grass('#6b7a45', .5)); r = random.Random(p['seed'])
    near = 64 if p.get('river') else 24
    with b.at(0, 0, -z): T.city(b, -260, near, 540, 150, p['seed'], 5, min(z * .5, 14), 190); T.city(b, -420, near + 130, 860, 300, p['seed'] + 1, 7, z * .9, 330); T.city(b, -380, 240, 780, 260, p['seed'] + 2, z, z * 2.1, 34)
    [place(P.tree('broad', i % 2 + 1), r.uniform(-180, 200), r.uniform(30, 240), -z, i * 30, r.uniform(1.1, 2)) for i in range(110)]
    if p.get('river'): b.box(-600, 26, -z - .5, 1200, 34, .9, M.water('#6f8a7c', .06, .3, .25)); b.box(-600, 24.5, -z, 1200, 1.5, .8, M.concrete()); b.box(-600, 60, -z, 1200, 1.5, .8, M.concrete())
    S.area(3, -2.4, 1.6, 6, 2, 5, (1, .97, .92), (90, 0, 0)); b.flush(); return dict(key=.30, haze=900)


def pooldeck(p):
    b = Builder(); z = p.get('z', 30); b.box(-14, -8, -.3, 34, 30, .3, M.paving('#cfc3ad', .6, .6, .008, .6)); b.box(-4, 1, -.02, 16, 6.5, .05, M.pool('#4fb3c0')); [b.box(*q, 0, *d, .12, M.concrete('#e6dfd0')) for q, d in (((-4.4, .6), (16.8, .4)), ((-4.4, 7.5), (16.8, .4)), ((-4.4, 1), (.4, 6.5)), ((12, 1), (.4, 6.5)))]; B.railing(b, [(-14, 14), (20, 14)], 0, 'glass', 1.2)
    for i in range(5):
        with b.at(-2 + i * 2.6, 9.2, 0): b.box(-.35, 0, .25, .7, 1.9, .06, M.wood('#8a5c38')); b.rbox(-.33, .0, .31, .66, 1.35, .1, .04, M.fabric('#f3efe6')); b.box(-.33, 1.35, .33, .66, .06, .55, M.fabric('#f3efe6'), .02); [b.box(x, y, 0, .06, .06, .25, M.wood('#8a5c38')) for x in (-.33, .27) for y in (.1, 1.7)]
    for x in (-.7, 4.5): b.cyl(x, 9.9, 0, .03, 2.6, M.wood('#6b4529'), 8); b.lathe(x, 9.9, 2.1, [(1.4, 0), (.02, .5)], M.fabric('#efe6d3'), 8, False)
    beds([(-6 + i * 1.0, 13.2) for i in range(24)], 4, ('areca', 'bush', 'ti', 'flower'), smin=.7, smax=1.0); [place(P.palm(i % 3 + 1, 6), x, y, 0, i * 70, .8) for i, (x, y) in enumerate(((-6.5, 3), (14.5, 9), (-8, 10), (15, 3)))]; b.box(14, -6, 0, 6, 24, 3.4, M.stucco('#efece5')); b.box(13.6, -6, 3.2, 6.6, 24, .3, M.wood('#8a5a34', plank=.14)); b.plane(-2500, -2500, -z, 5000, 5000, M.grass('#6b7a45', .5)); T.city(b, -220, 50, 460, 160, p['seed'], 8, z + 16, 90); b.flush(); return dict(haze=900)
