"""Detached houses, rows, villas. House fronts face -y; the plot's street edge is p['front'] metres before the house."""
import math
import random

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit.core import Builder, place, scatter, text
from .common import *


def slats(b, x, y, z, w, h, col, pitch=.13, t=.05, dep=.09, horizontal=False):
    m = M.wood(col)
    if horizontal:
        for i in range(int(h / pitch)): b.box(x, y, z + i * pitch, w, t, pitch * .62, m, grain=True)
    else:
        for i in range(int(w / pitch)): b.box(x + i * pitch, y, z, t, dep, h, m, grain=True)


def modern_tropical(p):
    """Listing 1: white, timber screens, charcoal hip roof, carport for two."""
    b = Builder(); wall = M.stucco(p.get('wall', '#ece8df')); wood = p.get('wood', '#7d5636'); fr = p.get('frame', B.DARK); roof = p.get('roofmat') or M.gi_roof(p.get('roof', '#3a3d40'), .3, .05); lit = p.get('lit', 0); st = M.stone(p.get('stone', '#8e8374'))
    o = dict(frame=fr, lit=lit, seed=p['seed'])
    # ground floor
    B.volume(b, 0, 0, .45, 8.5, 9, 3.0, wall, [('slide', .7, .25, 3.4, 2.35, dict(n=4, cur=.7)), ('door:slat', 5.35, .0, 1.25, 2.6, dict(col=wood)), ('fixed', 6.7, .0, .45, 2.6, dict(n=1, cur=False))], [('slide', 1.2, .9, 2, 1.4), ('slide', 5, .9, 2, 1.4)], [], [('slide', 1.2, .9, 2.2, 1.4), ('case', 5.4, .9, 1.2, 1.4)], opt=o)
    b.box(-.1, -.1, -.3, 8.7, 9.2, .75, M.stone('#77706a'))
    b.box(4.55, -.08, .45, .5, .16, 3.0, st); b.box(7.3, -.06, .45, 1.26, .12, 3.0, st)
    # upper floor reaches over the entrance and the carport
    B.volume(b, -.6, -1.2, 3.65, 13.4, 9.6, 2.95, wall, [('slide', .8, .35, 4.2, 2.2, dict(n=4)), ('hole', 5.9, .0, 2.6, 2.75), ('slide', 9.1, .8, 3.4, 1.5, dict(n=4))], [('slide', 1.2, .9, 2, 1.4), ('slide', 5, .9, 2, 1.4)], [], [('slide', 1.4, .8, 3, 1.5), ('case', 6.4, .9, 1, 1.4)], opt=o)
    b.box(-.75, -1.35, 3.45, 13.7, 9.8, .24, M.stucco('#dcd7cc'), .02); b.box(-.6, -1.2, 3.42, 13.4, 9.6, .04, M.wood('#a87848', plank=.13))
    # recessed balcony
    with b.at(5.3, .2, 3.65): B.wall(b, 0, 0, 2.6, 0, .0, 2.95, wall, [('slide', .2, .05, 2.2, 2.3, dict(n=2, **o))])
    b.box(5.3, -1.2, 3.65, .0, 1.4, 2.9, wall) if False else None
    B.railing(b, [(5.3, -1.14), (7.9, -1.14)], 3.69, 'glass')
    slats(b, -.55, -1.34, 3.75, 1.25, 2.75, wood); slats(b, 8.05, -1.34, 3.75, .95, 2.75, wood); slats(b, 12.0, -1.34, 3.75, .75, 2.75, wood)
    B.hip(b, -.6, -1.2, 6.6, 13.4, 9.6, roof, over=1.0, pitch=20, fascia='#2e3133')
    # carport
    for x in (12.3,): b.box(x, -.9, .0, .35, .35, 3.45, st); b.box(x, 4, 0, .35, .35, 3.45, st)
    pad(b, 8.5, -9, 4.6, 18, M.paving('#a8a196', .5, .5, .012, .8), .04); b.box(8.6, 6, 0, 4.2, .2, 3.45, wall)
    place(T.car('suv', p.get('car', '#3b4a5a')), 10.6, 1.4, .04, -91)
    place(T.car('sedan', '#d8d8d4'), 11.0, -5.6, .04, -88) if p.get('car2', False) else None
    # entrance
    B.steps(b, 5.0, -.02, 2.2, 3, M.terrazzo('#cfc8bb')); pad(b, 5.2, -9, 1.8, 8.2, M.paving('#b7b0a3', 1.0, .6, .03), .03)
    B.lamp_wall(b, 7.05, -.02, 2.4, 4 if lit else 0); B.ac(b, -.62, 6.5, 3.9, -90); b.cyl(-.66, 7.9, .2, .05, 6.2, M.plain('#e5e2da', .5), 8)
    # garden
    lawn_z = .02; pad(b, -7, -8.8, 12, 9, M.grass('#5d7a33', .15), lawn_z); P.lawn(-7, -8.8, 12.1, 8.7, lawn_z, '#6b8a3c', .06, p['seed'])
    b.box(-7.2, -9.0, 0, .2, 20, 2.1, M.stucco('#e3ded2', grime=.6)); b.box(13.6, -9.0, 0, .2, 20, 2.1, M.stucco('#e3ded2', grime=.6))
    beds([(x * .62 + .2, -.75) for x in range(7)], p['seed'], ('bush', 'flower', 'ti', 'bush'), '#d88aa0', .6, .85); beds([(-6.4, -8 + i * 1.5) for i in range(7)], 4, ('areca', 'bush', 'ti'), smin=.7, smax=1.1); beds([(7.25, -1 - .7 * i) for i in range(9)], 5, ('bush', 'flower'), '#e8e2d0', .45, .6)
    place(P.palm(1, 7.5), -4.3, -3.4, 0, 40); place(P.palm(2, 8.5), -5.6, .6, 0, 160); place(P.palm(3, 6.5), -3.2, 2.5, 0, 250, .85); place(P.tree('slim', 2), 7.8, -7.6, 0, 0, .8)
    ground(b); street_front(b, -9.4, p['seed']); neighbours(b, 3, 13, -42, 50, skip=((-9, 12),)); far_green(p['seed'], 26)
    T.neighbour(b, -21, -2, 12); T.neighbour(b, 16.5, 0, 15)
    b.flush()


def family_90s(p):
    """r5: brick base, red tiles, garden and pool at the side."""
    b = Builder(); br = M.brick(p.get('brick', '#a3694f')); wall = M.stucco(p.get('wall', '#efe6d2')); roof = M.tile_roof(p.get('roof', '#a8442f')); o = dict(frame='#f3f0e8', seed=p['seed'], hood=False)
    b.box(-.1, -.1, -.3, 12.2, 9.2, .6, M.concrete())
    B.volume(b, 0, 0, .3, 12, 9, 3.0, br, [('case', .9, .8, 2.6, 1.5, dict(n=3)), ('door:panel', 5.0, 0, 1.9, 2.5, dict(col='#5b2f1c', frame='#4a2a1a')), ('case', 8.3, .8, 2.6, 1.5, dict(n=3))], [('case', 1.5, .9, 2, 1.4)], [], [('case', 1.5, .9, 2.2, 1.4), ('case', 5.5, .9, 1.6, 1.4)], opt=o)
    B.volume(b, 0, 0, 3.3, 12, 9, 2.8, wall, [('case', .9, .8, 2.6, 1.4, dict(n=3)), ('case', 4.6, .1, 2.7, 2.2, dict(n=3)), ('case', 8.3, .8, 2.6, 1.4, dict(n=3))], [('case', 1.5, .8, 2, 1.4), ('case', 5.5, .8, 1.6, 1.4)], [], [('case', 1.5, .8, 2.2, 1.4), ('case', 5.5, .8, 1.6, 1.4)], opt=o)
    b.box(-.08, -.08, 3.2, 12.16, 9.16, .22, wall, .02)
    B.hip(b, 0, 0, 6.1, 12, 9, roof, over=.9, pitch=30, ridge=M.plain(p.get('ridge', '#8a3827'), .8))
    # portico with balcony
    w = M.stucco('#f4efe2')
    for x in (3.8, 7.8): b.box(x - .3, -2.6, 0, .6, .6, .9, br); b.lathe(x, -2.3, .9, [(.2, 0), (.24, .08), (.19, .15), (.16, 2.2), (.24, 2.3), (.24, 2.4)], w, 18)
    b.box(3.3, -2.8, 3.25, 5.0, 2.8, .25, w, .02); B.railing(b, [(3.4, -.1), (3.4, -2.7), (8.2, -2.7), (8.2, -.1)], 3.5, 'balusters', .85, '#f4efe2')
    B.steps(b, 3.6, -2.6, 4.4, 2, M.paving('#b98a68', .3, .3)); b.box(3.4, -2.7, 0, 4.8, 2.7, .3, M.paving('#c08a66', .3, .3))
    # garage wing
    B.volume(b, 12, 1.2, 0, 6.2, 7.5, 3.0, br, [('door:sectional', .5, 0, 5.2, 2.5, dict(col='#e9e4d8', frame='#f3f0e8'))], opt=o); B.hip(b, 12, 1.2, 3.0, 6.2, 7.5, roof, over=.6, pitch=26); pad(b, 12.2, -11, 5.8, 12.2, M.paving('#b3917a', .2, .1, .008, .85, .15, .5), .03)
    place(T.car('suv', '#e4e3de'), 14.2, -3.6, .03, -88)
    # garden, pool on the left
    pad(b, -13, -11, 25, 11, M.grass('#5d7a33', .15), .02); P.lawn(-13, -11, 25.1, 10.8, .02, '#68873a', .06, 3, holes=((-11.5, -6.5, 7.6, 5.2), (4.9, -11, 1.8, 8.5), (3.4, -3.4, 4.8, 3.4)))
    pad(b, -11.5, -6.5, 7.6, 5.2, M.paving('#cfc3ad', .5, .5, .01, .8), .06); b.box(-10.7, -5.8, .0, 6.0, 3.8, .065, M.pool('#5fb9c4')); pad(b, 4.9, -11, 1.8, 8.4, M.paving('#c9b79c', .45, .45), .05)
    beds([(.4 + i * .7, -.7) for i in range(5)] + [(8.9 + i * .7, -.7) for i in range(5)], 2, ('bush', 'flower', 'flower'), '#e0607a', .6, .8); beds([(-12.4, -10 + i * 1.3) for i in range(14)], 6, ('areca', 'bush', 'bush'), smin=.8, smax=1.2); beds([(11.6, -10 + i * .9) for i in range(10)], 8, ('flower', 'bush'), '#f0d060', .5, .7)
    place(P.tree('mango', 1), -7, 4.5, 0, 0, 1.0); place(P.palm(2, 8), -9.5, -.4, 0, 20); place(P.tree('broad', 2), 22, 4, 0, 40, 1.0); place(P.tree('slim', 1), 9.5, -8.5, 0, 0, .9)
    for x in (-9.6, -8.0): b.box(x, -1.6, .06, .6, 1.8, .3, M.wood('#a4764a'), .02); b.box(x, -.1, .36, .6, .5, .06, M.fabric('#f0ece2'), .02)
    b.box(-13.3, -11.2, 0, .2, 24, 1.9, M.stucco('#e6dcc6', grime=.6)); b.box(18.6, -11.2, 0, .2, 24, 1.9, M.stucco('#e6dcc6', grime=.6))
    ground(b); street_front(b, -11.6, 2); neighbours(b, 5, 15, -50, 60, skip=((-6, 20),)); far_green(p['seed'], 27); b.flush()


def contemporary(p):
    """Listing 2: boxes in grey stone and glass, flat roofs, three-car garage, basement slope."""
    b = Builder(); wall = M.stucco('#e4e2dd', grime=.15); dk = M.stucco('#4b4d50', grime=.1); st = M.paving('#85827c', .6, .3, .006, .75, .18, .5, .8); o = dict(frame='#1d1f22', lit=p.get('lit', 0), seed=p['seed']); lit = p.get('lit', 0)
    # garage base in stone, three doors
    B.volume(b, 0, 0, 0, 9.6, 8.5, 3.1, st, [('door:garage', .4, 0, 2.8, 2.5, dict(col='#6b4a30')), ('door:garage', 3.4, 0, 2.8, 2.5, dict(col='#6b4a30')), ('door:garage', 6.4, 0, 2.8, 2.5, dict(col='#6b4a30'))], opt=o)
    # main glass volume right
    B.volume(b, 9.6, .8, .3, 9.0, 8, 3.2, wall, [('door:slat', .5, 0, 1.6, 2.8, dict(col='#5b3a22')), ('fixed', 2.4, 0, 6.2, 2.9, dict(n=4, cur=.75))], [('fixed', .6, .0, 5.5, 2.9, dict(n=3, cur=.8))], opt=o)
    # upper box, cantilevered over the garage
    B.volume(b, -1.4, -1.6, 3.4, 12.2, 9, 3.3, wall, [('fixed', .7, .3, 5.4, 2.6, dict(n=4, cur=.6)), ('hole', 7.0, .15, 4.6, 2.9)], [('fixed', .8, .4, 1.2, 2.4, dict(n=1))], [], [('fixed', .6, .6, 2.4, 2.0, dict(n=2)), ('fixed', 5, 1.5, 3, .8, dict(n=2, cur=False))], opt=o)
    with b.at(5.6, .1, 3.55): B.wall(b, 0, 0, 4.7, 0, 0, 3.1, dk, [('slide', .2, 0, 4.2, 2.6, dict(n=4, **o))])
    B.railing(b, [(5.6, -1.5), (10.2, -1.5)], 3.55, 'glass'); b.box(-1.5, -1.7, 3.2, 12.4, 9.2, .22, dk, .01); b.box(-1.6, -1.8, 6.7, 12.6, 9.4, .22, dk, .01)
    # upper right, stone fin and set back volume
    B.volume(b, 11.6, 2.4, 3.5, 7.0, 6.4, 2.9, dk, [('fixed', .5, .3, 6, 2.2, dict(n=4))], [('fixed', .6, .5, 3, 1.8)], opt=o); B.flat(b, 11.6, 2.4, 6.4, 7, 6.4, .5, .22, M.stucco('#d9d6cf')); B.flat(b, 9.6, .8, 3.5, 9, 8, .7, .2, wall); b.box(10.75, -.6, 0, .55, 5, 7.4, st)
    B.railing(b, [(11.4, .3), (19.0, .3)], 3.7, 'glass')
    # lights in soffits
    for x in (1.8, 4.8, 7.8): b.cyl(x, -.7, 3.17, .07, .03, M.glow('#ffdcae', 12 if lit else 3), 12); (S.point(x, -.7, 3.0, 25, r=.1) if lit else None)
    if lit: S.point(10.2, .1, 2.9, 45); S.area(14, 3, 3.2, 6, 3, 12, (1, .78, .5)); S.area(3, 2, 6.2, 5, 3, 10, (1, .8, .55)); S.area(8, 2, 6.3, 3, 2, 12, (1, .8, .55)); S.area(15, 5, 6.2, 5, 3, 9, (1, .8, .55))
    B.steps(b, 9.9, .7, 2.0, 2, M.terrazzo('#bdb8ae')); pad(b, -1, -9, 11.2, 9, M.paving('#8f8d88', 1.2, .6, .012, .7), .02); place(T.car('suv', '#23272b'), 2.0, -4.2, .02, -84); place(T.car('sedan', '#b4b8bb'), 7.5, -5.4, .02, -93)
    pad(b, 10.4, -9, 9.5, 9.6, M.grass(), .03); P.lawn(12.2, -9, 7.8, 8.9, .03, '#6b8a3c', .06, 2)
    for i in range(6): b.box(10.55, -8.4 + i * 1.35, .02, 1.5, .95, .06, M.concrete('#b7b3aa'), .01)
    P.hedge(b, 12.4, .0, .03, 6.0, .6, .55); P.hedge(b, -1.5, -8.6, 0, .6, 7, .9, seed=3); b.box(20.2, -9.2, 0, .25, 20, 2.3, st); b.box(-2.2, -9.2, 0, .25, 20, 2.3, st)
    place(P.tree('slim', 1, '#6b8a3c'), 19.0, -6.6, 0, 0, 0.75); place(P.palm(3, 6.5), 19.2, .5, 0, 90); beds([(19.6, -8 + i * 1.1) for i in range(7)], 2, ('areca', 'ti', 'bush'))
    b.box(9.85, -.75, 1.35, .28, .06, .38, M.plain('#0e1114', .1, 0, .8)); b.box(9.88, -.765, 1.45, .22, .02, .2, M.glow('#7fb4d8', .9))
    ground(b); street_front(b, -9.5, 4); T.neighbour(b, -15, 1, 31); T.neighbour(b, 23, 0, 35); neighbours(b, 8, 14, -45, 60, skip=((-5, 18),)); far_green(p['seed'], 28); b.flush()


def villa(p):
    """Listing 3: L-shaped, clay hip roofs, lap pool in a walled garden. The garden lies at -y."""
    b = Builder(); wall = M.stucco(p.get('wall', '#f1eadb'), grime=.12); roof = M.tile_roof(p.get('roof', '#b4593a'), .24, .33); o = dict(frame='#4a3020', seed=p['seed'], lit=p.get('lit', 0)); stn = M.stone('#b7a58c', 2.2); deck = M.wood('#9b6b42', plank=.14)
    b.box(-.5, -.5, -.2, 17, 9.5, .5, M.paving('#cdb99c', .6, .6, .008, .6))
    B.volume(b, 0, 0, .3, 16, 8, 3.3, wall, [('slide', 1, 0, 4.2, 2.7, dict(n=4, cur=.7)), ('slide', 6, 0, 4.2, 2.7, dict(n=4, cur=.7)), ('slide', 11, 0, 4.2, 2.7, dict(n=4, cur=.7))], opt=o)
    B.volume(b, 1.5, 1.5, 3.6, 11.5, 6.5, 2.9, wall, [('slide', .8, .1, 2.6, 2.3, dict(n=2)), ('slide', 4.4, .1, 2.6, 2.3, dict(n=2)), ('slide', 8.0, .1, 2.6, 2.3, dict(n=2))], [('case', 2, .8, 1.6, 1.4)], [], [('case', 2, .8, 1.6, 1.4)], opt=o)
    B.hip(b, 1.5, 1.5, 6.5, 11.5, 6.5, roof, over=1.1, pitch=27, fascia='#5b3a24'); b.box(.0, -.2, 3.55, 16, 8.2, .18, wall)
    B.railing(b, [(.1, 1.5), (.1, -.1), (13.4, -.1)], 3.73, 'wood', .95)
    # loggia roof along the front
    b.quad((-.6, -3.0, 2.95), (16.4, -3.0, 2.95), (16.4, .1, 3.75), (-.6, .1, 3.75), roof) if False else None
    for i in range(6): x = .2 + i * 3.1; b.box(x, -2.8, .3, .38, .38, 2.7, stn)
    b.box(-.4, -2.95, 3.0, 16.6, .2, .28, M.wood('#5b3a24')); 
    for i in range(27): b.box(-.3 + i * .62, -3.4, 3.28, .1, 3.4, .16, M.wood('#6b4529'), grain=True)
    # wing forming the L
    with b.at(16, -9, 0):
        B.volume(b, 0, 0, .3, 6.5, 17, 3.2, wall, [('case', 1.8, .7, 2.4, 1.7, dict(n=3))], [], [], [('slide', 9.2, 0, 3.2, 2.6, dict(n=3)), ('slide', 13.2, 0, 3, 2.6, dict(n=3))], opt=o); B.hip(b, 0, 0, 3.5, 6.5, 17, roof, over=1.1, pitch=27, fascia='#5b3a24'); b.box(-.4, -.4, -.2, 7.3, 17.8, .5, M.paving('#cdb99c', .6, .6))
    # pool: 12 m
    [pad(b, *q, M.paving('#d8c8ab', .6, .6, .008, .65), .08) for q in ((-3, -10.4, 17.5, 1.8), (-3, -4.8, 17.5, 2.4), (-3, -8.6, 3, 3.8), (12, -8.6, 2.5, 3.8))]; b.box(-.35, -8.95, .02, 12.7, .35, .09, M.concrete('#e6dcc8'), .02); b.box(-.35, -4.8, .02, 12.7, .35, .09, M.concrete('#e6dcc8'), .02); b.box(-.35, -8.6, .02, .35, 3.8, .09, M.concrete('#e6dcc8'), .02); b.box(12, -8.6, .02, .35, 3.8, .09, M.concrete('#e6dcc8'), .02)
    b.box(.0, -8.6, .02, 12.0, 3.8, .03, M.pool('#4fb3bd'))
    for i in range(4):
        with b.at(1.4 + i * 2.5, -3.7, .08, 4 * (i % 2)): b.box(-.35, 0, .25, .7, 1.9, .06, M.wood('#8a5c38')); b.rbox(-.33, .0, .31, .66, 1.35, .1, .04, M.fabric('#f3efe6')); b.box(-.33, 1.35, .33, .66, .06, .55, M.fabric('#f3efe6'), .02); [b.box(x, y, 0, .06, .06, .25, M.wood('#8a5c38')) for x in (-.33, .27) for y in (.1, 1.7)]
    b.cyl(3.9, -2.9, 0, .03, 2.6, M.wood('#6b4529'), 8); b.lathe(3.9, -2.9, 2.1, [(1.5, 0), (.02, .55)], M.fabric('#efe6d3'), 8, False)
    pad(b, -14, -16, 40, 5.6, M.grass(), .03); pad(b, -14, -10.4, 11, 20, M.grass(), .03); P.lawn(-14, -16, 30, 5.5, .03, '#6c8b3c', .06, 1); P.lawn(-10, -10.4, 7, 10, .03, '#6c8b3c', .06, 2)
    for x, y, sd, s in ((-5.2, -5, 1, 1.05), (-6.6, -2, 2, 1.25), (-4.2, 1.5, 3, 1.0), (14.4, -3.6, 2, .85), (-8.5, -9, 3, 1.1), (18, 10, 1, 1.3), (7, 12, 2, 1.35), (24, 4, 3, 1.3)): place(P.palm(sd, 8), x, y, 0, sd * 77 + x * 9, s)
    beds([(-2.6, -9 + i * 1.1) for i in range(8)], 3, ('areca', 'flower', 'ti', 'bush'), '#e2557c'); beds([(15.2, -9 + i * .9) for i in range(6)], 9, ('flower', 'bush', 'ti'), '#e2557c', .6, .8); place(P.bougainvillea(1), 15.3, -2.2, .0, 0, 1.2)
    for q in ((-14.2, -16, .25, 40), ): b.box(*q[:2], 0, q[2], q[3], 2.4, M.stucco('#e9dfca', grime=.5))
    ground(b); far_green(p['seed'], 18, palms=16); b.flush()


def bungalow(p):
    """4: cream, green GI roof, porch with grille, carport, mango."""
    b = Builder(); wall = M.stucco(p.get('wall', '#efe3c3'), grime=.5); roof = M.gi_roof(p.get('roof', '#3f6b4d'), .25, .2); o = dict(frame='#f3f0e8', seed=p['seed'], hood=False, grille=True)
    b.box(-.1, -.1, -.2, 9.7, 8.2, .45, M.concrete())
    B.volume(b, 0, 0, .25, 9.5, 8, 2.9, wall, [('jalousie', .9, .9, 2.1, 1.4), ('door:panel', 4.1, 0, 1.0, 2.15, dict(col='#7a4a2a', frame='#f3f0e8')), ('jalousie', 6.5, .9, 2.1, 1.4)], [('jalousie', 1.2, .9, 1.6, 1.3), ('jalousie', 4.8, .9, 1.6, 1.3)], [], [('jalousie', 1.2, .9, 1.6, 1.3), ('jalousie', 4.8, 1.3, .8, .8)], opt=o)
    b.box(-.02, -.03, .25, 9.54, .05, .7, M.stone('#9a8f80', 3))
    B.gable(b, 0, 0, 3.15, 9.5, 8, roof, wall, over=.8, pitch=22, fascia='#f1ead8')
    # porch with its own gable and a grille
    b.box(3.0, -2.3, 0, 3.6, 2.3, .25, M.tiles('#b5654a', .3)); 
    for x in (3.1, 6.3): b.box(x - .02, -2.25, .25, .24, .24, 2.4, wall)
    B.gable(b, 2.9, -2.4, 2.65, 3.8, 3.6, roof, wall, over=.35, pitch=22, fascia='#f1ead8', axis='y')
    b.box(2.9, -2.4, 2.5, 3.8, .2, .2, wall); B.railing(b, [(3.2, -2.15), (4.2, -2.15)], .25, 'bars', .8, '#f3f0e8'); B.railing(b, [(5.3, -2.15), (6.3, -2.15)], .25, 'bars', .8, '#f3f0e8'); B.railing(b, [(3.15, -.1), (3.15, -2.1)], .25, 'bars', .8, '#f3f0e8'); B.steps(b, 4.2, -2.3, 1.1, 2)
    b.rbox(3.4, -.75, .6, .5, .5, .06, .02, M.wood('#8a5a34')); [b.box(3.42 + i * .4, -.72 + j * .4, .25, .05, .05, .35, M.wood('#8a5a34')) for i in (0, 1) for j in (0, 1)]; b.box(3.4, -.3, .66, .5, .05, .5, M.wood('#8a5a34'))
    for x, k in ((3.4, 'flower'), (6.1, 'snake'), (3.0, 'bush'), (6.75, 'flower'), (7.3, 'bush')): place(P.pot(k, 1, '#b5694a'), x, -2.65, 0, x * 50, 1.2)
    with b.at(9.7, -.2, 0): B.carport(b, 0, 0, 3.4, 6, 2.6, 'gi', '#e5e2da')
    pad(b, 9.6, -7.5, 3.6, 14, M.concrete('#aaa69c', stain=.9), .03); place(T.car('hatch', '#8d1f22'), 11.4, 1.0, .03, -90); place(T.motorcycle('#2f4f8d'), 10.3, -3.2, .03, -70)
    pad(b, -8, -7.4, 17.4, 7.4, M.grass(dry=.5), .0); P.lawn(-8, -7.4, 17.2, 7.3, .0, '#71893c', .07, 2, holes=((4.1, -7.4, 1.3, 5.2), (3, -2.4, 3.6, 2.4))); pad(b, 4.2, -7.4, 1.1, 5.2, M.concrete(), .03)
    place(P.tree('mango', 2), -4.2, -1.0, 0, 30, .95); place(P.banana(1), -6.8, 3.5, 0, 0, 1.1); place(P.banana(2), 14.6, 4, 0, 0, 1.2); place(P.palm(2, 9), 3, 12.5, 0, 0, 1.1); beds([(.6 + i * .65, -.5) for i in range(4)] + [(7 + i * .6, -.5) for i in range(5)], 5, ('bush', 'flower', 'ti'), '#e8a03c', .5, .75)
    T.laundry(b, -7.2, 1.5, -2.2, 4.0, 1.9, 3); B.fence(b, [(-8, -7.5), (3.6, -7.5)], 1.3, 'bars', '#e6d9bb', '#3f6b4d', .5); B.fence(b, [(5.9, -7.5), (9.4, -7.5)], 1.3, 'bars', '#e6d9bb', '#3f6b4d', .5)
    b.box(13.3, -7.5, 0, .15, 18, 1.8, M.stucco('#cfc6b2', grime=1)); b.box(-8.2, -7.5, 0, .15, 18, 1.8, M.stucco('#cfc6b2', grime=1))
    ground(b, dry=.5); street_front(b, -8.0, 3, walk=0); T.neighbour(b, 15, 1, 21, 8); T.neighbour(b, -19, 0, 22, 8); neighbours(b, 9, 14, -40, 45, skip=((-4, 10),)); far_green(p['seed'], 22, palms=10); b.flush()


def duplex(p):
    """5: mirrored halves, terracotta and white."""
    b = Builder(); white = M.stucco('#f1ece2'); terra = M.stucco('#b8674a'); roof = M.tile_roof('#8f4b36', .3, .38); o = dict(frame='#ffffff' if False else '#2b2d2f', seed=p['seed'])
    b.box(-.1, -.1, -.2, 14.2, 8.2, .4, M.concrete())
    def half(mir):
        f = lambda u, w: (7 - u - w) if mir else u
        x0 = 7 if mir else 0
        B.volume(b, x0, 0, .2, 7, 8, 2.9, terra, [('slide', f(.6, 2.2), .7, 2.2, 1.6, dict(n=2)), ('door:panel', f(3.3, 1.0), 0, 1.0, 2.3, dict(col='#4a2c1a'))], [('case', 1.5, .9, 1.4, 1.3), ('case', 5, .9, 1.4, 1.3)], [], [('case', 1.5, .9, 1.4, 1.3), ('case', 5, .9, 1.4, 1.3)], opt=o)
        B.volume(b, x0 + (0 if not mir else 0), -.0, 3.1, 7, 8, 2.9, white, [('slide', f(.5, 2.4), .05, 2.4, 2.2, dict(n=2)), ('slide', f(4.4, 1.8), .9, 1.8, 1.3, dict(n=2))], [('case', 1.5, .9, 1.4, 1.3), ('case', 5, .9, 1.4, 1.3)], [], [('case', 1.5, .9, 1.4, 1.3), ('case', 5, .9, 1.4, 1.3)], opt=o)
        bx = x0 + f(.25, 2.9); b.box(bx, -1.3, 2.98, 2.9, 1.3, .16, white); B.railing(b, [(bx + .05, 0), (bx + .05, -1.25), (bx + 2.85, -1.25), (bx + 2.85, 0)], 3.14, 'bars', .95, '#2b2d2f'); place(P.pot('flower', 2, '#b8674a'), bx + .4, -.9, 3.14, 0, .9); place(P.pot('bush', 1, '#dddddd'), bx + 2.4, -.9, 3.14, 0, .9)
        dx = x0 + f(3.1, 1.4); b.box(dx, -1.1, 2.6, 1.4, 1.1, .12, white); B.lamp_wall(b, dx + (1.5 if not mir else -.1), -.02, 2.0)
        cx = x0 + f(4.4, 2.5); pad(b, cx, -7, 2.5, 7, M.paving('#b8a995', .4, .2, .01, .85, .12, .5), .03); b.box(cx - .1, -3.9, 2.55, 2.7, 3.9, .12, M.plain('#2b2d2f', .5)); [b.box(q, -3.8, 0, .1, .1, 2.55, M.plain('#2b2d2f', .5)) for q in (cx, cx + 2.4)]
        B.ac(b, x0 + f(3.6, .9), 0, 4.3)
    half(False); half(True)
    b.box(6.85, -1.2, 0, .3, 9.4, 6.9, white); B.hip(b, 0, 0, 6.0, 14, 8, roof, over=.8, pitch=24, fascia='#3b2c25')
    place(T.car('hatch', '#e6e4de'), 5.65 , -3.0, .03, -90) ; place(T.motorcycle('#222222'), 9.2, -2.4, .03, -75); place(T.motorcycle('#b33a2b'), 8.2, -2.7, .03, -80)
    for x0, w in ((-1.5, 5.8), (9.7, 5.8)): pad(b, x0, -7, w, 7, M.grass(), .02); P.lawn(x0, -7, w, 6.9, .02, '#6b8a3c', .06, 3)
    pad(b, 6.9, -7, .2, 7, M.concrete(), .2); beds([(.5 + i * .6, -.5) for i in range(5)] + [(10.8 + i * .6, -.5) for i in range(5)], 3, ('bush', 'flower', 'ti'), '#f2e6d0', .5, .7)
    place(P.tree('slim', 1), 0.2, -4.6, 0, 0, .95); place(P.tree('slim', 2), 13.8, -4.2, 0, 0, 1.0); B.fence(b, [(-1.6, -7.1), (4.2, -7.1)], 1.15, 'bars', '#f1ece2', '#2b2d2f', .5); B.fence(b, [(9.8, -7.1), (15.6, -7.1)], 1.15, 'bars', '#f1ece2', '#2b2d2f', .5)
    B.gate(b, 4.4, -7.1, 2.4, 1.2, col='#2b2d2f'); b.box(6.8, -7.3, 0, .4, .4, 1.35, terra); place(P.tree('broad', 1), 20, 8, 0, 0, 1.1)
    ground(b); street_front(b, -7.7, 6, walk=1.0); T.neighbour(b, 18.5, 0, 42, 9); T.neighbour(b, -14, 1, 44, 9); neighbours(b, 12, 14, -40, 45, skip=((-5, 14),)); far_green(p['seed'], 25); b.flush()


def row(p):
    """6, r6, 23, 24: units in a row. style picks the front."""
    b = Builder(); st = p['style']; n = p['units']; w = p['unit_w']; stor = p['storeys']; H = 2.9; r = random.Random(p['seed']); dark = '#26292c'
    for i in range(n):
        x = i * w
        if st == 'sage':
            a, c = M.stucco('#f2f0e8', grime=.05), M.stucco(p.get('col', '#9db09a'), grime=.05); o = dict(frame='#2b2d2f', seed=i)
            B.volume(b, x, 0, .15, w, 8, H, c, [('slide', .35, .5, 1.5, 1.7, dict(n=2)), ('door:panel', 2.35, 0, .95, 2.2, dict(col='#8a5a34'))], [('case', 2, .9, 1.2, 1.2)], [], [('case', 2, .9, 1.2, 1.2)], opt=o)
            B.volume(b, x, -.7, .15 + H, w, 8.7, 2.9, a, [('slide', .5, .7, 1.9, 1.5, dict(n=2)), ('case', w - 1.3, .4, .7, 2.0, dict(n=1))], [('case', 2, .9, 1.2, 1.2)], [], [('case', 2, .9, 1.2, 1.2)], opt=o); b.box(x + .3, -.85, 3.55, 2.3, .15, 2.05, c) if False else None
            b.box(x + .35, -.78, H + .75, .12, .1, 1.8, M.wood('#8a5a34')); b.box(x + 2.45, -.78, H + .75, .12, .1, 1.8, M.wood('#8a5a34')); b.box(x - .07, -.95, .0, .14, 9, 6.6, a); B.shed(b, x + .07, -.9, 5.95, w - .14, 8.9, M.gi_roof('#5b6661', .25, 0), over=.0, rise=.55, fascia='#4b534f'); pad(b, x + .1, -6, w - .2, 6, M.concrete('#b9b5aa'), .04); pad(b, x + w - 1.5, -6, 1.2, 6, M.paving('#b9ab95', .3, .3), .05)
        elif st == 'dark':
            a, c = M.stucco('#4a4c4f', grime=.1), M.stucco('#dedad2', grime=.1); o = dict(frame='#17191b', seed=i, lit=p.get('lit', 0))
            B.volume(b, x, 0, 0, w, 9, 2.9, c, [('door:garage', .25, 0, 2.9, 2.45, dict(col='#7b5232')), ('door:slat', 3.45, 0, .95, 2.45, dict(col='#4a3020'))], [('case', 2, .9, 1.2, 1.2)], [], [], opt=o)
            B.volume(b, x, -.9, 2.9, w, 9.9, 5.9, a, [('fixed', .4, .5, w - .8, 2.1, dict(n=3)), ('fixed', .4, 3.4, 2.5, 2.1, dict(n=2))], [('case', 2, .9, 1.2, 1.2), ('case', 5, 3.5, 1.2, 1.2)], [], [('case', 2, .9, 1.2, 1.2), ('case', 5, 3.5, 1.2, 1.2)], opt=o); slats(b, x + 3.1, -1.02, 6.2, w - 3.4, 2.3, '#8a5a34'); b.box(x - .08, -1.1, 0, .16, 10.2, 9.6, c); b.box(x, -.9, 8.8, w, 9.9, .12, c); B.railing(b, [(x + .1, -.8), (x + w - .1, -.8)], 8.9, 'glass', .95)
            b.box(x + .5, 1.6, 8.9, w - 1, .12, 2.3, a) if False else None; [b.box(x + q, 1.5 + k, 8.9, .12, .12, 2.3, M.wood('#7b5232')) for q in (.4, w - .5) for k in (0, 2.6)]; [b.box(x + .3, 1.4 + k * .4, 11.2, w - .6, .08, .14, M.wood('#7b5232')) for k in range(8)]; place(P.areca(1 + i % 2, 1.6, '#d8d2c6'), x + .6, .3, 8.9, i * 60, .9)
            pad(b, x + .1, -5, w - .2, 5, M.paving('#8f8b84', .6, .3, .01, .8, .1, .5), .03)
        elif st == 'apartments':
            a, c = M.stucco('#b9cfdb', grime=.5), M.stucco('#f0efe9', grime=.4); o = dict(frame='#f3f2ee', seed=i, grille=False)
            for s in (0, 1):
                z = .2 + s * 3.0; B.volume(b, x, 0, z, w, 7, 3.0, a, [('door:panel', .35, 0, .9, 2.1, dict(col=['#3f6a86', '#8a5a34'][s], frame='#f3f2ee')), ('jalousie', 1.65, .9, 1.5, 1.25, dict(grille=True if s == 0 else False))], [('jalousie', 2, .9, 1.2, 1.2)], [], [('jalousie', 2, .9, 1.2, 1.2)], opt=o); B.lamp_wall(b, x + 1.42, -.02, z + 1.9)
                if r.random() < .7: B.ac(b, x + 2.0, 0, z + 2.25 if s else z + .3)
                if r.random() < .6: place(P.pot(r.choice(['snake', 'bush', 'flower']), i, '#b5694a'), x + 1.5, -.4, z, 0, 1.0)
            b.box(x, -1.6, 3.08, w, 1.6, .14, c); b.box(x - .1, -1.6, .0, .2, .2, 6.3, c); B.railing(b, [(x, -1.5), (x + w, -1.5)], 3.22, 'bars', 1.0, '#4b6a7e')
        elif st == 'worn':
            me = i == p.get('mine', 1); a = M.stucco('#cdbb98' if me else ['#b7c4b4', '#d9c9a8', '#c9a98f', '#c4ccd0'][i % 4], grime=1.3 if me else .7); o = dict(frame='#7a6a55' if me else '#f0eee8', seed=i, grille='#6d4a36' if me else True, sill=True)
            B.volume(b, x, 0, .1, w, 8, 2.9, a, [('jalousie', .6, .9, 1.7, 1.3), ('door:panel', w - 1.7, 0, .95, 2.1, dict(col='#5a4a3c' if me else '#7a4a2a', frame='#8a7a64'))], opt=o); b.box(x - .06, -.4, 0, .12, 8.6, 3.6, a); col = '#6e5a4c' if me else ['#7d3a2e', '#4a5a50', '#5a5d60'][i % 3]; B.shed(b, x + .06, -.9, 3.0, w - .12, 9, M.gi_roof(col, .25, .9 if me else .3), over=.0, rise=-.0, fascia='#8a7f70', th=.1); b.quad((x + .06, -1.4, 3.0), (x + w - .06, -1.4, 3.0), (x + w - .06, 4, 4.7), (x + .06, 4, 4.7), M.gi_roof(col, .25, .9 if me else .3))
            pad(b, x, -4.2, w, 4.2, M.soil('#857258', .7) if me else M.concrete(stain=1.0), .02)
            if me:
                P.weeds([(x + r.uniform(.1, w - .1), r.uniform(-4.1, -.1), 0) for _ in range(260)], .45, '#7c8a42', 4); [place(P.bush(k % 2 + 1, .55, '#6b7a35'), x + r.uniform(.4, w - .4), r.uniform(-3.9, -.5), 0, k * 70, r.uniform(.6, 1.2)) for k in range(9)]; place(P.banana(1), x + .7, -1.5, 0, 0, .9); B.gate(b, x + w - 2.3, -4.2, 1.9, 1.5, col='#6d4630'); B.fence(b, [(x, -4.2), (x + w - 2.4, -4.2)], 1.3, 'bars', '#b9a98a', '#6d4630', .6)
            else:
                B.fence(b, [(x + .1, -4.2), (x + w - 2.3, -4.2)], 1.3, 'bars', '#d9d2c2', '#2b2d2f', .6); B.gate(b, x + w - 2.2, -4.2, 2.0, 1.4, col='#31505f'); [place(P.pot(k, 1, '#b5694a'), x + .5 + j * .6, -.5, .02, 0, 1.1) for j, k in enumerate(('flower', 'snake'))]; place(T.motorcycle(['#b33a2b', '#2f4f8d'][i % 2]), x + w - 1.2, -2.2, .02, -80) if i % 2 == 0 else None
    W = n * w
    if st == 'sage':
        b.box(W - .07, -.95, 0, .14, 9, 6.6, M.stucco('#f2f0e8')); pad(b, -3, -6, 3, 14, M.soil('#94795a', .15), .02); pad(b, W, -6, 5, 14, M.soil('#94795a', .15), .02); place(T.car('hatch', '#c9ccce'), w * 1.55, -3.0, .05, -90); place(T.car('sedan', '#3b5168'), w * 3.5, -3.2, .05, -91)
        [place(P.tree('slim', 1 + i % 2, '#7a9a45'), i * w + .35, -6.3, 0, i * 50, .5) for i in range(n + 1)]
        street_front(b, -6.6, 3, walk=1.0); [T.streetlamp(b, x, -6.0) for x in (-8, 12, 34)]; ground(b, '#7a8a48', dry=.7)
    elif st == 'dark':
        b.box(W - .08, -1.1, 0, .16, 10.2, 9.6, M.stucco('#dedad2')); street_front(b, -5.4, 4, walk=1.1); [P.hedge(b, i * w + 3.3, -4.9, 0, .9, 1.2, .7, seed=i) for i in range(n)]; [place(P.tree('slim', 1 + i % 2), i * w + 3.7, -4.4, 0, i * 50, .85) for i in range(n)]; place(T.car('suv', '#d9d8d4'), w * 1.35, -3.0, .03, -90); place(T.car('sedan', '#6b1f22'), w * 4.35, -3.0, .03, -90); ground(b)
        [T.streetlamp(b, x, -5.0) for x in (-6, 16)]
    elif st == 'apartments':
        b.box(W - .1, -1.6, 0, .2, .2, 6.3, M.stucco('#f0efe9')); B.gable(b, 0, -.6, 6.2, W, 7.6, M.gi_roof('#6c7d88', .25, .2), M.stucco('#b9cfdb'), over=1.0, pitch=15, fascia='#f0efe9'); b.box(0, -1.6, 0, W, 1.7, .2, M.concrete())
        # shared stair at the left
        for k in range(16): b.box(-2.6 + k * .0, -1.6 - 3.8 + k * .25, .0 + k * .19, 1.2, .28, .1, M.concrete()); b.box(-2.6, -1.6, 3.08, 2.6, 1.6, .14, M.stucco('#f0efe9')); 
        for sx in (-2.6, -1.44): b.bar((sx, -5.4, .9), (sx, -1.5, 3.95), .05, M.plain('#4b6a7e', .4)); b.bar((sx, -5.4, -.05), (sx, -1.5, 3.0), .16, M.concrete()); [b.box(sx - .015, -5.3 + k * .48, .1 + k * .37, .03, .03, .85, M.plain('#4b6a7e', .4)) for k in range(9)]
        b.box(-2.6, -1.5, 0, .2, .2, 3.1, M.stucco('#f0efe9')); pad(b, -6, -7, W + 12, 7, M.concrete('#b3aea3', stain=.9), .03); [place(T.motorcycle(c), 1.2 + i * 1.15 + (1.5 if i > 3 else 0), -4.6, .03, 68 + i * 3) for i, c in enumerate(['#b33a2b', '#2f4f8d', '#222222', '#c9a13a', '#e4e3de', '#4b6a3e'])]; place(T.tricycle(), W - 3.2, -4.9, .03, 172)
        T.laundry(b, W + .5, -1, W + 5.5, -2, 1.9, 2); place(P.tree('talisay', 1), W + 6, 2, 0, 0, .9); street_front(b, -7.2, 5, walk=.9); ground(b); beds([(-5, -6 + i) for i in range(6)], 3, ('bush', 'areca', 'ti'))
    else:
        street_front(b, -4.6, 3, walk=.8); place(T.tricycle('#3a7a55', '#e8c04a'), W * .92, -6.0, .0, 178); ground(b, dry=.5)
    far = {'sage': 16, 'dark': 16, 'apartments': 14, 'worn': 14}[st]
    neighbours(b, p['seed'], far, -40, W + 30, skip=() if st != 'dark' else ((-5, W),)); far_green(p['seed'], far + 11); b.flush()


def bahay(p):
    """iloilo1: stone below, wood and capiz above, wide eaves, an old acacia."""
    b = Builder(); st = M.stone('#b3a48c', 1.7, .6); wd = '#5a3820'; W = M.wood(wd, plank=.22); o = dict(frame=M.wood('#4a2c18'), seed=p['seed'], lit=p.get('lit', 0)); roof = M.tile_roof('#9c4e36', .28, .4) if p.get('tile', True) else M.gi_roof('#7a3b2e')
    B.volume(b, 0, 0, 0, 15, 11, 3.3, st, [('grid', 1.2, .9, 1.5, 1.7, dict(n=1, grille='#2b2320')), ('grid', 3.9, .9, 1.5, 1.7, dict(n=1, grille='#2b2320')), ('door:panel', 6.4, 0, 2.3, 2.9, dict(col=wd, frame='#3a2415')), ('grid', 9.7, .9, 1.5, 1.7, dict(n=1, grille='#2b2320')), ('grid', 12.3, .9, 1.5, 1.7, dict(n=1, grille='#2b2320'))], [('grid', 2, .9, 1.4, 1.6, dict(n=1)), ('grid', 6, .9, 1.4, 1.6, dict(n=1))], [], [('grid', 2, .9, 1.4, 1.6, dict(n=1)), ('grid', 6, .9, 1.4, 1.6, dict(n=1))], opt=o, t=.45)
    z = 3.35; y = -.7; b.box(-.7, y - .05, 3.2, 16.4, 12.5, .28, M.wood(wd), .02)
    for i in range(15): b.box(-.6 + i * 1.12, y - .0, 2.95, .16, .9, .25, M.wood(wd), grain=True)
    ops = [('capiz', .5 + i * 3.2, 1.0, 2.6, 1.5) for i in range(5)] ; left = [('capiz', .6 + i * 3.8, 1.0, 2.9, 1.5) for i in range(3)]
    B.volume(b, -.6, y, z, 16.2, 12.4, 3.4, W, ops, left, [], left, opt=o, t=.14)
    for i in range(5):
        x = -.6 + .5 + i * 3.2; b.box(x, y - .04, z + .15, 2.6, .06, .75, M.wood('#3f2716')); [b.box(x + .1 + k * .2, y - .06, z + .2, .05, .05, .65, M.wood('#7a5030')) for k in range(13)]; b.box(x - .1, y - .12, z + .92, 2.8, .18, .09, M.wood('#4a2c18')); b.box(x - .1, y - .08, z + 2.52, 2.8, .12, .1, M.wood('#4a2c18'))
        for k in range(7): b.box(x + .05 + k * .37, y - .03, z + 2.75, .3, .05, .45, M.wood('#6b4529')); 
    for i in range(6): b.box(-.72 + .0 + i * 3.2, y - .1, z, .22, .2, 3.4, M.wood('#4a2c18'), .01)
    B.hip(b, -.6, y, z + 3.4, 16.2, 12.4, roof, over=1.6, pitch=32, fascia='#5a3820')
    for i in range(26): b.box(-2.1 + i * .74, y - 1.5, z + 3.22, .07, 1.5, .12, M.wood('#6b4529'), grain=True)
    B.steps(b, 5.9, 0, 3.3, 2, M.stone('#a89a84', 1.2)); B.lamp_wall(b, 6.0, -.02, 2.2, 3); B.lamp_wall(b, 9.1, -.02, 2.2, 3)
    pad(b, 5.8, -14, 3.5, 13.6, M.stone('#a29684', 1.6, .7), .04); pad(b, -12, -14, 17.8, 14, M.grass(dry=.25), .02); pad(b, 9.3, -14, 18, 14, M.grass(dry=.25), .02); P.lawn(-9, -13, 14.8, 12.8, .02, '#6a8538', .06, 1); P.lawn(9.4, -13, 12, 12.8, .02, '#6a8538', .06, 2)
    place(P.tree('acacia', 1), -6.4, -1.6, 0, 20, 1.25); place(P.tree('acacia', 2), 24, 9, 0, 20, 1.2); place(P.palm(1, 9), 19, 5, 0, 0, 1.2)
    for s in (-1, 1): beds([(7.55 + s * 2.2, -2.2 - i * 1.1) for i in range(9)], 3 + s, ('flower', 'bush', 'bush'), '#f0eee0', .5, .65)
    beds([(.3 + i * .8, -.6) for i in range(7)] + [(9.8 + i * .8, -.6) for i in range(7)], 7, ('bush', 'ti', 'areca'), '#fff', .5, .75); T.bench(b, 1.8, -4.6, 12); T.bench(b, 12.2, -5.4, -150)
    for x in (5.2, 9.7): place(P.pot('bush', 1, '#9a5a40'), x, -.55, 0, 0, 1.9)
    B.fence(b, [(-12, -14.4), (5.2, -14.4)], 1.6, 'bars', '#b3a48c', '#2b2320', .7)
    ground(b); neighbours(b, 15, 18, -45, 55, gap=15, skip=((-6, 18),)); far_green(p['seed'], 24, kinds=('acacia', 'broad', 'mango'), n=44); b.flush()


def nipa(p):
    """9: steep thatched roof, posts, bamboo, hardwood deck, plunge pool, mango orchard."""
    b = Builder(); th = M.thatch('#a58a5e'); wd = '#7a4f2e'; o = dict(frame=M.wood('#5b3a22'), seed=p['seed'], lit=p.get('lit', 0)); bam = M.siding('#c2a468', .06, True, .5, .5); z = .9
    deck = M.wood('#96673f', plank=.14)
    b.box(-1.5, -4.2, z - .14, 12, 12, .14, deck); 
    for x in (-1.3, 2, 5.4, 8.8, 10.2): [b.cyl(x, y, -.2, .11, z + .1, M.wood(wd), 10) for y in (-4, -.2, 3.5, 7.4)]
    B.volume(b, 0, 0, z, 9, 7, 2.7, bam, [('slide', .7, 0, 2.6, 2.2, dict(n=3, cur=.8)), ('slide', 5.5, 0, 2.8, 2.2, dict(n=3, cur=.8)), ('door:slat', 3.8, 0, 1.1, 2.2, dict(col='#5b3a22'))], [('case', 1, .7, 2, 1.4), ('case', 4.3, .7, 2, 1.4)], [], [('case', 1, .7, 2, 1.4), ('case', 4.3, .7, 2, 1.4)], opt=o, t=.12)
    for x in (-.05, 2.95 + .6, 5.1, 8.9): b.cyl(x, -.06, z, .09, 2.8, M.wood(wd), 10)
    for x in (-1.2, 3.0, 6.0, 10.2): b.cyl(x, -3.2, z, .1, 2.15, M.wood(wd), 10)
    # steep roof: gable with porch skirt and loft window
    B.gable(b, -.3, -.6, z + 2.7, 9.6, 8.2, th, bam, over=.9, pitch=46, fascia='#8a7048', axis='x'); b.quad((-1.9, -4.4, z + 1.95), (10.9, -4.4, z + 1.95), (10.6, -.6, z + 3.3), (-1.6, -.6, z + 3.3), th); b.quad((-1.9, -4.4, z + 1.87), (-1.6, -.6, z + 3.2), (10.6, -.6, z + 3.2), (10.9, -4.4, z + 1.87), M.wood('#9a7748', plank=.2)); b.box(-1.9, -4.45, z + 1.8, 12.8, .08, .2, M.thatch('#8f764c'))
    b.bar((-1.2, -3.2, z + 2.15), (10.2, -3.2, z + 2.15), .16, M.wood(wd))
    with b.at(3.2, -.2, z + 3.4):
        B.wall(b, 0, 0, 2.6, 0, 0, 1.7, bam, [('case', .4, .3, 1.8, 1.2, dict(n=2, **o))]); b.box(0, 0, 0, .1, 3, 1.7, bam); b.box(2.5, 0, 0, .1, 3, 1.7, bam); B.gable(b, -.1, -.1, 1.65, 2.8, 3.2, th, bam, over=.35, pitch=42, fascia='#8a7048', axis='y')
    B.railing(b, [(-1.4, 7), (-1.4, -4.1), (2.4, -4.1)], z, 'wood', .9); B.railing(b, [(4.6, -4.1), (10.4, -4.1)], z, 'wood', .9)
    for i in range(5): b.box(2.5, -4.2 - (5 - i) * .32, (i) * .17, 2, .34, .05, deck)
    # plunge pool and its deck
    pad(b, 5.4, -9.6, 6.6, 5.0, M.wood('#96673f', plank=.14), .16); b.box(6.2, -8.8, 0, 4.2, 3.0, .2, M.stone('#8e8374')); b.box(6.4, -8.6, .12, 3.8, 2.6, .085, M.pool('#4aa8a8'))
    with b.at(-.6, -2.2, z, 20): b.rbox(0, 0, .38, 1.7, .75, .14, .05, M.fabric('#e6dcc6')); b.box(0, 0, .1, 1.7, .75, .28, M.wood('#8a5a34')); b.rbox(0, .6, .45, 1.7, .18, .4, .07, M.fabric('#e6dcc6')); b.rbox(.1, .4, .5, .45, .2, .4, .08, M.fabric('#c77b4c')); b.rbox(1.1, .4, .5, .45, .2, .4, .08, M.fabric('#3f6f6a'))
    with b.at(7.4, -2.3, z, -12): b.cyl(0, 0, 0, .05, .7, M.wood(wd), 8); b.cyl(0, 0, .7, .5, .04, M.wood(wd), 24); [b.box(math.cos(a) * .9 - .22, math.sin(a) * .9 - .22, .42, .44, .44, .05, M.wood('#a87c4c')) or b.box(math.cos(a) * .9 - .2, math.sin(a) * .9 - .2, 0, .4, .4, .42, M.wood('#8a5a34')) for a in (.3, 2.2, 4.2)]
    for i in range(9): b.ball(2.6 + i * .35 - 4, -3.9 + .02, z + 1.75 - .1 * math.sin(i * .4), .05, M.glow('#ffd9a0', 3), 8) if False else None
    P.lawn(-14, -16, 30, 15.8, 0, '#6d873a', .09, 2, holes=((5.4, -9.6, 6.6, 5), (2.4, -6, 2.2, 2))); pad(b, -14, -16, 34, 30, M.grass(dry=.3), -.02)
    for i in range(6): b.box(3.0 + .15 * math.sin(i * 2), -6.6 - i * 1.15, -.05, .95, .65, .09, M.stone('#9a8f80'), .02)
    for i, (x, y) in enumerate(((-7, -1), (-9.5, 5), (14.5, 1), (16, 8), (-4.5, 11), (4, 12.5), (11.5, 12), (-12, -6))): place(P.tree('mango', 1 + i % 2), x, y, 0, i * 60, .8 + .08 * (i % 3))
    place(P.banana(1), -3.4, 3, 0, 0, 1); place(P.banana(2), 12.3, 4.5, 0, 40, 1); place(P.palm(1, 8), 13.2, -3.4, 0, 30, 1.0); place(P.palm(3, 9), -10, -2.3, 0, 200, .95); beds([(-1.9, -3.6 + i * .9) for i in range(9)] + [(5.2 + i * .8, -4.65) for i in range(7)], 4, ('bush', 'areca', 'ti', 'flower'), '#e86a4a', .45, .8); place(P.bamboo(1), -9, -9.5, 0, 0, .9)
    ground(b, dry=.3); far_green(p['seed'], 20, kinds=('mango', 'mango', 'broad'), n=60, palms=16); b.flush()
