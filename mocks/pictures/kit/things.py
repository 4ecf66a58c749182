"""People's things and plain fittings of lived-in homes. Each stands on z = 0 with its front at -y, centred on x; what hangs has the wall at y = 0."""
import math
import random

import numpy as np

from . import materials as M
from .core import text
from .furniture import legs

CHROME = lambda: M.plain('#d4d6d6', .15, 1.0)


def monobloc(b, col='#e9e7e1'):
    """A moulded plastic chair."""
    m = M.plain(col, .35); [b.bar((s * .2, -.2, .42), (s * .25, -.25, 0), .045, m) for s in (-1, 1)]; [b.bar((s * .2, .2, .42), (s * .24, .27, 0), .045, m) for s in (-1, 1)]; b.rbox(-.23, -.24, .41, .46, .47, .035, .015, m)
    with b.at(0, .22, .44, tilt=('X', -10)):
        [b.box(x, -.01, 0, .045, .025, .42, m) for x in (-.22, -.13, -.045, .04, .09, .175)]; b.rbox(-.23, -.015, .34, .46, .035, .1, .015, m)
    [b.bar((s * .25, -.2, .62), (s * .23, .24, .66), .045, m) for s in (-1, 1)]; [b.bar((s * .24, -.2, .42), (s * .25, -.2, .63), .04, m) for s in (-1, 1)]


def stool(b, col='#c0453a', h=.45): m = M.plain(col, .4); b.rbox(-.16, -.16, h - .04, .32, .32, .04, .015, m); [b.bar((x * .12, y * .12, h - .03), (x * .17, y * .17, 0), .04, m) for x in (-1, 1) for y in (-1, 1)]


def bench(b, w=1.5, col='#8a5a34'): wd = M.wood(col); b.rbox(-w / 2, -.16, .42, w, .32, .04, .01, wd, 2, grain=True); legs(b, w, .3, .42, wd, .06)


def sala(b, w=1.7, col='#7a4a2a', cush='#c9b48a'):
    """A wooden settee of slats with thin cushions."""
    wd = M.wood(col); b.box(-w / 2, -.33, .34, w, .62, .05, wd, .008, True); legs(b, w, .64, .34, wd, .07, 0)
    for s in (-1, 1): b.box(s * (w / 2 - .035) - .035, -.33, .58, .07, .64, .05, wd, .008, True); b.box(s * (w / 2 - .035) - .035, -.33, .39, .07, .07, .19, wd); b.box(s * (w / 2 - .035) - .035, .24, .39, .07, .07, .53, wd)
    b.box(-w / 2, .25, .84, w, .05, .08, wd, .008, True); n = round(w / .11); [b.box(-w / 2 + .07 + i * (w - .14) / n, .265, .39, .03, .025, .46, wd) for i in range(n)]; k = 3 if w > 1.3 else 1; [b.rbox(-w / 2 + .08 + i * (w - .16) / k, -.31, .39, (w - .16) / k - .015, .54, .07, .03, M.fabric(cush), bulge=.01) for i in range(k)]


def fan(b, col='#3f5f8a', h=1.15):
    """A standing fan."""
    m = M.plain(col, .4); g = M.plain('#d9dadb', .3, .6); b.cyl(0, 0, 0, .19, .04, m, 24); b.cyl(0, 0, .04, .018, h - .1, g, 10); b.rbox(-.07, -.02, h - .1, .14, .2, .14, .05, m)
    with b.at(0, -.05, h - .03, tilt=('X', 90)):
        for q in (0, .09): [b.tube([(r * math.cos(a), r * math.sin(a), q) for a in np.linspace(0, 6.283, 22)], .004, g, 4) for r in (.07, .21)]
        [b.bar((.05 * math.cos(a), .05 * math.sin(a), .1), (.21 * math.cos(a), .21 * math.sin(a), .09), .004, g) for a in np.linspace(0, 6.283, 28)]
        for a in (.3, 2.4, 4.5): b.add([(.03 * math.cos(a), .03 * math.sin(a), .04), (.19 * math.cos(a - .35), .19 * math.sin(a - .35), .03), (.19 * math.cos(a + .35), .19 * math.sin(a + .35), .06)], [[0, 1, 2]], M.plain('#8fb3cc', .2))
        b.cyl(0, 0, .03, .05, .08, m, 16)


def ceiling_fan(b, z, drop=.3, col='#6b4a2e'):
    k = M.plain('#3a3028', .4, .5); b.cyl(0, 0, z - drop, .012, drop, k, 8); b.cyl(0, 0, z - drop - .1, .1, .12, k, 20); [b.quad(*[(math.cos(a) * r - math.sin(a) * s, math.sin(a) * r + math.cos(a) * s, z - drop - .05 + s * .15) for r, s in ((.12, -.05), (.62, -.07), (.62, .07), (.12, .05))], M.wood(col)) for a in (.4, 1.97, 3.54, 5.11)]


def bulb(b, z, drop=.25, on=10): b.cyl(0, 0, z - drop, .006, drop, M.plain('#2b2b2b', .6), 6); b.ball(0, 0, z - drop - .05, .045, M.glow('#fff0d2', on), 14)


def tube_light(b, w=1.2, on=9):
    """On a wall."""
    b.box(-w / 2, -.05, 0, w, .05, .05, M.plain('#e9e9e4', .5)); b.box(-w / 2 + .04, -.075, .005, w - .08, .028, .028, M.glow('#f1f6ff', on))


def calendar(b, col='#b8402f'):
    b.box(-.19, -.012, -.56, .38, .012, .56, M.plain('#f6f3ea', .8)); b.box(-.17, -.016, -.25, .34, .006, .22, M.art(7, '#6f9fc4', col, '#e9d28a')); b.box(-.17, -.016, -.31, .34, .006, .045, M.plain(col, .7)); [b.box(-.165 + i * .048, -.016, -.37 - j * .038, .03, .004, .02, M.plain(col if i == 0 else '#4a4a4a', .8)) for i in range(7) for j in range(5)]


def holy_picture(b):
    b.box(-.2, -.03, -.25, .4, .03, .5, M.wood('#b58a3c')); b.box(-.165, -.034, -.215, .33, .006, .43, M.plain('#3f5f86', .6)); b.ball(0, -.03, .09, .085, M.plain('#e8c878', .6), 20, .9); b.ball(0, -.06, .07, .042, M.plain('#c99a78', .7), 14, 1.2); b.add([(-.11, -.04, -.21), (.11, -.04, -.21), (.04, -.05, .03), (-.04, -.05, .03)], [[0, 1, 2, 3]], M.plain('#b23a34', .7)); b.add([(-.05, -.045, -.21), (.05, -.045, -.21), (.02, -.055, .0), (-.02, -.055, .0)], [[0, 1, 2, 3]], M.plain('#f1ede2', .7))


def altar(b, col='#7a4a2a'):
    """A small shelf with a figure, candles and flowers."""
    b.box(-.32, -.22, 0, .64, .22, .03, M.wood(col)); b.box(-.02, -.2, -.16, .04, .2, .16, M.wood(col)); b.lathe(0, -.1, .03, [(.07, 0), (.06, .04), (.065, .16), (.04, .24), (.045, .28), (.03, .33), (0, .35)], M.plain('#8f2f34', .6), 18); b.ball(0, -.1, .36, .04, M.plain('#d9b48f', .6), 12); [b.cyl(x, -.1, .03, .018, .14, M.plain('#f4ecd8', .5), 10) for x in (-.2, .2)]; [b.ball(s * .27 + dx, -.09, .14 + dz, .03, M.plain(c, .7), 8) for s in (-1, 1) for dx, dz, c in ((0, 0, '#e0b53a'), (.03, .03, '#d0506a'), (-.03, .02, '#f1ede4'))]


def clock(b, r=.16, col='#2b2d2f'):
    with b.at(0, 0, 0, tilt=('X', 90)): b.cyl(0, 0, 0, r, .03, M.plain(col, .4), 36); b.cyl(0, 0, .028, r - .025, .006, M.plain('#f6f4ee', .6), 36); b.box(-.006, 0, .035, .012, r * .6, .004, M.plain('#222222', .5)); b.box(0, -.006, .035, r * .45, .012, .004, M.plain('#222222', .5))


def frames(b, seed=1, n=4):
    """Family photographs and a diploma."""
    r = random.Random(seed); x = -.28 * (n - 1) / 2
    for i in range(n): w, h = r.choice([(.2, .26), (.26, .2), (.3, .22)]); z = r.uniform(-.06, .1); b.box(x - w / 2, -.025, z - h / 2, w, .025, h, M.wood(r.choice(['#5a4030', '#8a6a3c', '#2f2f2f']))); b.box(x - w / 2 + .02, -.029, z - h / 2 + .02, w - .04, .006, h - .04, M.art(seed * 5 + i, '#c9a58a', '#4a5a6b', '#e6ddca')); x += .28 + r.uniform(-.02, .04)


def shoes(b, n=4, seed=1):
    """Slippers and shoes in a row on the floor."""
    r = random.Random(seed)
    for i in range(n):
        c = r.choice(['#2f3338', '#8a4a34', '#3f6f9a', '#c9556a', '#e9e4da', '#4b7a5a']); low = r.random() < .55
        for s in (-.055, .055):
            with b.at(i * .29 + s, r.uniform(-.05, .05), 0, r.uniform(-14, 14)):
                b.rbox(-.045, -.12, 0, .09, .25, .028 if low else .05, .012 if low else .02, M.plain(c, .7)); b.tube([(-.04, -.02, .025), (0, -.07, .06), (.04, -.02, .025)], .008, M.plain('#222222', .6), 5) if low else b.rbox(-.042, .0, .03, .084, .12, .06, .025, M.plain(c, .7))


def shoe_rack(b, w=.8, seed=1): m = M.wood('#a87c4c'); [b.box(-w / 2, -.15, z, w, .3, .02, m) for z in (.12, .36, .6)]; [b.box(s, -.15, 0, .025, .3, .62, m) for s in (-w / 2, w / 2 - .025)]; r = random.Random(seed); [b.rbox(-w / 2 + .06 + q * .115, -.12, z + .02, .09, .24, .06, .025, M.plain(r.choice(['#2f3338', '#8a4a34', '#e9e4da', '#3f6f9a', '#c9556a']), .7)) for z in (.12, .36) for q in range(int(w / .125))]


def bag(b, col='#3f5f9a'): f = M.fabric(col); b.rbox(-.17, -.1, 0, .34, .2, .42, .07, f, bulge=.02); b.rbox(-.13, -.15, .04, .26, .08, .2, .03, M.fabric('#2b3138')); b.tube([(-.06, .02, .4), (0, .02, .47), (.06, .02, .4)], .012, f, 6)


def toys(b, seed=1):
    r = random.Random(seed)
    for i in range(9): s = r.choice([.05, .07]); x, y = r.uniform(-.45, .45), r.uniform(-.35, .35); b.rbox(x, y, 0, s, s, s, .006, M.plain(['#d0453a', '#e8b83a', '#3f7fb5', '#4f9a5a'][i % 4], .4), 2)
    b.ball(.5, .25, .11, .11, M.plain('#d0453a', .4), 18); b.rbox(-.62, -.1, .04, .24, .12, .07, .02, M.plain('#e8b83a', .4)); [b.ball(-.57 + q, y, .035, .035, M.plain('#222222', .6), 10) for q in (0, .14) for y in (-.1, .02)]


def pail(b, col='#3f7fb5', tabo='#d0506a'):
    m = M.plain(col, .4); b.lathe(0, 0, 0, [(0, 0), (.13, 0), (.17, .3), (.18, .31), (.165, .31), (.13, .03), (0, .03)], m, 28); b.cyl(0, 0, .2, .152, .005, M.water('#9fb9bd', .03, 2), 24); b.tube([(-.17, 0, .29), (-.12, -.12, .2), (0, -.17, .17), (.12, -.12, .2), (.17, 0, .29)], .005, M.plain('#d9d9d9', .4), 6)
    if tabo:
        with b.at(.05, .02, .2, 30): b.lathe(0, 0, .0, [(0, 0), (.06, 0), (.07, .1), (.06, .1), (.05, .01)], M.plain(tabo, .4), 20); b.box(.06, -.014, .07, .15, .028, .02, M.plain(tabo, .4))


def towel(b, w=.45, h=.75, col='#c98a9a', rail=True):
    if rail: b.tube([(-w / 2 - .06, -.06, 0), (w / 2 + .06, -.06, 0)], .009, CHROME(), 6)
    n = 14; x = np.linspace(-w / 2, w / 2, n); y = -.075 - .008 * np.sin(x * 30); v = np.concatenate([np.stack([x, y, np.full(n, .012)], 1), np.stack([x * .96, y - .012 * np.sin(x * 22 + 1), np.full(n, -h) + .015 * np.sin(x * 9)], 1)]); i = np.arange(n - 1)[:, None]; b.add(v, i + np.array([[0, 1, n + 1, n]]), M.fabric(col), True); b.box(-w / 2 * .97, -.086, -h * .82, w * .97, .004, .05, M.fabric('#f1ede4'))


def rope(b, x0, y0, x1, y1, z, seed=1):
    """Washing on a line indoors or on a balcony."""
    r = random.Random(seed); L = math.hypot(x1 - x0, y1 - y0)
    with b.at(x0, y0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))):
        b.tube([(0, 0, z), (L / 2, 0, z - .06), (L, 0, z)], .005, M.plain('#e0dcd0', .8), 5); u = .12
        while u < L - .45: w, h = r.choice([(.34, .5), (.42, .62), (.25, .3), (.5, .45)]); n = 9; x = np.linspace(u, u + w, n); y = .02 * np.sin(x * 21); zt = z - .06 * (1 - np.abs(2 * x / L - 1)); v = np.concatenate([np.stack([x, y * .3, zt], 1), np.stack([x, y, zt - h], 1)]); i = np.arange(n - 1)[:, None]; b.add(v, i + np.array([[0, 1, n + 1, n]]), M.fabric(r.choice(['#e9e6df', '#6f93b5', '#c9786a', '#d9c48a', '#4f5f76', '#9fb59a', '#d98aa0'])), True); u += w + r.uniform(.06, .16)


def rice_cooker(b, col='#f1efe9'): b.lathe(0, 0, 0, [(0, 0), (.13, 0), (.15, .05), (.15, .18), (.145, .2), (.1, .24), (.02, .255), (0, .255)], M.plain(col, .3), 28); b.box(-.035, -.158, .04, .07, .02, .06, M.plain('#3a3a3a', .4)); b.cyl(0, 0, .25, .018, .02, M.plain('#222222', .4), 10)


def gas_tank(b, col='#3f7f5a'): m = M.plain(col, .4, .2); b.lathe(0, 0, 0, [(.12, 0), (.15, .03), (.155, .08), (.155, .38), (.12, .46), (.05, .49), (0, .49)], m, 26); b.lathe(0, 0, .44, [(.1, 0), (.1, .12), (.09, .12), (.09, 0)], m, 20); b.cyl(0, 0, .48, .02, .06, M.plain('#b58a3c', .3, .9), 10); b.tube([(0, 0, .55), (.05, .1, .7), (.08, .2, .84)], .011, M.plain('#b8402f', .6), 6)


def stove(b, burners=2):
    """A gas stove for the table top."""
    b.rbox(-.36, -.19, 0, .72, .38, .09, .012, M.plain('#b9bcbd', .3, .8)); k = M.plain('#1c1c1c', .5); [b.cyl(x, .02, .09, .07, .02, k, 20) or [b.bar((x + .12 * math.cos(a), .02 + .12 * math.sin(a), .125), (x + .03 * math.cos(a), .02 + .03 * math.sin(a), .125), .014, k) for a in (.8, 2.37, 3.94, 5.5)] for x in ((-.18, .18) if burners == 2 else (0,))]; [b.cyl(x, -.195, .045, .022, .01, k, 12) for x in (-.18, .18)]
    with b.at(-.18, .02, .13): pot(b)


def pot(b, r=.12, col='#b9bcbd'): b.lathe(0, 0, 0, [(0, 0), (r, 0), (r * 1.02, .12), (r * 1.05, .125), (r * .6, .15), (0, .16)], M.plain(col, .28, .85), 26); b.ball(0, 0, .17, .018, M.plain('#222222', .4), 10); [b.rbox(s * (r + .02) - .02, -.02, .08, .04, .04, .012, .005, M.plain('#222222', .4)) for s in (-1, 1)]


def pans(b, n=4, w=.9):
    """Hanging from a rail."""
    b.tube([(-w / 2, -.05, 0), (w / 2, -.05, 0)], .008, M.plain('#2b2b2b', .4, .6), 6)
    for i in range(n):
        x = -w / 2 + (i + .5) * w / n; r = .075 + .02 * (i % 3); b.bar((x, -.05, 0), (x, -.05, -.16), .016, M.plain('#2b2b2b', .5))
        with b.at(x, -.03, -.16 - r, tilt=('X', 90)): b.lathe(0, 0, 0, [(0, 0), (r, 0), (r * 1.08, .035), (r, .035), (r * .9, .008), (0, .008)], M.plain(('#2a2a2a', '#b9bcbd', '#9a6a3c')[i % 3], .35, .7), 24)


def dish_rack(b, seed=1): r = random.Random(seed); m = M.plain('#3f7fb5', .5); b.rbox(-.24, -.17, 0, .48, .34, .07, .02, m); [b.rbox(-.19 + i * .055, -.09, .06, .012, .2, .19, .006, M.plain('#f1efe9', .2)) for i in range(5)]; [b.cyl(.14, -.08 + q * .09, .06, .035, .1, M.plain(r.choice(['#d0506a', '#e8b83a', '#7fb5c4', '#f1efe9']), .3), 14) for q in range(3)]


def jars(b, n=5, seed=1): r = random.Random(seed); [b.cyl(i * .13, 0, 0, .045, .12 + .05 * (i % 2), M.plain(r.choice(['#a8382c', '#e0c48a', '#5a3a24', '#f1e6c8', '#6f7f3a']), .25), 16) or b.cyl(i * .13, 0, .12 + .05 * (i % 2), .042, .02, M.plain(r.choice(['#d0453a', '#f1efe9', '#3f7fb5']), .5), 16) for i in range(n)]


def water(b):
    """A dispenser with its blue bottle."""
    b.rbox(-.15, -.15, 0, .3, .3, .95, .03, M.plain('#f1f1ee', .35)); b.box(-.1, -.155, .6, .2, .02, .2, M.plain('#2f3338', .4)); b.lathe(0, 0, .95, [(.05, 0), (.12, .05), (.135, .1), (.135, .34), (.11, .38), (0, .39)], M.plain('#6fa8d0', .1, 0, .8), 26); [b.cyl(x, -.16, .72, .016, .04, M.plain(c, .4), 10) for x, c in ((-.05, '#3f7fb5'), (.05, '#c9452e'))]


def washer(b): b.rbox(-.28, -.29, 0, .56, .58, .86, .03, M.plain('#f1f1ee', .3)); b.box(-.27, -.28, .86, .54, .12, .05, M.plain('#d9dadb', .4)); b.box(-.2, -.12, .862, .4, .34, .01, M.plain('#7f8f9a', .1, 0, .8)); [b.cyl(x, -.3, .8, .025, .015, M.plain('#8f9598', .3, .8), 12) for x in (-.12, .06)]


def old_fridge(b, col='#d9e0dc', h=1.45): b.rbox(-.29, -.3, .04, .58, .6, h, .05, M.plain(col, .35)); b.box(-.29, -.306, h * .7, .58, .01, .015, M.plain('#4a4a4a', .5)); [b.box(-.24, -.335, z, .025, .03, l, CHROME()) for z, l in ((h * .42, .3), (h * .76, .2))]; r = random.Random(3); [b.box(-.05 + .1 * (i % 3), -.305, .95 + .09 * (i // 3) if h < 1.6 else 1.2, .06, .006, .05, M.plain(['#e8b83a', '#d0506a', '#7fb5c4', '#f1efe9'][i % 4], .7)) for i in range(5)]


def basket(b, col='#b48a54', full=True): b.lathe(0, 0, 0, [(0, 0), (.2, 0), (.25, .38), (.24, .4), (.22, .38), (.18, .02)], M.thatch(col), 26); [b.rbox(-.17 + .05 * i, -.15 + .06 * (i % 3), .3 + .02 * i, .26, .22, .1, .045, M.fabric(c)) for i, c in enumerate(('#6f93b5', '#e9e6df', '#c9786a'))] if full else None


def bunk(b, col='#5f6a72', steel=True, c1='#6f93b5', c2='#c9786a', l=1.95, w=.95):
    """Two beds above each other, along y, ladder at the front end."""
    m = M.plain(col, .45, .4) if steel else M.wood(col); t = .05 if steel else .075; [b.box(x, y, 0, t, t, 1.95, m) for x in (-w / 2, w / 2 - t) for y in (-l / 2, l / 2 - t)]
    for z, c in ((.32, c1), (1.3, c2)):
        [b.box(x, -l / 2 + t, z, t * .7, l - 2 * t, .09, m) for x in (-w / 2 + t * .15, w / 2 - t * .85)]; [b.box(-w / 2 + t, y, z, w - 2 * t, t * .7, .09, m) for y in (-l / 2 + t * .15, l / 2 - t * .85)]; b.rbox(-w / 2 + .03, -l / 2 + .04, z + .06, w - .06, l - .08, .13, .05, M.fabric('#e9e4d6')); b.rbox(-w / 2 + .015, -l / 2 + .03, z + .1, w - .03, l * .68, .115, .05, M.fabric(c), bulge=.01); b.rbox(-w / 2 + .14, l / 2 - .45, z + .18, w - .28, .36, .11, .05, M.fabric('#f4f0e6'), bulge=.02)
    [b.box(-w / 2 + t, y, 1.62, w - 2 * t, t * .6, .05, m) for y in (-l / 2 + t * .2, l / 2 - t * .8)]; b.box(-w / 2 + t * .2, -l / 2 + .55, 1.62, t * .6, l - .55 - t, .05, m); [b.box(-w / 2 - .03, -l / 2 + .05 + s, 0, .035, .035, 1.7, m) for s in (0, .38)]; [b.box(-w / 2 - .03, -l / 2 + .05, .25 + i * .26, .03, .4, .03, m) for i in range(6)]


def papag(b, w=1.4, l=1.95, col='#a8804c', mat='#c9a15c', mat2='#a8382c'):
    """A low bamboo or timber bed with a woven mat, pillows and a folded blanket."""
    wd = M.wood(col); legs(b, w, l, .34, wd, .08, 0); b.box(-w / 2 + .006, -l / 2 + .006, .28, w - .012, .06, .075, wd); b.box(-w / 2 + .006, l / 2 - .066, .28, w - .012, .06, .075, wd); n = 16; [b.box(-w / 2 + i * w / n, -l / 2, .36, w / n - .012, l, .025, wd, 0, True) for i in range(n)]; b.box(-w / 2 + .04, -l / 2 + .03, .386, w - .08, l - .06, .008, M.rug(mat, mat2, 'net')); [b.rbox(s * w * .25 - .27, l / 2 - .46, .39, .54, .36, .13, .06, M.fabric(c), bulge=.02) for s, c in ((-1, '#d98aa0'), (1, '#7fa3b5'))]; [b.rbox(-w / 2 + .1, -l / 2 + .12, .39 + i * .05, .55, .4, .06, .025, M.fabric(c)) for i, c in enumerate(('#6f93b5', '#e9c46a', '#c9786a'))]


def mattress(b, w=1.2, l=1.9, col='#d9d2c0', sheet='#8fa3a8', bare=False):
    """On the floor."""
    b.rbox(-w / 2, -l / 2, 0, w, l, .16, .05, M.fabric(col), bulge=.006)
    if not bare: b.rbox(-w / 2 - .02, -l / 2 - .02, .05, w + .04, l * .7, .135, .05, M.fabric(sheet), bulge=.01); b.rbox(-.26, l / 2 - .42, .15, .52, .36, .13, .06, M.fabric('#f1ede4'), bulge=.02)


def fourposter(b, w=1.6, col='#4f2d18', net=True, cover='#efe6d2'):
    """A carved bed with a canopy frame and a mosquito net."""
    wd = M.wood(col); l = 2.0
    for x in (-w / 2, w / 2):
        for y in (-l / 2, l / 2): b.lathe(x, y, 0, [(.055, 0), (.06, .1), (.04, .16), (.055, .3), (.05, .5), (.028, .62), (.04, .75), (.028, .95), (.03, 1.7), (.045, 1.85), (.03, 2.0)], wd, 14)
    [b.box(-w / 2, y - .025, 1.98, w, .05, .07, wd) for y in (-l / 2, l / 2)]; [b.box(x - .025, -l / 2, 1.98, .05, l, .07, wd) for x in (-w / 2, w / 2)]; b.box(-w / 2, l / 2 - .03, .35, w, .06, .85, wd, .01, True); b.box(-w / 2, -l / 2 - .03, .3, w, .06, .3, wd, .01, True); [b.box(x - .03, -l / 2, .3, .06, l, .14, wd) for x in (-w / 2, w / 2)]; b.rbox(-w / 2 + .05, -l / 2 + .04, .42, w - .1, l - .08, .2, .07, M.fabric('#f2eee4')); b.rbox(-w / 2 + .03, -l / 2 + .02, .46, w - .06, l * .66, .18, .07, M.fabric(cover), bulge=.015); [b.rbox(s * .36 - .3, l / 2 - .44, .6, .6, .34, .16, .07, M.fabric('#f6f2e8'), bulge=.03) for s in (-1, 1)]
    if net:
        from .building import curtain
        s = M.sheer('#f6f2e6', .55)
        for x in (-w / 2, w / 2):
            for y in (-l / 2, l / 2):
                with b.at(x, y, 0, 90): curtain(b, -.28 if y > 0 else 0, .25, .28, 1.72, 0, s, .07, .035)
        b.box(-w / 2, -l / 2, 1.965, w, l, .008, s)


def plain_bed(b, w=1.2, col='#9a6a3c', cover='#6f93b5', cover2=None, pillows=1):
    """A simple timber bed."""
    wd = M.wood(col); l = 1.95; [b.box(s * (w / 2 - .035) - .03, -l / 2 + .05, .18, .06, l - .1, .16, wd) for s in (-1, 1)]; b.box(-w / 2, l / 2 - .05, 0, w, .05, .85, wd, .008, True); [b.box(-w / 2 + .12 + i * (w - .24) / 4, l / 2 - .055, .4, .03, .02, .38, M.wood('#5a3a22')) for i in range(5)]; b.box(-w / 2, -l / 2, 0, w, .05, .42, wd, .008, True); b.rbox(-w / 2 + .04, -l / 2 + .06, .3, w - .08, l - .12, .18, .05, M.fabric('#e9e4d6')); b.rbox(-w / 2 + .02, -l / 2 + .055, .36, w - .04, l * .7, .145, .05, M.fabric(cover), bulge=.012); (b.rbox(-w / 2 + .01, -l / 2 + .05, .37, w - .02, .5, .145, .05, M.fabric(cover2), bulge=.01) if cover2 else None); [b.rbox((0 if pillows == 1 else s * w * .24) - .28, l / 2 - .46, .47, .56, .36, .14, .06, M.fabric('#f4f0e6'), bulge=.025) for s in ((1,) if pillows == 1 else (-1, 1))]


def desk_lamp(b, col='#c9452e', on=4): m = M.plain(col, .35); b.cyl(0, 0, 0, .08, .02, m, 20); b.bar((0, 0, .02), (-.08, .05, .25), .015, m); b.bar((-.08, .05, .25), (.06, -.04, .4), .015, m); b.lathe(.08, -.06, .33, [(.075, 0), (.03, .09)], m, 18); b.ball(.08, -.06, .345, .03, M.glow('#ffe6b8', on), 10)


def boxes(b, seed=1, n=5): r = random.Random(seed); [b.box(-.3 + (i % 2) * .44 + r.uniform(-.03, .03), -.2 + r.uniform(-.04, .04), (i // 2) * .34, .4, .34, .33, M.plain(r.choice(['#b9925f', '#a9824f', '#c4a070']), .9), .004) for i in range(n)]


def stain(b, r=.5, seed=1, col='#a08a5c'):
    """Rings of a leak under a ceiling; z is the ceiling, seen from below."""
    g = random.Random(seed)
    for k, (q, c) in enumerate(((1, '#cdbf9e'), (.86, '#b7a47c'), (.8, '#d9cfb4'), (.45, '#bca981'), (.38, '#cfc3a2'))):
        a = np.linspace(0, 6.283, 30, endpoint=False); rr = r * q * (1 + .16 * np.sin(a * 3 + seed) + .1 * np.sin(a * 5 + k * .3)); v = np.stack([rr * np.cos(a), rr * .75 * np.sin(a), np.full(30, -.004 - .002 * k)], 1); b.add(np.concatenate([v, [[0, 0, -.004 - .002 * k]]]), [[i, 30, (i + 1) % 30] for i in range(30)], M.plain(c, .95))


def flake(b, w, h, seed=1, col='#b3a888'):
    """Where paint came off: a ragged patch on a wall at y = 0."""
    g = random.Random(seed); a = np.linspace(0, 6.283, 26, endpoint=False); r = np.array([g.uniform(.62, 1) for _ in a]) * (1 + .18 * np.sin(3 * a + seed)); v = np.stack([w / 2 * r * np.cos(a), np.full(26, -.003), h / 2 * r * np.sin(a)], 1); b.add(np.concatenate([v, [[0, -.003, 0]]]), [[i, (i + 1) % 26, 26] for i in range(26)], M.plain(col, .95))


def sign(s, x, y, z, size, mat, rot=0): return text(s, x, y, z, size, mat, rot, .015)
