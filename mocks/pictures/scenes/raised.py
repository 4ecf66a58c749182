"""Houses on posts, by the sea and by fish ponds; a strip of land between road and beach."""
import math
import random

import numpy as np

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place
from kit.home import home
from .buildings import boat
from .common import beds, far_green, ground, neighbours, pad
from .land import grass_rect, outline


def steps_up(b, x, y, w, z, n=7, col='#9b9588'):
    """Stairs that rise towards +y and end at y."""
    for i in range(n): b.box(x, y - (n - i) * .3, 0, w, .32, z * (i + 1) / n, M.concrete(col))
    [b.bar((q, y - n * .3, .9), (q, y, z + .9), .05, M.wood('#6b5238')) for q in (x + .05, x + w - .05)]; [b.bar((q, y - i * .6, z * (1 - i * 2 / n)), (q, y - i * .6, z * (1 - i * 2 / n) + .9), .05, M.wood('#6b5238')) for q in (x + .05, x + w - .05) for i in range(n // 2 + 1)]


def shore(b, y=-18, sand='#b5aa97', sea='#5f979c'):
    """A beach whose water begins near y; the sea lies at -y."""
    b.box(-3000, -3000, -3, 6000, 3000 + y - 3, 2.25, M.water(sea, .06, .5, .25, deep='#3c7486')); xs = np.linspace(-240, 260, 90); ye = y + 1.1 * np.sin(xs * .09) + .5 * np.sin(xs * .31); s = M.sand(sand); f = M.plain('#eef2f0', .6)
    for x0, x1, a, c in zip(xs, xs[1:], ye, ye[1:]): b.quad((x0, a - 6, -1.4), (x1, c - 6, -1.4), (x1, c, -.74), (x0, a, -.74), M.sand('#8f8674')); b.quad((x0, a, -.74), (x1, c, -.74), (x1, y + 11, .0), (x0, y + 11, .0), s); b.quad((x0, a - .5, -.79), (x1, c - .5, -.79), (x1, c + .2, -.72), (x0, a + .2, -.72), f)
    b.box(-3000, y + 10.8, -.3, 6000, 3000, .3, s if y > -15 else M.grass('#76863f', .6))


def rest(p):
    b = Builder(); z = 1.7; r = random.Random(3); shore(b, -11); wd = M.wood('#7d6a55', plank=.18, var=.5); post = M.concrete('#9a948a')
    [b.box(x, y, -.1, .3, .3, z + .1, post) for x in (0, 3.2, 6.4, 9.7) for y in (-1.8, 2.5, 6.7)]; b.box(-.3, -2.2, z, 10.6, 9.4, .2, M.wood('#6f5c48', plank=.15))
    B.volume(b, .2, .2, z + .2, 9.6, 6.8, 2.6, wd, [('capiz', .4, .9, 2.6, 1.3), ('door:slat', 3.6, 0, 1.5, 2.1, dict(col='#5b4632', frame='#5b4632')), ('capiz', 6.2, .9, 2.8, 1.3)], [('capiz', 1, .9, 2.2, 1.3), ('capiz', 4, .9, 2.2, 1.3)], [], [('capiz', 1, .9, 2.2, 1.3), ('capiz', 4, .9, 2.2, 1.3)], opt=dict(frame=M.wood('#5b4632')), t=.12)
    B.hip(b, -.2, -2.1, z + 2.8, 10.4, 9.4, M.gi_roof('#8f6a52', .25, .95), over=.6, pitch=27, fascia='#7d6a55'); B.railing(b, [(-.2, -.1), (-.2, -2.1), (3.6, -2.1)], z + .2, 'wood', .9); B.railing(b, [(5.4, -2.1), (10.2, -2.1), (10.2, -.1)], z + .2, 'wood', .9); [b.box(x, -2.1, z + .2, .14, .14, 2.7, M.wood('#6f5c48')) for x in (-.2, 3.5, 5.5, 10.1)]; steps_up(b, 3.7, -2.2, 1.6, z + .2)
    for q in ((-4.2, -3.6, 1.15), (-6.5, 1.5, 1.3), (13.2, -2.2, 1.2), (15.5, 3, 1.0), (11.6, -5.6, .95), (-9, -5, 1.05), (3, 10, 1.3), (8, 11, 1.2), (19, 8, 1.3), (-12, 9, 1.25)): Y.thing(b, 'palm', q[0], q[1], q[0] * 33, q[2])
    for a in (('hammock', 6.6, 1.4, 90, '#c9452e'), ('drum', 10.6, 4, 0, '#3f6f9a'), ('bench', 7.6, -5.4, 170), ('laundry', -3.6, 4.6, -1.0, 6.2, 1.9, 3)): Y.thing(b, *a)
    place(boat('bangka', 2), 14.5, -8.6, -.25, 70); grass_rect((-14, -1, 26, 14), '#8f9850', 420, .28, r); far_green(3, 26, palms=22); b.flush()


def ponds(p):
    """A house a metre above the ground, fish ponds behind."""
    b = Builder(); z = 1.15; r = random.Random(9); b.plane(-2500, -2500, -.32, 5000, 5000, M.grass('#6a7a3a', .4)); pad(b, -14, -8, 40, 19, M.soil('#8d7a5c', .6), .0)
    [b.box(x, y, -.1, .32, .32, z + .1, M.concrete('#9a948a')) for x in (0, 2.8, 5.6, 8.4) for y in (0, 3.4, 6.8)]; b.box(-.15, -1.7, z - .05, 9.1, 9, .22, M.concrete('#a8a297'))
    with b.at(0, 0, z): home(b, 0, 0, dict(w=8.8, d=7, floors=1, fh=2.6, plinth=.15, wall='#a9cfe0', grime=.6, front=('WDw',), side=('w-w',), roof='gable', roofcol=(.5, '#7f8a8c'), pitch=22, over=.7, win='jalousie', frame='#f1efe9', doorcol='#f1efe9', seed=3))
    B.railing(b, [(-.1, -.1), (-.1, -1.65), (3.6, -1.65)], z + .17, 'bars', .85, '#f1efe9'); B.railing(b, [(5.2, -1.65), (8.8, -1.65), (8.8, -.1)], z + .17, 'bars', .85, '#f1efe9'); steps_up(b, 3.7, -1.7, 1.4, z + .15, 5)
    for i in range(6):
        for j in range(3): b.box(-90 + i * 34, 14 + j * 26, -.3, 31.5, 23.5, .2, M.water('#7d8f88', .03, .8, .08))
    for i in range(60): place(P.areca(1 + i % 2, 2.6), -60 + i * 2.4 + r.uniform(-.8, .8), 12.6 + r.uniform(-.5, .6) + 26 * (i % 2), -.1, i * 40, r.uniform(.9, 1.4))
    for a in (('laundry', 10.2, 1.0, 14.0, 3.4, 1.9, 8), ('drum', -1.2, .6), ('drum', -1.2, 1.3, 0, '#2f6b4a'), ('moto', 1.4, -4.6, 20, '#b33a2b'), ('dog', 6.8, -3.8, 140), ('pots', 5.8, -2.2, 0, 5, .55), ('palm', -6, 4, 0, 1.1), ('banana', 12.5, 6, 0, 1.2), ('hen', 4.5, -5.6, 30), ('bench', -3.4, -2.6, 40)): Y.thing(b, *a)
    Y.road(b, 'dirt', -8, 4.5, seed=2); far_green(9, 95, n=70, palms=26); b.flush(); return dict(key=.23)


def strip(p):
    b = Builder(); r = random.Random(21); shore(b, -12, '#aca18e'); pad(b, -240, 2, 500, 300, M.grass('#73853e', .6), .01); b.box(-240, 40, 0, 500, 5, .05, M.concrete('#b4afa4'))
    outline(b, [(0, -2), (14, -2), (14, 40), (0, 40)], .3, .35); grass_rect((.5, 3, 13.5, 39), '#8f9850', 480, .3, r); pad(b, .2, 2.2, 13.6, 37.6, M.grass('#86924a', .7), .03)
    for i in range(46):
        x, y = r.uniform(-70, 90), r.uniform(2, 38)
        if not -1 < x < 15: place(P.palm(1 + i % 3, 9), x, y, 0, i * 50, r.uniform(.85, 1.25))
    for x, y in ((2.2, 6), (11.8, 16), (3, 29)): place(P.palm(1, 9), x, y, 0, x * 70, 1.0)
    for i, (x, y, q) in enumerate(((4.4, -7.5, 82), (10.4, -7.0, 96))): place(boat('bangka', i + 1), x, y, -.3, q)
    [T.neighbour(b, x, y, 40 + i) for i, (x, y) in enumerate(((-16, 16), (-30, 10), (20, 20), (36, 14), (-12, 50), (8, 50), (26, 51), (-34, 52), (46, 50), (-52, 14), (54, 18)))]; Y.thing(b, 'trike', 20, 42.4, 0); Y.thing(b, 'hatch', -6, 41.6, 180, '#e9e8e4')
    far_green(21, 66, n=90, palms=26, x0=-240, x1=260); b.flush()


def posts_house(p): return {'rest': rest, 'ponds': ponds, 'strip': strip}[p['style']](p)
