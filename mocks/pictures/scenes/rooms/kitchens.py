"""Kitchens of family houses and condominiums. Each is its own plan."""
from kit import counters as C
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q

from .base import Room, put, shot


def back(R, x, z=0): return R.at(x, R.D, z)
def right(R, y, z=0): return R.at(R.W, y, z, -90)
def left(R, y, z=0): return R.at(0, y, z, 90)


@shot('1/kitchen', 'Kitchen with an L of white cupboards, a window above the sink and a door to the outdoor dirty kitchen', (.55, -.9, 1.5, 3.0, 4.0, 22, -.05), 'morning', (150, 34))
def family_l(p):
    R = Room(4.4, 4.0, 2.8, '#f1ece2', ('wood', '#a87848'), frame='#2b2d2f').open('front').win('back', 1.0, 1.7, 1.1, 1.05, 'slide', power=14).win('back', 3.0, .9, 0, 2.15, 'fixed', n=1, power=10).win('left', 1.2, 1.6, .95, 1.3, power=8).build(fill=4, lamps=((1.2, 1.4), (3.2, 1.4), (1.2, 3), (3.2, 3))).outside('yard', 'back').outside('garden', 'left')
    with back(R, .0): C.counter(R.b, 2.85, '#f2f0ea', '#e6e3dd', 'panel', sink=1.85); C.splash(R.b, 2.85, .2, col='#dfe4dc', kind='brick')
    with left(R, 2.05): C.splash(R.b, 1.3, .6, col='#dfe4dc', kind='brick')
    with right(R, 3.0): C.counter(R.b, 2.4, '#f2f0ea', '#e6e3dd', 'panel', hob=1.3, oven=1.3); C.splash(R.b, 2.4, .6, col='#dfe4dc', kind='brick'); C.uppers(R.b, 0, .95, col='w#8d5a33'); C.uppers(R.b, 1.65, .75, col='w#8d5a33'); C.hood(R.b, 1.3)
    with right(R, 3.0, .9): R.b.box(.1, -.25, 0, .28, .04, .36, M.wood('#b08a5c'), .01)
    with right(R, .42): C.fridge(R.b, .72, 1.8)
    with back(R, .3, .9):
        with R.at(.0, -.3): Q.rice_cooker(R.b)
    with R.at(1.55, 1.7): F.dining(R.b, 1.1, 1.1, 4, '#8d5a33', '#dcd2c0', True)
    with R.at(1.55, 1.7): F.pendant(R.b, 2.0, .8, 'rattan')
    with back(R, .9, .92): put(R.b, P.pot('bush', 2, '#b5694a'), .35, -.2, 0, 0, .5)
    return R.done()


@shot('2/kitchen', 'Kitchen of graphite fronts with a long stone island without stools and built-in ovens', (4.9, -.6, 1.45, 2.6, 4.6, 21, -.03), 'afternoon', (200, 28))
def graphite(p):
    R = Room(6.2, 4.6, 3.1, '#e6e4df', ('tile', '#c4c0b8'), frame='#1d1f22').open('front').win('left', .5, 3.4, 0, 2.6, 'slide', power=12).build(fill=4, lamps=[(x, y) for x in (1.6, 3.2, 4.8) for y in (1.2, 3.2)], cove=True).outside('pool', 'left')
    with back(R, 1.3):
        for i in range(3):
            with R.at(.3 + i * .62, 0): C.tall(R.b, .6, 2.5, '#3d4146', ovens=i == 1)
    with back(R, 3.2): C.counter(R.b, 2.95, '#3d4146', '#a9a6a0', 'drawers', sink=.9); C.splash(R.b, 2.95, 1.6, col='#b5b2ac', kind='marble'); R.b.box(0, -.3, 1.55, 2.95, .3, .05, M.wood('#5b4030'), 0, True); [R.b.lathe(.3 + i * .28, -.14, 1.6, [(0, 0), (.05, 0), (.08, .08), (.04, .18)], M.plain(c, .4), 18) for i, c in enumerate(('#e9e4da', '#2b2d2f', '#b58a5c', '#e9e4da'))]
    with R.at(3.3, 2.1): C.island(R.b, 2.9, 1.0, '#2f3338', '#dcd8d0', .12, hob=True); R.b.lathe(.9, .1, .925, [(0, 0), (.12, 0), (.2, .07), (.19, .075), (.1, .02)], M.wood('#8a5a34'), 24); [R.b.ball(.9 + dx, .1 + dy, .99, .05, M.plain(c, .5), 12) for dx, dy, c in ((0, .05, '#d9a441'), (.07, -.02, '#8fa040'), (-.07, -.03, '#d98a3a'))]
    with R.at(3.3, 2.1): F.pendant(R.b, 2.1, 1.0, 'line', '#1d1f22', 2.5)
    return R.done()


@shot('3/kitchen', 'Villa kitchen in a U around a window to the garden, cream cupboards and a timber beam ceiling', (2.1, -1.2, 1.5, 2.1, 4.0, 20, -.02), 'golden', (330, 22))
def villa_u(p):
    R = Room(4.2, 4.2, 3.0, '#f5efe2', ('small', '#cfae86'), frame='#5a4030').open('front').win('back', 1.0, 2.2, 1.05, 1.25, 'case', power=15).win('left', .2, .9, 0, 2.2, power=8).build(fill=4).outside('garden', 'back', 'left')
    for y in (.6, 1.8, 3.0): R.b.box(0, y, 2.8, 4.2, .16, .2, M.wood('#7a4a2a'), 0, True)
    with back(R, 0): C.counter(R.b, 4.2, '#efe7d6', '#d9c9a8', 'panel', sink=2.1, handle='#8a6a3c'); C.splash(R.b, 4.2, .15, col='#3f7f86', kind='old')
    with left(R, 1.3): C.counter(R.b, 2.4, '#efe7d6', '#d9c9a8', 'panel', handle='#8a6a3c'); C.splash(R.b, 2.9, .6, col='#3f7f86', kind='old'); C.uppers(R.b, .4, 2.0, col='#efe7d6', kind='glass')
    with right(R, 3.65): C.counter(R.b, 2.4, '#efe7d6', '#d9c9a8', 'panel', hob=1.2, oven=1.2, handle='#8a6a3c'); C.splash(R.b, 2.9, .6, col='#3f7f86', kind='old', x=-.5); C.hood(R.b, 1.2, 1.6, 'cone', .9)
    with right(R, .75): C.fridge(R.b, .85, 1.85, '#c4c7c8', True)
    with R.at(2.1, 1.7): F.pendant(R.b, 2.1, .7, 'rattan')
    with R.at(1.5, 4.0, .94): Q.jars(R.b, 3, 2)
    with R.at(2.1, 1.6): R.b.rbox(-.55, -.35, .84, 1.1, .7, .06, .01, M.wood('#7a4a2a'), 2, grain=True); F.legs(R.b, 1.0, .62, .84, M.wood('#7a4a2a'), .07); R.b.box(-.45, -.28, .3, .9, .56, .03, M.wood('#7a4a2a'))
    with R.at(1.9, 1.6, .9): R.b.lathe(0, 0, 0, [(0, 0), (.12, 0), (.2, .07), (.19, .075), (.1, .02)], M.plain('#3f7f86', .3), 24); [R.b.ball(dx, dy, .07, .055, M.plain('#e0a83a', .5), 12) for dx, dy in ((0, .06), (.08, -.02), (-.08, -.03))]
    return R.done()


@shot('5/kitchen', 'Kitchen along one wall, seen over the dining table of the open ground floor', (4.6, -.7, 1.4, 2.0, 4.4, 23, -.05), 'afternoon', (160, 30))
def open_ground(p):
    R = Room(5.0, 4.4, 2.7, '#f3ebe0', ('tile', '#cdb49c'), frame='#f1efe9').open('front').win('left', .9, 1.5, .95, 1.2, power=13, cur=('#e9dccb', .75)).door('left', 3.2, .85, 2.08, 'panel', '#6b4328').build(fill=5, lamps=((1.4, 1.5), (3.4, 1.5), (1.4, 3.2), (3.4, 3.2))).outside('wall', 'left')
    with back(R, .9): C.counter(R.b, 3.2, '#b8674a', '#efe9df', 'flat', sink=.7, hob=2.2, handle='#e9e4da'); C.splash(R.b, 3.2, .58, col='#f1ece2', kind='brick'); C.uppers(R.b, 0, 1.85, col='#efe9df'); C.uppers(R.b, 2.6, .6, col='#efe9df'); C.hood(R.b, 2.2, 1.6, 'slim')
    with R.by('back', 4.55, 0): C.fridge(R.b, .68, 1.65, '#8f2f2a', False, .3)
    with R.at(2.55, 1.75, 0, 12): F.dining(R.b, 1.5, .85, 6, '#7d5230', '#e0d2c0')
    with R.at(2.55, 1.75): F.pendant(R.b, 1.95, .75, 'dome', '#b8674a')
    with R.at(3.3, 4.1, .9): Q.rice_cooker(R.b)
    with R.at(1.2, 4.05, .9): Q.dish_rack(R.b)
    with R.by('right', 3.2, 0, 1.75): Q.calendar(R.b)
    return R.done()


@shot('7/kitchen', 'Condominium galley with navy fronts, a washer-dryer below the counter and a window at its end', (1.0, -1.2, 1.5, 1.25, 4.4, 21, -.03), 'morning', (100, 34))
def condo_galley(p):
    R = Room(2.5, 4.2, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f', mats={'back': M.stucco('#dfe6ea', .8, 0, .05)}).open('front').win('back', .75, 1.0, .9, 1.4, 'case', power=20).build(fill=5, lamps=((1.25, .8), (1.25, 2.2), (1.25, 3.5))).outside('city', 'back', seed=3)
    with left(R, .2): C.counter(R.b, 3.9, '#2f4a5c', '#f1efe9', 'flat', sink=1.3, handle='#c9b48a'); C.splash(R.b, 3.9, .6, col='#f1f1ee', kind='brick'); C.uppers(R.b, 1.9, 2.0, col='#f2f1ed', light=True); C.uppers(R.b, .1, 1.7, col='w#9a7a58', kind='shelf')
    with left(R, .75):
        R.b.rbox(-.3, -.61, .1, .6, .03, .74, .01, M.plain('#e9e9e6', .3))
        with R.at(0, -.62, .45, tilt=('X', 90)): R.b.cyl(0, 0, 0, .2, .02, M.plain('#b9bcbd', .3, .8), 30); R.b.cyl(0, 0, .02, .15, .01, M.plain('#1b2026', .05, 0, .8), 30)
    with right(R, 4.1): C.counter(R.b, 2.6, '#2f4a5c', '#f1efe9', 'drawers', hob=1.3, oven=1.3, handle='#c9b48a'); C.splash(R.b, 2.6, .6, col='#f1f1ee', kind='brick'); C.uppers(R.b, 0, .95, col='#f2f1ed', light=True); C.uppers(R.b, 1.65, .95, col='#f2f1ed', light=True); C.hood(R.b, 1.3)
    with right(R, 1.1): C.fridge(R.b, .6, 1.7)
    with R.at(1.25, 2.1): R.b.box(-.35, -1.2, 0, .7, 2.4, .012, M.rug('#dfe2e2', '#7f95a5', 'lines'))
    with R.at(2.2, 3.9, .92): put(R.b, P.pot('snake', 1, '#e4dfd5'), 0, 0, 0, 0, .6)
    return R.done()


@shot('8/kitchen', 'Loft kitchen under the mezzanine: black fronts on old brick with a timber bar', (.5, -.7, 1.5, 3.2, 3.6, 22, -.02), 'afternoon', (240, 28))
def loft(p):
    br = M.brick('#93523c'); R = Room(4.8, 3.6, 2.5, '#eae4da', ('wood', '#8a6238'), ceil=M.wood('#7a5233', plank=.14), frame='#1b1d1f', mats={'back': br}).open('front').win('right', .7, 1.9, .5, 1.8, 'grid', power=14).build(fill=4, base=None, lamps=()).outside('street', 'right', seed=2)
    [R.b.box(0, y, 2.32, 4.8, .12, .18, M.plain('#1b1d1f', .45, .5)) for y in (.5, 2.0, 3.4)]
    with back(R, .25): C.counter(R.b, 3.5, '#2f3235', '#c9a678', 'flat', sink=.8, hob=2.4, oven=2.4, handle='#b58a5c', topmat=M.wood('#9a6a40')); C.uppers(R.b, .2, 1.6, 1.45, col='w#6b4328', kind='shelf', seed=4); C.hood(R.b, 2.4, 1.6, 'chimney')
    with back(R, 2.95, 1.85): Q.pans(R.b, 4, .8)
    with back(R, 4.25): C.tall(R.b, .62, 2.2, '#2f3235', True)
    with R.at(2.35, 1.5, 0, 0): R.b.rbox(-1.0, -.3, 1.0, 2.0, .6, .06, .01, M.wood('#9a6a40'), 2, grain=True); [R.b.box(x, -.25, 0, .05, .5, 1.0, M.plain('#1b1d1f', .45, .5)) for x in (-.9, .85)]
    for x in (1.7, 2.35, 3.0):
        with R.at(x, 1.02): k = M.plain('#1b1d1f', .4, .5); R.b.cyl(0, 0, .7, .17, .05, M.wood('#6b4328'), 24); [R.b.bar((dx * .1, dy * .1, .7), (dx * .18, dy * .18, 0), .025, k) for dx in (-1, 1) for dy in (-1, 1)]
        with R.at(x, 1.5): F.pendant(R.b, 1.95, .4, 'dome', '#b58a5c', 2)
    put(R.b, P.pot('monstera', 1, '#3a3c3e'), .4, 2.3, 0, 30, 1.0)
    return R.done(key=.34)


@shot('iloilo3/kitchen', 'Kitchen with tall timber fronts, a stone counter for breakfast and the river behind it', (4.3, -.5, 1.5, 1.4, 3.8, 21, -.03), 'golden', (150, 20))
def esplanade(p):
    R = Room(4.8, 3.8, 2.7, '#f0e8dc', ('wood', '#9a6a40'), frame='#3a2e24').open('front').win('left', .6, 2.2, .0, 2.4, 'slide', power=14).build(fill=4, lamps=((1.4, 1.2), (3.4, 1.2), (2.4, 3))).outside('river', 'left')
    with back(R, .3):
        for i, w in enumerate((.6, .6)):
            with R.at(.3 + i * .62, 0): C.tall(R.b, .6, 2.45, 'w#8a5a34', i == 1)
    with back(R, 1.6): C.counter(R.b, 3.15, 'w#8a5a34', '#e6ddcd', 'flat', sink=.8, hob=2.1, handle='#3a2e24'); C.splash(R.b, 3.15, .62, col='#d9c9ae', kind='marble'); C.uppers(R.b, 0, 3.15, 1.52, .9, 'w#8a5a34', light=True)
    with right(R, 3.2): C.counter(R.b, .9, 'w#8a5a34', '#e6ddcd', 'flat'); C.uppers(R.b, 0, .9, 1.52, .9, 'w#8a5a34')
    with R.at(1.75, 1.5, 0, 90): C.island(R.b, 1.9, .8, '#e6ddcd', '#efe9df', .3, slats=True, stools=2, seat='#8a5a34')
    for y in (1.0, 2.0):
        with R.at(1.7, y): F.pendant(R.b, 1.95, .75, 'globe', '#3a2e24')
    with R.at(3.4, 3.55, .94): put(R.b, P.pot('bush', 1, '#e4dfd5'), 0, 0, 0, 0, .5)
    return R.done()


@shot('r1/kitchen', 'Kitchen of a furnished condominium: timber fronts, induction hob and a work desk beside the balcony door', (.7, -.9, 1.45, 2.5, 4.2, 21, -.03), 'golden', (95, 20))
def condo_desk(p):
    R = Room(4.2, 4.2, 2.6, '#f0e8dc', ('wood', '#a87c50'), frame='#3a2e24', mats={'right': M.stucco('#d9c4a4', .8, 0, .05)}).open('front').win('back', .25, 1.5, 0, 2.2, 'slide', power=15, cur=('#d9cbb4', .8)).build(fill=4, lamps=((1.4, 1.4), (3.0, 1.4), (3.0, 3))).outside('hills', 'back', seed=5)
    with right(R, 4.1): C.counter(R.b, 2.5, 'w#b58a5c', '#4a4640', 'flat', sink=.6, hob=1.75, oven=1.75, handle='#2b2d2f'); C.splash(R.b, 2.5, .6, col='#efe6d6', kind='big'); C.uppers(R.b, 0, 2.5, 1.5, .8, '#efe7da', light=True)
    with right(R, 1.2): C.fridge(R.b, .62, 1.7, '#e9e7e2', False, .1)
    with R.by('left', 2.0, .4): F.desk(R.b, 1.25, '#8a5a34', True, True, '#8a6a4c', 4)
    with R.by('left', 2.0, .14, 1.5): R.b.box(-.6, -.12, 0, 1.2, .24, .03, M.wood('#8a5a34')); F.books(R.b, -.5, -.08, .03, 10, 3); put(R.b, P.pot('snake', 2, '#e4dfd5'), .4, 0, .03, 0, .5)
    with R.at(2.35, 2.55): F.dining(R.b, .8, .8, 2, '#8a5a34', '#efe7da', True)
    put(R.b, P.areca(2, 1.6, '#d9d2c4'), 2.15, 3.85, 0, 20, .8)
    return R.done()


@shot('r5/kitchen', 'Kitchen of a garden house: brick-red island with a sink below old windows, copper pans above', (.4, -.6, 1.5, 3.4, 3.9, 21, -.04), 'morning', (60, 36))
def garden_house(p):
    R = Room(5.2, 4.0, 2.9, '#f0e6d6', ('small', '#b5825c'), frame='#4a3a2c').open('front').win('back', .7, 2.8, 1.05, 1.3, 'case', power=16).win('right', .6, 1.2, .95, 1.4, 'case', power=9).build(fill=4).outside('garden', 'back', 'right')
    with back(R, .2): C.counter(R.b, 3.9, '#e6d8c0', '#7a4326', 'panel', sink=1.9, topmat=M.wood('#7a4326'), handle='#8a6a3c'); C.splash(R.b, 3.9, .15, col='#f1e6d0', kind='old')
    with R.by('back', 4.6, 0): C.tall(R.b, .8, 2.3, '#e6d8c0')
    with left(R, 1.7): C.counter(R.b, 1.7, '#e6d8c0', '#7a4326', 'panel', hob=.9, oven=.9, topmat=M.wood('#7a4326'), handle='#8a6a3c'); C.splash(R.b, 2.3, .6, col='#f1e6d0', kind='old'); C.hood(R.b, .9, 1.6, 'cone', .9)
    with R.at(2.7, 1.75): C.island(R.b, 1.9, .85, '#93402f', '#d9c4a4', .1, sink=False); R.b.rbox(-.4, -.1, .925, .5, .32, .03, .01, M.wood('#b08a5c'), 2); [R.b.ball(-.25 + i * .1, .02, .99, .045, M.plain(c, .5), 12) for i, c in enumerate(('#c9452e', '#c9452e', '#8fa040'))]
    with R.at(2.7, 1.9, 2.25): R.b.box(-.8, -.02, 0, 1.6, .04, .04, M.plain('#2b2b2b', .4, .6)); [R.b.cyl(x, 0, .04, .005, .62, M.plain('#2b2b2b', .5), 6) for x in (-.7, .7)]
    with R.at(2.7, 1.95, 2.27): Q.pans(R.b, 5, 1.5)
    with R.by('right', 2.6, 0): C.fridge(R.b, .8, 1.8, '#e9e2d2', False, .1)
    put(R.b, P.pot('bush', 1, '#b5694a'), 1.0, 3.75, .94, 0, .55)
    return R.done()


@shot('r6/kitchen', 'Townhouse kitchen with black fronts in a straight line and an empty place for the table', (2.9, -1.0, 1.45, 1.3, 4.6, 20, -.02), 'golden', (250, 16))
def townhouse_dark(p):
    R = Room(3.6, 4.6, 2.6, '#dcd8d0', ('tile', '#8f8a82'), frame='#17191b').open('front').win('back', .3, 1.3, 0, 2.2, 'slide', power=16).build(fill=4, lamps=((1.0, 1.0), (2.6, 1.0), (1.0, 2.6), (2.6, 2.6), (1.8, 3.9))).outside('wall', 'back')
    with right(R, 4.5): C.counter(R.b, 3.6, '#26292c', '#c9c4ba', 'flat', sink=.8, hob=2.5, oven=2.5, handle='#8f8a82'); C.splash(R.b, 3.6, .62, col='#4a4c4f', kind='big'); C.uppers(R.b, 0, 2.15, 1.52, .9, 'w#7b5232', light=True); C.uppers(R.b, 2.85, .75, 1.52, .9, 'w#7b5232', light=True); C.hood(R.b, 2.5, 1.6, 'slim')
    with left(R, 2.6): R.b.box(-.1, -.02, 0, 1.5, .02, 2.6, M.wood('#7b5232', plank=.3))
    with R.at(1.3, 2.0): F.pendant(R.b, 1.8, .8, 'line', '#17191b', 2.5)
    with R.by('left', 1.2, 0, 2.0): F.aircon(R.b)
    return R.done(key=.34)


@shot('r8/kitchen', 'Pantry of the coworking floor: a counter of tiles, a long shared table and lockers', (5.6, -.8, 1.5, 2.6, 4.4, 21, -.03), 'morning', (120, 34))
def pantry(p):
    R = Room(6.2, 4.4, 3.3, '#efe7d8', ('wood', '#8a6238'), frame='#3a2a1c').open('front').win('left', .6, 1.2, .8, 1.9, 'grid', power=12).win('left', 2.5, 1.2, .8, 1.9, 'grid', power=12).build(fill=4).outside('street', 'left', seed=4)
    [R.b.box(0, y, 3.0, 6.2, .22, .3, M.wood('#6b4328'), 0, True) for y in (.6, 2.2, 3.8)]
    with back(R, .6): C.counter(R.b, 3.4, '#5f7a5a', '#efece6', 'flat', sink=.8, handle='#e9e4da'); C.splash(R.b, 3.4, .9, col='#f1ede4', kind='brick'); C.uppers(R.b, .3, 2.8, 1.6, col='w#8a5a34', kind='shelf', seed=7)
    with back(R, 2.9, .92): R.b.rbox(-.2, -.45, 0, .4, .35, .38, .03, M.plain('#2a2d30', .3, .6)); R.b.box(-.12, -.46, .12, .24, .02, .16, M.plain('#b9bcbd', .2, .9)); [R.b.cyl(.45 + i * .1, -.2, 0, .04, .09, M.plain('#f1efe9', .25), 14) for i in range(4)]
    with R.by('back', 4.5, 0): C.fridge(R.b, .7, 1.75)
    for i in range(3):
        for j in range(4): R.b.box(6.2 - .42, 1.6 + i * .42, .1 + j * .46, .42, .41, .45, M.plain(('#c98a5a', '#47606b', '#d9c49a', '#5f7a5a')[(i + j) % 4], .4), .004)
    with R.at(3.0, 1.6): R.b.rbox(-1.3, -.4, .72, 2.6, .8, .05, .012, M.wood('#b08a5c'), 2, grain=True); [R.b.box(x, -.3, 0, .06, .6, .72, M.plain('#1e2022', .4, .5)) for x in (-1.15, 1.1)]
    for x, y, rt in ((2.1, 1.0, 180), (3.0, .95, 172), (3.9, 1.0, 190), (2.3, 2.25, 0), (3.5, 2.3, 8)):
        with R.at(x, y, 0, rt): F.chair(R.b, '#9a6b42', '#5f7a5a')
    for x in (2.2, 3.8):
        with R.at(x, 1.6): F.pendant(R.b, 2.1, .9, 'dome', '#2b2d2f')
    Q.sign('Wash your own cup', 2.3, 4.385, 2.75, .2, M.plain('#3a4a3a', .7))
    return R.done()
