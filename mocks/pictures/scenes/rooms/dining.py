"""Dining and meeting rooms, balconies."""
import math

from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q

from .base import Room, put, shot
from .bedrooms import rug


@shot('11/restaurant', 'Street-level café of the hotel: a banquette under mirrors, marble tables and a pastry counter', (.6, -.9, 1.5, 3.4, 6.4, 21, -.01), 'bright', (330, 40))
def cafe(p):
    R = Room(5.6, 6.6, 3.1, '#f0e8dc', M.tiles('#3a3a3a', .35, .2, .55, .004), frame='#2b2d2f').open('front').win('right', .6, 2.4, .0, 2.6, 'fixed', power=12, n=2).win('right', 3.6, 2.4, .0, 2.6, 'fixed', power=12, n=2).build(fill=4).outside('street', 'right', seed=4)
    b = R.b; b.box(0, .8, 0, .6, 5.0, .42, M.wood('#6b4328')); b.rbox(.02, .8, .42, .58, 5.0, .1, .04, M.fabric('#7a3b2e'), bulge=.01); [b.rbox(.0, .85 + i * .62, .5, .14, .6, .5, .05, M.fabric('#7a3b2e')) for i in range(8)]
    for y in (1.6, 3.2, 4.8): b.box(0, y - .6, 1.35, .03, 1.2, 1.0, M.wood('#3a2e24')); b.box(.03, y - .55, 1.4, .006, 1.1, .9, M.mirror())
    for y in (1.4, 2.8, 4.2):
        b.cyl(1.1, y, .7, .36, .035, M.marble('#f1ece0'), 36); b.cyl(1.1, y, .03, .03, .68, M.plain('#1b1d1f', .4, .6), 10); b.cyl(1.1, y, 0, .22, .03, M.plain('#1b1d1f', .4, .6), 28)
        with R.at(1.75, y, 0, -90): F.chair(b, '#3a2214', '#c9b48a')
        with R.at(1.1, y): F.pendant(b, 2.15, .95, 'globe', '#b58a3c', 2)
        with R.at(1.1, y, .735): b.cyl(.1, .05, 0, .07, .01, M.plain('#f6f4ee', .2), 20); b.cyl(.1, .05, .01, .04, .06, M.plain('#f6f4ee', .2), 16)
    b.box(2.6, 5.6, 0, 2.7, .7, 1.0, M.wood('#6b4328', plank=.16)); b.box(2.55, 5.55, 1.0, 2.8, .8, .05, M.marble('#f1ece0')); b.box(2.7, 5.65, 1.05, 1.3, .5, .42, M.glass('#dfe8e6', .08)); [b.ball(2.85 + i * .17, 5.9, 1.1 + .18 * j, .06, M.plain(c, .6), 12, .7) for j in range(2) for i, c in enumerate(('#c98a3c', '#e0b878', '#a8682c', '#c98a3c', '#e9d4a4', '#a8682c'))]; b.rbox(4.3, 5.75, 1.05, .6, .45, .45, .04, M.plain('#b9bcbd', .2, .9)); [b.box(2.7, 6.45, z, 2.4, .14, .03, M.wood('#6b4328')) for z in (1.7, 2.1)]; [b.cyl(2.9 + i * .22, 6.5, z + .03, .04, .16, M.plain(c, .3), 12) for z in (1.7, 2.1) for i, c in enumerate(('#5a3a24', '#e9e4da', '#7a3b2e', '#3f5f4a', '#e9e4da', '#5a3a24', '#b58a3c', '#e9e4da', '#3f5f4a'))]
    put(b, P.areca(1, 2.1, '#3a2e24'), 5.1, 5.2, 0, 20, 1)
    return R.done(key=.33)


@shot('21/dining', 'Long table in the clubhouse beneath open rafters, shutters up toward the river and the boats', (4.4, -.9, 1.5, 2.2, 6.0, 20, .02), 'golden', (20, 22))
def clubhouse(p):
    R = Room(5.2, 6.4, 3.2, M.siding('#dfe6e6', .14, False, .5, .3), ('wood', '#a87c4c'), frame='#f1efe9', ceil=M.wood('#c9a478', plank=.14)).open('front').hole('right', .4, 2.6, .85, 1.5, 12).hole('right', 3.4, 2.6, .85, 1.5, 12).build(fill=4, base=None).outside('sea', 'right')
    b = R.b; [b.box(0, y, 2.95, 5.2, .12, .25, M.wood('#f1efe9')) for y in (.6, 2.0, 3.4, 4.8, 6.1)]
    for k in range(2):
        with R.at(2.2, 2.0 + k * 2.3, 0, 90): b.rbox(-1.1, -.42, .72, 2.2, .84, .05, .012, M.wood('#8a5a34'), 2, grain=True); F.legs(b, 2.0, .74, .72, M.wood('#8a5a34'), .09)
    for i in range(6):
        for s in (-1, 1):
            with R.at(2.2 + s * .72, 1.25 + i * .76, 0, -90 * s): F.chair(b, '#a87c4c', '#5f8fa8')
    for y in (2.0, 4.3):
        with R.at(2.2, y): F.pendant(b, 2.3, .7, 'rattan'); b.lathe(0, 0, .77, [(.05, 0), (.06, .12), (.055, .2)], M.glow('#ffdca8', 1.2), 16)
    b.box(1.3, 6.36, 1.4, 1.8, .03, .9, M.plain('#2f5a78', .7)); [b.quad((1.5 + i * .55, 6.35, 1.6), (1.9 + i * .55, 6.35, 1.6), (1.7 + i * .55, 6.35, 2.1 - .1 * i), (1.7 + i * .55, 6.35, 2.1 - .1 * i), M.plain('#f1efe9', .8)) for i in range(3)]
    with R.by('left', 3.4, .25): b.rbox(-.9, -.22, 0, 1.8, .45, .9, .015, M.wood('#f1efe9'), 2); [b.cyl(-.6 + i * .3, 0, .9, .04, .26, M.plain(c, .2), 14) for i, c in enumerate(('#3f5f4a', '#7a3b2e', '#e9e4da', '#3f5f4a'))]
    return R.done(key=.35)


@shot('iloilo1/dining', 'Dining room of the bahay na bato: a round narra table, a cabinet of china and the stair hall beyond', (.6, -.9, 1.5, 3.0, 5.0, 22, .03), 'morning', (330, 32))
def ancestral(p):
    R = Room(5.2, 5.0, 3.6, '#dfe4cf', ('wood', '#6b3f22'), ceil=M.wood('#8a5a36', plank=.22), frame='#4f2d18').open('front').win('right', 1.0, 1.1, .9, 1.9, 'capiz', power=5).hole('right', 2.1, .9, .9, 1.9, 12).win('right', 3.0, 1.1, .9, 1.9, 'capiz', power=5).hole('back', .7, 1.5, 0, 2.7, 4).build(fill=3.6, base=None).outside('garden', 'right')
    b = R.b; b.box(-1, 7.6, 0, 5, .2, 3.6, M.stucco('#efe4cc')); b.box(-1, 5.2, -.02, 5, 2.4, .02, M.wood('#6b3f22', .35, plank=.2)); b.box(-1, 5.2, 3.6, 5, 2.5, .1, M.wood('#8a5a36'))
    for i in range(9): b.box(.5 + i * .28, 6.2, .17 * i, .3, 1.2, .17, M.wood('#4f2d18'))
    b.box(.55, 4.86, 2.7, 1.8, .16, .5, M.wood('#4f2d18')); [b.box(x, 4.9, 0, .14, .14, 2.7, M.wood('#4f2d18')) for x in (.56, 2.2)]; [b.box(.7 + i * .1, 4.88, 2.75, .04, .03, .4, M.wood('#2f1a0e')) for i in range(15)]
    with R.at(2.7, 2.6): F.dining(b, 1.2, 1.2, 4, '#4f2d18', '#c9b48a', True)
    rug(R, 1.5, 1.5, 2.4, 2.2, '#7a3b2e', '#d9c49a', 'lines')
    with R.by('back', 3.7, .3): b.rbox(-.8, -.28, 0, 1.6, .55, .9, .015, M.wood('#4f2d18'), 2); b.box(-.75, -.1, .9, 1.5, .36, 1.3, M.wood('#4f2d18')); b.box(-.68, -.12, .98, 1.36, .02, 1.14, M.plain('#a9b4a8', .06, 0, .8)); [b.cyl(-.5 + i * .25, -.14, 1.05 + .38 * j, .09, .01, M.plain('#f6f4ee', .2), 20) for i in range(5) for j in range(3)]
    with R.at(2.7, 2.6): F.pendant(b, 2.5, 1.1, 'globe', '#3a2a1c')
    return R.done(key=.34)


@shot('iloilo3/dining', 'Dining corner between the kitchen bar and the balcony, a smoked-glass table and a long print', (3.7, -.7, 1.45, 1.3, 4.2, 22, -.03), 'golden', (60, 18))
def corner(p):
    R = Room(4.2, 4.2, 2.7, '#f0e8dc', ('wood', '#9a6a40'), frame='#3a2e24', mats={'left': M.wood('#8a5a34', plank=.3)}).open('front').win('back', 1.6, 2.3, 0, 2.4, 'slide', power=14, cur=('#d9cbb4', .85)).build(fill=4, cove=True).outside('river', 'back', seed=2)
    b = R.b; b.rbox(1.2, 1.2, .72, 1.0, 2.0, .02, .008, M.plain('#2b2622', .06, 0, .7)); [b.box(1.4, y, 0, .6, .06, .72, M.wood('#3a2e24')) for y in (1.5, 2.8)]
    for y in (1.55, 2.2, 2.85):
        for s in (-1, 1):
            with R.at(1.7 + s * .75, y, 0, -90 * s): b.rbox(-.23, -.23, .42, .46, .46, .08, .035, M.fabric('#cfc0aa')); b.rbox(-.22, .16, .46, .44, .06, .42, .025, M.fabric('#cfc0aa')); F.legs(b, .42, .42, .42, M.wood('#3a2e24'), .035, 0)
    with R.at(1.7, 2.2): b.lathe(0, 0, .74, [(0, 0), (.06, 0), (.1, .09), (.05, .24), (.06, .28)], M.plain('#8a5a34', .3), 20)
    for y in (1.6, 2.2, 2.8):
        with R.at(1.7, y): F.pendant(b, 1.85, .85, 'globe', '#3a2e24', 1.6)
    b.box(.02, 1.2, 1.2, .03, 2.0, .7, M.plain('#222222', .5)); b.box(.05, 1.25, 1.25, .01, 1.9, .6, M.art(27, '#5f7f93', '#a87c5a', '#efe6d6')); put(b, P.areca(2, 1.9, '#8a5a34'), .5, 3.8, 0, 30, .9)
    return R.done(key=.37)


@shot('r5/dining', 'Dining room of the garden house with a bay of windows, a timber table for eight and a plate rail', (2.6, -1.1, 1.5, 2.6, 5.0, 20, -.01), 'morning', (60, 38))
def bay(p):
    R = Room(5.2, 4.4, 2.9, '#e9dcc2', ('wood', '#9a5f38'), frame='#f4f1e8', low=(.95, M.wood('#7a4326'))).open('front').win('back', 1.2, 2.8, .95, 1.5, 'case', power=16, n=4, cur=('#dccbb0', .9)).win('left', 1.2, 1.4, .95, 1.5, 'case', power=9).build(fill=4).outside('garden', 'back', 'left')
    b = R.b; b.box(0, 4.28, 2.5, 1.2, .12, .03, M.wood('#7a4326')); b.box(4.0, 4.28, 2.5, 1.2, .12, .03, M.wood('#7a4326')); [b.rbox(.12 + i * .36, 4.35, 2.53, .26, .02, .26, .01, M.plain(c, .3)) for i, c in enumerate(('#3f5f86', '#f1ede4', '#3f5f86'))]
    with R.at(2.6, 2.2, 0, 0): F.dining(b, 2.3, 1.0, 6, '#7a4326', '#a8442f')
    with R.at(2.6, 2.2): b.cyl(0, 0, 2.1, .006, .8, M.plain('#3a2e24', .5), 6); [b.tube([(0, 0, 2.1), (.3 * math.cos(a), .3 * math.sin(a), 2.0), (.4 * math.cos(a), .4 * math.sin(a), 2.12)], .012, M.plain('#8a6a3c', .3, .8), 6) for a in (0, 1.047, 2.094, 3.141, 4.189, 5.236)]; [b.lathe(.4 * math.cos(a), .4 * math.sin(a), 2.12, [(.03, 0), (.07, .1)], M.glow('#ffe6c0', 2.5), 14) for a in (0, 1.047, 2.094, 3.141, 4.189, 5.236)]
    with R.by('right', 2.4, .28): b.rbox(-.8, -.24, 0, 1.6, .5, .9, .015, M.wood('#7a4326'), 2); put(b, P.pot('bush', 1, '#e4dfd5'), .4, 0, .9, 0, .6); b.lathe(-.4, 0, .9, [(0, 0), (.08, 0), (.13, .14), (.07, .3), (.09, .36)], M.plain('#a8442f', .35), 22)
    F.art(b, 5.19, 2.4, 1.75, 1.1, .7, 19, ('#5f7a5a', '#c98a5a', '#efe6d6'), 'x')
    return R.done(key=.36)


@shot('r7/meeting', 'Meeting room with a glass front, a table for ten and a screen; the desks of the floor behind the glass', (.6, -.6, 1.5, 3.0, 5.6, 21, -.02), 'bright', (120, 44))
def meeting(p):
    R = Room(4.8, 5.6, 2.8, '#e6e4df', M.fabric('#5a646c', .4), frame='#1d1f22', ceil=M.tiles('#f2f1ed', .6, .9, .01, .012, '#d4d2cc')).open('front', 'right').build(fill=4, top=3, base=None)
    b = R.b; g = M.glass('#d0dcda', .06); b.quad((4.8, 0, 0), (4.8, 5.6, 0), (4.8, 5.6, 2.8), (4.8, 0, 2.8), g); [b.box(4.77, y, 0, .06, .05, 2.8, M.plain('#22272b', .4, .4)) for y in (0, 1.85, 3.7, 5.5)]; [b.box(4.785, 0, z, .02, 5.6, .1, M.plain('#dfe6e6', .6)) for z in (1.05, 1.25)]
    b.box(4.8, -2, -.2, 7, 10, .2, M.fabric('#6f767b', .4)); b.box(4.8, -2, 2.8, 7, 10, .1, M.plain('#f2f1ed', .8)); b.box(11.8, -2, 0, .2, 10, 2.8, M.stucco('#e6e4df')); b.box(4.8, 7.9, 0, 7, .2, 2.8, M.stucco('#d9d7d2'))
    for i in range(2):
        for j in range(3):
            with R.at(6.4 + i * 2.6, 1.2 + j * 2.2, 0, 90): F.desk(b, 1.5, 'white', True, True, '#3f4a55', i * 3 + j)
    [b.box(6 + i * 2.4, j * 2.4, 2.78, .3, 1.2, .02, M.glow('#fff6e8', 5)) for i in range(2) for j in range(3)]; [b.box(1.4 + i * 1.7, 1.0 + j * 2.4, 2.78, .3, 1.2, .02, M.glow('#fff6e8', 5)) for i in range(2) for j in range(2)]
    from kit import stage as S
    S.area(8, 3, 2.7, 5, 7, 4, (1, .97, .92))
    b.rbox(1.7, .9, .71, 1.3, 3.8, .05, .02, M.wood('#5b4030'), 2, grain=True); [b.box(2.2, y, 0, .3, .5, .71, M.plain('#22272b', .4)) for y in (1.4, 3.7)]
    for k in range(4):
        for s in (-1, 1):
            with R.at(2.35 + s * 1.0, 1.3 + k * .95, 0, 90 * -s): F.officechair(b, '#2f3338')
    with R.at(2.35, 5.1, 0, 0): F.officechair(b, '#c9a24a')
    b.box(1.3, 5.55, 1.1, 2.1, .05, 1.2, M.plain('#0b0c0e', .12, 0, .6)); b.rbox(2.2, 2.6, .76, .3, .3, .04, .02, M.plain('#2a2d30', .4)); b.box(0, 1.2, 1.0, .02, 2.6, 1.2, M.plain('#f8f8f6', .12)); [b.box(.02, 1.5 + i * .5, 1.9 - .2 * (i % 2), .004, .35, .02, M.plain(c, .6)) for i, c in enumerate(('#2f6f9f', '#c9452e', '#2f6f9f', '#4b8f5b'))]
    return R.done(key=.36)


@shot('7/balcony', 'Balcony on the fourteenth floor with a drying rack, a chair and a potted plant, towers and trees of the town below', (5.3, -1.1, 1.6, 1.6, 2.3, 25, -.06), 'afternoon', (150, 30))
def narrow_balcony(p):
    R = Room(5.6, 1.7, 2.7, '#f3f2ee', M.tiles('#b9b2a6', .3, .4), frame='#2b2d2f').open('front', 'back', 'right').build(fill=2, base=None).outside('city', 'back', seed=6)
    b = R.b; B.railing(b, [(-.2, 1.65), (6, 1.65)], 0, 'bars', 1.08, '#3a4046'); b.box(0, -.4, 0, .1, .4, 2.7, M.plain('#2b2d2f', .4))
    with R.at(3.5, 1.0, 0, 8): [b.bar((x, -.28, .95), (x * .8, .28, 0), .02, M.plain('#d9dadb', .3, .7)) for x in (-.6, .6)]; [b.bar((x, .28, .95), (x * .8, -.28, 0), .02, M.plain('#d9dadb', .3, .7)) for x in (-.6, .6)]; [b.bar((-.6, -.28 + i * .14, .95), (.6, -.28 + i * .14, .95), .012, M.plain('#d9dadb', .3, .7)) for i in range(5)]; [b.rbox(-.5 + i * .26, -.27, .5, .2, .02, .46, .008, M.fabric(c)) for i, c in enumerate(('#e9e6df', '#6f93b5', '#c9786a', '#e9d28a'))]
    with R.at(1.5, .9, 0, 170): F.chair(b, '#9a7a58', '#2f4a5c')
    put(b, P.pot('monstera', 1, '#d9d2c4'), 2.2, 1.25, 0, 0, 1.0); put(b, P.pot('snake', 2, '#b5694a'), 5.0, 1.2, 0, 0, 1.1)
    return R.done(key=.34, haze=900)


@shot('iloilo2/balcony', 'The river and the town from the eleventh floor, between the white fins of the tower', (2.3, -1.2, 1.6, 2.5, 6, 26, -.05), 'bright', (140, 42))
def fins(p):
    R = Room(4.6, 1.8, 2.8, '#f4f3ef', M.tiles('#cfccc4', .6, .3), frame='#2b2d2f').open('front', 'back').build(fill=3, base=None).outside('river', 'back', seed=5)
    b = R.b; B.railing(b, [(0, 1.75), (4.6, 1.75)], 0, 'bars', 1.08, '#3a4046'); [b.box(x, 1.8, -2, .22, .7, 6, M.stucco('#f4f3ef')) for x in (-.2, 4.55)]
    with R.at(3.5, .9, 0, -30): b.rbox(-.32, -.32, .2, .64, .64, .18, .08, M.fabric('#c9d4da')); b.rbox(-.32, .2, .3, .64, .14, .42, .06, M.fabric('#c9d4da')); F.legs(b, .6, .6, .2, M.wood('#9a7a58'))
    with R.at(2.8, 1.2): b.cyl(0, 0, .42, .24, .03, M.wood('#9a7a58'), 30); b.cyl(0, 0, 0, .025, .42, M.plain('#2b2d2f', .4), 8)
    put(b, P.areca(1, 1.5, '#f1efe9'), .5, 1.2, 0, 10, .8)
    return R.done(key=.34, haze=900)


@shot('r2/view', 'Ledesma Street from the studio window in the afternoon, jeepneys and tricycles below', dict(x=2.0, y=1.3, z=1.9, tx=2.8, ty=12, tz=-4.6, lens=23), 'afternoon', (230, 34))
def street(p):
    from kit import street as T
    R = Room(3.6, 1.6, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f').open('front').hole('back', .35, 2.9, .75, 1.5, 6).build(fill=2)
    b = R.b; z = -9; b.box(.3, 1.55, .7, 3.0, .3, .05, M.wood('#9a7a58')); [b.box(x, 1.68, .75, .06, .06, 1.5, M.plain('#2b2d2f', .4, .3)) for x in (.35, 3.19)]; b.box(.35, 1.68, 2.2, 2.9, .06, .06, M.plain('#2b2d2f', .4, .3))
    put(b, P.pot('snake', 1, '#b5694a'), .75, 1.7, .75, 0, .5)
    with b.at(0, 0, z): b.box(-80, 4, -.2, 160, 11, .2, M.asphalt()); [b.box(-80, y, -.2, 160, 2.4, .34, M.paving('#b5aea2', .6, .6)) for y in (1.7, 14.8)]; [b.box(-70 + i * 5, 9.4, 0, 2.6, .14, .01, M.plain('#d9d6c9', .8)) for i in range(28)]
    import random
    r = random.Random(5)
    for i in range(9): h = 9 + (i * 37 % 9); b.box(-52 + i * 12.4, 17.4, z, 12, 12, h, M.facade(['#d9cfbd', '#c8a890', '#dfe0da', '#b9c4c2', '#e6dfd0'][i % 5], gw=.55, gh=.5)); b.box(-52 + i * 12.4, 15.6, z + 3.3, 12, 1.9, .2, M.gi_roof(['#8c4a3a', '#5d6f78', '#6f7f5a'][i % 3]))
    [place_(T.jeepney(c), x, 7.2 if k else 11.8, z, 180 if k else 0) for x, c, k in ((-8, '#b8402f', 0), (9, '#3f6f9a', 1), (24, '#e0b53a', 0))]; [place_(T.tricycle(), x, y, z, 180) for x, y in ((-1.5, 6.0), (16, 6.2))]; [place_(T.car(k, c), x, 11.8, z, 0) for k, c, x in (('sedan', '#c9ccce', 3), ('van', '#e9e8e4', 14))]; [place_(P.tree('slim', 1), -30 + i * 9, 16.2, z, i * 40, 1.1) for i in range(8)]
    return R.done(key=.30, haze=1200)


def place_(me, x, y, z, rot, s=1):
    from kit.core import place
    place(me, x, y, z, rot, s)
