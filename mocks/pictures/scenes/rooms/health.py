"""Waiting rooms, consulting rooms, a laboratory. Each is its own plan."""
import math

import numpy as np

from kit import building as B
from kit import counters as C
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import things as Q
from kit.core import text

from .base import Room, put, shot
from .bedrooms import rug
from .shops import gondola


@shot('12/office', 'Laboratory in the front block: white benches, sample jars, a microscope and a fume hood', (.6, -.7, 1.5, 3.0, 4.6, 21, -.03), 'morning', (330, 36))
def laboratory(p):
    R = Room(5.0, 4.8, 2.8, '#f1f4f4', M.tiles('#c9d0d2', .6, .2, .03), frame='#f1f1ee').open('front').win('right', .8, 3.2, 1.0, 1.2, power=12).build(fill=4, top=4).outside('garden', 'right')
    b = R.b
    with R.at(0, 4.8): C.counter(b, 3.4, '#e9eef0', '#3a3f44', 'drawers', sink=.7, topmat=M.plain('#3a3f44', .3)); C.uppers(b, .1, 2.2, 1.5, .7, '#e9eef0', 'glass')
    with R.at(2.75, 4.8): b.box(.7, -.75, 0, 1.4, .75, .9, M.plain('#e9eef0', .4)); b.box(.7, -.75, .9, 1.4, .75, 1.5, M.plain('#d4dadc', .4)); b.box(.78, -.76, 1.0, 1.24, .03, .95, M.plain('#9fb4bc', .05, 0, .8))
    with R.at(2.3, 2.3): b.box(-1.2, -.45, 0, 2.4, .9, .86, M.plain('#dfe6e8', .4)); b.box(-1.25, -.5, .86, 2.5, 1.0, .05, M.plain('#3a3f44', .3)); [b.cyl(-.9 + i * .18, .1, .91, .05, .16, M.plain(c, .2), 16) or b.cyl(-.9 + i * .18, .1, 1.07, .045, .02, M.plain('#f1efe9', .4), 16) for i, c in enumerate(('#d9b06a', '#c98a4a', '#e9d9a8', '#a8682c', '#d9b06a'))]
    with R.at(2.9, 2.2, .91): b.box(-.1, -.12, 0, .2, .24, .03, M.plain('#26292c', .4)); b.bar((0, .08, .03), (0, .08, .28), .05, M.plain('#f1f1ee', .3)); b.bar((0, .1, .3), (0, -.08, .34), .05, M.plain('#f1f1ee', .3)); b.cyl(0, -.06, .12, .025, .18, M.plain('#26292c', .4), 12)
    for x in (1.5, 2.9):
        with R.at(x, 1.45): Q.stool(b, '#2f3338', .62)
    with R.by('left', 1.6, 0): gondola(b, 1.4, 1.9, 4, 4)
    [b.box(1.0 + i * 2.0, 1.4 + j * 2, 2.78, 1.2, .3, .02, M.glow('#f8fbff', 5)) for i in range(2) for j in range(2)]
    return R.done(key=.38)


@shot('20/lobby', 'Main entrance of the hospital: rows of linked chairs, a numbered counter and a wheelchair by the column', (.8, -.9, 1.6, 4.4, 8.0, 21, -.01), 'bright', (340, 44))
def hospital(p):
    R = Room(8.0, 8.4, 3.3, '#f2f5f4', M.tiles('#dfe4e2', .6, .12, .02), frame='#c4c8c8', ceil=M.tiles('#f6f6f4', .6, .9, .01, .012, '#d9d9d4')).open('front').win('right', .8, 3.0, .0, 2.7, 'fixed', power=11, n=3).win('right', 4.6, 3.0, .0, 2.7, 'fixed', power=11, n=3).build(fill=4, top=3).outside('garden', 'right')
    b = R.b; te = '#3f9a8c'; b.box(.2, 8.35, 0, 7.6, .04, 3.3, M.plain('#e4efec', .7)); b.box(1.0, 7.0, 0, 4.6, .6, 1.1, M.plain(te, .4)); b.box(.95, 6.95, 1.1, 4.7, .7, .05, M.plain('#f6f6f4', .25)); [b.box(1.2 + i * 1.5, 7.2, 1.15, 1.2, .02, .6, M.glass('#d8e8e4', .06)) for i in range(3)]; [b.box(1.55 + i * 1.5, 6.96, 2.2, .5, .04, .3, M.plain(te, .5)) or text(str(i + 1), 1.8 + i * 1.5, 6.94, 2.35, .22, M.plain('#ffffff', .5)) for i in range(3)]; [b.box(1.8 + i * 1.5 - .005, 7.0, 2.5, .01, .01, .8, M.plain('#c4c8c8', .4)) for i in range(3)]
    for j in range(3):
        y = 1.9 + j * 1.5; b.box(1.4, y + .1, .36, 3.0, .05, .05, M.plain('#8f9598', .3, .8))
        for i in range(5):
            with R.at(1.7 + i * .6, y): b.rbox(-.26, -.22, .4, .52, .46, .05, .02, M.plain(te, .4)); b.rbox(-.26, .22, .5, .52, .05, .42, .02, M.plain(te, .4)); b.box(-.02, 0, 0, .04, .04, .4, M.plain('#8f9598', .3, .8))
    b.rbox(5.6, 4.6, 0, .5, .5, 3.3, .02, M.plain('#f2f5f4', .5), 1)
    with R.at(6.3, 3.6, 0, -50):
        k = M.plain('#9aa0a2', .25, .9); d = M.fabric('#2b3b4a'); b.rbox(-.22, -.22, .46, .44, .44, .04, .015, d); b.rbox(-.22, .2, .5, .44, .03, .45, .012, d)
        t = np.linspace(0, 6.283, 30); [b.tube(np.stack([np.full(30, s * .28), .08 + .29 * np.cos(t), .3 + .29 * np.sin(t)], 1), .014, M.plain('#26292c', .5), 6) for s in (-1, 1)]; [b.tube([(s * .24, -.2, .5), (s * .22, -.42, .12), (s * .15, -.5, .12)], .012, k, 6) for s in (-1, 1)]; [b.tube([(s * .24, .22, .46), (s * .24, .24, .95), (s * .24, .36, .95)], .012, k, 6) for s in (-1, 1)]
    b.box(6.2, 8.3, 0, 1.4, .06, 2.2, M.plain('#c4ccca', .3, .4)); text('ADMITTING', 3.3, 8.33, 2.8, .28, M.plain(te, .6)); put(b, P.areca(1, 2.0, '#e4dfd5'), 7.4, 8.0, 0, 0, 1); [b.box(1.2 + i * 2.4, 1.2 + j * 2.4, 3.285, 1.2, .6, .015, M.glow('#f6faff', 4)) for i in range(3) for j in range(3)]
    return R.done(key=.38)


@shot('r10/reception', 'Waiting room for sixteen with benches along the walls, a corner for children and a curved counter', (5.2, -.8, 1.5, 2.2, 5.4, 21, -.03), 'bright', (120, 44))
def waiting(p):
    R = Room(6.0, 5.6, 2.8, '#f4f6f5', M.tiles('#d9dedd', .6, .18, .02), frame='#c4c8c8', ceil=M.tiles('#f6f6f4', .6, .9, .01, .012, '#d9d9d4'), mats={'left': M.stucco('#bfe0dc', .8, 0, .05)}).open('front').win('back', 3.4, 2.2, .9, 1.5, 'fixed', power=13, n=2).build(fill=4, top=3).outside('city', 'back', seed=4)
    b = R.b; n = 14; pts = [(.3 + 2.3 * math.cos(a), 5.6 - 2.3 * math.sin(a)) for a in [math.radians(8 + 76 * i / n) for i in range(n + 1)]]; [b.quad((*u, 0), (*v, 0), (*v, 1.1), (*u, 1.1), M.plain('#2f8a8c', .4)) for u, v in zip(pts[1:], pts)]; [b.bar((*u, 1.12), (*v, 1.12), .3, M.plain('#f6f6f4', .3), .05) for u, v in zip(pts, pts[1:])]; [b.bar((*u, .12), (*v, .12), .02, M.glow('#dff4f2', 2), .02) for u, v in zip(pts, pts[1:])]
    b.box(.4, 5.55, 1.5, 2.0, .04, .7, M.plain('#2f8a8c', .6)); text('Reception', 1.4, 5.53, 1.85, .28, M.plain('#f4f6f5', .6)); b.box(1.2, 4.6, 1.15, .45, .03, .3, M.plain('#15181a', .2))
    for y in (1.2, 2.4, 3.6):
        with R.by('right', y, .3): b.rbox(-.55, -.24, .38, 1.1, .5, .09, .03, M.fabric('#2f8a8c')); b.rbox(-.55, .2, .46, 1.1, .07, .4, .03, M.fabric('#6fb5b0')); F.legs(b, 1.0, .45, .38, M.plain('#9aa0a2', .3, .8), .03)
    b.cyl(2.6, 2.2, 0, .8, .012, M.rug('#e9c46a', '#d98a6a', 'net'), 40)
    with R.at(2.5, 2.2): Q.toys(b, 3)
    with R.at(2.9, 2.6, 0, 20): b.cyl(0, 0, .42, .35, .04, M.plain('#e9c46a', .4), 30); b.cyl(0, 0, 0, .05, .42, M.plain('#f1f1ee', .4), 12)
    for x, y in ((2.35, 2.9), (3.4, 2.3)):
        with R.at(x, y): Q.stool(b, '#d0506a' if x < 3 else '#3f7fb5', .3)
    put(b, P.pot('monstera', 1, '#e4dfd5'), 3.1, 5.2, 0, 0, 1.3); [b.box(.9 + i * 2.4, 1.0 + j * 2.2, 2.785, 1.2, .6, .015, M.glow('#f6faff', 4)) for i in range(2) for j in range(2)]
    return R.done(key=.38)


@shot('r10/consulting', 'Consulting room with an eye chart, a doctor’s desk and a couch behind a pleated curtain', (.5, -.6, 1.5, 2.6, 4.0, 21, -.03), 'bright', (30, 44))
def consulting(p):
    R = Room(4.2, 4.2, 2.8, '#f4f6f5', M.tiles('#d9dedd', .6, .18, .02), frame='#c4c8c8').open('front').win('right', .7, 1.8, .9, 1.5, power=14).build(fill=4, top=3).outside('city', 'right', seed=7)
    b = R.b; m = M.plain('#c4c8c8', .3, .7)
    with R.at(1.3, 2.6, 0, 90): F.desk(b, 1.5, '#b9946a', True, True, '#2f8a8c', 2)
    with R.at(2.35, 2.5, 0, -100): F.chair(b, '#b9946a', '#2f8a8c')
    with R.by('back', 2.9, .42): b.rbox(-.95, -.35, .55, 1.9, .7, .14, .05, M.plain('#2f8a8c', .5)); b.rbox(.4, -.33, .69, .5, .66, .1, .04, M.fabric('#f4f6f5')); [b.box(x, y, 0, .05, .05, .55, m) for x in (-.85, .8) for y in (-.3, .25)]; b.box(-.3, -.55, 0, .5, .3, .18, m)
    b.tube([(1.7, 4.1, 2.2), (1.7, 3.2, 2.2), (4.1, 3.2, 2.2)], .012, m, 8)
    with R.at(1.72, 3.25, .3): B.curtain(b, 0, 0, .8, 1.9, 0, M.fabric('#a9d4cf'), .09, .04)
    with R.by('back', 1.0, 0, 1.5): b.box(-.28, -.02, -.4, .56, .02, .95, M.plain('#fbfbf8', .5))
    for i, (s, sz) in enumerate((('E', .2), ('F P', .14), ('T O Z', .1), ('L P E D', .075), ('P E C F D', .055))): text(s, 1.0, 4.17, 1.92 - i * .16, sz, M.plain('#1b1d1f', .7), depth=.002)
    with R.by('left', 1.0, .2): b.rbox(-.3, -.2, 0, .6, .4, .85, .02, M.plain('#f1f4f3', .4), 2); b.lathe(0, 0, .85, [(.05, 0), (.06, .12), (.04, .16)], M.plain('#b9d8e0', .2), 16)
    with R.by('right', 3.0, .3): b.box(-.2, -.2, 0, .4, .4, .02, m); b.bar((0, 0, 0), (0, 0, 1.4), .05, m); b.box(-.15, -.03, 1.35, .3, .05, .12, M.plain('#f1f4f3', .4))
    [b.box(.9 + i * 1.8, 1.6, 2.785, .6, 1.2, .015, M.glow('#f6faff', 4)) for i in range(2)]
    return R.done(key=.38)


@shot('r10/treatment', 'Procedure room: a stainless sink, a lamp on an arm above the table and a trolley of instruments', (3.6, -.7, 1.5, 1.9, 4.0, 21, -.02), 'bright', (200, 44))
def procedure(p):
    R = Room(4.4, 4.2, 2.9, M.tiles('#e4efec', .3, .15, .02, .003, '#cfdcd8', .6), M.tiles('#a9b8b6', .6, .2, .02), frame='#c4c8c8').open('front').build(fill=4, top=5, base=None)
    b = R.b; m = M.plain('#c4c8c8', .3, .7)
    with R.at(0, 4.2): C.counter(b, 2.6, '#f1f4f3', '#c4c8c8', 'flat', sink=.7, topmat=M.plain('#b9bcbd', .25, .9)); C.uppers(b, 0, 2.6, 1.6, .7, '#f1f4f3', 'glass')
    with R.at(2.2, 2.2, 0, 12): b.box(-.3, -.4, 0, .6, .8, .1, M.plain('#8f9a9c', .4)); b.box(-.15, -.2, .1, .3, .4, .65, m); b.rbox(-.33, -.95, .75, .66, 1.9, .1, .04, M.plain('#2b4a52', .5)); b.rbox(-.3, .55, .85, .6, .38, .06, .03, M.fabric('#f4f6f5'))
    b.tube([(2.2, 2.2, 2.9), (2.2, 2.2, 2.6), (2.7, 2.4, 2.45), (2.5, 2.3, 2.15)], .03, M.plain('#f1f4f3', .3), 10); b.lathe(2.5, 2.3, 1.95, [(.3, 0), (.28, .1), (.08, .16)], M.plain('#f1f4f3', .3), 32); b.cyl(2.5, 2.3, 1.945, .26, .01, M.glow('#fff6e6', 3), 32); S.area(2.5, 2.3, 1.93, .4, .4, 40, (1, .97, .92))
    with R.at(3.5, 2.6, 0, -20): [b.box(-.35, -.22, z, .7, .44, .02, m) for z in (.3, .85)]; [b.box(x, y, 0, .02, .02, .9, m) for x in (-.34, .32) for y in (-.2, .19)]; [b.box(-.25 + i * .09, -.1, .87, .02, .22, .012, M.plain('#e4e8e8', .2, .9)) for i in range(6)]
    with R.at(3.7, 3.8): b.cyl(0, 0, 0, .16, 1.3, M.plain('#3f7f5a', .4, .3), 22, .16); b.cyl(0, 0, 1.3, .05, .14, M.plain('#b58a3c', .3, .9), 12)
    with R.at(1.2, 1.6): Q.stool(b, '#2b4a52', .5)
    [b.box(.8 + i * 2.0, 1.4, 2.885, .6, 1.2, .015, M.glow('#f6faff', 4)) for i in range(2)]
    return R.done(key=.38)
