"""Blocks, towers, shops, halls and other buildings of the town. Fronts face -y."""
import math
import random

import numpy as np

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, scatter, text
from .common import *


def bay(b, st, w, h, o, r):
    """One bay of one floor in its wall's frame."""
    mat = o['mat']; fr = o.get('frame', B.DARK); acc = o.get('acc', mat); lit = o.get('lit', 0) if r.random() < o.get('lit_share', .6) else 0; pi = r.randint(0, 5); k = dict(frame=fr, seed=r.randint(0, 999), sill=False, glass=M.pane(pi, lit), room_=False, cur=False); ks = dict(frame=fr, seed=pi, sill=False)
    if st == 'window':
        ww, wh = w * o.get('ww', .55), h * o.get('wh', .48); B.wall(b, 0, 0, w, 0, 0, h, mat, [(o.get('kind', 'slide'), (w - ww) / 2, h * .3, ww, wh, {**k, 'sill': True, 'hood': o.get('hood', False), 'grille': o.get('grille', False)})])
        if o.get('ac') and r.random() < o['ac']: b.box((w - 1.0) / 2, -.5, h * .3 - .62, 1.0, .5, .07, M.concrete()); B.ac(b, (w - .9) / 2, -.05, h * .3 - .55)
        if o.get('band'): b.box(0, -.06, h - .3, w, .06, .3, acc)
    elif st == 'tall':
        ww = w * o.get('ww', .62); B.wall(b, 0, 0, w, 0, 0, h, mat, [('grid', (w - ww) / 2, .25, ww, h - .55, {**k, 'n': max(2, round(ww / 1.1))})]); b.box((w - ww) / 2 - .1, -.05, h - .3, ww + .2, .05, .18, acc)
    elif st == 'balcony':
        B.wall(b, 0, 0, w, 0, 0, h, mat, [('slide', w * .12, .05, w * .76, h * .78, {**k, 'n': max(2, round(w * .76 / 1.1))})]); b.box(0, -1.35, -.16, w, 1.36, .18, o.get('slab', mat)); b.box(-.08, -1.35, 0, .16, 1.35, h - .1, o.get('fin', mat)) if o.get('fins', True) else None
        B.railing(b, [(.1, -1.28), (w - .1, -1.28)], .02, o.get('rail', 'glass'), 1.0, o.get('railcol', '#33383c'))
        if r.random() < .35: place_local(b, P.pot(r.choice(['bush', 'snake', 'flower']), r.randint(1, 2)), r.uniform(.4, w - .4), -.9, .02)
        if r.random() < .25: B.ac(b, w * .12, -.02, .02)
    elif st == 'ribbon': B.wall(b, 0, 0, w, 0, 0, h, mat, [('fixed', 0, h * .32, w, h * .5, {**k, 'n': max(2, round(w / 1.3))})]); b.box(0, -.12, h * .86, w, .14, .1, acc)
    elif st == 'curtain':
        b.quad((0, .02, 0), (w, .02, 0), (w, .02, h), (0, .02, h), o.get('glass') or M.tower_glass()); m = M.plain(fr, .35, .5); b.box(-.03, -.06, 0, .06, .1, h, m); b.box(w / 2 - .025, -.05, 0, .05, .08, h, m); b.box(0, -.06, 0, w, .1, .07, m); b.box(0, .0, 0, w, .03, h * .24, acc)
        if lit: b.quad((.05, .0, h * .3), (w - .05, .0, h * .3), (w - .05, .0, h - .1), (.05, .0, h - .1), M.glow('#ffd9a8', .9 * r.uniform(.5, 1.3)))
    elif st == 'gallery':
        b.box(0, -1.7, -.18, w, 1.7, .2, o.get('slab', acc)); B.wall(b, 0, 0, w, 0, 0, h, mat, [('door:panel', w * .08, 0, .9, 2.1, dict(col=o.get('door', '#8a5a34'), frame=fr)), (o.get('kind', 'jalousie'), w * .08 + 1.2, .95, w * .82 - 1.2, 1.3, k)]); B.railing(b, [(0, -1.62), (w, -1.62)], .02, o.get('rail', 'bars'), 1.0, o.get('railcol', '#e9e6dd')); b.box(-.12, -1.72, 0, .24, .24, h, acc)
    elif st == 'shop':
        B.wall(b, 0, 0, w, 0, 0, h, mat, [('fixed', .25, .25, w * .62, h - 1.1, {**ks, 'n': 2, 'lit': max(.8, lit), 'cur': False, 'frame': o.get('shopframe', fr)}), ('door:glass', .25 + w * .66, 0, w * .24, h - .85, dict(frame=o.get('shopframe', fr), lit=max(.8, lit)))]); sign(b, w, h, o, r)
    elif st == 'roll': B.wall(b, 0, 0, w, 0, 0, h, mat, [('door:roll', .3, 0, w - .6, h - 1.0, dict(col=r.choice(['#8d9698', '#5f7480', '#9a9184'])))]); sign(b, w, h, o, r)
    elif st == 'arcade':
        b.box(-.35, -.0, 0, .7, .7, h, mat); b.box(-.42, -.06, 0, .84, .8, .5, acc); b.box(-.42, -.06, h - .9, .84, .8, .16, acc); b.box(0, 0, h - .55, w, .7, .55, mat); n = 10
        for i in range(n):
            a0, a1 = math.pi * i / n, math.pi * (i + 1) / n; R = (w - .7) / 2; cx = w / 2; e = .35
            p = lambda a, z=0: (cx - math.cos(a) * R, h - .55 - R * e + math.sin(a) * R * e); (xa, za), (xb, zb) = p(a0), p(a1); b.quad((xa, 0, za), (xb, 0, zb), (xb, 0, h - .5), (xa, 0, h - .5), mat); b.quad((xa, 0, za), (xa, .7, za), (xb, .7, zb), (xb, 0, zb), mat)
        with b.at(0, 3.0, 0): bay(b, r.choice(['shop', 'shop', 'roll']), w, h - .3, {**o, 'nosign': True}, r)
    elif st == 'blank': b.box(0, 0, 0, w, .2, h, mat)
    elif st == 'open': b.box(-.2, 0, 0, .4, .4, h, mat)
    elif st == 'louvre': B.wall(b, 0, 0, w, 0, 0, h, mat, [('louvre', .2, h * .25, w - .4, h * .6, k)])
    elif st == 'entry':
        B.wall(b, 0, 0, w, 0, 0, h, mat, [('fixed', .3, 0, w * .28, h - .6, {**ks, 'n': 1, 'lit': max(1, lit), 'cur': False}), ('door:glass', .3 + w * .3, 0, w * .3, h - .6, dict(frame=fr, lit=1.2)), ('fixed', w * .62, 0, w * .3, h - .6, {**ks, 'n': 1, 'lit': max(1, lit), 'cur': False})])


SIGNS = ['BAKESHOP', 'PHARMACY', 'COFFEE', 'TAILOR', 'LAUNDRY', 'BOOKS', 'OPTICAL', 'SALON', 'HARDWARE', 'CELLPHONES', 'DENTAL', 'FLOWERS']
_sign = [0]


def sign(b, w, h, o, r):
    if o.get('nosign'): return
    col = r.choice(o.get('signs', ['#2f5d62', '#8c3b2e', '#e0b04a', '#31445a', '#e9e4d8', '#4b6b45'])); b.box(.15, -.16, h - .8, w - .3, .16, .62, M.plain(col, .5), .01); _sign[0] += 1
    p = b.M @ __import__('mathutils').Vector((w / 2, -.175, h - .49)); rot = math.degrees(b.M.to_euler().z); text(SIGNS[(_sign[0] + o.get('signseed', 0)) % len(SIGNS)], *p, .36, M.plain('#f6f2e6' if col not in ('#e9e4d8', '#e0b04a') else '#2a2a2a', .6), rot, .015)
    if o.get('awning', True):
        c = r.choice(o.get('awnings', ['#a8452f', '#2f5d62', '#d9a441', '#4b6b45'])); n = 8
        for i in range(n): x = .1 + i * (w - .2) / n; b.quad((x, -1.3, h - 1.35), (x + (w - .2) / n, -1.3, h - 1.35), (x + (w - .2) / n, -.02, h - .85), (x, -.02, h - .85), M.fabric(c if i % 2 else '#efe8da'))


def place_local(b, me, x, y, z, rot=0, s=1):
    from mathutils import Vector
    p = b.M @ Vector((x, y, z)); place(me, *p, rot + math.degrees(b.M.to_euler().z), s)


def facade(b, x0, y0, x1, y1, z, floors, fh, n, style, o, seed=1):
    """style: a name, or a function of (bay, floor)."""
    L = math.hypot(x1 - x0, y1 - y0); rot = math.degrees(math.atan2(y1 - y0, x1 - x0)); r = random.Random(seed); w = L / n
    for f in range(floors):
        for i in range(n):
            st = style(i, f) if callable(style) else style; oo = {**o, **(o.get('floor', lambda f: {})(f))}
            with b.at(x0, y0, z + f * fh, rot):
                with b.at(i * w): bay(b, st, w, fh, oo, r)


def block(b, w, d, floors, fh, bays, sbays, front, side, o, gf=None, gfront=None, gside=None, go=None, seed=1, x=0, y=0, slabs=True, parapet=.9, roof=None):
    """A rectangular building; gf is the height of another ground floor."""
    z = 0
    if gf:
        g = {**o, **(go or {})}; facade(b, x, y, x + w, y, 0, 1, gf, bays, gfront, g, seed); facade(b, x + w, y, x + w, y + d, 0, 1, gf, sbays, gside or 'blank', g, seed + 1); facade(b, x, y + d, x, y, 0, 1, gf, sbays, gside or 'blank', g, seed + 2); z = gf; b.box(x, y, gf - .15, w, d, .15, o['mat'])
    facade(b, x, y, x + w, y, z, floors, fh, bays, front, o, seed + 3); facade(b, x + w, y, x + w, y + d, z, floors, fh, sbays, side, o, seed + 4); facade(b, x, y + d, x, y, z, floors, fh, sbays, side, o, seed + 5); b.box(x, y + d - .2, 0, w, .2, z + floors * fh, o['mat'])
    if slabs:
        for f in range(floors + 1): b.box(x - .04, y - .05, z + f * fh - .14, w + .08, d + .1, .14, o.get('slab', o['mat']))
    H = z + floors * fh
    if parapet: B.flat(b, x, y, H, w, d, .05, .2, o.get('par', o['mat']), parapet)
    b.box(x + w * .6, y + d * .5, H, 3.2, 3, 2.8, o['mat']); b.cyl(x + w * .35, y + d * .6, H + .2, .8, 1.8, M.plain('#8f9a9e', .4, .4), 20); [B.ac(b, x + w * (.1 + .07 * i), y + d * .4, H + .25) for i in range(4)]
    return H


def town(b, seed, y=-6, w=9, walk=2.6, trees=True, traffic=True, backs=True, x0=-90, x1=120, bx=(-6, 26), lanes=1, poles=True, behind=26, hmax=22):
    """A town street with neighbours on both sides of a plot bx, and blocks behind."""
    r = random.Random(seed); T.road(b, y, w, x0, x1, walk=walk, both=True, lanes=lanes); b.box(x0, y + walk + .18, -.12, x1 - x0, 60, .24, M.concrete('#aaa59a'))
    b.box(x0, y - w - walk - 40.2, -.12, x1 - x0, 40, .24, M.concrete('#aaa59a'))
    if backs:
        T.city(b, x0, behind, x1 - x0, 40, seed, 7, hmax, 26)
        for s, e in ((x0, bx[0]), (bx[1], x1)):
            x = s
            while x < e - 6:
                ww = r.uniform(8, 13); h = r.choice([2, 3, 3, 4]) * 3.2
                if x + ww > e: break
                col = r.choice(['#d9cfbd', '#c8b8a2', '#dfe0da', '#b9c4c2', '#d8b9a0', '#e6dfd0']); o = dict(mat=M.stucco(col, grime=.7), frame=r.choice(['#f0eee8', '#2a2d30']), ac=.4, hood=r.random() < .4, kind=r.choice(['slide', 'jalousie', 'case']))
                near = abs(x + ww / 2 - (bx[0] + bx[1]) / 2) < 34
                if near: block(b, ww, 12, int(h / 3.2) - 1 or 1, 3.1, max(2, int(ww / 3.2)), 3, 'window', 'window', o, 3.5, lambda i, f: r.choice(['shop', 'roll', 'shop']), 'blank', seed=int(x * 7) % 999, x=x, y=0)
                else: b.box(x, 0, 0, ww, 12, h, M.facade(col))
                x += ww + r.choice([0, 0, 1.2])
    if trees: [place(P.tree('slim', 1 + i % 2), x0 + 14 + i * 11 + r.uniform(-1, 1), y + 1.0, 0, i * 70, r.uniform(.85, 1.15)) for i in range(int((x1 - x0) / 11) - 1)]
    if poles:
        xs = (-42, -9, 30, 66); [T.pole(b, q, y - w - .9, transformer=i == 2) for i, q in enumerate(xs)]
    if traffic:
        for i, x in enumerate((bx[0] - 17, bx[0] - 27, bx[1] + 8, bx[1] + 19, bx[1] + 30)): place(T.car(r.choice(['sedan', 'suv', 'hatch', 'van']), r.choice(CARS)), x + r.uniform(-2, 2), y - w * (.26 if i % 2 else .74), 0, 180 if i % 2 == 0 else 0)
    b.plane(-400, -400, -.35, 800, 800, M.concrete('#9a968c'))


def tower(p):
    """7, r1, iloilo2, r7: a podium and a shaft."""
    b = Builder(); r = random.Random(p['seed']); st = p['style']; fl = p['floors']; fh = 3.15; w, d = p.get('w', 24), p.get('d', 17); white = M.stucco(p.get('col', '#efeeea'), grime=.08); acc = M.stucco(p.get('acc', '#6d7478'), grime=.08); lit = p.get('lit', 0)
    o = dict(mat=white, acc=acc, frame='#22272b', lit=lit, lit_share=.45, glass=M.tower_glass(p.get('glass', '#22343f'), .3), slab=white, fin=white, ac=0, kind='fixed')
    pod = 7.2
    if st == 'office':
        o['acc'] = M.plain('#1c272e', .12, .5); facade(b, 0, 0, w, 0, pod, fl, 3.7, 9, 'curtain', o, 1); facade(b, w, 0, w, d, pod, fl, 3.7, 6, 'curtain', o, 2); facade(b, 0, d, 0, 0, pod, fl, 3.7, 6, 'curtain', o, 3); b.box(0, d - .1, 0, w, .1, pod + fl * 3.7, white); H = pod + fl * 3.7
        for x in (0, w): b.box(x - .35, -.35, 0, .7, .7, H + 2.5, M.plain('#d9dcdc', .35, .3))
        b.box(w * .62, -.5, 0, 2.2, 1.2, H + 4, M.paving('#b9b2a4', 1.2, .9, .008, .5)); b.box(-.4, -.4, H, w + .8, d + .8, .5, M.plain('#d9dcdc', .35, .3)); b.box(3, 3, H + .5, w - 6, d - 6, 3, M.siding('#8f979b', .3))
        for f in range(fl): b.box(w + .0, 0, pod + f * 3.7 - .05, .35, d, .1, M.plain('#d9dcdc', .35, .3)); b.box(-.0, -.35, pod + f * 3.7 - .05, w, .35, .1, M.plain('#d9dcdc', .35, .3))
    else:
        def style(i, f): return {'glasswhite': 'balcony' if i in (1, 2, 5, 6) else 'curtain', 'warm': 'balcony' if i % 2 else 'window', 'fins': 'balcony' if (i + f // 4) % 3 else 'curtain'}[st]
        o['ww'], o['wh'] = .6, .55
        n = 8; facade(b, 0, 0, w, 0, pod, fl, fh, n, style, o, 1); facade(b, w, 0, w, d, pod, fl, fh, 5, lambda i, f: 'curtain' if i == 2 else 'window' if i != 4 else 'balcony', o, 2); facade(b, 0, d, 0, 0, pod, fl, fh, 5, lambda i, f: 'curtain' if i == 2 else 'window' if i else 'balcony', o, 3); b.box(0, d - .1, 0, w, .1, pod + fl * fh, white); H = pod + fl * fh
        for f in range(fl + 1): b.box(-.05, -.05, pod + f * fh - .16, w + .1, d + .1, .16, white)
        wm = M.wood(p['wood']) if p.get('wood') else acc
        if st == 'warm':
            for i in (0, 4, 8): b.box(i * w / 8 - .3, -1.5, pod - .5, .6, 1.5, fl * fh + 1.5, acc)
            for i in (2, 6): [b.box(i * w / 8 - .5 + k * .25, -1.45, pod, .08, .1, fl * fh, wm) for k in range(4)]
        if st == 'fins': [b.box(i * w / 8 - .12, -1.6, pod - .5, .24, 1.6, fl * fh + 3, white) for i in range(9)]
        if st == 'glasswhite': b.box(w * 3 / 8 - .2, -1.6, pod - .3, .4, 1.6, fl * fh + 4, acc); b.box(w * 5 / 8 - .2, -1.6, pod - .3, .4, 1.6, fl * fh + 4, acc); b.box(-.3, -1.7, H, w + .6, 1.9, .5, white)
        b.box(-.3, -.3, H, w + .6, d + .6, .4, white); b.box(w * .25, d * .25, H + .4, w * .5, d * .5, 4.2, acc); b.box(w * .2, d * .2, H + 4.6, w * .6, d * .6, .35, white)
        for f in range(fl): B.ac(b, w + .02, d * .48, pod + f * fh + .3, 90, True) if f % 2 == 0 else None
    # podium
    g = dict(mat=M.paving(p.get('stone', '#b3aa9b'), 1.2, .6, .006, .5), acc=acc, frame='#22272b', lit=max(.6, lit), awning=False, signs=['#22272b']); px, pw, pd = -7, w + 14, d + 5
    facade(b, px, -3.5, px + pw, -3.5, 0, 1, 4.2, 9, lambda i, f: 'entry' if i in (3, 4, 5) else 'shop', g, 7); facade(b, px + pw, -3.5, px + pw, -3.5 + pd, 0, 1, 4.2, 5, 'ribbon', g, 8); facade(b, px, -3.5 + pd, px, -3.5, 0, 1, 4.2, 5, 'ribbon', g, 9); b.box(px, -3.5, 4.2, pw, pd, 3, g['mat'])
    for k in range(int(pw / .35)): b.box(px + k * .35, -3.66, 4.5, .12, .16, 2.5, M.wood(p.get('wood', '#7a5233')) if st != 'office' else M.plain('#aeb4b6', .35, .5), grain=True)
    b.box(px - .2, -3.9, 4.1, pw + .4, .6, .3, white); B.railing(b, [(px + .1, -3.4), (px + pw - .1, -3.4)], 7.2, 'glass'); b.box(w * .28, -8.2, 4.3, w * .45, 5, .3, acc); [b.box(w * q, -7.9, 0, .3, .3, 4.3, white) for q in (.31, .68)]; b.box(w * .28, -8.2, 4.26, w * .45, 4.6, .04, M.wood('#a87848', plank=.14))
    for i in range(10): place(P.areca(1 + i % 2, 2.4), px + 1 + i * (pw - 2) / 9, -2.6, 7.2, i * 40, r.uniform(.7, 1.1)) if i not in (4, 5) else None
    for i in range(5): place(P.palm(1 + i % 3, 7), px - 2 + i * (pw + 4) / 4, -9.4, 0, i * 80, .9) if i != 2 else None
    P.hedge(b, px, -6.0, 0, pw * .3, .8, .7, seed=2); P.hedge(b, px + pw * .7, -6.0, 0, pw * .3, .8, .7, seed=3); town(b, p['seed'], -11, 12, 2.6, False, True, True, -160, 200, (px - 6, px + pw + 6), 2, False, 40, 30)
    [place(P.tree('broad', 1 + i % 2), x, y, 0, i * 50, .95) for i, (x, y) in enumerate(((-16, -6), (-24, -7), (38, -6.5), (47, -7)))]
    if p.get('river'): pass
    b.flush()


def lowrise(p):
    """8, 10, 11, 20, 25, r2, r8, r10, iloilo3, r4: mid-height street buildings; style picks materials and bays."""
    b = Builder(); st = p['style']; r = random.Random(p['seed']); lit = p.get('lit', 0); _sign[0] = p['seed']; kw = {}
    if st == 'loft':
        br = M.brick('#93523c'); dk = M.plain('#25282b', .45, .3); o = dict(mat=br, acc=dk, frame='#1b1d1f', lit=lit, slab=M.concrete('#77736c')); H = block(b, 18, 12, 3, 3.6, 5, 3, lambda i, f: 'tall', 'window', o, 4.2, lambda i, f: 'entry' if i == 2 else 'tall', 'blank', seed=3); [b.box(i * 3.6 - .22, -.3, 0, .44, .35, H, dk) for i in range(6)]; b.box(-.2, -.35, 4.1, 18.4, .4, .35, dk); b.box(7, -2.2, 3.5, 4, 2.2, .18, dk); [b.box(i * 3.6 + .4, -1.2, 7.75, 2.8, 1.2, .1, dk) or B.railing(b, [(i * 3.6 + .45, -1.15), (i * 3.6 + 3.15, -1.15)], 7.85, 'bars', .95, '#1b1d1f') for i in (0, 2, 4)]; bx = (-3, 21); [place(P.pot('bush', 2, '#3a3c3e'), x, -.9, .1, 0, 1.8) for x in (6.6, 11.4)]; T.bench(b, 3.5, -1.6, 180); [place(T.motorcycle('#222222'), 14.6 + i, -2.2, .1, 80) for i in range(2)]
    elif st == 'deco':
        cr = M.stucco('#f0e4c8', grime=.5); teal = M.stucco('#2f7f7b', grime=.3); o = dict(mat=cr, acc=teal, frame='#2f6f6b', kind='grid', ww=.6, wh=.5, hood=True, lit=lit); go = dict(awning=False); H = block(b, 20, 16, 3, 3.5, 6, 5, 'window', 'window', o, 4.8, 'arcade', 'arcade', go, 4, parapet=0); b.box(-.2, -.2, H, 20.4, 16.4, .5, cr); b.box(-.35, -.35, H + .5, 20.7, 16.7, .12, teal)
        for i, (w, h) in enumerate(((12, 1.0), (9, 1.7), (6, 2.5), (3, 3.3))): b.box(10 - w / 2, -.3 - i * .04, H + .5, w, .5, h, cr); b.box(10 - w / 2, -.34 - i * .04, H + .5 + h - .14, w, .6, .14, teal)
        for i in range(7): x = i * 20 / 6; b.box(x - .22, -.18, 4.8, .44, .2, H - 4.8, teal if i in (0, 6) else cr); 
        for f in range(3): b.box(-.1, -.22, 4.8 + f * 3.5 - .05, 20.2, .25, .16, teal)
        text('1938', 10, -.5, H + 2.9, .7, M.plain('#2f6f6b', .5)); bx = (-2, 34); b.box(20, 0, -.1, 12, 60, .2, M.asphalt()); place(T.jeepney(), 5, -8.2, 0, 0); place(T.tricycle(), 14.5, -7.5, 0, 2)
    elif st == 'hotel':
        sd = M.paving('#cbb08a', .9, .45, .005, .6, .06); wh = M.stucco('#f3ead9', grime=.1); br = M.plain('#4a3a2c', .4, .3); o = dict(mat=sd, acc=br, frame='#3a2e24', lit=lit, slab=wh, rail='glass', ww=.58, wh=.62, fin=sd); H = block(b, 27, 15, 6, 3.3, 9, 5, lambda i, f: 'balcony' if i in (1, 4, 7) else 'window', 'window', o, 4.8, lambda i, f: 'entry' if i in (3, 4, 5) else 'shop', 'ribbon', dict(nosign=True, lit=1.5), 5, parapet=1.0)
        b.box(9.5, -7, 4.2, 8, 7, .5, br); b.box(9.5, -7, 4.16, 8, 7, .05, M.wood('#a87848', plank=.14)); [b.box(x, -6.6, 0, .5, .5, 4.2, sd) for x in (9.9, 16.6)]; [b.cyl(10.5 + i * 2, -4 + 2 * j, 4.13, .09, .04, M.glow('#ffdcae', 14), 12) for i in range(4) for j in range(2)]; text('HOTEL', 13.5, -7.05, 5.15, .95, M.glow('#ffe9c4', 4 if lit else 1.4), depth=.05); S.area(13.5, -3.5, 4.0, 6, 5, 8 if lit else 2, (1, .8, .55))
        [b.box(4 + i * .9, 1.5, H + 3.0, .12, 6, .18, M.wood('#7a5233')) for i in range(22)]; [b.box(x, y, H + .2, .2, .2, 2.8, M.wood('#7a5233')) for x in (4, 13, 23) for y in (1.8, 7)]; [place(P.areca(1 + i % 2, 2.2), 1 + i * 3.2, .8, H + .2, i * 50, .9) for i in range(9)]; pad(b, 4, -9.5, 19, 9.5, M.paving('#a89b88', .4, .2, .008, .8, .12, .5), .12); place(T.car('van', '#e9e8e4'), 14.5, -5.0, .12, 180); place(T.car('sedan', '#23272b'), 20.5, -7.8, .12, 178); [place(P.palm(1 + i % 3, 6.5), x, -8.6, .1, i * 70, .95) for i, x in enumerate((1.0, 5.5, 21.5, 26.2))]; [place(P.pot('bush', 1, '#4a3a2c'), x, -.9, .12, 0, 2) for x in (9.2, 17.9)]; bx = (-4, 31); kw = dict(y=-10)
    elif st == 'hospital':
        wh = M.stucco('#f3f4f1', grime=.15); gr = M.stucco('#5fa596', grime=.1); o = dict(mat=wh, acc=gr, frame='#f1f3f2', lit=lit, slab=wh, kind='slide'); o['floor'] = lambda f: {}; H = block(b, 34, 15, 4, 3.5, 11, 5, lambda i, f: 'ribbon' if i not in (4, 5, 6) else 'curtain', 'ribbon', {**o, 'glass': M.tower_glass('#2c5552', .25)}, 4.4, lambda i, f: 'entry' if i in (4, 5, 6) else 'window', 'window', dict(ww=.7), 6)
        for f in range(5): b.box(-.08, -.1, 4.4 + f * 3.5 - .35, 34.16, .12, .34, gr); b.box(33.98, -.1, 4.4 + f * 3.5 - .35, .14, 15.2, .34, gr); b.box(-.12, -.1, 4.4 + f * 3.5 - .35, .14, 15.2, .34, gr)
        b.box(10.5, -8, 3.9, 13, 8, .45, wh); b.box(10.4, -8.1, 4.1, 13.2, .15, .5, gr); [b.cyl(x, -7.2, 0, .28, 3.9, wh, 20) for x in (11.6, 17, 22.4)]; text('HOSPITAL', 17, -.3, H + .75, 1.3, M.plain('#2f7f70', .4), depth=.08); c = M.plain('#2f7f70', .4); b.box(27.5, -.3, H - 2.2, .5, .15, 1.8, c); b.box(26.85, -.3, H - 1.55, 1.8, .15, .5, c)
        b.add([(24, -8.2, .0), (33, -8.2, .0), (33, -5.4, 0), (24, -5.4, 1.0)], [[0, 1, 2, 3]], M.concrete()) if False else None; pad(b, -4, -14, 42, 14, M.asphalt('#77756f'), .02); b.add([(23.5, -6.5, .03), (33, -6.5, .03), (33, -3, .03), (23.5, -3, .03)], [[0, 1, 2, 3]], M.concrete()); b.add([(33, -3.2, .04), (33, -6.4, .04), (23.5, -6.4, .9), (23.5, -3.2, .9)], [[0, 1, 2, 3]], M.concrete('#b9b4a8')); b.quad((23.5, -6.4, 0), (33, -6.4, 0), (33, -6.4, .04), (23.5, -6.4, .9), M.concrete('#b9b4a8')); b.bar((23.5, -6.4, 1.9), (33, -6.4, 1.0), .05, c); b.bar((23.5, -6.4, 1.4), (33, -6.4, .5), .04, c); [b.bar((23.5 + k * 1.9, -6.4, .9 - k * .17), (23.5 + k * 1.9, -6.4, 1.9 - k * .18), .04, c) for k in range(6)]
        place(T.car('van', '#f2f2ef'), 18.2, -5.0, .03, 178); b.box(16.6, -6.02, .95, 3.2, .02, .16, M.plain('#b3302a', .5)); place(T.car('sedan', '#3b5168'), 4, -10.5, .03, 90); place(T.car('hatch', '#e9e8e4'), 7, -10.5, .03, 90); place(T.car('suv', '#6a6f73'), 1, -10.5, .03, 88); [P.hedge(b, x, -13.6, 0, 9, .8, .7, seed=4) for x in (-4, 27)]; [place(P.palm(1 + i % 3, 7), x, -12.9, 0, i * 66, .9) for i, x in enumerate((-3, 3, 28, 34))]; bx = (-8, 42); kw = dict(y=-14.5)
    elif st == 'income':
        br = M.paving('#a8603f', .24, .08, .006, .6, .16, .5, .5); wh = M.stucco('#efe7d8', grime=.4); o = dict(mat=br, acc=wh, frame='#efe9dc', lit=lit, slab=wh, ac=.85, ww=.5, wh=.46, kind='slide', hood=False, band=False); H = block(b, 15, 14, 4, 3.1, 4, 4, 'window', 'window', o, 3.9, lambda i, f: 'shop' if i else 'entry', 'blank', {}, 7); [b.box(i * 3.75 - .15, -.55, 3.9, .3, .58, H - 3.9, wh) for i in range(5)]; bx = (-.3, 15.3); place(T.tricycle('#3a6a9a', '#e8c04a'), 12, -4.6, 0, 2); place(T.motorcycle(), 2.0, -2.0, .1, 80); kw = dict(y=-3.6)
    elif st == 'studio':
        gr = M.stucco(p.get('col', '#c9c4b8'), grime=.4); ye = M.stucco(p.get('acc', '#d9a548'), grime=.2); o = dict(mat=gr, acc=ye, frame='#25282b', lit=lit, slab=gr, ac=.5, ww=.62, wh=.5); H = block(b, 14, 13, p.get('floors', 5), 3.0, 5, 4, lambda i, f: 'ribbon' if i == 4 else 'window', lambda i, f: 'ribbon' if i == 0 else 'window', o, 3.8, 'shop', 'shop', {}, 8); b.box(-.1, -.12, 3.8, 3.1, .14, H - 3.8, ye); bx = (-.3, 24); b.box(14, 0, -.1, 9, 60, .2, M.asphalt()); place(T.jeepney('#3a6aa8'), 9, -8.0, 0, 180); place(T.tricycle(), -4, -5.2, 0, 0); kw = dict(y=-4)
    elif st == 'heritage':
        cr = M.stucco(p.get('col', '#e8d9bd'), grime=.5); wh = M.stucco('#f6efe0', grime=.3); wd = M.wood('#6b4328'); o = dict(mat=cr, acc=wh, frame='#5a3a26', lit=lit, slab=wh, kind='grid', ww=.52, wh=.56); H = block(b, 17, 14, p.get('floors', 4), 3.6, 5, 4, lambda i, f: 'tall' if f == 0 else 'window', 'window', o, 4.6, lambda i, f: 'entry' if i == 2 else 'arcade', 'blank', dict(nosign=True), 9, parapet=0)
        for i in range(6): x = i * 3.4; b.box(x - .25, -.3, 4.6, .5, .32, H - 4.6, wh); b.box(x - .34, -.4, H - .6, .68, .42, .3, wh); b.box(x - .34, -.4, 4.6, .68, .42, .3, wh)
        b.box(-.5, -.6, H, 18, 1.2, .3, wh); B.railing(b, [(-.2, -.2), (17.2, -.2)], H + .3, 'balusters', 1.0, '#f6efe0'); [b.lathe(x, -.2, H + .3, [(.25, 0), (.25, .9), (.12, 1.0), (.22, 1.25), (.1, 1.6), (0, 1.7)], wh, 14) for x in (0, 3.4, 6.8, 10.2, 13.6, 17)]; b.box(6.8, -1.3, 8.05, 3.4, 1.3, .16, wh); B.railing(b, [(6.85, -1.2), (10.15, -1.2)], 8.2, 'bars', 1.0, '#1f1f1f'); bx = (-.4, 17.4); [place(P.pot('bush', 1, '#3a3c3e'), x, -.7, .1, 0, 1.7) for x in (6.4, 10.6)]; kw = dict(y=-4)
    elif st == 'medical':
        wh = M.stucco('#f2f3f0', grime=.2); te = M.stucco('#2f8a8c', grime=.1); o = dict(mat=wh, acc=te, frame='#eef1f0', lit=lit, slab=wh, ww=.7, wh=.5, glass=M.tower_glass('#275a60', .25)); H = block(b, 20, 13, 3, 3.4, 6, 4, lambda i, f: 'curtain' if i in (0,) else 'ribbon', 'window', o, 4.0, lambda i, f: 'entry' if i in (2, 3) else 'shop', 'window', dict(signs=['#2f8a8c'], awning=False, signseed=2), 10); b.box(3.2, -.15, 0, .5, .4, H + 2, te); b.box(6, -2.6, 3.5, 8, 2.6, .25, te); text('MEDICAL ARTS', 11.8, -.3, H + .65, .95, M.plain('#2f8a8c', .4), depth=.06)
        m = M.plain('#c9cdcd', .3, .7); b.add([(13.8, -2.9, .1), (20, -2.9, .1), (20, -1.5, .1), (13.8, -1.5, .1)], [[0, 1, 2, 3]], M.concrete()); b.add([(20, -1.5, .12), (13.8, -1.5, .75), (13.8, -2.9, .75), (20, -2.9, .12)], [[3, 2, 1, 0]], M.concrete()); b.quad((13.8, -2.9, .1), (20, -2.9, .1), (20, -2.9, .12), (13.8, -2.9, .75), M.concrete()); b.bar((13.8, -2.9, 1.7), (20, -2.9, 1.05), .04, m); [b.bar((13.8 + k * 1.24, -2.9, .75 - k * .126), (13.8 + k * 1.24, -2.9, 1.7 - k * .13), .035, m) for k in range(6)]
        place(T.car('sedan', '#c9ccce'), 3.5, -6.2, 0, 2); P.hedge(b, .3, -1.3, 0, 5.2, .7, .6); bx = (-3, 24); kw = dict(y=-4.6)
    elif st == 'riverside':
        wh = M.stucco('#efe9dd', grime=.15); wd = M.wood('#8a5a34'); gr = M.stucco('#8d8779', grime=.1); o = dict(mat=wh, acc=gr, frame='#2a2d30', lit=lit, slab=wh, fin=gr, ww=.6, wh=.6); H = block(b, 30, 15, 9, 3.2, 7, 4, lambda i, f: 'balcony' if i != 3 else 'curtain', lambda i, f: 'balcony' if i in (0, 3) else 'window', o, 4.4, lambda i, f: 'entry' if i == 3 else 'ribbon', 'ribbon', {}, 11); bx = None
        # esplanade and river in front
        pad(b, -60, -13, 160, 13, M.paving('#bfb19a', .5, .5, .008, .8, .12), .0); b.box(-60, -13.4, -2.2, 160, .45, 2.3, M.concrete()); B.railing(b, [(-60, -13), (100, -13)], .1, 'bars', 1.0, '#4b5a52'); b.box(-200, -70, -2.5, 400, 57, .6, M.water('#5a7566', .06, .7, .25)); [place(P.palm(1 + i % 3, 7), -30 + i * 9.5, -10.4, 0, i * 61, .95) for i in range(9)]; [T.bench(b, -22 + i * 14, -8.8, 180) for i in range(5)]; [T.streetlamp(b, -26 + i * 14, -11.6, 4.2, 0, 1) for i in range(6)]; P.hedge(b, -2, -3.4, 0, 13, .9, .7, seed=2); P.hedge(b, 19, -3.4, 0, 13, .9, .7, seed=3); [place(P.tree('broad', 1 + i % 2), x, -5, 0, i * 50, .8) for i, x in enumerate((-14, -6, 36, 44))]; T.city(b, -120, 20, 260, 50, 3, 8, 30, 30); b.plane(-400, 0, -.35, 800, 500, M.concrete('#9a968c')); far_green(3, 18)
    elif st == 'dorm':
        wh = M.stucco('#f3f1ea', grime=.3); og = M.stucco(p.get('acc', '#dd7a32'), grime=.2); o = dict(mat=wh, acc=og, frame='#f0eee8', lit=lit, slab=wh, kind='jalousie', ww=.6, wh=.45, hood=True, door=p.get('acc', '#dd7a32'), railcol=p.get('acc', '#dd7a32')); H = block(b, 24, 11, p.get('floors', 3), 3.1, 7, 3, lambda i, f: 'gallery' if 1 <= i <= 5 else 'window', 'window', o, 3.6, lambda i, f: 'entry' if i == 3 else 'ribbon', 'window', {}, 12); b.box(-.1, -1.9, 0, 3.5, 1.9, H + 1.1, og) if False else None; [b.box(x, -1.9, 0, .3, 1.9, H, og) for x in (3.3, 20.4)]
        # bicycle racks
        s = M.plain('#8f9598', .3, .8)
        for i in range(7):
            x = 13.5 + i * .7; b.tube([(x, -4.2, .1), (x, -4.2, .8), (x, -3.4, .8), (x, -3.4, .1)], .02, s, 6)
            if i % 3 != 2:
                c = M.plain(['#b33a2b', '#2f4f8d', '#2f6f4b', '#222222'][i % 4], .4, .3)
                for yy in (-4.4, -3.35):
                    with b.at(x + .15, yy, .42, tilt=('Y', 90)): b.tube([(math.cos(t) * .31, math.sin(t) * .31, 0) for t in np.linspace(0, 6.283, 20)], .018, M.plain('#1a1a1a', .8), 5)
                b.tube([(x + .15, -3.35, .42), (x + .15, -3.75, .88), (x + .15, -4.15, .85), (x + .15, -3.8, .42), (x + .15, -3.75, .88)], .018, c, 6); b.tube([(x + .15, -4.15, .85), (x + .15, -4.4, .42)], .016, c, 6); b.box(x + .1, -3.82, .93, .1, .2, .04, M.plain('#222222', .7)); b.tube([(x - .1, -4.2, 1.0), (x + .4, -4.2, 1.0)], .012, s, 5)
        pad(b, -3, -7, 30, 7, M.paving('#b9ad9b', .3, .3), .1); [place(P.tree('slim', 1 + i % 2), x, -5.6, 0, i * 40, 1) for i, x in enumerate((-1, 9.2, 25))]; T.bench(b, 4.5, -4.6, 180); bx = (-4, 28); kw = dict(y=-7.2)
    elif st == 'walkup3':
        mi = M.stucco(p.get('col', '#a9d3bd'), grime=.5); wh = M.stucco('#f1efe8', grime=.4); o = dict(mat=mi, acc=wh, frame='#f3f1ea', lit=lit, slab=wh, kind='jalousie', grille=True, ac=.3, hood=True, door='#7a4a2a', railcol='#f1efe8', ww=.55, wh=.42); H = block(b, 15, 10, 3, 3.0, 4, 3, lambda i, f: 'gallery' if i < 3 else 'window', 'window', o, seed=13, parapet=1.0)
        # outdoor stair on the right of the front, roof laundry
        for f in range(3):
            z = f * 3.0
            for k in range(15): b.box(15.4 + k * .27, -1.7, z + k * .2, .3, 1.2, .09, M.concrete())
            b.bar((15.4, -1.75, z + .9), (19.5, -1.75, z + 3.9), .05, M.plain('#f1efe8', .5)); b.bar((15.4, -1.7, z), (19.5, -1.7, z + 3.0), .18, wh); b.box(19.4, -1.7, z + 2.9, 1.2, 2.8, .14, wh); b.box(15, -.4, z + 2.9, 5.6, 1.3, .14, wh); [b.box(15.5 + k * .5, -1.77, z + .1 + k * .366, .03, .03, .85, M.plain('#f1efe8', .5)) for k in range(8)]
        [b.box(x, -1.7, 0, .2, .2, 9, wh) for x in (20.4,)]; 
        with b.at(0, 0, H + .2): T.laundry(b, 1, 2, 8, 2.4, 2.2, 5); T.laundry(b, 1.5, 4, 9, 4.2, 2.2, 6); b.box(8.5, 1.2, 2.4, 6, 6, .06, M.gi_roof('#7f8f87')); [b.cyl(x, y, 0, .04, 2.4, M.plain('#aaaaaa', .5), 8) for x in (8.7, 14.3) for y in (1.4, 7)]
        pad(b, -2, -6, 26, 6, M.concrete(stain=.9), .1); place(T.motorcycle('#2f4f8d'), 2.2, -3.6, .1, 80); place(T.motorcycle('#b33a2b'), 3.4, -3.5, .1, 78); place(T.car('hatch', '#e9e8e4'), 9.5, -4.0, .1, 180); [place(P.pot(k, 1, '#b5694a'), 5 + i * .7, -2.2, .1, 0, 1.2) for i, k in enumerate(('flower', 'bush', 'snake', 'bush'))]; place(P.tree('talisay', 1), -4.5, -1.5, 0, 0, .8); bx = (-8, 22.5); kw = dict(y=-6.4)
    if bx: town(b, p['seed'], **{**dict(y=-4, bx=bx), **kw})
    b.flush()


def strip(p):
    """r9 and iloilo4: street-level trade."""
    b = Builder(); r = random.Random(p['seed']); lit = p.get('lit', 0); _sign[0] = p['seed']
    if p['style'] == 'retail':
        cr = M.stucco('#ece4d4', grime=.3); o = dict(mat=cr, acc=M.stucco('#c06a3f'), frame='#25282b', lit=lit, kind='slide', ww=.7, wh=.45, ac=.4, slab=cr); block(b, 24, 11, 1, 3.4, 5, 3, 'window', 'window', o, 4.2, 'shop', 'blank', dict(lit=1.6, signs=['#2c3f4f', '#c06a3f', '#e9e4d8', '#4b6b45', '#8c3b2e']), 3, parapet=1.2); b.box(-.2, -.35, 7.5, 24.4, .4, 1.3, M.siding('#8a5a34', .14, False)); [B.lamp_wall(b, 4.8 * i, -.02, 3.2, 4) for i in range(6)]
        [place(P.pot('bush', 1, '#3a3c3e'), x, -.8, .1, 0, 1.5) for x in (4.7, 9.6, 14.4, 19.2)]; [place(T.car(k, c), x, -5.2, 0, 88) for k, c, x in (('hatch', '#8d1f22', 2.5), ('suv', '#e9e8e4', 20.5))]; place(T.tricycle(), 12.4, -7.2, 0, 2); pad(b, -2, -6.5, 28, 6.5, M.paving('#a39a8c', .2, .1, .006, .85, .15, .5), .06); town(b, p['seed'], -6.6, 8, 1.2, bx=(-2, 26)); T.bench(b, 7.2, -1.0, 180)
    else:
        br = M.brick('#8a5743'); st = M.plain('#24272a', .45, .4); o = dict(frame='#1c1e20', lit=1.6, seed=2, cur=False, sill=False); B.volume(b, 0, 0, 0, 16, 14, 5.6, br, [('fixed', .8, .5, 5.2, 3.4, dict(n=4)), ('door:glass', 6.8, 0, 2.4, 3.2, {}), ('fixed', 10.0, .5, 5.2, 3.4, dict(n=4))], [('grid', 2, 2, 3, 2), ('grid', 7, 2, 3, 2)], [], [('grid', 2, 2, 3, 2), ('grid', 7, 2, 3, 2)], opt=o)
        b.add([(0, 0, 5.6), (16, 0, 5.6), (8, 0, 8.4)], [[0, 1, 2]], br); B.gable(b, 0, 0.01, 5.6, 16, 14, M.gi_roof('#5d6164', .25, .3), br, over=.4, pitch=19, fascia='#24272a', axis='y'); [b.box(x - .2, -.16, 0, .4, .18, 5.6, br) for x in (0.2, 6.4, 9.6, 15.8)]; b.box(5.4, -.2, 4.35, 5.2, .18, .8, M.plain('#1d2427', .5)); text('BATCHOY DINER', 8, -.24, 4.75, .52, M.glow('#ffd9a0', 3), depth=.03); b.box(0, -2.6, 4.0, 16, 2.6, .05, M.gi_roof('#24272a')) if False else None
        for i in range(16): b.quad((i, -2.2, 3.75), (i + 1, -2.2, 3.75), (i + 1, -.02, 4.2), (i, -.02, 4.2), M.fabric('#a8382c' if i % 2 else '#efe6d4')) if i < 6 or i >= 10 else None
        B.window(b, 6.6, 5.9, 2.8, 1.4, 'grid', '#1c1e20', lit=1.6)
        wd = M.wood('#8a5a34')
        for x in (1.4, 4.2, 11.2, 14.0):
            b.cyl(x, -2.4, .1, .04, .7, st, 8); b.cyl(x, -2.4, .8, .42, .035, wd, 24); b.cyl(x + .08, -2.45, .835, .07, .1, M.plain('#c9783a', .4), 12); b.cyl(x - .15, -2.3, .835, .09, .05, M.plain('#f2efe6', .2), 14)
            for a in (.4, 2.6, 4.6): cx, cy = x + math.cos(a) * .75, -2.4 + math.sin(a) * .75; b.box(cx - .19, cy - .19, .52, .38, .38, .04, wd); [b.box(cx + dx, cy + dy, .1, .03, .03, .42, st) for dx in (-.18, .15) for dy in (-.18, .15)]; b.box(cx + math.cos(a) * .19 - .02 - .17 * abs(math.sin(a)), cy + math.sin(a) * .19 - .02 - .17 * abs(math.cos(a)), .56, .04 + .34 * abs(math.sin(a)), .04 + .34 * abs(math.cos(a)), .4, wd)
        for k in range(3):
            t = np.linspace(0, 1, 15); y = -.6 - k * 1.5; b.tube(np.stack([16 * t, 0 * t + y, 4.9 - .9 * 4 * t * (1 - t) * .5], 1), .008, M.plain('#1a1a1a', .8), 4); [b.ball(16 * q, y, 4.82 - .45 * 4 * q * (1 - q), .055, M.glow('#ffd08a', 12), 8) for q in np.linspace(.04, .96, 16)]
        [place(P.pot(k, 1, '#3a3c3e'), x, -.7, .1, 0, 1.6) for k, x in (('monstera', 6.4), ('bush', 9.6), ('snake', .3), ('snake', 15.7))]; b.box(6.05, -3.4, .1, .6, .04, .95, M.plain('#1d2427', .7)); pad(b, -2, -4, 20, 4, M.paving('#a0917f', .3, .3), .1); place(T.motorcycle('#2f4f8d'), 17.6, -3.0, .1, 75); town(b, p['seed'], -4.2, 8, 1.2, bx=(-.6, 19), traffic=True, behind=24); S.area(8, -2, 3.6, 12, 2, 6, (1, .75, .45)) if lit else None; place(T.tricycle('#c8452e', '#f0f0e8'), 21, -6.2, 0, 0)
    b.flush()


def shed_hall(p):
    """12, r11, r12, 13: big plain buildings of trade and industry."""
    b = Builder(); st = p['style']; r = random.Random(p['seed']); apron = M.concrete('#b0aca2', stain=.9, scale=.5); yl = M.plain('#e0b53a', .6)
    if st == 'factory':
        cl = M.siding('#7f95a5', .25, True, .45, .5); n = 7; w = 8
        b.box(0, 0, 0, n * w, 36, 7.6, cl); b.box(-.1, -.1, 0, n * w + .2, 36.2, 1.1, M.concrete())
        for i in range(n):
            x = i * w; b.quad((x, 0, 7.6), (x + w, 0, 7.6), (x + w, 0, 10.2), (x + w, 0, 10.2), cl); b.add([(x, 0, 7.6), (x + w, 0, 7.6), (x + w, 0, 10.2)], [[0, 1, 2]], cl); b.quad((x, 0, 7.65), (x + w, 0, 10.25), (x + w, 36, 10.25), (x, 36, 7.65), M.gi_roof('#8fa0ab', .3, .15)); b.quad((x + w, 0, 7.7), (x + w, 36, 7.7), (x + w, 36, 10.2), (x + w, 0, 10.2), M.tower_glass('#4a6470', .2)); b.bar((x, -.05, 7.6), (x + w, -.05, 10.2), .2, M.plain('#e4e6e4', .5))
        for i in range(6):
            x = 16.5 + i * 6.4; B.door(b, x, 0, 4.2, 4.6, 'roll', '#c9cfd2') if False else None; b.box(x, -.06, 0, 4.2, .08, 4.6, M.siding('#d3d8d9', .12, False, .4, .5)); b.box(x - .2, -.12, 0, .2, .16, 4.9, yl); b.box(x + 4.2, -.12, 0, .2, .16, 4.9, yl); b.box(x - .3, -2.0, 5.0, 4.8, 2.0, .18, M.plain('#39485a', .5)); text(str(i + 1), x + 2.1, -.2, 5.55, .8, M.plain('#f2f2ee', .5))
        wh = M.stucco('#eeeae0', grime=.2); o = dict(mat=wh, acc=M.stucco('#39485a'), frame='#22272b', slab=wh); block(b, 13, 8, 2, 3.4, 4, 3, lambda i, f: 'entry' if f == 0 and i == 1 else 'ribbon', 'ribbon', o, seed=4, x=-1, y=-7.5, parapet=.7); b.box(1.5, -9.5, 3.0, 5, 2, .2, M.stucco('#39485a')); pad(b, -14, -30, 86, 30, apron, .05); place(T.truck('#39648a', '#f0efea'), 25, -5.4, .05, -90); place(T.truck('#e8e8e4', '#e9e6da'), 38, -6.0, .05, -90); place(T.truck('#8d2f26', '#d9dcdc'), 44, -17, .05, 168); place(T.car('suv', '#e9e8e4'), 2, -13, .05, 90); place(T.car('sedan', '#3b5168'), 5.2, -13, .05, 90); place(T.car('van', '#c9ccce'), -1.2, -13, .05, 92); [place(P.palm(1 + i % 3, 6), -12, -26 + i * 6, 0, i * 77, .9) for i in range(5)]; P.hedge(b, -13, -29, 0, 26, .9, .8); far_green(p['seed'], 45); ground(b); T.road(b, -31, 14, -150, 200, walk=0, lanes=2); [T.pole(b, x, -46) for x in (-30, 8, 56)]
        for i in range(4): b.cyl(10 + i * 12, 20, 9, .5, 3.2, M.plain('#b9bfc2', .3, .8), 16)
    elif st == 'warehouse':
        cl = M.siding(p.get('col', '#d9d6cc'), .3, True, .45, .5); rf = M.gi_roof(p.get('roof', '#5f7f8f'), .35, .2); b.box(0, 0, 1.2, 46, 30, 7.0, cl); b.box(-.1, -.1, 0, 46.2, 30.2, 1.6, M.concrete()); B.gable(b, 0, 0, 8.2, 46, 30, rf, cl, over=.9, pitch=11, fascia='#3f5a68', axis='x')
        for i in range(4):
            x = 8 + i * 8; b.box(x, -.06, 1.2, 3.4, .08, 3.8, M.siding('#aebdc4', .12, False, .4, .5)); b.box(x - .35, -.25, 1.1, .35, .35, 4.2, M.plain('#1d1d1d', .9)); b.box(x + 3.4, -.25, 1.1, .35, .35, 4.2, M.plain('#1d1d1d', .9)); b.box(x - .35, -.25, 5.0, 4.1, .35, .5, M.plain('#1d1d1d', .9)); b.box(x, -.5, .3, .3, .5, .8, yl); b.box(x + 3.1, -.5, .3, .3, .5, .8, yl); text(str(i + 1), x + 1.7, -.12, 6.2, .9, M.plain('#3f5a68', .5))
        b.box(6, -3.2, 6.9, 34, 3.2, .12, rf); [b.bar((x, -.05, 8.1), (x, -3.1, 7.0), .1, M.plain('#3f5a68', .5)) for x in (6.2, 14, 22, 30, 39.8)]; [b.box(.0 + x, -.1, 6.4, 1.6, .12, .8, M.tower_glass('#4a6470')) for x in (2, 41.5)]; B.door(b, 2.2, -.1, 1.0, 2.2, 'steel', '#3f5a68'); pad(b, -14, -34, 76, 34, apron, .05); place(T.truck('#e8e8e4', '#f0efea'), 17.7, -4.6, .05, -90); place(T.truck('#2f5d62', '#e4dfd2'), 25.7, -4.6, .05, -90); place(T.truck('#b9752f', '#eeeeea'), 38, -15, .05, 170); 
        for i in range(9): b.box(3.5 + (i % 3) * 1.3, -6 - (i // 3) * 1.2, .05, 1.2, 1.0, .14, M.wood('#b08a5c')); b.box(3.55 + (i % 3) * 1.3, -5.95 - (i // 3) * 1.2, .19, 1.1, .9, .5 + .3 * (i % 3), M.plain(['#b9925f', '#a9824f', '#c4a070'][i % 3], .9)) 
        far_green(p['seed'], 38); ground(b, dry=.6); T.road(b, -36, 9, -150, 200, walk=0)
    elif st == 'cold':
        wh = M.siding('#f1f2f0', 1.1, True, .35, .25); bl = M.plain('#2f6f9f', .45); b.box(0, 0, 1.2, 44, 28, 8.6, wh); b.box(-.1, -.1, 0, 44.2, 28.2, 1.4, M.concrete()); b.box(-.1, -.1, 8.7, 44.2, 28.2, 1.3, bl); b.box(.1, .1, 9.6, 43.8, 27.8, .3, M.concrete())
        for i in range(6):
            x = 4 + i * 6.5
            with b.at(x, 5, 9.9): b.box(0, 0, .5, 5, 2.4, 1.8, M.siding('#d5d8d8', .1, False, .4, .4)); [b.cyl(1.25 + k * 2.5, 1.2, 2.3, .95, .35, M.plain('#8f9598', .4, .6), 20) for k in range(2)]; [b.cyl(1.25 + k * 2.5, 1.2, 2.62, .8, .04, M.plain('#222222', .8), 20) for k in range(2)]; [b.box(q, .2, 0, .2, 2, .5, M.plain('#777777', .6)) for q in (.3, 4.5)]
        for k in range(3): b.tube([(2, 4.2 + k * .35, 10.6), (42, 4.2 + k * .35, 10.6)], .09, M.plain('#d9dcdc', .3, .7), 8)
        for i in range(5):
            x = 6 + i * 6.8; b.box(x - .5, -.5, 1.0, 4.2, .55, 4.2, M.plain('#18191a', .9)); b.box(x, -.54, 1.2, 3.2, .08, 3.4, M.siding('#dfe3e4', .5, False, .4, .3)); text(str(i + 1), x + 1.6, -.2, 6.0, 1.0, M.plain('#2f6f9f', .5)); b.box(x - .7, -1.0, 5.3, 4.6, 1.1, .2, bl); [b.cyl(x + q, -1.0, 0, .12, 1.1, yl, 12) for q in (-.3, 3.5)]
        pad(b, -14, -36, 74, 36, apron, .05); place(T.truck('#e8e8e4', '#f4f4f2'), 14.3, -4.9, .05, -90); place(T.truck('#2f6f9f', '#f4f4f2'), 34.8, -4.9, .05, -90); place(T.truck('#e8e8e4', '#e9eef0'), 31, -17.5, .05, 190); place(T.car('van', '#e9e8e4'), 2, -8, .05, 90)
        # the port behind: cranes, stacked containers
        for i in range(26): b.box(50 + (i % 5) * 6.4, 4 + (i // 10) * 3, .05 + ((i // 5) % 2 + (i // 20)) * 2.6, 6.1, 2.5, 2.55, M.siding(['#a8452f', '#2f5d82', '#4b6b45', '#c9963a', '#7a7f82'][i * 3 % 5], .3, True, .5, .6))
        for x in (66, 92):
            c = M.plain('#d98a2f', .5); [b.bar((x + dx, 34 + dy, 0), (x + dx * .6, 34 + dy, 30), .7, c) for dx in (-5, 5) for dy in (0, 8)]; b.bar((x - 6, 30, 30), (x + 4, 12, 33), 1.0, c); b.bar((x, 38, 30), (x, 38, 42), .7, c); b.bar((x, 38, 42), (x, -2, 31), .25, c); b.bar((x, 44, 30), (x, -6, 30), 1.1, c)
        ground(b, dry=.7); far_green(p['seed'], 60, palms=20)
    elif st == 'data':
        co = M.paving('#cfcac0', 2.4, 1.2, .015, .8, .05, .5, .6); dk = M.siding('#8f969a', .18, False, .4, .8); b.box(0, 0, 0, 40, 26, 11.4, co); b.box(-.06, -.06, 0, 40.12, 26.12, .7, M.concrete('#8b877f')); 
        for i in range(9): b.box(2 + i * 4.3, -.06, 4.4, .5, .12, 6.4, M.plain('#3c4448', .5))
        b.box(-.09, -.09, 10.2, 40.18, 26.18, .5, M.plain('#2f6f8a', .4)); b.box(26, -.1, 1.4, 12, .12, 2.4, M.siding('#5f6a6e', .12, False, .4, .5)); text('DATA CENTER', 20.6, -.16, 12.9, 1.9, M.plain('#f1f0ea', .4), depth=.06); [b.cyl(6 + i * 5.6, 12, 14.9, 1.1, 1.5, M.plain('#9aa3a6', .4, .6), 24) for i in range(6)]; [place(P.palm(1 + i % 3, 7), x, -12, 0, i * 70, .95) for i, x in enumerate((-7, 5, 18, 38, 50))]
        b.box(1, 1, 11.4, 38, 24, 3.6, dk); b.box(.8, .8, 14.9, 38.4, 24.4, .3, M.plain('#777d80', .5)); b.box(3.5, -2.2, 3.2, 7, 2.4, .3, M.plain('#3c4448', .5)); B.window(b, 4, .3, 6, 2.7, 'fixed', '#22272b', depth=-.05, lit=1.0, room_=False, cur=False, sill=False); b.box(4, -.04, .3, 6, .03, 2.7, M.tower_glass('#24343c'))
        for i in range(5):
            with b.at(42.5 + i * 0, 2 + i * 4.6, 0): b.box(0, 0, .4, 6.5, 2.6, 2.9, M.siding('#5f7a6b', .5, True, .5, .3)); b.box(0, -.03, .9, 2.0, .03, 1.8, M.siding('#33413a', .1, False)); b.cyl(5.4, 1.3, 3.3, .22, 2.2, M.plain('#9a9fa2', .3, .9), 12); b.box(-.2, -.2, 0, 6.9, 3, .4, M.concrete())
        pad(b, -12, -16, 74, 50, M.concrete('#a9a59b', stain=.5), .03); B.fence(b, [(-11, -10.5), (20, -10.5)], 2.6, 'chain'); B.fence(b, [(27, -10.5), (60, -10.5)], 2.6, 'chain'); B.fence(b, [(-11, -13.5), (20, -13.5)], 2.2, 'bars', '#cfcac0', '#3c4448', .5); B.fence(b, [(28, -13.5), (60, -13.5)], 2.2, 'bars', '#cfcac0', '#3c4448', .5)
        with b.at(21, -15, 0): B.volume(b, 0, 0, 0, 2.8, 3.2, 2.7, M.stucco('#e4e0d6'), [('fixed', .4, .9, 2, 1.2, dict(n=1))], [('fixed', .4, .9, 2, 1.2, dict(n=1))], [], [('fixed', .4, .9, 2, 1.2)], opt=dict(frame='#22272b', cur=False)); B.flat(b, 0, 0, 2.7, 2.8, 3.2, .5, .22, M.plain('#3c4448', .5))
        b.bar((24, -14.2, 1.1), (28, -14.2, 1.2), .12, M.plain('#d8d8d4', .5)); [b.bar((24.4 + i * .8, -14.2, 1.1 + i * .02), (24.8 + i * .8, -14.2, 1.11 + i * .02), .125, M.plain('#b3302a', .5)) for i in range(4)]; place(T.car('suv', '#2e3338'), 12, -7.0, .03, 3); place(T.car('van', '#e9e8e4'), 31, -6.0, .03, 182); P.hedge(b, -11, -15.6, 0, 30, .9, .8); [T.streetlamp(b, x, -9, 7) for x in (-4, 16, 36)]; far_green(p['seed'], 44); ground(b); T.road(b, -17, 8, -150, 200, walk=1.2)
    b.flush()


def school(p):
    b = Builder(); ye = M.stucco('#e9c25a', grime=.35); wh = M.stucco('#f3efe3', grime=.35); o = dict(mat=wh, acc=ye, frame='#f3f1ea', kind='jalousie', slab=ye, door='#5a7a3a', railcol='#e9c25a', ww=.6, wh=.42); fh = 3.4
    def wing(x0, y0, x1, y1, n, s): facade(b, x0, y0, x1, y1, 0, 3, fh, n, 'gallery', o, s)
    wing(0, 16, 40, 16, 9, 1); b.box(0, 16, 0, 40, .2, 3 * fh, wh) if False else None; b.box(0, 23, 0, 40, .2, 10.2, wh)
    with b.at(0, 0, 0): facade(b, 0, -4, 0, 16, 0, 3, fh, 5, 'gallery', o, 2)
    facade(b, 40, 16, 40, -4, 0, 3, fh, 5, 'gallery', o, 3) ; facade(b, -8, -4, 0, -4, 0, 3, fh, 2, 'window', o, 4); facade(b, 40, -4, 48, -4, 0, 3, fh, 2, 'window', o, 5)
    for x in (-8, 40): B.gable(b, x, -4, 10.3, 8, 27, M.gi_roof('#8d3b2e', .3, .15), wh, over=1.2, pitch=17, fascia='#f3efe3', axis='y')
    B.gable(b, 0, 16, 10.3, 40, 7.4, M.gi_roof('#8d3b2e', .3, .15), wh, over=1.9, pitch=17, fascia='#f3efe3')
    for f in range(4): b.box(-8.1, -4.1, f * fh - .2, 8.2, .14, .3, ye); b.box(39.9, -4.1, f * fh - .2, 8.2, .14, .3, ye)
    # covered court
    s = M.plain('#4f6f8a', .5, .3)
    for y in (-1, 5.5, 12):
        for x in (7, 33): b.box(x - .2, y - .2, 0, .4, .4, 6.2, M.concrete())
        pts = [(7 + 26 * t, y, 6.2 + 2.6 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 15)]; b.tube(pts, .12, s, 6); lo = [(7 + 26 * t, y, 6.0 + 1.8 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 15)]; b.tube(lo, .08, s, 6); [b.bar(pts[i], lo[i + 1 if i % 2 else i - 1] if 0 < i < 14 else lo[i], .07, s) for i in range(15)]
    t = np.linspace(0, 1, 15)
    for i in range(14): b.quad((5.8 + 28.4 * t[i], -2.5, 6.35 + 2.7 * math.sin(math.pi * t[i])), (5.8 + 28.4 * t[i + 1], -2.5, 6.35 + 2.7 * math.sin(math.pi * t[i + 1])), (5.8 + 28.4 * t[i + 1], 13.5, 6.35 + 2.7 * math.sin(math.pi * t[i + 1])), (5.8 + 28.4 * t[i], 13.5, 6.35 + 2.7 * math.sin(math.pi * t[i])), M.gi_roof('#5f8f6f', .3, .1))
    pad(b, 0, -4, 40, 20, M.concrete('#b7b2a6', stain=.6), .04); pad(b, 8, -1, 24, 13, M.plain('#7f9f8a', .7), .06); w = M.plain('#f1efe8', .6); line_loop(b, [(9, 0), (31, 0), (31, 11), (9, 11)], .07, .06, w); b.box(19.97, 0, .06, .06, 11, .02, w); b.lathe(20, 5.5, .07, [(1.8, 0), (1.86, .005)], w, 30, False)
    for x, rot in ((9, 0), (31, 180)):
        with b.at(x, 5.5, 0, rot): b.cyl(-.6, 0, 0, .09, 3, s, 10); b.bar((-.6, 0, 3), (.3, 0, 3.3), .1, s); b.box(.3, -.9, 2.9, .05, 1.8, 1.1, w)
    b.cyl(20, -8, 0, .6, .35, M.concrete(), 16); b.cyl(20, -8, .3, .055, 10.5, M.plain('#d9dcdc', .3, .8), 10, .03); b.box(20.05, -8.01, 9.4, 1.7, .02, .45, M.fabric('#2f4f9f')); b.box(20.05, -8.01, 8.95, 1.7, .02, .45, M.fabric('#b3302a')); b.add([(20.05, -8.03, 8.95), (20.05, -8.03, 9.85), (20.75, -8.03, 9.4)], [[0, 1, 2]], M.fabric('#f6f4ee'))
    T.road(b, -15.6, 7, -120, 160, walk=1.4, both=True); pad(b, -12, -14, 64, 10, M.grass(), .02); P.lawn(-6, -13.5, 22, 9, .02, '#6b8a3c', .06, 1); P.lawn(24, -13.5, 22, 9, .02, '#6b8a3c', .06, 2); pad(b, 17, -14, 6, 10.2, M.paving('#b9ad9b', .4, .4), .05); [place(P.tree(k, 1), x, y, 0, x * 9, s_) for k, x, y, s_ in (('broad', -8, -9, .9), ('talisay', 46, -9, .9), ('slim', 3, -7, 1), ('slim', 37, -7, 1))]; [P.hedge(b, x, -5.4, 0, 7, .6, .5, seed=4, flower='#d8466f', share=.1) for x in (5, 28)]; T.bench(b, 12, -6.8, 180); T.bench(b, 28, -6.8, 180); [place(P.palm(1 + i % 3, 7), x, -11, 0, i * 50, 1) for i, x in enumerate((-10, 50))]
    ground(b); far_green(p['seed'], 30); b.flush()


def gas(p):
    b = Builder(); wh = M.plain('#f2f1ed', .35); rd = M.plain('#b9261f', .35); gy = M.plain('#8f9598', .4, .4)
    b.box(0, 0, 5.2, 22, 11, 1.0, wh); b.box(-.05, -.06, 5.35, 22.1, .06, .7, rd); b.box(22, -.06, 5.35, .06, 11.1, .7, rd); b.box(-.06, -.06, 5.35, .06, 11.1, .7, rd); b.box(.1, .1, 5.17, 21.8, 10.8, .04, M.siding('#f4f3ee', .3)); [b.box(x, y, 5.12, 1.2, .5, .05, M.glow('#fff4e0', 9)) for x in (2.5, 7.5, 12.5, 17.5) for y in (2, 5.3, 8.4)]; [b.box(x - .3, 5.2, 0, .6, .6, 5.2, wh) for x in (5, 17)]; [b.box(x - .31, 5.19, 0, .62, .62, .9, rd) for x in (5, 17)]; S.area(11, 5, 5.1, 18, 8, 3, (1, .95, .85))
    for x in (5, 17):
        for y in (2.2, 8.2):
            b.rbox(x - 1.6, y - .6, .0, 3.2, 1.2, .18, .08, M.concrete()); b.box(x - .45, y - .3, .18, .9, .6, 1.9, wh, .03); b.box(x - .47, y - .32, .2, .94, .64, .55, rd, .02); b.box(x - .3, y - .33, 1.3, .6, .02, .4, M.plain('#151b1f', .1)); b.box(x - .45, y - .31, 2.1, .9, .62, .35, rd, .02); [b.tube([(x + sx * .47, y, 1.7), (x + sx * .75, y - .1, 1.3), (x + sx * .65, y - .1, .5), (x + sx * .5, y, .9)], .025, M.plain('#1a1a1a', .6), 6) for sx in (-1, 1)]; [b.cyl(x + sx * 1.9, y, 0, .08, .9, M.plain('#e0b53a', .5), 10) for sx in (-1, 1)]
    # shop
    with b.at(4, 15, 0):
        B.volume(b, 0, 0, .15, 15, 8, 3.8, M.stucco('#f0eee8', grime=.15), [('fixed', .8, .1, 5.4, 2.8, dict(n=4)), ('door:glass', 6.4, 0, 2.2, 2.9), ('fixed', 8.8, .1, 5.4, 2.8, dict(n=4))], opt=dict(frame='#3a3d40', lit=1.8, cur=False, sill=False)); b.box(-.1, -.4, 3.3, 15.2, .5, .8, rd); text('STORE', 7.5, -.42, 3.7, .55, wh, depth=.03); b.box(-.3, -1.4, -.0, 15.6, 9.6, .15, M.concrete()); [place(P.pot('bush', 1, '#8a3a2e'), 4 + x, 14.3, .15, 0, 1.5) for x in (.4, 14.4)]; b.box(13.2, -.9, .15, 1.2, .7, 1.3, M.plain('#d9e4e8', .3)); b.rbox(10.8, -.9, .15, .5, .5, 1.0, .05, M.plain('#4a7a4a', .5))
    pad(b, -14, -9, 52, 34, M.concrete('#b3afa5', stain=.9, scale=.5), .0); place(T.car('sedan', '#3b5168'), 5.2, .6, .0, 0); place(T.car('hatch', '#e9e8e4'), 17.6, 3.9, 0, 180); place(T.motorcycle('#2f4f8d'), 8.3, 6.6, 0, 20); place(T.tricycle(), 13.2, 9.7, 0, 180); place(T.jeepney('#2f6f4b'), 27, -13.2, 0, 0)
    b.box(-7.5, -6, 0, 1.4, .5, 6.2, wh); b.box(-7.55, -6.05, 4.9, 1.5, .6, 1.3, rd); [b.box(-7.4, -6.02, 1.4 + i * 1.1, 1.2, .02, .8, M.plain('#1d2427', .3)) for i in range(3)]; [text(t, -6.8, -6.05, 1.8 + i * 1.1, .42, M.glow('#ffcf7a', 2), depth=.01) for i, t in enumerate(('61.20', '58.75', '64.40'))]
    P.hedge(b, -13, -8.6, 0, 8, .9, .6); P.hedge(b, 28, -8.6, 0, 9, .9, .6, flower='#d8466f', share=.12); [place(P.palm(1 + i % 3, 7), x, y, 0, i * 50, 1) for i, (x, y) in enumerate(((-11, -6), (34, -6), (33, 12), (-10, 14)))]
    ground(b); T.road(b, -9.5, 12, -150, 200, walk=0, lanes=2); far_green(p['seed'], 28); [T.pole(b, x, 26) for x in (-30, 8, 46)]; [T.wires(b, (x, 26), (x + 38, 26)) for x in (-30, 8)]; b.flush()


def boat(kind='bangka', seed=1):
    from kit.core import proto
    def make(b):
        r = random.Random(seed); col = r.choice(['#e9e6dd', '#2f6f9f', '#c9452e', '#3a8a6a', '#e0b53a']); c = M.plain(col, .4); w = M.plain('#f2f0ea', .4)
        L, W, H = (8.5, .55, .8) if kind == 'bangka' else (9.5, 1.5, 1.3); X = np.linspace(-L / 2, L / 2, 17); secs = []
        for x in X:
            t = x / (L / 2); hw = W * (1 - abs(t) ** (4 if t < 0 else 2.4)) + .03; sh = H * (.75 + .35 * t * t); secs.append([(x, 0, -.2 * (1 - t * t)), (x, hw * .75, .05), (x, hw, sh * .9), (x, hw, sh), (x, hw * .85, sh), (x, hw * .8, sh * .75), (x, 0, sh * .7)])
        T._loft(b, secs, lambda i, j: (c if j < 2 else w if j < 5 else M.wood('#9b7048')))
        if kind == 'bangka':
            bm = M.plain('#cfae72', .5)
            for x in (-2.2, 0, 2.2): b.tube([(x, -3, .35), (x, -1.4, .95), (x, 0, 1.0), (x, 1.4, .95), (x, 3, .35)], .04, bm, 6)
            for y in (-3, 3): b.tube([(-3.4, y, .25), (-1, y, .22), (2, y, .22), (3.6, y, .45)], .06, bm, 6)
            b.quad((-1.6, -.8, 2.0), (1.4, -.8, 2.0), (1.4, .8, 2.0), (-1.6, .8, 2.0), M.fabric(r.choice(['#3f7f9f', '#d9d4c4', '#c98a3a']))); [b.cyl(x, y, .7, .025, 1.3, bm, 6) for x in (-1.5, 1.3) for y in (-.5, .5)]
        else:
            b.rbox(-2.6, -1.0, .9, 3.8, 2.0, 1.1, .18, w); b.box(-2.0, -1.02, 1.35, 2.9, 2.04, .42, M.plain('#12181c', .05, 0, .8)); b.box(-2.4, -.95, 2.5, 3.2, 1.9, .08, w); [b.cyl(x, y, 1.9, .03, .6, M.plain('#d9dcdc', .2, .9), 6) for x in (-2.2, .6) for y in (-.8, .8)]; b.tube([(1.5, -.9, 1.3), (1.5, -.9, 1.8), (3.6, -.35, 2.0), (4.3, 0, 2.1), (3.6, .35, 2.0), (1.5, .9, 1.8), (1.5, .9, 1.3)], .02, M.plain('#d9dcdc', .2, .9), 5); b.box(-4.6, -.3, .6, .4, .6, .9, M.plain('#22272b', .4))
    return proto(('boat', kind, seed), make)


def marina(p):
    b = Builder(); b.box(-300, -300, -1.2, 600, 300, .5, M.water('#56786f', .05, .8, .2, deep='#3c5f5d')); dk = M.wood('#a08a6c', plank=.15); r = random.Random(3)
    b.box(-200, 0, -1.5, 400, .6, 1.9, M.concrete('#b0aba0')); pad(b, -200, .6, 400, 14, M.paving('#b8ab96', .5, .5, .008, .8), .4, .8)
    b.box(-6, -34, -.75, 2.4, 34, .45, dk); b.box(16, -34, -.75, 2.4, 34, .45, dk)
    k = 0
    for x0 in (-6, 16):
        for i in range(6):
            y = -5 - i * 5.4; b.box(x0 - 8, y, -.75, 8, .9, .4, dk); b.box(x0 + 2.4, y, -.75, 8, .9, .4, dk); [b.cyl(x0 + q, y + .4, -2, .14, 3.6, M.plain('#5f584e', .8), 10) for q in (-8, 10.4)]
            for sx, rot in ((-4.6, 2), (7.0, 178)):
                if r.random() < .8: place(boat('motor' if r.random() < .45 else 'bangka', r.randint(1, 4)), x0 + sx, y - 2.4, -.85, rot, .95); k += 1
        [T.streetlamp(b, x0 + .3, -3 - i * 9, 3.2, 0, 1) for i in range(4)]; [b.box(x0 + 1.9, -6 - i * 5.4, -.3, .3, .3, 1.0, M.plain('#f2f0ea', .4)) for i in range(6)]
    B.railing(b, [(-60, .3), (-6.4, .3)], .4, 'bars', 1, '#e9e6dd'); B.railing(b, [(-3.4, .3), (15.8, .3)], .4, 'bars', 1, '#e9e6dd'); B.railing(b, [(18.6, .3), (34, .3)], .4, 'bars', 1, '#e9e6dd')
    b.add([(36, .6, .42), (44, .6, .42), (44, -14, -1.6), (36, -14, -1.6)], [[0, 1, 2, 3]], M.concrete()) 
    with b.at(-10, 6, .4):
        wd = M.wood('#8a5a34', plank=.16); B.volume(b, 0, 0, 0, 26, 9, 3.2, M.stucco('#f1ece0', grime=.2), [('slide', 1 + i * 5, .05, 4, 2.5, dict(n=4)) for i in range(5)], [('slide', 2, .6, 3, 1.6)], [], [('slide', 2, .6, 3, 1.6)], opt=dict(frame='#3a2a1c', cur=.8, sill=False)); B.hip(b, 0, 0, 3.1, 26, 9, M.gi_roof('#4a6f78', .3, .1), over=2.6, pitch=20, fascia='#5a3c26'); [b.box(-2.1 + i * 5, -2.3, 0, .25, .25, 3.1, wd) for i in range(7)]; b.box(-2.4, -2.6, -.1, 30.8, 14, .14, dk)
        for x in (3, 8, 18, 23): b.cyl(x, -1.3, .04, .04, .72, M.plain('#333333', .5), 8); b.cyl(x, -1.3, .76, .45, .04, M.wood('#a87c4c'), 20); [b.box(x + dx - .2, -1.5 + dy, .04, .4, .4, .45, M.wood('#7a5030')) for dx, dy in ((-.8, 0), (.8, 0))]
    [place(P.palm(1 + i % 3, 8), x, y, .4, i * 73, 1.05) for i, (x, y) in enumerate(((-15, 3), (-22, 8), (20, 3.2), (26, 7), (33, 4), (48, 6), (-34, 5)))]; [place(P.areca(1, 2.2), -12 + i * 2.2, 3.6, .4, i * 40, .7) for i in range(14) if i not in (5, 6)]; b.plane(-400, 10, .3, 800, 500, M.grass()); far_green(p['seed'], 22, palms=18); b.flush()


def venue(p):
    """r13: glass pavilion with timber trusses, string lights and ponds."""
    b = Builder(); wd = M.wood('#8a5a36'); W, D, H = 14, 22, 4.6; gl = M.glass('#c4d0ce', .03); st = M.plain('#1f2224', .4, .4); R = 3.2; lit = p.get('lit', 0)
    b.box(-.6, -.6, -.1, W + 1.2, D + 1.2, .4, M.paving('#b8aa94', .8, .8, .008, .6))
    for i in range(12):
        y = i * 2.0
        for x in (0, W - .22): b.box(x, y - .11, .3, .22, .22, H - .3, wd)
        b.bar((.1, y, H), (W / 2, y, H + R), .24, wd); b.bar((W - .1, y, H), (W / 2, y, H + R), .24, wd); b.bar((.1, y, H + .02), (W - .1, y, H + .02), .18, wd); b.bar((W / 2, y, H), (W / 2, y, H + R), .14, wd); b.bar((W / 4, y, H + .05), (W / 4, y, H + R / 2), .12, wd); b.bar((W * 3 / 4, y, H + .05), (W * 3 / 4, y, H + R / 2), .12, wd); b.bar((W / 4, y, H + R / 2), (W / 2, y, H), .1, wd); b.bar((W * 3 / 4, y, H + R / 2), (W / 2, y, H), .1, wd)
        if i < 11:
            for x in (.11, W - .11): b.quad((x, y + .1, .35), (x, y + 1.9, .35), (x, y + 1.9, H), (x, y + .1, H), gl); b.box(x - .03, y + .1, 2.6, .06, 1.8, .06, st); b.box(x - .025, y + .97, .3, .05, .05, H - .3, st)
    n = 8
    for i in range(n): x = i * W / n; b.quad((x, 0, .35), (x + W / n, 0, .35), (x + W / n, 0, H), (x, 0, H), gl) if i not in (3, 4) else None; b.box(x - .03, -.04, .3, .07, .08, H - .3, st)
    b.box(0, -.05, 2.7, W, .1, .08, st); k = math.degrees(math.atan2(R, W / 2)); rf = M.gi_roof('#3f4447', .3, 0)
    for sg in (0, 1):
        a, c = ((-1.2, H - .42), (W / 2, H + R + .18)) if sg == 0 else ((W / 2, H + R + .18), (W + 1.2, H - .42)); b.quad((a[0], -1.4, a[1]), (c[0], -1.4, c[1]), (c[0], D + 1.4, c[1]), (a[0], D + 1.4, a[1]), M.wood('#a87c50', plank=.14)); b.quad((a[0], -1.4, a[1] + .2), (a[0], D + 1.4, a[1] + .2), (c[0], D + 1.4, c[1] + .2), (c[0], -1.4, c[1] + .2), rf); b.bar((a[0], -1.4, a[1] + .1), (c[0], -1.4, c[1] + .1), .24, M.plain('#2c2f31', .5))
    # tables inside
    for i in range(4):
        for x in (3.6, 10.4):
            y = 3.2 + i * 4.6; b.lathe(x, y, .3, [(.95, 0), (.92, .72), (0, .74)], M.fabric('#f3efe6'), 28); b.ball(x, y, 1.28, .2, M.leaf('#7a8f5a'), 10); b.ball(x, y + .05, 1.38, .13, M.plain('#e8b9b0', .8), 10)
            for q in range(8): a = q * .785; b.rbox(x + math.cos(a) * 1.35 - .2, y + math.sin(a) * 1.35 - .2, .72, .4, .4, .06, .02, M.wood('#a87c4c')); b.box(x + math.cos(a) * 1.53 - .18, y + math.sin(a) * 1.53 - .18, .75, .36 if abs(math.sin(a)) > .6 else .04, .04 if abs(math.sin(a)) > .6 else .36, .5, M.wood('#a87c4c'))
    for i in range(5): [b.ball(x, 2.5 + i * 4.3, H - .5, .22, M.glow('#ffd9a0', 9 if lit else 3), 12) for x in (4, 7, 10)]; S.point(7, 2.5 + i * 4.3, H - .9, 260 if lit else 60, (1, .76, .46), .4)
    # garden: pond, path, string lights
    pad(b, 5.2, -18, 3.6, 17.4, M.paving('#c4b69e', .9, .6, .012, .8), .06); 
    for x in (-5.5, 9.6): b.box(x, -12, -.2, 9.5, 8.5, .2, M.water('#2f4f4a', .02, 1.2, .05)); [b.box(*q, .3, M.stone('#8e8374')) for q in ((x - .4, -12.4, -.2, 10.3, .4), (x - .4, -3.5, -.2, 10.3, .4), (x - .4, -12, -.2, .4, 8.5), (x + 9.5, -12, -.2, .4, 8.5))]; [b.lathe(x + 1 + (i * 2.7) % 7.6, -11.2 + (i * 1.9) % 6.8, .012, [(0, 0), (.3, .004)], M.leaf('#4f7a3c'), 14, False) for i in range(9)]
    P.lawn(-16, -18, 21, 5.4, 0, '#6b8a3c', .06, 1); P.lawn(9, -18, 21, 5.4, 0, '#6b8a3c', .06, 2); pad(b, -22, -24, 60, 60, M.grass(), -.01)
    poles = [(3.9, -17), (10.1, -17), (3.9, -9), (10.1, -9), (3.9, -1.2), (10.1, -1.2)]
    for x, y in poles: b.cyl(x, y, 0, .05, 3.6, M.wood('#5b3a24'), 8)
    seg = [(poles[i], poles[j]) for i, j in ((0, 3), (1, 2), (2, 5), (3, 4), (0, 2), (2, 4), (1, 3), (3, 5))]
    for (x0, y0), (x1, y1) in seg:
        t = np.linspace(0, 1, 13); b.tube(np.stack([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 3.55 - .55 * 4 * t * (1 - t)], 1), .008, M.plain('#1a1a1a', .8), 4); [b.ball(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q, 3.5 - .55 * 4 * q * (1 - q), .06, M.glow('#ffd08a', 26 if lit else 8), 8) for q in np.linspace(.06, .94, 10)]
    beds([(4.7, -16 + i * 1.3) for i in range(10)] + [(9.3, -16 + i * 1.3) for i in range(10)], 5, ('bush', 'flower', 'flower'), '#f3e4e0', .45, .65); beds([(-6.4, -12 + i) for i in range(9)] + [(20.2, -12 + i) for i in range(9)], 7, ('areca', 'ti', 'bush'), smin=.8, smax=1.2); [place(P.palm(1 + i % 3, 8), x, y, 0, i * 71, 1.05) for i, (x, y) in enumerate(((-8, -3), (-9, 8), (22, -2), (23, 9), (-12, 16), (26, 17)))]; [place(P.tree('broad', 1 + i % 2), x, y, 0, i * 50, 1) for i, (x, y) in enumerate(((-14, 3), (29, 4)))]; ground(b); far_green(p['seed'], 26); b.flush()
