"""Offices, halls of entrance, a library. Each is its own plan."""
import math
import random

from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import things as Q
from kit.core import text

from .base import Room, put, shot


@shot('10/office', 'Upper floor as shell and core: bare columns, stripped ceiling and the grid windows of 1938', (8.6, -.9, 1.6, 3.6, 11, 20, .02), 'noon', (200, 46))
def shell_core(p):
    R = Room(10, 11, 3.7, M.stucco('#d9d2c0', .9, .6, .2), ('cement', '#a9a298'), ceil=M.concrete('#b5afa4', .9), frame='#3f6f6a').open('front')
    for i in range(3): R.win('left', .6 + i * 3.5, 2.6, .8, 2.2, 'grid', power=10); R.win('back', .5 + i * 3.3, 2.6, .8, 2.2, 'grid', power=10)
    R.build(fill=3, base=None).outside('street', 'left', 'back', seed=3); b = R.b
    for x in (3.3, 6.6):
        for y in (2.5, 6.2, 9.8): b.rbox(x - .22, y - .22, 0, .44, .44, 3.4, .03, M.concrete('#c4bdb0', .8), 1); b.box(x - .4, y - .4, 3.26, .8, .8, .44, M.concrete('#b9b2a6', .8))
    [b.box(0, y - .15, 3.3, 10, .3, .4, M.concrete('#b5afa4', .8)) for y in (2.5, 6.2, 9.8)]; b.tube([(8.6, 0, 3.4), (8.6, 11, 3.4)], .06, M.plain('#c9452e', .5), 10)
    with R.at(8.8, 4.0): [b.box(-.6, -.4, i * .12, 1.2, .9, .1, M.wood('#b08a5c')) for i in range(4)]
    with R.at(1.2, 2.4): [b.rbox((i % 3) * .5, (i // 3) * .4, 0, .46, .34, .16, .05, M.plain('#b9b4a8', .9)) for i in range(6)]
    with R.at(7.6, 8.2, 0, 30): [b.bar((x, -.3, 0), (x, 0, 1.7), .05, M.wood('#b08a5c')) for x in (-.25, .25)]; [b.bar((x, .35, 0), (x, 0, 1.7), .05, M.wood('#b08a5c')) for x in (-.25, .25)]; [b.bar((-.25, -.3 + .06 * i, .34 * i), (.25, -.3 + .06 * i, .34 * i), .04, M.wood('#b08a5c')) for i in range(1, 5)]
    return R.done(key=.30)


@shot('10/lobby', 'Stair hall of the corner building: terrazzo steps, an old iron rail and letter boxes', (.7, -.9, 1.55, 2.6, 5.0, 21, .03), 'noon', (330, 46))
def stair_hall(p):
    R = Room(4.2, 5.4, 4.2, '#e9dfc8', M.terrazzo('#d8cfc0'), frame='#3f6f6a', low=(1.3, M.plain('#2f7f7b', .5))).open('front').win('back', 2.3, 1.5, 2.4, 1.5, 'grid', power=16).build(fill=4, top=3, base=None).outside('street', 'back', seed=7)
    b = R.b; te = M.terrazzo('#d8cfc0'); [b.box(2.2, 1.6 + i * .28, 0, 1.4, .28, .17 * (i + 1), te) for i in range(11)]; b.box(2.2, 4.68, 0, 2.0, .72, 1.87, te); [b.tube([(2.2, 1.7 + i * .28, .17 * (i + 1)), (2.2, 1.7 + i * .28, .17 * (i + 1) + .85)], .011, M.plain('#26292c', .4, .6), 6) for i in range(11)]; [b.tube([(2.2 + .04 * (k % 2), 1.7 + (i + .5) * .28, .17 * (i + 1) + .3 + .1 * k), (2.2, 1.7 + (i + .5) * .28 + .08, .17 * (i + 1) + .36 + .1 * k)], .008, M.plain('#26292c', .4, .6), 4) for i in range(10) for k in range(3)]; b.bar((2.2, 1.6, 1.05), (2.2, 4.75, 2.9), .06, M.wood('#5a3820'))
    [b.box(.02, 2.4 + i * .36, 1.1 + j * .3, .16, .34, .28, M.plain('#8a9aa0', .4, .4), .005) for i in range(4) for j in range(3)]; [b.box(.18, 2.45 + i * .36, 1.3 + j * .3, .01, .22, .025, M.plain('#26292c', .5)) for i in range(4) for j in range(3)]
    with R.at(1.2, 3.0): F.pendant(b, 2.9, 1.3, 'globe', '#2b2d2f', 2.5)
    b.box(.9, 5.37, 0, 1.0, .03, 2.3, M.wood('#5a3820')); put(b, P.pot('snake', 1, '#2f7f7b'), .45, 4.6, 0, 0, 1.4)
    return R.done(key=.30)


@shot('19/office', 'Principal’s office: a heavy desk with two visitors’ chairs, trophies and a wall of class photographs', (3.9, -.6, 1.5, 1.8, 4.2, 22, -.03), 'morning', (160, 36))
def principal(p):
    R = Room(4.6, 4.4, 3.0, '#f2ead6', ('wood', '#8a6238'), frame='#f1efe9').open('front').win('left', 1.2, 2.4, .95, 1.4, 'jalousie', power=14).build(fill=4, top=2).outside('garden', 'left')
    b = R.b
    with R.at(2.0, 2.9, 0): b.box(-.9, -.4, .70, 1.8, .8, .05, M.wood('#4a2a16'), .01, True); b.box(-.85, -.36, 0, .45, .72, .7, M.wood('#4a2a16')); b.box(.4, -.36, 0, .45, .72, .7, M.wood('#4a2a16')); b.box(-.4, -.36, .2, .8, .03, .5, M.wood('#4a2a16')); b.box(-.3, -.2, .75, .5, .34, .01, M.plain('#f6f3ea', .8)); b.box(.45, 0, .75, .3, .22, .12, M.plain('#f1efe9', .8)); b.cyl(-.7, .1, .75, .045, .1, M.plain('#2f5d8f', .4), 14)
    with R.at(2.0, 3.65): F.officechair(b, '#3a2214')
    for x in (1.5, 2.5):
        with R.at(x, 1.9, 0, 180): F.chair(b, '#6b4328', '#7a9a6a')
    with R.by('right', 2.6, .2): F.shelf(b, 1.6, 1.1, '#6b4328', 7, 3); [b.lathe(-.55 + i * .37, 0, 1.1, [(.06, 0), (.06, .05), (.015, .07), (.015, .12), (.08, .2), (.09, .28)], M.plain(('#d9b04a', '#c9ccce')[i % 2], .2, .9), 20) for i in range(4)]
    with R.by('back', 2.3, 0, 1.9): Q.frames(b, 3, 6)
    with R.by('back', 2.3, 0, 1.45): Q.frames(b, 5, 6)
    b.bar((4.0, 4.2, 0), (4.0, 4.2, 2.2), .03, M.wood('#b58a3c')); b.quad((4.0, 4.19, 2.15), (3.98, 4.12, 1.3), (3.6, 4.15, 1.25), (3.75, 4.18, 2.1), M.fabric('#2f4f8f')); b.quad((3.75, 4.18, 2.1), (3.6, 4.15, 1.25), (3.5, 4.16, 1.5), (3.65, 4.18, 2.05), M.fabric('#b8302f'))
    with R.at(2.3, 2.2): Q.ceiling_fan(b, 3.0, .35)
    return R.done(key=.35)


@shot('r11/office', 'Office in the corner of the warehouse: a window onto the racks, two desks and a board of waybills', (.5, -.6, 1.5, 2.8, 3.8, 21, -.03), 'afternoon', (200, 30))
def dispatch(p):
    R = Room(4.4, 4.0, 2.6, M.siding('#dfe4e4', .2, True, .5, .2), ('vinyl', '#9aa0a2'), frame='#2f5d8f', ceil=M.tiles('#f2f1ed', .6, .9, .01, .012, '#d4d2cc')).open('front').hole('right', .7, 2.6, 1.0, 1.2, 5).build(fill=4, top=4)
    b = R.b; b.box(4.6, -4, -.2, 14, 14, .2, M.concrete('#b3b1ab')); b.box(18, -4, 0, .2, 14, 8, M.siding('#cfd0cc')); b.box(4.4, -4, 7.6, 14, 14, .1, M.siding('#cfd0cc'))
    for i in range(3):
        with R.at(9.5, .2 + i * 2.85, 0, -90): F.rack(b, 2.7, 1.2, 3, 1.65, i + 3, .9)
    S.area(8, 2, 7, 8, 8, 6, (1, .97, .93))
    b.box(4.5, .7, 1.0, .03, 2.6, .04, M.plain('#2f5d8f', .4)); b.quad((4.5, .7, 1.0), (4.5, 3.3, 1.0), (4.5, 3.3, 2.2), (4.5, .7, 2.2), M.glass('#d0dcda', .06))
    with R.by('right', 2.0, .38): F.desk(b, 1.8, '#c4a27c', True, True, '#2f5d8f', 5)
    with R.by('back', 1.3, .38): F.desk(b, 1.4, '#c4a27c', True, True, '#2f3338', 8)
    with R.by('back', 1.4, 0, 1.75): b.box(-.9, -.02, -.45, 1.8, .02, .9, M.plain('#a98a5c', .9)); r = random.Random(2); [b.box(-.8 + i * .26, -.03, .1 - j * .38, .18, .006, .26, M.plain(r.choice(['#f6f3ea', '#e8d45a', '#f0b0a0', '#9fd0e0']), .8)) for i in range(6) for j in range(2)]
    with R.by('back', 3.5, .25): [b.box(-.25, -.25, z, .5, .5, .42, M.plain('#8a9aa0', .4, .3), .006) for z in (.03, .47, .91)]
    with R.by('back', 2.7, 0, 2.1): F.aircon(b)
    with R.by('left', 1.2, .06, 1.6): [b.rbox(i * .3 - .3, -.12, -.12, .24, .2, .15, .07, M.plain(c, .35)) for i, c in enumerate(('#e8b83a', '#e8b83a', '#f1efe9'))]
    return R.done(key=.36)


@shot('r12/office', 'Control desk of the cold storage: gauges, a row of temperature dials and thick jackets on pegs', (3.6, -.6, 1.5, 1.6, 3.6, 21, -.03), 'morning', (160, 36))
def control(p):
    R = Room(4.0, 3.8, 2.7, M.siding('#e9eeee', .6, True, .4, .4), ('cement', '#9aa2a6'), frame='#2f5d8f').open('front').door('back', 2.7, 1.0, 2.15, 'steel', '#c4ccce').build(fill=4, top=4, base=None)
    b = R.b; b.box(.3, 3.3, 0, 2.2, .5, .8, M.plain('#5f6f78', .4, .3)); b.add([(.3, 3.3, .8), (2.5, 3.3, .8), (2.5, 3.75, 1.1), (.3, 3.75, 1.1)], [[0, 1, 2, 3]], M.plain('#7f8f98', .4, .3)); b.box(.3, 3.7, 1.1, 2.2, .1, 1.0, M.plain('#5f6f78', .4, .3))
    for i in range(5):
        with R.at(.55 + i * .42, 3.69, 1.75, tilt=('X', 90)): b.cyl(0, 0, 0, .15, .03, M.plain('#26292c', .4), 28); b.cyl(0, 0, .03, .13, .005, M.plain('#f6f6f2', .5), 28); b.bar((0, 0, .04), (.09 - .04 * i, .07, .04), .012, M.plain('#c9452e', .5))
        [b.cyl(.45 + i * .42 + k * .1, 3.69, 1.4, .025, .02, M.glow(('#6fd08a', '#6fd08a', '#ffb84a')[(i + k) % 3], 3), 12) for k in range(3)]
    with R.at(1.3, 2.7, 0, 175): F.officechair(b, '#2f5d8f')
    b.box(.02, 1.0, 1.75, .04, 2.0, .1, M.wood('#8a6a4c')); [b.rbox(.06, 1.1 + i * .48, .8, .16, .42, .95, .06, M.fabric(c)) for i, c in enumerate(('#2f5d8f', '#d9782f', '#2f5d8f', '#d9782f'))]
    [b.rbox(.1, 1.15 + i * .48 + k * .16, 0, .28, .11, .3, .04, M.plain('#26292c', .6)) for i in range(4) for k in range(2)]
    with R.by('right', 2.2, .3): F.desk(b, 1.2, 'white', True, False)
    with R.by('right', 2.3, 0, 1.8): b.box(-.5, -.02, -.35, 1.0, .02, .7, M.plain('#f8f8f6', .2)); [b.box(-.4, -.026, .2 - i * .13, .5 + .1 * (i % 3), .004, .02, M.plain('#2f5d8f', .6)) for i in range(5)]
    b.tube([(0, 3.0, 2.45), (4, 3.0, 2.45)], .09, M.plain('#f1f1ee', .5), 14); b.tube([(0, 2.7, 2.5), (4, 2.7, 2.5)], .05, M.plain('#3f7fb5', .5), 12)
    return R.done(key=.36)


@shot('19/library', 'School library: low round tables, shelves in rows under jalousie windows and a globe on the counter', (.7, -.9, 1.6, 4.2, 8.0, 20, -.01), 'morning', (330, 36))
def library(p):
    R = Room(7.6, 8.4, 3.1, '#f2ead6', M.tiles('#cfc8ba', .4, .3, .05), frame='#e9e6de').open('front')
    for i in range(3): R.win('right', .5 + i * 2.7, 2.1, 1.5, 1.2, 'jalousie', power=12)
    R.build(fill=4, top=3).outside('garden', 'right'); b = R.b
    for j in range(3):
        for s in (0, 1):
            with R.at(1.6, 4.0 + j * 1.6 + s * .32, 0, 180 * s): F.shelf(b, 2.6, 1.7, '#a87c4c', 4 + j * 2 + s, 4)
    for i in range(3):
        with R.by('right', 1.3 + i * 2.7, .18): F.shelf(b, 2.0, 1.1, '#a87c4c', 30 + i, 3)
    for i, (x, y) in enumerate(((4.3, 2.0), (5.6, 3.8), (4.3, 5.6))):
        with R.at(x, y): b.cyl(0, 0, .62, .62, .04, M.plain(('#e9c46a', '#8fb58a', '#7fa3c4')[i], .4), 40); b.lathe(0, 0, 0, [(.3, 0), (.28, .03), (.05, .1), (.05, .62)], M.plain('#8f9598', .4), 22); [F.books(b, -.2, -.1, .66, 3, i)]
        for k in range(4):
            a = .6 + k * 1.57
            with R.at(x + .85 * math.cos(a), y + .85 * math.sin(a), 0, math.degrees(a) - 90): F.chair(b, '#b58a5c', ('#c9786a', '#e9c46a')[k % 2])
    b.box(2.8, 7.7, 0, 2.4, .6, 1.0, M.wood('#8a5a34', plank=.2)); b.box(2.75, 7.65, 1.0, 2.5, .7, .05, M.wood('#6b4328')); b.ball(3.4, 7.95, 1.32, .2, M.art(9, '#3f7fb5', '#8fa05a', '#3f7fb5'), 24); b.cyl(3.4, 7.95, 1.05, .1, .03, M.wood('#6b4328'), 20); text('SILENCE, PLEASE', 3.9, 8.37, 2.4, .22, M.plain('#3f6f5a', .7)); [b.box(1.6 + i * 2.2, 1.4 + j * 2.6, 3.05, 1.2, .14, .05, M.glow('#f4f8ff', 6)) for i in range(3) for j in range(3)]
    return R.done(key=.34)
