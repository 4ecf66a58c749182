"""Shops, stores, a bar. Each is its own plan."""
import math
import random

from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import things as Q
from kit.core import place, text

from .base import Room, panel, shot


def gondola(b, w=1.9, h=1.6, seed=1, levels=4, both=False):
    """A shelf of packed goods, its back at y = 0."""
    r = random.Random(seed); e = M.plain('#e4e4e0', .5); b.box(-w / 2, -.4, 0, w, .4, .14, e); b.box(-w / 2, -.04, 0, w, .04, h, e)
    for l in range(levels):
        z = .15 + l * (h - .1) / levels; b.box(-w / 2, -.38, z, w, .36, .02, e); b.box(-w / 2, -.39, z - .02, w, .01, .045, M.plain('#e8b83a' if seed % 2 else '#d0453a', .5)); u = -w / 2 + .03
        while u < w / 2 - .1:
            q = r.uniform(.06, .13); col = M.plain(r.choice(['#c9452e', '#e0b53a', '#2f6f9f', '#4b8f5b', '#f1efe9', '#d98a3a', '#7a3f8f', '#2f8a8c', '#e9a0b0']), .45); hh = r.uniform(.14, min(.3, (h - .1) / levels - .06)); n = r.randint(2, 4)
            for i in range(n):
                if u + (i + 1) * (q + .008) < w / 2: (b.box(u + i * (q + .008), -.34, z + .02, q, .26, hh, col) if r.random() < .8 else b.cyl(u + i * (q + .008) + q / 2, -.22, z + .02, q / 2, hh, col, 12))
            u += n * (q + .008) + .01


def cooler(b, n=3):
    for i in range(n):
        x = i * .72; b.box(x, -.65, 0, .7, .65, 2.0, M.plain('#26292c', .4)); b.box(x + .05, -.66, .25, .6, .02, 1.65, M.plain('#dfeaf0', .05, 0, .8)); r = random.Random(i); [b.cyl(x + .12 + k * .1, -.675, .3 + l * .4, .035, .26, M.plain(r.choice(['#c9452e', '#e0b53a', '#2f6f9f', '#4b8f5b', '#f1efe9', '#d98a3a']), .25), 10) for k in range(6) for l in range(4)]; b.box(x + .62, -.7, .9, .025, .04, .4, M.plain('#d9dadb', .3, .8)); b.box(x, -.66, 1.92, .7, .03, .18, M.glow(('#d0453a', '#2f6f9f', '#e8b83a')[i % 3], 1.5))


@shot('10/shop', 'Delgado Hardware on the ground floor: pipes, paint cans and coils of rope behind a worn counter', (.8, -.6, 1.55, 3.6, 6.5, 21, -.01), 'noon', (200, 48))
def hardware(p):
    R = Room(5.8, 6.6, 3.6, '#e9dfc8', ('cement', '#a39d92'), frame='#5a4a3c').open('front').build(fill=6, top=4, base=None)
    b = R.b; r = random.Random(9); wd = M.wood('#8a6038')
    b.box(1.2, 3.6, 0, 4.6, .7, .95, M.wood('#7a5230', plank=.14)); b.box(1.15, 3.55, .95, 4.65, .8, .05, wd); b.box(1.4, 3.58, .3, 2.2, .02, .5, M.plain('#b9cdd0', .06, 0, .8))
    with R.at(4.8, 3.9, 1.0): b.rbox(-.2, -.15, 0, .4, .3, .18, .03, M.plain('#3a3f42', .4)); b.box(-.9, -.1, 0, .3, .3, .02, M.plain('#b9bcbd', .3, .9)); b.lathe(-.75, .05, .02, [(.02, 0), (.03, .12), (.12, .16), (.12, .18)], M.plain('#b9bcbd', .3, .8), 22)
    for i in range(5):
        z = .4 + i * .55; b.box(0, 6.15, z, 5.8, .45, .03, wd); u = .1
        while u < 5.6:
            if i < 3: c = r.choice(['#c9452e', '#2f6f9f', '#f1efe9', '#e0b53a', '#4b8f5b']); b.cyl(u + .12, 6.35, z + .03, .11, .25, M.plain('#c9ccce', .3, .7), 18); b.cyl(u + .12, 6.35, z + .08, .113, .14, M.plain(c, .5), 18); u += .26
            else: q = r.uniform(.2, .4); b.box(u, 6.2, z + .03, q, .35, r.uniform(.18, .4), M.plain(r.choice(['#b9925f', '#c4a070', '#d9d2c4', '#7f8f9a']), .8)); u += q + .03
    [b.box(x, 6.1, 0, .06, .5, 3.2, wd) for x in (0, 1.9, 3.8, 5.7)]
    for i in range(16): b.cyl(.2 + (i % 8) * .09, 4.6 + (i // 8) * .1, 0, .03 + .01 * (i % 3), 2.9, M.plain(('#e9e4da', '#d98a3a', '#8f9598', '#3f7fb5')[i % 4], .4), 10)
    for i in range(4): b.lathe(5.2, .9 + i * .62, .0, [(.08, 0), (.26, 0), (.26, .02), (.08, .02), (.08, .3), (.26, .3), (.26, .32), (.06, .32)], M.plain('#5a4a3c', .6), 22); b.lathe(5.2, .9 + i * .62, .04, [(.09, 0), (.22, 0), (.22, .25), (.09, .25)], M.plain(('#e0b53a', '#3f7fb5', '#c9452e', '#e9e4da')[i], .8), 22)
    for i in range(5): b.rbox(.25 + (i % 2) * .62, 1.2 + (i // 2) * .5, .0, .58, .44, .16, .05, M.plain('#b9b4a8', .9)); b.rbox(.25 + (i % 2) * .62, 1.2 + (i // 2) * .5, .16, .58, .44, .16, .05, M.plain('#c4bfb2', .9))
    b.box(1.5, 6.55, 3.1, 3.8, .03, .4, M.plain('#2f7f7b', .6)); text('DELGADO HARDWARE', 3.4, 6.53, 3.3, .27, M.plain('#f4f1e8', .5)); [b.box(x, 1 + k * 2.6, 3.5, .12, 1.3, .05, M.glow('#f1f6ff', 7)) for x in (1.8, 4.0) for k in range(2)]
    return R.done(key=.28)


@shot('22/store', 'Store of the station: an aisle of snacks, three coolers, a coffee corner and the till at the glass front', (5.2, -.5, 1.55, 2.2, 5.6, 20, -.02), 'afternoon', (30, 30))
def station_store(p):
    R = Room(6.2, 5.8, 2.9, '#f1f1ee', M.tiles('#d9d9d4', .6, .15, .03), frame='#c9452e', ceil=M.tiles('#f2f1ed', .6, .9, .01, .012, '#d4d2cc')).open('front').win('right', .3, 3.4, .0, 2.4, 'fixed', power=10, n=3).build(fill=5, top=5).outside('street', 'right', seed=1)
    b = R.b
    with R.at(.6, 5.8): cooler(b, 4)
    for y in (1.4, 3.3):
        with R.by('left', y, 0): gondola(b, 1.8, 1.9, int(y * 10), 5)
    for y in (1.7, 3.6):
        with R.at(2.6, y, 0, 90): gondola(b, 1.7, 1.4, int(y * 7), 3)
        with R.at(2.6, y, 0, -90): gondola(b, 1.7, 1.4, int(y * 9), 3)
    b.box(4.2, 4.1, 0, 1.9, .6, 1.0, M.plain('#c9452e', .4)); b.box(4.15, 4.05, 1.0, 2.0, .7, .04, M.plain('#f1f1ee', .3)); b.rbox(4.8, 4.3, 1.04, .4, .3, .3, .03, M.plain('#2b2d2f', .3)); [b.box(4.3 + i * .1, 4.1, 1.04, .08, .1, .16 + .04 * (i % 2), M.plain(('#e0b53a', '#4b8f5b', '#d98a3a', '#7a3f8f')[i], .4)) for i in range(4)]; b.box(4.3, 5.5, 1.2, 1.8, .28, 1.2, M.plain('#e9e4da', .5)); [b.box(4.35 + i * .12, 5.47, 1.3 + j * .28, .09, .04, .18, M.plain(('#c9452e', '#f1efe9', '#2f6f9f', '#e0b53a')[(i + j) % 4], .5)) for i in range(14) for j in range(4)]
    b.box(.3, 5.75, 2.15, 3.0, .03, .5, M.plain('#c9452e', .5)); text('TABO-TABO MART', 1.95, 5.73, 2.4, .26, M.plain('#f8f4ea', .5)); [b.box(1.0 + i * 2.2, .8 + j * 2.2, 2.88, 1.2, .3, .02, M.glow('#f8fbff', 6)) for i in range(3) for j in range(3)]
    return R.done(key=.34)


@shot('r9/shop', 'The bare shop: concrete floor, open ceiling with cable trays and glass on two sides to the pavement', (5.6, 6.6, 1.6, 2.4, 0, 20, -.0), 'afternoon', (215, 32))
def bare_shop(p):
    R = Room(6.4, 7.0, 3.8, M.concrete('#c9c4ba', .8), ('cement', '#a9a39a'), ceil=M.concrete('#9a958c', .9), frame='#2b2d2f').win('front', .2, 6.0, 0, 3.0, 'fixed', power=12, n=4).win('left', .4, 4.6, 0, 3.0, 'fixed', power=10, n=3).build(fill=0, base=None)
    S.area(3.2, 6.8, 2.2, 6, 3, 4, (1, .97, .93), (-90, 0, 0), 170); b = R.b
    with R.at(3.2, -.3, 0, 180): panel(b, .1, 4, 40, 9, 9)
    T.road(b, -3.5, 7, -40, 40, walk=2.2); [b.box(-30 + i * 11, -22, -.2, 10.4, 8, 6.5 + (i * 37 % 4), M.facade(['#d9cfbd', '#c8b8a2', '#dfe0da', '#b9c4c2'][i % 4], gw=.5, gh=.5)) for i in range(7)]
    [place(P.tree('slim', 1), x, -4.4, -.1, 0, 1) for x in (-5, 1.2, 8)]; place(T.car('sedan', '#3b5168'), 4.6, -7.0, -.3, 180); place(T.tricycle(), -1.5, -6.6, -.3, 180); b.box(-40, -.3, -.25, 90, .3, .2, M.paving('#b5aea2', .6, .6)); b.box(-14, -3.4, -.25, 14, 12, .2, M.paving('#b5aea2', .6, .6))
    for y in (1.6, 4.6): b.box(0, y, 3.35, 6.4, .3, .45, M.concrete('#a9a49a'))
    b.box(2.4, 0, 3.15, .3, 7, .06, M.plain('#b9bcbd', .35, .8)); b.tube([(4.6, 0, 3.4), (4.6, 7, 3.4)], .1, M.plain('#c4c7c8', .3, .85), 14); b.tube([(4.9, 0, 3.45), (4.9, 7, 3.45)], .02, M.plain('#c9452e', .5), 8); [b.box(1.4 + i * 1.9, 2.8, 3.05, 1.2, .08, .05, M.glow('#fff6e8', 5)) for i in range(2)]
    b.rbox(.5, 6.1, 0, .5, .5, .35, .02, M.plain('#b9925f', .9)); b.box(5.9, 5.2, 0, .4, .6, .06, M.plain('#8f9598', .4, .7)); b.box(6.36, 3.0, 1.4, .04, .5, .7, M.plain('#b9bcbd', .4, .5))
    return R.done(key=.30)


@shot('22/office', 'Back office behind the store: a safe, a wall of hooks with keys, a small desk and a camera monitor', (.5, -.5, 1.5, 1.9, 3.2, 21, -.05), 'afternoon', (200, 30))
def back_office(p):
    R = Room(2.8, 3.2, 2.6, '#e9e6dc', ('vinyl', '#b5aea2'), frame='#f1f1ee', mats={'back': M.plain('#b8402f', .7)}).open('front').win('right', 1.6, .8, 1.4, .7, power=12).build(fill=4, top=4).outside('wall', 'right')
    b = R.b
    with R.by('back', 1.2, .36): F.desk(b, 1.3, '#a87c4c', False, True, '#2f3338', 3)
    with R.by('back', 1.2, .3, .75): b.rbox(-.35, -.1, 0, .7, .05, .42, .02, M.plain('#17181a', .3)); [b.box(-.32 + (i % 2) * .33, -.11, .03 + (i // 2) * .19, .31, .006, .175, M.glow(c, .7)) for i, c in enumerate(('#8fa6b8', '#7f9a8a', '#a8a89a', '#6f8fa0'))]; b.box(.45, -.3, 0, .2, .28, .1, M.plain('#f6f3ea', .8))
    with R.by('back', 2.3, .3): b.rbox(-.3, -.28, 0, .6, .56, .75, .02, M.plain('#3f4a42', .4, .4), 2); pass
    with R.at(2.3, 2.6, .4, 0, tilt=('X', 90)): b.cyl(0, 0, 0, .07, .04, M.plain('#b9bcbd', .25, .9), 20)
    with R.by('back', 2.2, 0, 1.5): b.box(-.3, -.02, -.25, .6, .02, .5, M.wood('#a87c4c')); [b.box(-.25 + (i % 5) * .12, -.04, .1 - (i // 5) * .2, .03, .015, .09, M.plain(c, .4, .5)) for i, c in enumerate(('#b58a3c', '#b9bcbd', '#b58a3c', '#c9452e', '#b9bcbd') * 2)]
    with R.by('left', 1.9, .2): F.shelf(b, 1.2, 2.0, '#a87c4c', 5)
    with R.by('back', .7, 0, 1.9): Q.calendar(b, '#2f6f9f')
    with R.by('right', .9, .16): Q.water(b)
    return R.done(key=.33)


@shot('21/clubhouse', 'Clubhouse bar with a counter of boat planks, rattan stools and folding doors to the pontoons', (6.6, -.9, 1.55, 3.0, 5.8, 20, .01), 'golden', (140, 22))
def bar(p):
    R = Room(7.4, 6.0, 3.2, M.siding('#f1f1ea', .14, False, .5, .3), ('wood', '#a87c4c'), frame='#2f5a78', ceil=M.wood('#c9a478', plank=.14)).open('front').hole('left', .6, 4.8, 0, 2.5, 13).build(fill=4, base=None).outside('sea', 'left')
    b = R.b; [b.box(0, y, 2.95, 7.4, .12, .25, M.wood('#f1f1ea')) for y in (.6, 2.2, 3.8, 5.4)]; b.box(-4, 0, -.12, 4, 7, .1, M.wood('#8a6a48', plank=.14)); [b.cyl(x, y, -.1, .09, 1.0, M.wood('#6b5238'), 10) for x in (-3.8,) for y in (.5, 2.5, 4.5, 6.5)]; b.tube([(-3.8, .5, .8), (-3.8, 1.5, .65), (-3.8, 2.5, .8), (-3.8, 3.5, .65), (-3.8, 4.5, .8), (-3.8, 5.5, .65), (-3.8, 6.5, .8)], .025, M.plain('#d9c9a4', .9), 8)
    [b.box(2.6, 4.4, z, 4.2, .03, .17, M.wood(c)) for z, c in ((.04, '#5f8fa8'), (.22, '#e9e4d8'), (.4, '#b8674a'), (.58, '#5f8fa8'), (.76, '#e0b04a'))]; b.box(2.6, 4.43, 0, 4.2, .5, .95, M.wood('#6b5238')); b.box(2.5, 4.3, .95, 4.4, .75, .06, M.wood('#8a5a34'), .01, True)
    for i in range(5):
        with R.at(3.0 + i * .82, 3.95): b.cyl(0, 0, .66, .2, .06, M.thatch('#b48a54'), 22); [b.bar((dx * .12, dy * .12, .66), (dx * .2, dy * .2, 0), .03, M.wood('#8a6a48')) for dx in (-1, 1) for dy in (-1, 1)]
    [b.box(2.8, 5.85, z, 3.8, .15, .04, M.wood('#8a5a34')) for z in (1.3, 1.75, 2.2)]; r = random.Random(4); [b.cyl(2.95 + i * .16, 5.9, z + .04, .035, r.uniform(.18, .3), M.plain(r.choice(['#3f5f4a', '#7a3b2e', '#e9e4da', '#b58a3c', '#5f8fa8']), .15), 10) for i in range(23) for z in (1.3, 1.75)]
    t = [(6.28 * i / 24) for i in range(25)]
    b.tube([(1.6 + .42 * math.cos(a), 5.94, 1.8 + .42 * math.sin(a)) for a in t], .09, M.plain('#f1efe9', .5), 12); [b.tube([(1.6 + .42 * math.cos(a), 5.93, 1.8 + .42 * math.sin(a)) for a in (k - .25, k, k + .25)], .094, M.plain('#c9452e', .5), 12) for k in (.78, 2.36, 3.93, 5.5)]
    for x in (3.4, 4.7, 6.0):
        with R.at(x, 4.6): F.pendant(b, 2.1, .9, 'rattan')
    with R.at(1.5, 2.3, 0, 60): F.armchair(b, '#5f8fa8', '#a87c4c')
    with R.at(3.2, 2.0, 0, -40): F.armchair(b, '#f1ede4', '#a87c4c')
    with R.at(2.3, 2.3): F.coffee(b, .6, .5, '#8a5a34', True)
    return R.done(key=.35)


@shot('12/store', 'Raw materials store: sacks on pallets, blue drums, a floor scale and a strip curtain to the line', (1.0, -.8, 1.7, 5.2, 10, 21, .02), 'morning', (200, 36))
def sacks(p):
    R = Room(9, 10.5, 5, M.siding('#e4e8e8', .3, True, .5, .3), ('cement', '#a5aeb0'), frame='#c4c8c8').open('front').build(fill=4, top=5, base=None)
    b = R.b; r = random.Random(6)
    def pallet(x, y, n, col):
        b.box(x, y, 0, 1.2, 1.0, .14, M.wood('#b08a5c')); [b.rbox(x + .02 + (k % 3) * .4, y + .02 + (k // 3 % 2) * .5, .14 + (k // 6) * .17, .38, .47, .18, .06, M.fabric(col)) for k in range(n * 6)]
    for i in range(2):
        for j in range(4): pallet(.5 + i * 1.6, 2.0 + j * 2.0, r.randint(3, 7), r.choice(['#e9e2d0', '#d9c9a4', '#f1ede2']))
    for j in range(3): pallet(7.2, 1.6 + j * 1.6, r.randint(2, 5), '#e9e2d0')
    for i in range(6): b.lathe(7.3 + (i % 2) * .7, 7.2 + (i // 2) * .7, 0, [(.28, 0), (.29, .3), (.28, .31), (.29, .6), (.28, .61), (.28, .88), (0, .88)], M.plain('#2f5d9f', .4), 22)
    b.box(4.2, 10.44, 0, 2.4, .06, 3.0, M.plain('#26323a', .8)); [b.box(4.2 + i * .2, 10.4, 0, .185, .02, 3.0, M.glass('#cfe0e4', .12)) for i in range(12)]; b.box(4.1, 10.38, 3.0, 2.6, .1, .2, M.plain('#e0b53a', .5))
    b.box(4.4, 3.6, 0, 1.4, 1.2, .07, M.plain('#8f9598', .4, .7)); b.box(5.0, 4.9, 0, .06, .06, 1.3, M.plain('#8f9598', .4, .7)); b.box(4.85, 4.86, 1.3, .36, .1, .22, M.plain('#26292c', .4)); b.box(4.89, 4.855, 1.36, .28, .006, .1, M.glow('#c9452e', 2))
    [b.box(x, -1, .004, .1, 12, .006, M.plain('#e0b53a', .6)) for x in (3.9, 6.6)]; [b.box(2 + i * 3, 1.5 + j * 3, 4.9, .3, 1.6, .08, M.glow('#f1f6ff', 8)) for i in range(3) for j in range(3)]
    return R.done(key=.30)


@shot('r12/cold', 'Blast freezer chamber with a monorail hoist, frosted evaporators and crates of fish on pallets', (6.4, -.9, 1.7, 3.4, 9, 20, .03), 'morning', (200, 36))
def freezer(p):
    R = Room(7.4, 9.5, 4.6, M.siding('#eef3f4', .9, True, .35, .3), ('cement', '#c4ccd0'), ceil=M.siding('#eef3f4', .9, True, .4, .3), frame='#c4c8c8').open('front').build(fill=4, top=5, base=None, tone=(.95, .98, 1))
    b = R.b; r = random.Random(3); st = M.plain('#d9a02f', .4, .3); b.box(3.5, -1, 4.05, .18, 10.4, .3, st); b.box(3.4, 4.2, 3.7, .4, .5, .35, M.plain('#d9a02f', .4)); b.tube([(3.6, 4.45, 3.7), (3.6, 4.45, 2.3)], .014, M.plain('#3a3a3a', .5), 6); b.tube([(3.6, 4.45, 2.3), (3.68, 4.45, 2.18), (3.6, 4.45, 2.08), (3.53, 4.45, 2.14)], .025, M.plain('#3a3a3a', .5, .5), 8)
    for i in range(3): x = .5 + i * 2.3; b.box(x, 8.7, 3.1, 1.9, .75, .95, M.plain('#dfe6e8', .4)); b.box(x, 8.69, 3.05, 1.9, .02, .1, M.plain('#f8fbfc', .9)); [b.box(x + .1 + k * .9, 8.68, 3.25, .78, .02, .7, M.plain('#5f6f78', .5)) or b.box(x + .45 + k * .9, 8.67, 3.25, .08, .01, .7, M.plain('#f8fbfc', .9)) for k in range(2)]
    for i, x in enumerate((.3, 5.7)):
        for j in range(4):
            y = 1.2 + j * 1.85; b.box(x, y, 0, 1.3, 1.1, .14, M.wood('#a9b0b2')); [b.rbox(x + .03 + (k % 2) * .63, y + .03 + (k // 2 % 2) * .53, .14 + (k // 4) * .3, .6, .5, .27, .02, M.plain(r.choice(['#3f7fb5', '#3f7fb5', '#e9eef0', '#4f9a8a']), .45), 2) for k in range(4 * r.randint(3, 6))]
    b.box(2.5, 9.44, 0, 2.2, .05, 2.8, M.plain('#c4ccce', .35, .4)); b.box(2.4, 9.4, 2.8, 2.4, .08, .15, M.plain('#8f9a9c', .4)); b.box(4.4, 9.38, 1.2, .1, .06, .4, M.plain('#26292c', .4)); [b.box(x, -1, .004, .1, 10, .006, M.plain('#e0b53a', .6)) for x in (2.1, 5.2)]; [b.box(1.6 + i * 3.6, 1.0 + j * 2.6, 4.5, .25, 1.4, .07, M.glow('#e9f4ff', 8)) for i in range(2) for j in range(3)]
    return R.done(key=.30, wb=(.97, 1, 1.05))
