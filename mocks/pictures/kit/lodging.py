"""Furniture of small rooms: bunks, pods, fans, racks, little kitchens. Each stands on z = 0 with its front at -y, centred on x."""
import math
import random

import numpy as np

from . import furniture as F
from . import materials as M
from . import plants as P

STEEL = ('#5f6b73', .4, .5)


def mattress(b, w, l, z, col, pillow='#f4f1ea', blanket=None):
    b.rbox(-w / 2, -l / 2, z, w, l, .14, .05, M.fabric(col), bulge=.01)
    with b.at(0, l / 2 - .28, z + .13, 3, tilt=('X', -8)): b.rbox(-w * .34, -.18, 0, w * .68, .36, .12, .05, M.fabric(pillow), bulge=.03)
    if blanket: b.rbox(-w / 2 - .02, -l / 2 + .02, z + .08, w + .04, l * .4, .09, .04, M.fabric(blanket), bulge=.01)


def bunk(b, kind='steel', cols=('#7fa3b5', '#c98a7a'), curtain=None, w=.95, l=1.95, low=.4, high=1.45):
    """Two beds one above the other, head at +y; a ladder on the left of the foot."""
    m = M.plain(*STEEL) if kind == 'steel' else M.wood('#9a6a3c'); t = .045 if kind == 'steel' else .075
    for x in (-w / 2, w / 2 - t):
        for y in (-l / 2, l / 2 - t): b.box(x, y, 0, t, t, high + .42, m)
    for z, c in zip((low, high), cols):
        [b.box(x, -l / 2, z - .06, t, l, .08, m, grain=kind != 'steel') for x in (-w / 2, w / 2 - t)]; [b.box(-w / 2, y, z - .06, w, t, .08, m, grain=kind != 'steel') for y in (-l / 2, l / 2 - t)]
        with b.at(0, 0, z + .02): mattress(b, w - .06, l - .06, 0, '#e9e4da' if z == low else '#dfe3e3', '#f4f1ea', c)
    [b.box(x, -l / 2, high + .34, t * .8, l * .7, .04, m) for x in (-w / 2, w / 2 - t)]; [b.box(-w / 2, y, high + .38, w, t, .04, m) for y in (-l / 2, l / 2 - t)]
    for i in range(5): b.box(-w / 2 - .02, -l / 2 + .05, .3 + i * .27, .03, .34, .03, m)
    if curtain:
        from .building import curtain as cloth
        for z, h in ((low + .08, high - low - .2), (high + .1, .9)):
            with b.at(w / 2 + .03, -l / 2, z, 90): cloth(b, 0, 0, l, h, 0, M.fabric(curtain), .13, .03, open_=.45 if z < 1 else .3)
        b.tube([(w / 2 + .03, -l / 2, high + 1.02), (w / 2 + .03, l / 2, high + 1.02)], .01, m, 5); [b.box(w / 2, y, high, .03, .03, 1.04, m) for y in (-l / 2, l / 2 - .03)]


def loft(b, cols=('#3f7f86',), w=.95, l=2.0, z=1.65, seed=1):
    """A raised bed with a desk under it."""
    m = M.plain('#2f3338', .4, .4); [b.box(x, y, 0, .05, .05, z + .4, m) for x in (-w / 2, w / 2 - .05) for y in (-l / 2, l / 2 - .05)]; [b.box(x, -l / 2, z - .08, .05, l, .08, m) for x in (-w / 2, w / 2 - .05)]; b.box(-w / 2, -l / 2, z - .05, w, l, .04, M.wood('#c9a678'))
    with b.at(0, 0, z): mattress(b, w - .08, l - .08, 0, '#eceae4', '#f4f1ea', cols[0])
    b.box(w / 2 - .05, -l / 2, z + .3, .05, l * .75, .05, m)
    with b.at(-.12, .1, 0, 90): F.desk(b, 1.5, '#c9a678', False, True, cols[0], seed)
    with b.at(-.32, .55, .75): F.tablelamp(b, 3, '#2f3338')
    with b.at(-.3, -.55, .75, 90): F.books(b, -.2, 0, 0, 7, seed)
    [b.box(w / 2 + .0, -l / 2 + .08, .25 + i * .28, .04, .34, .035, m) for i in range(6)]


def pods(b, n=3, wood='#c9a06a', cloth='#2f5d62'):
    """Capsules of plywood in two rows, along x; each with a curtain and a number."""
    from .building import curtain as drape
    from .core import text
    w = M.wood(wood, .5, 1.0, .0, .15); cw = 2.1
    for i in range(n):
        for j in range(2):
            x, z = i * cw, .12 + j * 1.25; b.box(x, 0, z - .06, cw, 1.3, .06, w); b.box(x, 0, z + 1.13, cw, 1.3, .06, w); [b.box(q, 0, z, .05, 1.3, 1.15, w) for q in (x, x + cw - .05)]; b.box(x, 1.25, z, cw, .05, 1.15, M.plain('#e9e4da', .8)); b.box(x, -.02, z, .28, .05, 1.15, w); b.box(x + cw - .28, -.02, z, .28, .05, 1.15, w); b.box(x, -.02, z + 1.0, cw, .05, .16, w)
            b.rbox(x + .08, .1, z, cw - .16, 1.1, .14, .05, M.fabric('#eceae4')); b.rbox(x + cw - .7, .2, z + .13, .5, .8, .1, .05, M.fabric('#f6f4ee')); b.box(x + .4, 1.2, z + .95, 1.2, .04, .03, M.glow('#ffe6c0', 3.5))
            drape(b, x + .3, z + .02, .5 + .9 * ((i + j) % 2), .98, .05, M.fabric(cloth), .1, .03); Q = b.M @ __import__('mathutils').Vector((x + .14, -.03, z + .75)); text(str(1 + i * 2 + j), Q.x, Q.y, Q.z, .16, M.plain('#2b2d2f', .5), math.degrees(b.M.to_euler().z), .004)
        if i: b.box(i * cw - .18, -.1, .3, .03, .06, 2.1, M.plain('#2b2d2f', .4)); [b.box(i * cw - .18, -.12, .35 + k * .3, .36, .04, .03, M.plain('#2b2d2f', .4)) for k in range(5)]; b.box(i * cw + .15, -.1, .3, .03, .06, 2.1, M.plain('#2b2d2f', .4))


def locker(b, n=3, col='#8fa3ad'):
    m = M.plain(col, .4, .2)
    for i in range(n): b.box(-n * .19 + i * .38, -.22, .06, .37, .44, 1.75, m, .006); [b.box(-n * .19 + i * .38 + .06, -.225, 1.5 + k * .05, .25, .01, .015, M.plain('#3b4248', .6)) for k in range(4)]; b.box(-n * .19 + i * .38 + .3, -.24, .95, .025, .02, .12, M.plain('#d9d9d9', .3, .8))
    b.box(-n * .19, -.2, 0, n * .38, .4, .06, M.plain('#333333', .6)); b.rbox(-.3, -.18, 1.82, .5, .36, .24, .08, M.fabric('#5a6b45'), bulge=.02)


def fan(b, col='#e9e6de', h=1.15):
    """An electric fan on a stand."""
    m = M.plain(col, .4); k = M.plain('#8f9498', .4, .4); b.lathe(0, 0, 0, [(.2, 0), (.19, .03), (.05, .06)], m, 24); b.cyl(0, 0, .05, .02, h - .2, k, 8); b.rbox(-.07, -.02, h - .1, .14, .2, .14, .05, m)
    with b.at(0, -.08, h, tilt=('X', 90)): [b.tube([(math.cos(t) * q, math.sin(t) * q, z) for t in np.linspace(0, 6.283, 28)], .006, k, 4) for q, z in ((.22, 0), (.22, .1), (.15, .12), (.08, .12))]; [b.tube([(0, 0, .12), (math.cos(t) * .15, math.sin(t) * .15, .12), (math.cos(t) * .22, math.sin(t) * .22, .05)], .004, k, 4) for t in np.linspace(0, 6.283, 20)]; [b.add([(0, 0, .04), (math.cos(t) * .19, math.sin(t) * .19, .02), (math.cos(t + .9) * .19, math.sin(t + .9) * .19, .07)], [[0, 1, 2]], M.plain('#6f9fc0', .3)) for t in (0, 2.09, 4.19)]


def ceilfan(b, drop=.4): m = M.plain('#e9e6de', .4); b.cyl(0, 0, -drop, .02, drop, m, 8); b.cyl(0, 0, -drop - .12, .12, .14, m, 20); [b.bar((math.cos(t) * .1, math.sin(t) * .1, -drop - .05), (math.cos(t) * .72, math.sin(t) * .72, -drop - .05), .02, M.wood('#9a7446'), .14) for t in (.4, 2.5, 4.6)]


def rack(b, n=4, w=.9):
    """Shoes on shelves."""
    r = random.Random(5); m = M.wood('#b08a5c')
    [b.box(q, -.15, 0, .03, .3, .28 * n, m) for q in (-w / 2, w / 2 - .03)]
    for i in range(n): b.box(-w / 2, -.15, .06 + i * .28, w, .3, .02, m); [b.rbox(-w / 2 + .08 + k * .2, -.14, .08 + i * .28, .09, .26, .09, .035, M.plain(r.choice(['#2b2d2f', '#c9452e', '#f1efe9', '#3f6f9a', '#8a5a34', '#d9a441']), .6)) for k in range(int(w / .22)) if r.random() < .85]


def dryer(b):
    """A folding rack with clothes."""
    m = M.plain('#c9cccc', .3, .7); [b.bar((s * .55, -.3, 0), (s * .55, .3, 1.0), .025, m) for s in (-1, 1)]; [b.bar((s * .55, .3, 0), (s * .55, -.3, 1.0), .025, m) for s in (-1, 1)]
    for i, (y, c) in enumerate(((-.3, '#7fa3b5'), (-.1, '#e9e4da'), (.1, '#c9786a'), (.3, '#d9c48a'))): b.box(-.55, y, .98, 1.1, .012, .012, m); b.box(-.45 + .12 * (i % 2), y - .015, .45 + .1 * (i % 3), .36, .03, .54 - .1 * (i % 3), M.fabric(c)); b.box(.05, y - .015, .55, .34, .03, .44, M.fabric(('#5c6f86', '#efe6d4', '#9fb59a', '#b5694a')[i]))


def fridge(b, col='#e4e4e0', magnets=True):
    b.rbox(-.3, -.3, .02, .6, .6, 1.55, .03, M.plain(col, .35), 2); b.box(-.3, -.305, 1.05, .6, .01, .012, M.plain('#555555', .5)); [b.box(-.24, -.34, z, .02, .04, .3, M.plain('#9a9c9e', .3, .8)) for z in (.65, 1.15)]; r = random.Random(3)
    if magnets: [b.box(r.uniform(-.12, .22), -.312, r.uniform(.6, 1.5), r.uniform(.05, .13), .008, r.uniform(.05, .13), M.plain(r.choice(['#c9452e', '#e8c04a', '#2f6f9f', '#3f8f6a', '#f1efe9', '#d9508f']), .5)) for _ in range(13)]


def helmets(b): [b.box(-.5 + i * .45, -.05, 1.7, .03, .08, .05, M.plain('#2b2d2f', .4)) or b.ball(-.48 + i * .45, -.14, 1.55, .15, M.plain(c, .15, 0, .6), 18, .95) or b.box(-.58 + i * .45, -.29, 1.48, .2, .02, .09, M.plain('#11161a', .05)) for i, c in enumerate(('#b3302a', '#1c1f22', '#e9e6de'))]


def drawers(b, cols=('#7fb5c4', '#e9e6de', '#d9508f', '#7fb5c4')): [b.rbox(-.22, -.2, .02 + i * .24, .44, .4, .22, .02, M.plain(c, .35)) or b.box(-.07, -.215, .12 + i * .24, .14, .02, .03, M.plain('#ffffff', .4)) for i, c in enumerate(cols)]


def counter(b, w=3.6, d=.7, col='#8a5a34', stools=4): b.rbox(-w / 2, -d / 2, .9, w, d, .06, .015, M.wood(col), 2, grain=True); b.box(-w / 2 + .1, -.02, 0, w - .2, d / 2 - .02, .9, M.wood('#6b4529', plank=.12)); [b.cyl(-w / 2 + (i + .5) * w / stools, -d / 2 - .25, .64, .17, .05, M.wood('#b98a5a'), 24) or [b.bar((-w / 2 + (i + .5) * w / stools + dx * .1, -d / 2 - .25 + dy * .1, .64), (-w / 2 + (i + .5) * w / stools + dx * .18, -d / 2 - .25 + dy * .18, 0), .025, M.plain('#222222', .4, .5)) for dx in (-1, 1) for dy in (-1, 1)] for i in range(stools)]; b.lathe(w * .3, 0, .96, [(0, 0), (.12, 0), (.2, .08), (.19, .085), (.1, .02)], M.wood('#8a5a34'), 24); [b.ball(w * .3 + .08 * math.cos(i * 1.4), .08 * math.sin(i * 1.4), 1.03, .05, M.plain(c, .5), 12) for i, c in enumerate(('#d9a441', '#8fa040', '#c9452e', '#d98a3a'))]


def rattan(b, w=1.9, cush=('#3f7f86', '#e8c04a', '#c9786a')):
    m = M.plain('#a8743f', .6); f = M.siding('#b98a52', .04, False, .6, .5); b.box(-w / 2, -.38, .28, w, .74, .08, f); b.box(-w / 2, .3, .3, w, .07, .5, f); [b.box(s * (w / 2 - .04) - .04, -.38, .0, .08, .74, .6, f) for s in (-1, 1)]; [b.tube([(x, -.36, 0), (x, -.36, .3)], .035, m, 8) for x in (-w / 2 + .05, 0, w / 2 - .05)]; n = 3
    for i in range(n): b.rbox(-w / 2 + .08 + i * (w - .16) / n, -.36, .36, (w - .16) / n - .02, .66, .12, .05, M.fabric('#efe6d4'), bulge=.02)
    for i in range(n):
        with b.at(-w / 2 + .35 + i * (w - .7) / (n - 1), .16, .46, 6 * (i - 1), tilt=('X', -18)): b.rbox(-.21, -.06, 0, .42, .13, .4, .06, M.fabric(cush[i % len(cush)]), bulge=.04)


def whiteboard(b, w=1.5, h=.9): b.box(-w / 2, -.02, 1.1, w, .03, h, M.plain('#f6f7f6', .15)); [b.box(*q, M.plain('#b9bdbf', .3, .7)) for q in ((-w / 2 - .02, -.03, 1.08, w + .04, .04, .03), (-w / 2 - .02, -.03, 1.1 + h, w + .04, .04, .03))]; r = random.Random(2); [b.box(-w / 2 + .12 + .02 * (i % 3), -.024, 1.88 - i * .1, r.uniform(.4, 1.0), .004, .015, M.plain(('#2f4f8d', '#c23a2a')[i % 4 == 3], .6)) for i in range(7)]


def crochet(b, w=1.0, l=1.95):
    wd = M.wood('#6b4328'); [b.box(x, y, 0, .08, .08, .9 if y > 0 else .6, wd) for x in (-w / 2, w / 2 - .08) for y in (-l / 2, l / 2 - .08)]; [b.box(x, -l / 2, .3, .05, l, .14, wd, grain=True) for x in (-w / 2, w / 2 - .05)]; b.box(-w / 2, l / 2 - .06, .5, w, .04, .35, wd, grain=True); b.rbox(-w / 2 + .04, -l / 2 + .05, .36, w - .08, l - .1, .18, .05, M.fabric('#f2ece0'), bulge=.02)
    b.rbox(-w / 2 - .03, -l / 2 + .03, .4, w + .06, l * .72, .17, .05, M.rug('#f3ead6', '#c9452e', 'net'), bulge=.02); b.rbox(-.33, l / 2 - .52, .53, .66, .4, .13, .06, M.fabric('#f6f2e8'), bulge=.04)


def murphy(b):
    """A bed folded down from a cupboard."""
    w = M.wood('#d9c19a', .5, 1.0, 0, .12); b.box(-1.6, .0, 0, .7, .5, 2.5, w); b.box(.9, 0, 0, .7, .5, 2.5, w); b.box(-.9, 0, 2.1, 1.8, .5, .4, w); b.box(-.9, .44, 0, 1.8, .05, 2.1, M.plain('#e9e2d4', .7)); b.box(-.8, -1.95, .3, 1.6, 2.35, .1, w); [b.box(x, -1.9, 0, .05, .05, .3, M.plain('#2b2d2f', .4, .5)) for x in (-.75, .7)]; b.rbox(-.75, -1.9, .4, 1.5, 1.95, .2, .07, M.fabric('#f4f1ea'), bulge=.02); b.rbox(-.77, -1.92, .44, 1.54, 1.1, .2, .07, M.fabric('#9db0a0'), bulge=.02)
    for s in (-1, 1):
        with b.at(s * .38, -.18, .62, 2 * s, tilt=('X', -28)): b.rbox(-.3, -.08, 0, .6, .16, .4, .07, M.fabric('#f6f4ee'), bulge=.04)
    b.box(-.8, .3, 1.15, 1.6, .14, .03, w); F.books(b, -.6, .3, 1.18, 6, 2); b.box(-.85, .38, 2.06, 1.7, .03, .02, M.glow('#ffe6c0', 4))


def kitchenette(b, w=1.8, base='#f1f0ec', top='#8f8a82', upper=True):
    m = M.plain(base, .4); b.box(-w / 2, .02, .1, w, .55, .76, m); b.box(-w / 2, .05, 0, w, .5, .1, M.plain('#2a2a2a', .6)); b.box(-w / 2 - .01, -.01, .86, w + .02, .6, .04, M.terrazzo(top)); n = max(2, round(w / .5)); [b.box(-w / 2 + i * w / n + .006, 0, .12, w / n - .012, .022, .72, m, .003) or b.box(-w / 2 + (i + .8) * w / n, -.02, .62, .014, .02, .16, M.plain('#b9bdbf', .3, .8)) for i in range(n)]; b.box(-w / 2, .56, .9, w, .02, .6, M.tiles('#eef0ec', .1, .15, .04, .004, '#c9c9c4'))
    b.rbox(w * .12, .1, .885, .48, .4, .02, .01, M.plain('#b9bdbf', .2, .9)); b.tube([(w * .12 + .24, .5, .9), (w * .12 + .24, .5, 1.15), (w * .12 + .24, .32, 1.13)], .012, M.plain('#c9cccc', .2, .9), 8); b.box(-w * .36, .12, .9, .3, .36, .012, M.plain('#0c0d0e', .06, 0, .7))
    if upper: b.box(-w / 2, .25, 1.5, w, .33, .7, m); [b.box(-w / 2 + i * w / n + .005, .23, 1.5, w / n - .01, .022, .7, m, .003) for i in range(n)]


PIECES = {f.__name__: f for f in (bunk, loft, pods, locker, fan, rack, dryer, fridge, helmets, drawers, counter, rattan, whiteboard, crochet, murphy, kitchenette)}
