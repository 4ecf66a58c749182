"""Small things by name, each standing on z = 0: animals, tools, what hangs and stands about a home."""
import math

import numpy as np

from . import building as B
from . import materials as M
from . import plants as P
from . import street as T


def chair(b, c='#e9e6de'):
    m = M.plain(c, .4); b.rbox(-.22, -.22, .42, .44, .44, .04, .02, m); [b.bar((x, y, 0), (x * .85, y * .85, .43), .035, m) for x in (-.22, .22) for y in (-.22, .22)]; b.rbox(-.22, .19, .5, .44, .04, .4, .02, m); [b.box(x, -.18, .6, .035, .38, .03, m) for x in (-.24, .2)]


def bike(b, c='#b33a2b'):
    for x in (-.5, .5):
        with b.at(x, 0, .33, tilt=('X', 90)): b.tube([(math.cos(t) * .31, math.sin(t) * .31, 0) for t in np.linspace(0, 6.283, 24)], .02, M.plain('#1a1a1a', .8), 5)
    m = M.plain(c, .4, .3); b.tube([(-.5, 0, .33), (-.15, 0, .8), (.35, 0, .85), (-.05, 0, .35), (-.15, 0, .8)], .018, m, 6); b.tube([(.5, 0, .33), (.35, 0, .95)], .018, m, 6); b.tube([(-.5, 0, .33), (-.05, 0, .35)], .014, m, 5); b.box(-.25, -.07, .86, .24, .14, .05, M.plain('#222222', .7)); b.tube([(.3, -.28, .98), (.36, 0, .96), (.3, .28, .98)], .014, M.plain('#bbbbbb', .3, .9), 5)


def hoop(b):
    m = M.plain('#5a6a78', .5, .4); b.cyl(0, 0, 0, .07, 3.0, m, 10); b.bar((0, 0, 2.9), (.7, 0, 3.2), .08, m); b.box(.7, -.9, 2.8, .05, 1.8, 1.1, M.plain('#f2f0ea', .5)); b.box(.76, -.3, 3.0, .01, .6, .45, M.plain('#c23a2a', .5)); b.tube([(1.05 + math.cos(t) * .23, math.sin(t) * .23, 2.95) for t in np.linspace(0, 6.283, 20)], .015, M.plain('#d9552f', .5), 5)


def drum(b, c='#3f6f9a'): b.cyl(0, 0, 0, .29, .88, M.plain(c, .4), 24); [b.lathe(0, 0, z, [(.295, 0), (.305, .02), (.295, .04)], M.plain(c, .4), 24) for z in (.28, .56)]


def bench(b, c='#9a7446'): b.box(-.8, -.18, .42, 1.6, .36, .05, M.wood(c), grain=True); [b.box(x, -.15, 0, .07, .3, .42, M.wood(c)) for x in (-.7, .63)]


def gas(b, c='#c23a2a'): b.lathe(0, 0, 0, [(.14, 0), (.15, .05), (.15, .42), (.08, .52)], M.plain(c, .35), 20); b.lathe(0, 0, .5, [(.09, 0), (.1, .1)], M.plain(c, .35), 16)


def cart(b):
    b.box(-.7, -.45, .55, 1.4, .9, .5, M.plain('#3f8f6a', .5)); [T.wheel(b, x, -.5, .3, .3, .06) for x in (-.45, .45)]; [b.cyl(x, y, 1.0, .02, 1.0, M.plain('#c9c9c9', .4, .6), 8) for x in (-.6, .6) for y in (-.4, .4)]; b.quad((-.9, -.7, 1.95), (.9, -.7, 1.95), (.9, .7, 2.15), (-.9, .7, 2.15), M.fabric('#d9a441')); b.cyl(.25, 0, 1.05, .2, .35, M.plain('#b9bdbf', .3, .8), 20)


def sack(b, c='#d9d2c0'): b.rbox(-.28, -.2, 0, .56, .4, .75, .14, M.fabric(c), bulge=.05)


def heap(b, c='#a58a63'): b.lathe(0, 0, -.05, [(1.9, 0), (1.3, .35), (.75, .75), (.3, 1.0), (0, 1.08)], M.soil(c, 0.0), 26)


def blocks(b):
    m = M.concrete('#a8a59e', .95)
    for k in range(4):
        for i in range(5 - k % 2): b.box(-1 + i * .42, -.1, k * .2, .4, .2, .19, m); b.box(-1 + i * .42, .14, k * .2, .4, .2, .19, m)


def papaya(b):
    b.tube([(0, 0, -.1), (.1, 0, 1.4), (.05, .05, 2.9)], .09, M.palm_bark('#9a9072'), 10, .06); m = M.leaf('#5f8a3a', .35); rng = np.random.default_rng(4)
    for i in range(11):
        a = i * 2.4; r = .75 + .15 * (i % 3); tip = (math.cos(a) * r, math.sin(a) * r, 3.1 + .25 * math.cos(i)); b.tube([(.05, .05, 2.85), tip], .015, M.plain('#a8b86a', .5), 5)
        for k in range(7): P._blade(b, np.array(tip), a + (k - 3) * .75, .42, .08, .1, .25, m, rng, 5, .15)
    [b.ball(.05 + .14 * math.cos(i * 1.7), .05 + .14 * math.sin(i * 1.7), 2.6 - .13 * (i // 4), .09, M.plain('#8a9a4a', .4), 10, 1.4) for i in range(9)]


def tankstand(b, c='#3f6f9a'):
    m = M.plain('#7a6a58', .6, .3); [b.box(x, y, 0, .08, .08, 2.6, m) for x in (-.6, .52) for y in (-.6, .52)]; b.box(-.7, -.7, 2.6, 1.4, 1.4, .08, m); [b.bar((-.56, y, .2), (.56, y, 2.4), .05, m) for y in (-.56, .56)]; b.cyl(0, 0, 2.68, .6, 1.2, M.plain(c, .35), 28); b.lathe(0, 0, 3.88, [(.6, 0), (.2, .22), (.2, .3), (0, .3)], M.plain(c, .35), 28)


def hen(b, c='#8a4a2a'):
    m = M.fabric(c); b.ball(0, 0, .2, .14, m, 12, .85); b.ball(.14, 0, .34, .06, m, 10); b.tube([(.06, 0, .24), (.14, 0, .33)], .05, m, 8); b.tube([(-.1, 0, .24), (-.24, 0, .38)], .05, M.fabric('#2f3a2c'), 7, .015); b.ball(.15, 0, .4, .025, M.plain('#c23a2a', .5), 6); [b.cyl(.0, y, 0, .012, .12, M.plain('#d9a441', .5), 5) for y in (-.05, .05)]


def duck(b, c='#ece8de'): hen(b, c)


def carabao(b):
    m = M.plain('#4f4b48', .8); b.rbox(-1.1, -.38, .65, 2.0, .76, .8, .3, m); b.rbox(.75, -.22, .95, .75, .44, .45, .16, m); [b.tube([(x, y, 0), (x * .97, y, .8)], .1, m, 8, .14) for x in (-.85, .65) for y in (-.24, .24)]; [b.tube([(1.15, s * .18, 1.35), (1.0, s * .55, 1.45), (.75, s * .7, 1.6)], .055, M.plain('#2b2826', .5), 7, .015) for s in (-1, 1)]; b.tube([(-1.08, 0, 1.25), (-1.25, 0, .7)], .03, m, 6)


def dish(b): b.cyl(0, 0, 0, .03, .7, M.plain('#9a9a9a', .4, .6), 8); k = b.at(0, 0, .75, 30, tilt=('X', 55)); k.__enter__(); b.lathe(0, 0, 0, [(0, 0), (.2, .03), (.38, .12)], M.plain('#d9d9d6', .4), 24); b.bar((0, -.3, .05), (0, 0, .4), .02, M.plain('#8a8a8a', .5)); k.__exit__(None, None, None)


def hydrant(b): m = M.plain('#f1f0ec', .4); b.lathe(0, 0, 0, [(.16, 0), (.16, .06), (.11, .08), (.11, .55), (.15, .57), (.15, .62), (.08, .74), (0, .76)], m, 20); [b.tube([(0, 0, .45), (s * .22, 0, .45)], .06, m, 12) for s in (-1, 1)]


def stake(b): b.box(-.08, -.08, 0, .16, .16, .7, M.plain('#f4f1e8', .6)); b.box(-.085, -.085, .5, .17, .17, .2, M.plain('#c23a2a', .5))


def flag(b, c='#d9552f'): b.cyl(0, 0, 0, .04, 5, M.plain('#d9dcdc', .3, .6), 8); b.add([(0.04, 0, 4.9), (.9, .12, 4.8), (.9, -.05, 2.6), (.04, 0, 2.5)], [[0, 1, 2, 3]], M.fabric(c))


def hammock(b, c='#c98a3a'):
    t = np.linspace(0, 1, 17); m = M.fabric(c)
    for i in range(16):
        p = lambda q, s: (-1.3 + 2.6 * q, s * .42 * math.sin(math.pi * q), 1.3 - .75 * math.sin(math.pi * q) + .12 * abs(s)); b.quad(p(t[i], -1), p(t[i + 1], -1), p(t[i + 1], 0), p(t[i], 0), m); b.quad(p(t[i], 0), p(t[i + 1], 0), p(t[i + 1], 1), p(t[i], 1), m)
    [b.tube([(s * 1.3, 0, 1.3), (s * 1.75, 0, 1.7)], .012, M.plain('#d9d2c0', .8), 5) for s in (-1, 1)]


def swing(b):
    m = M.wood('#7a5233'); [b.bar((s * 1.1, y, 0), (s * 1.0, 0, 2.2), .08, m) for s in (-1, 1) for y in (-.7, .7)]; b.bar((-1.1, 0, 2.2), (1.1, 0, 2.2), .08, m); b.box(-.6, -.2, .5, 1.2, .4, .05, m); b.box(-.6, .18, .55, 1.2, .04, .4, m); [b.tube([(x, y, 2.2), (x, y, .5)], .012, M.plain('#8f9496', .4, .7), 5) for x in (-.58, .58) for y in (-.15, .18)]


def dog(b, c='#a8743f'): m = M.fabric(c); b.rbox(-.38, -.16, 0, .76, .32, .26, .12, m, bulge=.02); b.rbox(.28, -.2, .02, .3, .2, .17, .07, m); b.tube([(-.36, 0, .08), (-.5, -.16, .05), (-.4, -.3, .04)], .03, m, 6)


def sapling(b): b.tube([(0, 0, 0), (.03, 0, 1.7)], .02, M.bark(), 6); b.box(.1, -.02, 0, .035, .035, 1.8, M.wood('#b08a5c')); rng = np.random.default_rng(2); p, n = P.ball_points(rng, 160, (.02, 0, 1.6), (.32, .32, .4), -.9); P.leaves(b, p, n, .1, M.leaf('#6f9a3f'), rng)



def crate(b, c='#c9a23a'): m = M.plain(c, .5); [b.box(-.3, y, z, .6, .03, .08, m) for y in (-.2, .17) for z in (0, .12, .24)]; [b.box(x, -.2, z, .03, .4, .08, m) for x in (-.3, .27) for z in (0, .12, .24)]; b.box(-.29, -.19, 0, .58, .38, .02, m); [b.ball(-.18 + .12 * i, -.08 + .15 * j, .22, .08, M.plain('#c98a4a', .7), 10, .7) for i in range(4) for j in range(2)]


def scaffold(b, w=6, h=3.4):
    m = M.wood('#a8845a'); n = int(w / 1.5) + 1
    for i in range(n): [b.box(i * w / (n - 1) - .04, y, 0, .07, .07, h + .4, m) for y in (0, .8)]; b.bar((i * w / (n - 1), .03, h * .5), (i * w / (n - 1), .85, h * .5), .06, m)
    for z in (h * .48, h * .9): [b.box(-.3, y - .05, z, w + .6, .05, .09, m, grain=True) for y in (0, .8)]; b.box(-.2, .02, z + .1, w * .8, .7, .04, M.wood('#b9966a'), grain=True)
    b.bar((0, -.02, .2), (w / 3, -.02, h), .06, m); b.bar((w, -.02, .2), (w * 2 / 3, -.02, h), .06, m)


def meter(b): b.rbox(-.13, -.12, 1.4, .26, .12, .34, .03, M.plain('#c9ccc9', .4)); b.cyl(0, -.06, 1.74, .02, 2.0, M.plain('#8f9496', .5, .4), 6); b.ball(0, -.13, 1.6, .08, M.plain('#2b3136', .1), 12)


def guardhut(b): B.volume(b, 0, 0, 0, 2.2, 2.2, 2.5, M.stucco('#e4e0d6'), [('fixed', .3, .9, 1.6, 1.1, dict(n=1))], [('fixed', .3, .9, 1.6, 1.1, dict(n=1))], [], [('fixed', .3, .9, 1.6, 1.1)], opt=dict(frame='#22272b', cur=False)); B.flat(b, 0, 0, 2.5, 2.2, 2.2, .4, .18, M.plain('#3c4448', .5))


def lounge(b, c='#e6dcc8'):
    w = M.wood('#8a5c38'); b.box(-.9, -.4, .22, 1.8, .8, .06, w); b.rbox(-.88, -.38, .28, 1.76, .76, .16, .05, M.fabric(c), bulge=.02); b.rbox(-.88, .2, .4, 1.76, .2, .42, .07, M.fabric(c)); [b.box(x, y, 0, .06, .06, .22, w) for x in (-.86, .8) for y in (-.36, .3)]; b.rbox(-.7, .05, .46, .45, .2, .4, .07, M.fabric('#c77b4c')); b.rbox(.3, .05, .46, .45, .2, .4, .07, M.fabric('#3f6f6a'))


SMALL = {f.__name__: f for f in (chair, bike, hoop, drum, bench, gas, cart, sack, heap, blocks, papaya, tankstand, hen, duck, carabao, dish, hydrant, stake, flag, hammock, swing, dog, sapling, crate, scaffold, meter, guardhut, lounge)}
