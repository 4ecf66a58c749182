"""Outside, high up: balconies with a view, a roof terrace, a tower under construction across the river."""
import math
import random

import numpy as np

from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place, text
from .buildings import boat
from .common import far_green, pad


def loggia(b, W=6, floor='#b9b2a6', rail='glass', wall='#f1efe9', col='#33383c'):
    b.box(-1, -4, -.2, W + 2, 6.0, .2, M.tiles(floor, .4, .4)); b.box(-1, -4, 2.75, W + 2, 5.4, .2, M.stucco(wall)); b.box(-1.2, -4, 0, .2, 5.6, 2.75, M.stucco(wall)); b.box(W + 1, -4, 0, .2, 5.6, 2.75, M.stucco(wall)); B.railing(b, [(-1, 1.95), (W + 1, 1.95)], 0, rail, 1.1, col)


def church(b, x, y, z):
    w = M.stucco('#c9b79a', grime=1.0); b.box(x - 9, y, z, 18, 40, 12, w); B.gable(b, x - 9, y, z + 12, 18, 40, M.gi_roof('#8a5a48', .4, .5), w, .6, 30, '#c9b79a', 'y')
    for i, (s, h) in enumerate(((7, 12), (6, 8), (5, 6))): zz = z + (0, 12, 20)[i]; b.box(x + 11 + (7 - s) / 2, y, zz, s, s, h, w); [b.box(x + 11 + 3.5 - 1, y - .1, zz + h * .4, 2, .2, h * .4, M.plain('#2b2522', .9)) if i else None]; b.box(x + 10.7 + (7 - s) / 2, y - .3, zz + h - .5, s + .6, s + .6, .5, w)
    b.lathe(x + 14.5, y + 2.5, z + 26, [(2.9, 0), (2.6, 1.6), (1.4, 2.8), (0, 3.2)], M.gi_roof('#7d8a86', .4, .4), 20); b.box(x + 14.4, y + 2.4, z + 29, .2, .2, 2.2, w); b.box(x + 13.9, y + 2.4, z + 30.2, 1.2, .2, .2, w)


def low(b, z):
    with b.at(0, 0, -z): T.city(b, -120, 20, 250, 60, 9, 5, 13, 80); T.city(b, -260, 90, 540, 160, 10, 5, 14, 90)


def balcony(p):
    b = Builder(); z = p['z']; r = random.Random(4); b.plane(-3000, -3000, -z, 6000, 6000, M.grass('#6b7a45', .5))
    if p['style'] == 'riverbend':
        loggia(b, 6, '#c4b8a4', 'bars', '#f3f1ec', '#e9e6de'); w = M.water('#8fa39c', .06, .2, .2); t = np.linspace(0, 1, 60); x = -70 + 190 * np.sin(t * 2.6) * t; y = 20 + t * 900; wd = 42 + 60 * t
        for i in range(59): b.quad((x[i] - wd[i] / 2, y[i], -z + .5), (x[i] + wd[i] / 2, y[i], -z + .5), (x[i + 1] + wd[i + 1] / 2, y[i + 1], -z + .5), (x[i + 1] - wd[i + 1] / 2, y[i + 1], -z + .5), w)
        b.plane(-4000, 900, -z + .4, 8000, 3000, w)
        with b.at(0, 0, -z): [T.city(b, x0, 60, 240, 260, s, 6, 24, 90) for s, x0 in ((1, -330), (2, 150))]; T.city(b, -40, 330, 120, 300, 5, 5, 12, 30)
        [place(P.tree('broad', i % 2 + 1), r.uniform(-260, 260), r.uniform(40, 420), -z, i * 30, r.uniform(1.2, 2)) for i in range(130)]
        for i, q in enumerate((4, 7, 11, 16, 22, 27)): place(boat('bangka' if i % 2 else 'motor', i % 4 + 1), x[q] + (-8, 9, 3, -14, 12, 0)[i], y[q], -z + .8, 70 + i * 25, 1.6)
        for k in range(4): cx, cy = 60 + k * 46, 470 + k * 30; m = M.plain('#d9772f', .5); [b.bar((cx + dx, cy + dy, -z), (cx + dx, cy + dy, -z + 34), 1.4, m) for dx in (0, 14) for dy in (0, 10)]; b.box(cx - 26, cy + 3, -z + 34, 66, 4, 2.4, m); b.bar((cx + 7, cy + 5, -z + 50), (cx - 24, cy + 5, -z + 36), .8, m); b.bar((cx + 7, cy + 5, -z + 50), (cx + 7, cy + 5, -z + 34), 1.2, m)
        for k in range(60): b.box(40 + (k % 12) * 16, 440 + (k // 12) * 8, -z, 12, 3, 2.8 * (1 + k % 3), M.plain(('#b3402c', '#2f5f8a', '#3f8a5f', '#c9a23a', '#8f9498')[k * 7 % 5], .6))
        for x, rot in ((.1, 150), (1.9, -150)): Y.thing(b, 'chair', x, 1.0, rot, '#f1efe9')
        with b.at(1.0, 1.2, 0): b.cyl(0, 0, 0, .03, .5, M.plain('#222222', .5), 8); b.cyl(0, 0, .5, .28, .025, M.wood('#9a6a3c'), 24); b.cyl(.08, 0, .525, .04, .1, M.plain('#c9786a', .3), 14)
        place(P.areca(1, 1.5, '#d9d2c4'), 6.2, 1.2, 0, 30, 1.0); place(P.pot('flower', 1, '#b5694a'), 5.5, 1.55, 0, 0, .9); b.flush(); return dict(key=.2, haze=1500, haze_lum=.8)
    loggia(b, 4.4, '#a8634a', 'bars', '#e4d9c2', '#4a4a4a'); low(b, z); church(b, -16, 74, -z); [place(P.tree('broad' if i % 3 else 'mango', i % 2 + 1), r.uniform(-160, 170), r.uniform(16, 240), -z, i * 30, r.uniform(1.0, 1.7)) for i in range(120)]; [T.neighbour(b, -60 + i * 14 + (i * 5) % 6, 14 + (i * 17) % 30, 600 + i) for i in range(0)]
    for x, rot in ((.2, 150), (2.1, -155)): Y.thing(b, 'chair', x, .9, rot, '#f1efe9' if x < 1 else '#2f6b4a')
    with b.at(1.2, 1.1, 0): b.cyl(0, 0, 0, .03, .5, M.plain('#222222', .5), 8); b.cyl(0, 0, .5, .26, .025, M.wood('#9a6a3c'), 24); b.cyl(.08, 0, .525, .04, .1, M.plain('#f1ede4', .3), 14)
    T.laundry(b, 2.3, 1.5, 5.3, 1.5, 2.05, 4)
    for i, k in enumerate(('flower', 'snake', 'bush')): place(P.pot(k, 1, '#b5694a'), -.7 + i * .42, 1.6, 0, i * 50, .9)
    b.flush(); return dict(key=.2, haze=700)


def terrace(p):
    b = Builder(); z = 76; r = random.Random(2); b.box(-16, -12, -.2, 36, 24, .2, M.wood('#8a6a48', plank=.14)); B.railing(b, [(-16, 11.8), (20, 11.8)], 0, 'glass', 1.15); b.plane(-4000, -4000, -z, 8000, 8000, M.concrete('#3b3f42'))
    for x, rot, w in ((1.2, 20, 2.4), (5.6, -75, 2.0)):
        with b.at(x, 6.4 if x < 3 else 4.4, 0, rot): F.sofa(b, w, '#cfc8ba', ('#c9783a', '#3f6f6a'))
    with b.at(2.6, 4.0, 0, 20): F.coffee(b, 1.3, .8, '#6b4529')
    with b.at(2.6, 4.0, 0, 20): b.box(-3.2, -1.6, 0, 6.0, 4.0, .014, M.rug('#b9ad98', '#5f6a68', 'lines'))
    for i in range(9): x = -9 + i * 2.3; b.box(x, 10.6, 0, 1.9, .7, .6, M.stucco('#5a5c5e', grime=.1)); place(P.areca(1 + i % 2, 2.0), x + .5, 10.9, .5, i * 50, .8); place(P.bush(1 + i % 2, .45, '#4f6d2c', '#e8e2d0', .2), x + 1.3, 10.9, .5, i * 70, .9)
    for x, y in ((-6, 4.2), (8.5, 7.5)): b.box(x, y, 0, .9, .9, .8, M.stucco('#5a5c5e', grime=.1)); place(P.palm(2, 6), x + .45, y + .45, .6, 40, .5)
    b.box(12, -6, 0, 7, 14, 3.2, M.stucco('#e4ddd0', grime=.05)); b.box(11.96, -2, .1, .06, 6, 2.5, M.glow('#ffd9a0', 2.2)); [b.box(11.9, -2 + i * 1.5, .1, .08, .07, 2.5, M.plain('#26282a', .4)) for i in range(5)]; b.box(11.4, -6.4, 3.1, 8, 15, .3, M.stucco('#d9d2c4'))
    for i in range(26): t = i / 25; b.ball(-7 + 18 * t, 5.4 + 3 * t, 2.9 - 1.2 * t * (1 - t), .055, M.glow('#ffd08a', 20), 8)
    [b.cyl(x, y, 0, .04, 3.0, M.plain('#26282a', .4), 8) for x, y in ((-7, 5.4), (11, 8.4))]; S.point(2.5, 5.6, 2.4, 160, (1, .74, .45), .5); S.point(10.6, 2, 1.8, 90, (1, .78, .5), .3); S.point(-5, 6, 1.2, 50, (1, .74, .45), .3)
    for k in range(230):
        x, y = r.uniform(-420, 420), 40 + r.random() ** 1.6 * 900; h = r.uniform(8, 30) if r.random() < .86 else r.uniform(40, 74); w = r.uniform(10, 24); b.box(x, y, -z, w, w, h, M.facade('#4a4e54', '#2a2f38', 2.4, 3.1, .5, .5))
        for _ in range(5): fx, fz = r.random() * (w - 1.2), r.random() * (h - 2); b.box(x + fx, y - .05, -z + fz, 1.1, .05, 1.3, M.glow(r.choice(['#ffd9a0', '#ffe9c4', '#ffc27a']), r.uniform(2, 6)))
    for k in range(7): x = -300 + k * 100; [b.ball(x + i * .6, 40 + i * 26, -z + 8, .5, M.glow('#ffc070', 14), 6) for i in range(28)]
    b.flush(); return dict(haze=1400, haze_lum=.25)


def construction(p):
    """Seventeen floors, the upper ones open; netting, hoist and a tower crane. A river runs in front."""
    b = Builder(); r = random.Random(8); w, d, fh, n = 22, 16, 3.2, 17; wh = M.stucco('#f3f1ec', grime=.1); raw = M.concrete('#a8a59e', .9); b.box(-900, -58, -3, 1800, 50, 1, M.water('#6f8a7c', .05, .6, .2)); b.box(-900, -8.2, -3, 1800, 1.0, 3.2, M.concrete()); pad(b, -300, -7.4, 600, 200, M.concrete('#a59d8e', .95, 3, .9), .0); b.box(-900, -90, -3, 1800, 32, 3, M.grass('#64803a', .4))
    for f in range(n + 1):
        z = 4 + f * fh; done = f < 10; b.box(-.3, -.3, z - .2, w + .6, d + .6, .24, wh if done else raw)
        for k in range(4):  # rounded balconies
            cx = 2.9 + k * 5.4; a = [math.pi * (1 + i / 10) for i in range(11)]; pts = [(cx + 2.3 * math.cos(t), -.3 + 1.7 * math.sin(t)) for t in a]
            if f < n: b.poly_prism(pts, z - .2, .22, wh if done else raw); (B.railing(b, pts, z, 'solid', 1.0, '#f3f1ec') if f < 8 else None)
        if f == n: break
        if done:
            B.wall(b, 0, 0, w, 0, z, fh, wh, [('slide', 1.2 + k * 5.4, .05, 3.4, 2.3, dict(glass=M.pane(k + f), cur=False, room_=False, frame='#3b4044', n=3)) for k in range(4)]); B.wall(b, 0, d, 0, 0, z, fh, wh, [('slide', 2 + k * 4.6, .6, 2.2, 1.6, dict(glass=M.pane(k + f), cur=False, room_=False, frame='#3b4044')) for k in range(3)])
            b.box(w - .2, 0, z, .2, d, fh, wh); b.box(0, d - .2, z, w, .2, fh, wh)
        else:
            [b.box(x - .3, y - .3, z, .6, .6, fh, raw) for x in (.4, 5.6, 11, 16.4, 21.6) for y in (.4, 8, 15.6)]; b.box(8, 6, z, 6, 5, fh, raw)
            if f < 13: [b.box(k * 5.4 + .4, .1, z, 2.6 - .3 * (k % 2), .15, fh - .3, M.paving('#a5a29a', .4, .2, .016, .92, .1, .5, .7, '#8a867e')) for k in range(4)]
            if f in (13, 14): b.quad((-.5, -.6, z), (w + .4, -.6, z), (w + .4, -.6, z + fh), (-.5, -.6, z + fh), M.sheer('#3f8f6a', .75))
    b.box(0, 0, 0, w, d, 4, M.concrete('#8f8b84')); H = 4 + n * fh; [b.bar((x, y, H), (x, y, H + 1.6), .05, M.plain('#6b4030', .8)) for x in np.arange(.2, w, .9) for y in (.3, .6, 8, 15.5)]
    y = M.plain('#d9a23a', .5, .2); cx, cy, ch = w + 5, 6, H + 22
    for k in range(int(ch / 2.4)): z = k * 2.4; [b.bar((cx + dx, cy + dy, z), (cx + dx, cy + dy, z + 2.4), .16, y) for dx in (-.8, .8) for dy in (-.8, .8)]; b.bar((cx - .8, cy - .8, z), (cx + .8, cy - .8, z + 2.4), .1, y); b.bar((cx - .8, cy + .8, z + 2.4), (cx - .8, cy - .8, z), .1, y)
    for k in range(22): x = cx - 36 + k * 2.2; [b.bar((x, cy + q, ch), (x + 2.2, cy + q, ch), .14, y) for q in (-.6, .6)]; b.bar((x, cy - .6, ch), (x + 1.1, cy, ch + 1.2), .09, y); b.bar((x + 1.1, cy, ch + 1.2), (x + 2.2, cy - .6, ch), .09, y)
    b.bar((cx - 36, cy, ch + 1.2), (cx + 12, cy, ch + 1.2), .14, y); b.box(cx + 9, cy - 1, ch - 2.2, 3, 2, 2.4, M.concrete()); b.bar((cx, cy, ch), (cx, cy, ch + 7), .3, y); b.bar((cx, cy, ch + 7), (cx - 28, cy, ch + 1.2), .07, y); b.bar((cx, cy, ch + 7), (cx + 11, cy, ch + 1.2), .07, y); b.bar((cx - 18, cy, ch), (cx - 18, cy, ch - 16), .05, M.plain('#222222', .5)); b.box(cx - 19, cy - .4, ch - 17, 2, .8, 1, M.wood('#9a7446')); b.box(cx - .7, cy - 1.9, ch - 2.2, 1.6, 1.2, 2, M.plain('#f1efe9', .4))
    [b.bar((-1.6, q, 0), (-1.6, q, H - 6), .12, M.plain('#c9452e', .5)) for q in (4, 6)]; b.box(-2.6, 4.2, 18, 1.2, 1.6, 2.4, M.plain('#c9452e', .5))
    B.fence(b, [(-14, -6.8), (40, -6.8)], 2.4, 'sheets'); T.city(b, -200, 30, 420, 90, 8, 6, 20, 60); [place(P.tree('broad', i % 2 + 1), x, -7.2 + (i % 3), 0, i * 40, 1.0) for i, x in enumerate(range(-120, -16, 9))]; [place(P.tree('broad', i % 2 + 1), 44 + i * 9, -6 + i % 3, 0, i * 40, 1.1) for i in range(9)]; [place(boat('bangka', k % 4 + 1), x, yy, -2.2, q) for k, (x, yy, q) in enumerate(((-24, -30, 12), (6, -22, 178), (30, -36, 20)))]; Y.thing(b, 'truck', -9, -4.6, 0, '#e8e8e4', '#c9ccce'); b.flush()
