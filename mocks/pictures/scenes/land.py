"""Plots: from above and at eye level. The plot is outlined from above; view 'eye' stands at its edge."""
import math
import random

import numpy as np

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, scatter, text
from .buildings import block, boat
from .common import *


def outline(b, pts, z=.25, w=.35):
    m = M.glow('#fff3d0', 1.6); line_loop(b, pts, z, w, m)
    for x, y in pts: b.cyl(x, y, 0, .12, 1.0, M.plain('#f4f1e8', .5), 10); b.cyl(x, y, .7, .125, .3, M.plain('#c23a2a', .5), 10)


def many_trees(r, n, box, avoid, kinds=('broad', 'mango', 'talisay'), smin=.6, smax=1.1):
    for _ in range(n):
        x, y = r.uniform(box[0], box[2]), r.uniform(box[1], box[3])
        if any(a <= x <= c and d <= y <= e for a, d, c, e in avoid): continue
        if r.random() < .2: place(P.palm(r.randint(1, 3), 8), x, y, 0, r.uniform(0, 360), r.uniform(.7, 1.1))
        else: place(P.tree(r.choice(kinds), r.randint(1, 2)), x, y, 0, r.uniform(0, 360), r.uniform(smin, smax))


def houses_grid(b, r, xs, ys, avoid=(), rot=0):
    i = 0
    for y in ys:
        for x in xs:
            i += 1
            if any(a <= x + 5 <= c and d <= y + 4 <= e for a, d, c, e in avoid) or r.random() < .08: continue
            T.neighbour(b, x + r.uniform(-.8, .8), y + r.uniform(-.6, .6), r.randint(0, 9999), d=r.uniform(7, 9), rot=rot)


def grass_rect(pts, col, n, h, r, w=.012, spread=.5):
    """Tufts on a rectangle (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = pts; P.weeds([(r.uniform(x0, x1), r.uniform(y0, y1), 0) for _ in range(n)], h, col, 3, 90, spread)


def inner_lot(p):
    """14: a cleared 300 sqm lot in a subdivision."""
    b = Builder(); r = random.Random(14); b.plane(-3000, -3000, -.3, 6000, 6000, M.grass('#63793a', .5)); pad(b, 0, 0, 15, 20, M.soil('#96805f', .8), .02)
    T.road(b, -1.8, 6, -120, 140, line=False, walk=1.2, both=True, col='#a9a59b'); T.road(b, 46, 6, -120, 140, line=False, walk=1.2, both=True, col='#a9a59b'); b.box(31, -40, -.25, 6, 140, .27, M.concrete('#aaa69c')); 
    b.box(-.15, 0, 0, .15, 20, 1.6, M.stucco('#cfc8b8', grime=1)); b.box(15, 0, 0, .15, 20, 1.6, M.stucco('#d6cdb9', grime=1)); b.box(0, 20, 0, 15, .15, 1.7, M.concrete('#a29d92'))
    houses_grid(b, r, range(-75, 30, 15), (3, 24), avoid=((-3, -3, 16, 21),)); houses_grid(b, r, range(40, 100, 15), (3, 24, 54)); houses_grid(b, r, range(-75, 30, 15), (54, 76)); houses_grid(b, r, range(-75, 90, 15), (-22, -42), rot=0); many_trees(r, 90, (-90, -50, 110, 120), ((-8, -12, 23, 27), (-120, 44, 140, 54), (29, -50, 39, 140), (-120, -9, 140, 0)), smin=.35, smax=.7); far_green(4, 130, n=70)
    grass_rect((.3, .3, 14.7, 19.7), '#7f8f45', 420, .22, r); [place(P.bush(k % 2 + 1, .5), r.uniform(.5, 14.5), r.uniform(12, 19.5), 0, k * 50, r.uniform(.6, 1.3)) for k in range(14)]
    if p['view'] != 'eye': outline(b, [(0, 0), (15, 0), (15, 20), (0, 20)])
    else: [b.box(x, y, 0, .08, .08, .9, M.plain('#f4f1e8', .6)) for x, y in ((.3, .3), (14.6, .3))]; b.box(6.4, .4, 0, .1, .1, 1.9, M.wood('#7a5233')); b.box(8.6, .4, 0, .1, .1, 1.9, M.wood('#7a5233')); b.box(6.2, .36, 1.0, 2.7, .04, 1.0, M.plain('#f4f1e8', .6)); text('LOT FOR SALE', 7.55, .33, 1.62, .3, M.plain('#1f2e45', .5), depth=.005); text('300 SQ M', 7.55, .33, 1.25, .26, M.plain('#1f2e45', .5), depth=.005)
    T.pole(b, -3, -.9); T.pole(b, 30, -.9); T.wires(b, (-3, -.9), (30, -.9)); place(T.car('sedan', '#c9ccce'), 22, -3.4, 0, 0); place(T.tricycle(), -9, -3.3, 0, 0); b.flush()


def rice(p):
    """15: irrigated rice, bamboo, a nipa hut, a farm road."""
    b = Builder(); r = random.Random(15); b.plane(-3000, -3000, -.3, 6000, 6000, M.grass('#71863a', .5)); rows = ['#7fa03a', '#8fae45', '#6d9438', '#9db552', '#a8b05a', '#87a842']; k = 0
    mine = (-60, 0, 60, 200)
    for i in range(-6, 8):
        for j in range(-3, 9):
            x, y = i * 40, j * 50; k += 1; c = rows[(i * 3 + j * 5) % 6]; inside = -60 <= x < 60 and 0 <= y < 200
            if r.random() < .82: b.box(x + .8, y + .8, -.3, 38.4, 48.4, .28, M.field(c, rows[(i + j) % 6], .6, 1.57 if (i + j) % 3 else 0.0))
            else: b.box(x + .8, y + .8, -.3, 38.4, 48.4, .18, M.water('#8f9a86', .04, .5, .08))
            b.box(x - .5, y, -.3, 1, 50, .42, M.grass('#6d7f38', .6)); b.box(x, y - .5, -.3, 40, 1, .41, M.grass('#6d7f38', .6))
    b.box(-300, -7, -.3, 620, 4.5, .5, M.soil('#b09a78', .25)); b.box(-300, -10.5, -.3, 620, 2.4, .14, M.water('#7d8a74', .05, .8, .1)); b.box(62, -7, -.3, 4, 260, .46, M.soil('#b09a78', .3))
    with b.at(66, 20, 0, 0):
        th = M.thatch(); bam = M.siding('#b89c66', .06, True, .5, .5); [b.cyl(x, y, 0, .1, 1.2, M.wood('#6b4a2c'), 8) for x in (.2, 5.8) for y in (.2, 3.8)]; B.volume(b, 0, 0, 1.0, 6, 4, 2.1, bam, [('hole', 1, .8, 1.4, .9), ('hole', 3.8, 0, .9, 1.8)], opt={}, t=.1); B.gable(b, 0, 0, 3.1, 6, 4, th, bam, over=.8, pitch=42, fascia='#8a7048'); [b.box(3.8, -.3 - i * .28, .8 - i * .25, .9, .3, .06, M.wood('#8a6a44')) for i in range(4)]
    place(P.banana(1), 73.5, 22, 0, 0, 1.2); place(P.banana(2), 65, 26.5, 0, 0, 1.2); place(P.tree('mango', 1), 76, 27, 0, 0, 1.1); place(P.palm(1, 8), 64.8, 17, 0, 0, 1.1)
    for i in range(26): place(P.bamboo(i % 2 + 1), -62 + r.uniform(-1.5, 1.5), 4 + i * 8, 0, i * 40, r.uniform(.9, 1.5))
    for i in range(18): place(P.bamboo(i % 2 + 1), -60 + i * 7, 203 + r.uniform(-1, 1), 0, i * 40, r.uniform(.9, 1.5))
    many_trees(r, 150, (-300, 230, 330, 420), (), smin=.9, smax=1.6); many_trees(r, 40, (-300, -130, 330, -20), ((-70, -130, 80, 0),)); far_green(5, 420, -400, 400, n=90); T.neighbour(b, 110, 30, 7); T.neighbour(b, -110, 60, 9)
    if p['view'] == 'eye':
        pts = [(-8 + i * .24 + r.uniform(-.05, .05), 1.4 + j * .27 + r.uniform(-.05, .05), -.05) for i in range(150) for j in range(48)]
        for q in range(3): scatter(P.tuft('#8bab42', .62, 20 + q, 46, .11, .009), pts[q::3], .8, 1.2, r)
    else: outline(b, [(-60, 0), (60, 0), (60, 200), (-60, 200)], .5, p.get('line', .8))
    place(T.motorcycle('#b33a2b'), 8, -4.8, .2, 5); b.flush()


def avenue(p):
    """16: a fenced lot on an avenue, towers behind."""
    b = Builder(); r = random.Random(16); b.plane(-3000, -3000, -.2, 6000, 6000, M.concrete('#a5a096')); pad(b, 0, 0, 40, 30, M.soil('#93835f', .9), .03); T.road(b, -3, 18, -250, 300, walk=2.6, both=True, lanes=2); b.box(-250, -12.6, 0, 550, 1.2, .22, M.grass())
    [place(P.palm(1 + i % 3, 7), -100 + i * 12, -12, .1, i * 60, .8) for i in range(20)]; B.fence(b, [(0, 0), (16, 0)], 2.2, 'sheets'); B.fence(b, [(22, 0), (40, 0)], 2.2, 'sheets'); B.fence(b, [(0, 0), (0, 30)], 2.2, 'sheets'); B.fence(b, [(40, 0), (40, 30)], 2.2, 'sheets'); B.fence(b, [(0, 30), (40, 30)], 2.2, 'sheets'); grass_rect((1, 1, 39, 29), '#7f8b4a', 500, .5, r); [place(P.bush(k % 2 + 1, .6), r.uniform(1, 39), r.uniform(8, 29), 0, k * 50, r.uniform(.6, 1.5)) for k in range(26)]
    for x, y, w, d, h, c, g in ((46, 4, 26, 20, 38, '#d9d6ce', '#2f4452'), (-36, 6, 28, 20, 26, '#c9b7a0', '#2c3a42'), (2, 52, 22, 18, 62, '#e4e2dc', '#3a5566'), (34, 58, 24, 18, 48, '#aeb9c0', '#24404f'), (-26, 60, 20, 18, 44, '#d8cfc0', '#2f3e48'), (76, 50, 22, 20, 70, '#e9e7e2', '#35566a'), (84, 4, 24, 20, 18, '#d0c4b0', '#2c3a42'), (-76, 10, 30, 20, 20, '#dcd7cb', '#2c3a42')):
        b.box(x, y, 0, w, d, h, M.facade(c, g, 2.0, 3.3, .72, .58)); b.box(x + w * .3, y + d * .3, h, w * .4, d * .4, 4, M.concrete()); b.box(x - .3, y - .3, h - .5, w + .6, d + .6, .8, M.plain(c, .7))
    T.city(b, -250, 90, 520, 120, 8, 12, 45, 60); T.city(b, -240, -150, 480, 40, 9, 8, 20, 34)
    for i in range(9): place(T.car(r.choice(['sedan', 'suv', 'hatch', 'van']), r.choice(CARS)), -60 + i * 15 + r.uniform(-3, 3), -6 if i % 2 else -17.5, 0, 0 if i % 2 else 180)
    place(T.jeepney(), 12, -9.4, 0, 0); place(T.jeepney('#2f6f9f'), -30, -15, 0, 180); [place(P.tree('slim', 1 + i % 2), -90 + i * 13, -1.2, .1, i * 50, .9) for i in range(16) if not 5 < i < 11]
    if p['view'] != 'eye': outline(b, [(0, 0), (40, 0), (40, 30), (0, 30)], 2.4, .35)
    b.flush()


def gravel(p):
    """17: gravelled plot beside the highway, chain-link, power line."""
    b = Builder(); r = random.Random(17); b.plane(-3000, -3000, -.2, 6000, 6000, M.grass('#6f7f3d', .7)); pad(b, 0, 0, 75, 80, M.concrete('#a89f8e', .95, 3.0, .9), .03); T.road(b, -6, 16, -300, 380, walk=0, lanes=2)
    for q in ([(0, 0), (30, 0)], [(40, 0), (75, 0)], [(0, 0), (0, 80)], [(75, 0), (75, 80)], [(0, 80), (75, 80)]): B.fence(b, q, 2.2, 'chain') if p['view'] == 'eye' and q[0][1] == 0 and q[1][1] == 0 else [b.cyl(q[0][0] + (q[1][0] - q[0][0]) * t, q[0][1] + (q[1][1] - q[0][1]) * t, 0, .05, 2.2, M.plain('#8f9496', .4, .7), 6) for t in np.linspace(0, 1, 22)] and b.bar((*q[0], 2.15), (*q[1], 2.15), .06, M.plain('#9aa0a2', .5, .6))
    for i in range(9): x = -160 + i * 46; s = M.plain('#8f979b', .4, .7); [b.bar((x + dx, -2.5 + dy, 0), (x, -2.5, 17), .16, s) for dx in (-1, 1) for dy in (-1, 1)]; [b.bar((x, -5 + 0, z), (x, 0, z), .14, s) for z in (12, 14.5, 17)]; [T.wires(b, (x, -2.5), (x + 46, -2.5), 15, sag=.9, r=.02) if i < 8 else None]
    for x, y, w, d, h, c in ((-90, 20, 60, 40, 9, '#c9ced0'), (95, 15, 70, 45, 10, '#9fb0bb'), (100, 80, 50, 30, 8, '#d9d4c4'), (-80, 90, 50, 35, 9, '#b9c4b8')): b.box(x, y, 0, w, d, h, M.siding(c, .3)); B.gable(b, x, y, h, w, d, M.gi_roof('#6f8794' if x > 0 else '#8a4a3a', .35, .2), M.siding(c, .3), over=.8, pitch=10, fascia='#555555'); pad(b, x - 6, y - 16, w + 12, 16, M.concrete(stain=.9), .02)
    [place(T.truck(c, '#eeeeea'), x, y, .03, rt) for c, x, y, rt in (('#8d2f26', -60, 8, 90), ('#39648a', 130, 4, 20), ('#e8e8e4', 20, -9.8, 0), ('#b9752f', 70, -18, 180))]; [place(T.car('sedan', r.choice(CARS)), -40 + i * 32, -18 if i % 2 else -10, 0, 180 if i % 2 else 0) for i in range(6)]
    greens = ('#7fa03a', '#8fae45', '#6d9438', '#a8b05a', '#9a8a5c', '#87a842')
    for i in range(-10, 14):  # rice around the plots, some of it cut
        for y0, y1 in ((-150, -36), (98, 172), (174, 250), (252, 330)): c = greens[(i * 5 + y0) % 6]; x0 = i * 42 + 9 * (y0 % 3); b.box(x0, y0, -.2, 41, y1 - y0 - 1, .06, M.field(c, greens[(i + 3) % 6], .6, 1.57 if (i + y0) % 2 else 0.0)) if (i * 7 + y0) % 9 else b.box(x0, y0, -.2, 41, y1 - y0 - 1, .05, M.water('#8f9a86', .04, .5, .08))
    many_trees(r, 160, (-260, 110, 330, 300), (), smin=.7, smax=1.3); many_trees(r, 50, (-260, -110, 330, -32), (), smin=.6, smax=1.1); far_green(6, 300, -350, 350, n=90); grass_rect((.5, 60, 74, 79), '#86904a', 300, .4, r); grass_rect((-3, -4, 78, -.4), '#86904a', 420, .35, r); [b.lathe(x, y, 0, [(2.6, 0), (1.6, 1.0), (.4, 1.7), (0, 1.8)], M.soil('#9a917f', .1), 16) for x, y in ((60, 30), (64, 34), (58, 36))]
    if p['view'] != 'eye': outline(b, [(0, 0), (75, 0), (75, 80), (0, 80)], .3, .5)
    b.flush()


def beach(p):
    """18: grey sand, palms, boats, no building. The sea lies at -y."""
    b = Builder(); r = random.Random(18); sea = M.water('#4a8f96', .06, .45, .3, deep='#2c6f86'); b.box(-3000, -3000, -3, 6000, 2990, 2.2, sea); sd = M.sand('#b9ad98')
    xs = np.linspace(-200, 220, 85); ye = -12 + 1.6 * np.sin(xs * .08) + .7 * np.sin(xs * .3)
    for i in range(84):
        x0, x1, a, c = xs[i], xs[i + 1], ye[i], ye[i + 1]; b.quad((x0, a - 5, -1.4), (x1, c - 5, -1.4), (x1, c, -.72), (x0, a, -.72), M.sand('#8f8674')); b.quad((x0, a, -.72), (x1, c, -.72), (x1, 0, .02), (x0, 0, .02), sd); f = M.plain('#eef2f0', .6); b.quad((x0, a - .5 + .5 * math.sin(x0 * .5), -.77), (x1, c - .5 + .5 * math.sin(x1 * .5), -.77), (x1, c + .15, -.72), (x0, a + .15, -.72), f); y2 = -3.2; b.quad((x0, a + y2 - .3, -.785), (x1, c + y2 - .3, -.785), (x1, c + y2 + .25 * abs(math.sin(x1)), -.78), (x0, a + y2 + .25 * abs(math.sin(x0)), -.78), f)
    pad(b, -200, 0, 420, 12, sd, .02); pad(b, -3000, 12, 6000, 3000, M.grass('#73853e', .6), .02); grass_rect((-30, 9, 60, 16), '#7f9046', 380, .35, r); grass_rect((-40, 14, 70, 60), '#7f9046', 700, .3, r)
    b.box(-200, 52, 0, 420, 5, .06, M.asphalt())
    for i in range(44): x, y = r.uniform(-90, 110), r.uniform(5, 50); place(P.palm(r.randint(1, 3), 9), x, y, 0, r.uniform(0, 360), r.uniform(.85, 1.3)) if not (4 < x < 26 and y < 40) or r.random() < .45 else None
    many_trees(r, 120, (-200, 62, 220, 180), (), smin=.7, smax=1.3); far_green(7, 180, -300, 300, n=80); [T.neighbour(b, x, 62, 60 + i) for i, x in enumerate((-60, -30, 44, 72))]
    for i, (x, y, rot) in enumerate(((-6, -6.5, 78), (-13, -7.2, 96), (34, -6.4, 84), (12, -26, 20), (-40, -40, 160))): place(boat('bangka', i % 4 + 1), x, y, -.25 if y > -9 else -.85, rot)
    if p['view'] != 'eye': outline(b, [(0, -2), (32, -2), (32, 42), (0, 42)], .3, .4)
    else: [b.tube([(x, y, .05), (x + dx, y + .3, .12), (x + 2 * dx, y - .2, .06)], .09, M.bark(), 6, .03) for x, y, dx in ((3, -3.4, 1.1), (17, -5, -.8))]
    b.flush()
