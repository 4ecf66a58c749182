"""What people work with at home: a sewing machine, ovens, shop shelves, a clinic's couch; stairs and ladders. Fronts at -y, centred on x."""
import math
import random

from . import furniture as F
from . import materials as M
from .things import pot


def table(b, w=1.2, d=.8, h=.74, col='#a8845a'): wd = M.wood(col); b.rbox(-w / 2, -d / 2, h - .04, w, d, .04, .01, wd, 2, grain=True); b.box(-w / 2 + .07, -d / 2 + .07, h - .13, w - .14, d - .14, .09, wd, 0, True); F.legs(b, w, d, h - .04, wd, .06, .05)


def sewing(b, cloth='#b8402f', col='#7a4a2a'):
    """A treadle machine on its table, with cloth under the needle."""
    wd = M.wood(col); k = M.plain('#1c1e20', .35, .3); b.box(-.5, -.25, .72, 1.0, .5, .04, wd, .006, True); [b.bar((x, y, 0), (x * .86, y * .5, .72), .035, k) for x in (-.44, .44) for y in (-.2, .2)]; [b.bar((-.42, y, .34), (.42, y, .34), .025, k) for y in (-.12, .12)]; b.box(-.18, -.16, .1, .36, .26, .03, k)
    with b.at(.3, -.14, .36, 0, tilt=('X', 90)): b.lathe(0, 0, 0, [(.17, 0), (.18, .015), (.17, .03)], k, 26); [b.bar((0, 0, .015), (.17 * math.cos(a), .17 * math.sin(a), .015), .016, k) for a in (0, 1.26, 2.51, 3.77, 5.03)]
    b.rbox(-.24, -.08, .76, .52, .16, .05, .015, k); b.rbox(.16, -.06, .8, .1, .13, .26, .03, k); b.rbox(-.22, -.05, .98, .46, .1, .1, .035, k); b.rbox(-.24, -.05, .86, .09, .1, .16, .03, k); b.cyl(.29, 0, .98, .01, .09, M.plain('#c9b48a', .3, .8), 8); b.cyl(-.05, 0, 1.08, .02, .07, M.plain(cloth, .6), 12)
    b.rbox(-.5, -.3, .76, .3, .46, .03, .012, M.fabric(cloth)); b.box(-.49, -.3, .3, .28, .012, .48, M.fabric(cloth))


def rail(b, w=1.4, seed=1, cols=('#b8402f', '#e9e4da', '#3f5f8a', '#8fa07a', '#2f3338', '#d9a441', '#c98a9a')):
    """Clothes on hangers."""
    r = random.Random(seed); m = M.plain('#8f9498', .35, .7); [b.bar((s * w / 2, y, 0), (s * w / 2, 0, 1.6), .025, m) for s in (-1, 1) for y in (-.22, .22)]; b.bar((-w / 2, 0, 1.6), (w / 2, 0, 1.6), .025, m); u = -w / 2 + .12
    while u < w / 2 - .1: h = r.uniform(.6, 1.0); b.rbox(u - .02, -.2, 1.52 - h, .045, .4, h, .015, M.fabric(r.choice(cols))); b.bar((u, -.16, 1.53), (u, .16, 1.53), .012, m); u += r.uniform(.07, .13)


def woodstove(b, w=1.5):
    """A hearth of clay and blocks: two fires, pots, firewood below."""
    c = M.concrete('#8d867a', .95, 2.0, .9); s = M.plain('#2a2522', .95); b.box(-w / 2, -.36, .5, w, .72, .1, c); [b.box(x, -.34, 0, .16, .68, .5, c) for x in (-w / 2, -.08, w / 2 - .16)]
    for x in (-w * .25, w * .25): [b.rbox(x + dx - .05, dy - .07, .6, .1, .16, .16, .03, M.plain('#7a5a44', .95)) for dx, dy in ((-.16, -.02), (.16, -.02), (0, .16))]; b.box(x - .14, -.2, .6, .28, .34, .012, s); [b.bar((x - .04 + .04 * i, -.42, .63 + .02 * (i % 2)), (x + .03 * i - .03, .02, .64), .03, M.wood('#6b4a30')) for i in range(3)]
    with b.at(-w * .25, .02, .76): pot(b, .17, '#3a3634')
    with b.at(w * .25, .02, .76): pot(b, .13, '#5a5856')
    b.ball(-w * .25, -.06, .64, .05, M.glow('#ff8a3a', 5), 10)
    for i in range(14): b.bar((-w / 2 + .2 + (i % 7) * .09, -.34, .06 + .09 * (i // 7)), (-w / 2 + .2 + (i % 7) * .09 + .02, .24, .06 + .09 * (i // 7)), .06, M.wood(('#8a6440', '#7a5636', '#9a7450')[i % 3]))


def bread_oven(b):
    """A brick oven with an iron door, lit inside."""
    br = M.paving('#9a5f46', .22, .075, .01, .85, .12, .5, .6, '#8f867a'); b.box(-1.2, -.9, 0, 2.4, 1.8, 2.0, br); b.box(-1.26, -.96, 1.98, 2.52, 1.92, .12, M.concrete('#a39a8c')); b.box(-.5, -.93, .95, 1.0, .04, .5, M.plain('#1a1614', .7)); b.box(-.44, -.935, .98, .88, .02, .4, M.glow('#ff9a4a', 2.4)); b.box(-.56, -1.0, .9, 1.12, .12, .05, M.plain('#3a3634', .5, .6))
    with b.at(.5, -.92, .95, -70): b.box(0, -.03, 0, .92, .03, .5, M.plain('#2a2725', .5, .6))
    b.box(-.4, -.93, .2, .8, .03, .45, M.plain('#2a2725', .5, .6)); b.bar((1.4, -1.0, .0), (1.32, -.9, 2.2), .035, M.wood('#b08a5c')); b.box(1.2, -.95, 2.15, .26, .04, .4, M.wood('#b08a5c')); b.cyl(.6, .2, 2.1, .16, .7, M.plain('#4a4644', .5, .5), 18)


def trays(b, levels=7, w=.62):
    """A rack of baked rolls."""
    m = M.plain('#b9bcbd', .35, .8); [b.box(x, y, 0, .03, .03, levels * .22 + .1, m) for x in (-w / 2, w / 2 - .03) for y in (-.24, .21)]
    for i in range(levels):
        z = .14 + i * .22; b.box(-w / 2, -.24, z, w, .48, .015, m)
        if i % 4 != 3: [b.ball(-w / 2 + .09 + k * .11, -.16 + j * .11, z + .03, .052, M.plain(('#c98a4a', '#d9a865', '#b5733a')[(i + j + k) % 3], .75), 10, .7) for k in range(int((w - .1) / .11)) for j in range(4)]


def goods(b, w=1.6, rows=5, seed=1, gap=.38, col='#9a6a3c'):
    """Shelves of a small shop: tins, packets, bottles, soap."""
    r = random.Random(seed); wd = M.wood(col); [b.box(x, -.28, 0, .03, .28, rows * gap + .12, wd) for x in (-w / 2, w / 2 - .03)]
    for i in range(rows):
        z = .08 + i * gap; b.box(-w / 2, -.28, z, w, .28, .025, wd, 0, True); u = -w / 2 + .09
        while u < w / 2 - .1:
            c = r.choice(['#c9352b', '#e8b83a', '#2f6fb0', '#3f8f4f', '#f1efe9', '#d97a2f', '#7a3f8f', '#5fb0c4']); k = r.choice(['tin', 'tin', 'box', 'bottle', 'bag']); n = r.randint(2, 4)
            for j in range(n):
                if u > w / 2 - .08: break
                if k == 'tin': [b.cyl(u, y, z + .025, .037, .11, M.plain(c, .35, .2), 14) for y in (-.22, -.13)]; [b.cyl(u, -.22, z + .137, .037, .11, M.plain(c, .35, .2), 14) if (j + i) % 2 else None]; u += .083
                elif k == 'box': b.box(u - .03, -.25, z + .025, .07, .2, r.uniform(.14, .22), M.plain(c, .6)); u += .08
                elif k == 'bottle': b.cyl(u, -.2, z + .025, .034, .17, M.plain(c, .15, 0, .7), 12); b.cyl(u, -.2, z + .195, .013, .06, M.plain('#f1efe9', .4), 8); u += .08
                else: b.rbox(u - .04, -.24, z + .025, .1, .12, .16, .025, M.plain(c, .5)); u += .11
            u += r.uniform(.03, .07)


def sachets(b, w=1.2, n=9, seed=1):
    """Strips of sachets that hang from a bar."""
    r = random.Random(seed); b.bar((-w / 2, 0, 0), (w / 2, 0, 0), .016, M.plain('#8f9498', .4, .6))
    for i in range(n): c = M.plain(r.choice(['#c9352b', '#e8b83a', '#2f6fb0', '#3f8f4f', '#f1efe9', '#d94f8f']), .35); [b.box(-w / 2 + (i + .5) * w / n - .04, -.01, -.12 - k * .115, .08, .008, .1, c) for k in range(r.randint(4, 7))]


def inverter(b, n=2):
    """Batteries and an inverter on a wall at y = 0."""
    w = M.plain('#f1f2f1', .35); g = M.plain('#8f9498', .4, .4); [b.rbox(-.75 + i * .68, -.2, .35, .58, .2, .9, .03, w) or b.box(-.5 + i * .68, -.206, 1.08, .1, .008, .02, M.glow('#5fe08a', 4)) for i in range(n)]; b.rbox(-.3, -.18, 1.45, .5, .18, .42, .02, w); b.box(-.12, -.186, 1.66, .16, .008, .1, M.glow('#8fd0f0', 1.5)); b.rbox(.45, -.12, 1.4, .36, .12, .5, .02, M.plain('#c9ccce', .4)); [b.bar((x, -.05, .35 if z else 1.25), (x, -.05, 2.5 if z else 1.45), .03, g) for x, z in ((-.05, 0), (.62, 1), (.1, 1))]


def couch(b):
    """A clinic's examination couch under paper."""
    m = M.plain('#b9bcbd', .3, .8); [b.box(x, y, 0, .04, .04, .62, m) for x in (-.28, .24) for y in (-.85, .81)]; b.rbox(-.32, -.92, .6, .64, 1.84, .1, .03, M.plain('#3f6f8a', .5)); b.box(-.24, -.93, .702, .48, 1.5, .004, M.plain('#f6f6f2', .9)); b.rbox(-.26, .55, .7, .52, .32, .1, .04, M.fabric('#e9eef0'))


def scale(b):
    """A beam scale with a height rod."""
    m = M.plain('#e9eceb', .4); b.rbox(-.2, -.28, 0, .4, .5, .08, .02, M.plain('#3b4248', .6)); b.box(-.05, .14, .08, .1, .06, 1.3, m); b.box(-.26, .12, 1.36, .52, .05, .07, m); b.box(-.24, .1, 1.39, .48, .02, .02, M.plain('#3b4248', .5)); b.bar((.0, .2, 1.3), (0, .2, 1.95), .018, M.plain('#c9ccce', .3, .8))


def stairs(b, n=13, w=.85, rise=.195, run=.24, col='#8a5a34', rail='#2b2d2f', solid=None, side=1):
    """They climb along +y from y = 0; the rail stands on the side (-1: low x)."""
    wd = M.wood(col) if col.startswith('#') else M.concrete(); k = M.plain(rail, .4, .4) if rail else None
    for i in range(n): b.box(-w / 2, i * run, rise * (i + 1) - .05, w, run + .03, .05, wd); b.box(-w / 2, i * run + .01, 0, w, run, rise * (i + 1) - .05, M.stucco(solid, .8, 0, .05)) if solid else None
    if not solid: [b.bar((x, 0, .0), (x, n * run, n * rise), .05, wd, .2) for x in (-w / 2, w / 2)]
    if rail: x = side * w / 2; b.bar((x, .1, rise + .85), (x, n * run, n * rise + .85), .04, k); [b.bar((x, (i + .5) * run, rise * (i + 1)), (x, (i + .5) * run, rise * (i + 1) + .85 - rise * .3), .014, k) for i in range(n)]


def ladder(b, h=2.5, col='#9a7446'): wd = M.wood(col); [b.bar((x, 0, 0), (x, .7, h), .05, wd, .07) for x in (-.22, .22)]; [b.bar((-.22, .7 * (i + 1) / 9, h * (i + 1) / 9), (.22, .7 * (i + 1) / 9, h * (i + 1) / 9), .035, wd) for i in range(8)]


def joists(b, w, d, z, n=6, col='#a8845a'): wd = M.wood(col); [b.box(-w / 2, i * d / (n - 1) - .03, z, w, .06, .14, wd, 0, True) for i in range(n)]; [b.box(x, 0, z - .15, .07, d, .15, wd, 0, True) for x in (-w * .28, w * .28)]


def boards(b, w, h, seed=1, col='#9a7a52'):
    """Planks nailed over a window; its lower edge at z = 0."""
    r = random.Random(seed); z = -.05
    while z < h: t = r.uniform(.13, .2); b.box(-w / 2 - .1 + r.uniform(-.06, .04), -.03 - .006 * r.random(), z, w + .2 + r.uniform(-.1, .05), .025, t, M.wood(('#9a7a52', '#8a6a44', '#a88a60')[r.randint(0, 2)]), 0, True); z += t + r.uniform(.01, .07)


def cabinet(b, w=1.6, h=2.1, col='#4f2418', seed=1):
    """A display cabinet with glass doors above and drawers below."""
    wd = M.wood(col); r = random.Random(seed); b.rbox(-w / 2, -.42, 0, w, .42, .8, .01, wd, 2, True); b.box(-w / 2, -.03, .8, w, .03, h - .8, wd); [b.box(x, -.36, .8, .05, .36, h - .8, wd) for x in (-w / 2, w / 2 - .05)]; b.rbox(-w / 2 - .05, -.42, h, w + .1, .42, .1, .02, wd)
    for i in range(3): b.box(-w / 2 + i * w / 3 + .03, -.432, .08, w / 3 - .06, .014, .64, wd, .004, True); b.cyl(-w / 2 + (i + .5) * w / 3, -.44, .42, .02, .02, M.plain('#c9a24a', .3, .8), 10)
    for z in (.82, 1.24, 1.66):
        b.box(-w / 2 + .05, -.34, z, w - .1, .32, .02, wd); u = -w / 2 + .14
        while u < w / 2 - .12 and z < h - .3: c = M.plain(r.choice(['#f6f4ee', '#f6f4ee', '#c9d9e0', '#d9a441', '#7a3a2c', '#e9c8c8']), .2); b.lathe(u, -.18, z + .02, [(.03, 0), (.07, .02), (.075, r.uniform(.06, .2)), (.05, .21)], c, 16) if r.random() < .6 else b.cyl(u, -.18, z + .02, .06, r.uniform(.03, .16), c, 16); u += r.uniform(.15, .22)
    [b.box(x - .02, -.37, .8, .04, .025, h - .8, wd) for x in (-w / 6, w / 6)]


def hooks(b, n=4, seed=1):
    """Clothes, a cap and a bag on nails in a wall at y = 0; their top at z = 0."""
    r = random.Random(seed); b.box(-.2 * n, -.02, -.03, .4 * n, .02, .06, M.wood('#8a6440'))
    for i in range(n): x = -.2 * n + .2 + i * .4; h = r.uniform(.45, .8); c = M.fabric(r.choice(['#6f93b5', '#c9786a', '#e9e6df', '#4f5f76', '#9fb59a', '#d9c48a', '#b8402f'])); b.rbox(x - .13, -.1, -h, .26, .08, h, .035, c); b.rbox(x - .05, -.11, -.12, .1, .09, .14, .03, c)
