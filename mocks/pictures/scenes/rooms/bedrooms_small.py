"""Bedrooms of modest, rented, new and empty homes, bunk rooms and studios."""
from kit import building as B
from kit import counters as C
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q
from kit import trades as K

from .base import Room, put, shot
from .bedrooms import rug


@shot('4/bedroom', 'Bedroom with a low bed and woven mat, a standing fan, a plastic drawer and a calendar on the wall', dict(x=2.9, y=.2, z=1.4, tx=1.2, ty=3.2, tz=.85, lens=23, roll=-1.3), 'noon', (150, 52), portrait=True)
def banig(p):
    R = Room(3.2, 3.3, 2.5, '#f2ead6', ('vinyl', '#c9b48f'), frame='#e9e6de', low=(1.1, M.plain('#9db08a', .7))).win('left', 1.2, 1.3, 1.1, 1.05, 'jalousie', power=15, grille=True, cur=('#d9a441', .72)).build(fill=2.6).outside('yard', 'left')
    with R.at(1.0, 2.2): Q.papag(R.b, 1.4, 1.95)
    with R.by('back', 2.55, .25): [R.b.rbox(-.3, -.22, .02 + i * .22, .6, .44, .21, .02, M.plain(('#7fb5c4', '#f1efe9')[i % 2], .35)) for i in range(4)]
    with R.by('back', 2.55, .22, .92): Q.altar(R.b)
    with R.by('back', 2.55, 0, 1.9): Q.holy_picture(R.b)
    with R.at(2.5, 2.5, 0, -50): Q.fan(R.b, '#3f6f9a')
    with R.by('back', 1.3, 0, 1.85): Q.calendar(R.b)
    with R.at(2.0, 1.0): Q.shoes(R.b, 3, 7)
    R.b.tube([(.1, 3.1, 2.1), (1.1, 3.25, 2.05), (1.9, 3.28, 2.1)], .005, M.plain('#e0dcd0', .8), 5)
    with R.at(1.6, 1.7): Q.bulb(R.b, 2.5, .12, 8)
    return R.done(key=.30, wb=(1.05, 1.0, .94))


@shot('6/bedroom', 'Bedroom of a new townhouse before moving in: a ladder, boxes, a chair and a window to the row behind', (3.1, .1, 1.45, 1.2, 3.0, 22, -.03), 'morning', (120, 38))
def turned_over(p):
    R = Room(3.4, 3.1, 2.6, '#f4f2ea', ('tile', '#dcd8cf'), frame='#f4f4f0').win('back', .5, 1.3, .95, 1.15, power=17).win('left', .5, .9, .95, 1.15, power=9).build(fill=4).outside('street', 'back', 'left', seed=1)
    R.b.box(2.5, 3.09, 1.2, .08, .012, .12, M.plain('#ffffff', .4)); R.b.box(2.3, 3.09, .3, .1, .012, .08, M.plain('#ffffff', .4)); R.b.box(2.6, 2.75, .0, .6, .02, .02, M.plain('#b9b4aa', .5))
    with R.at(1.7, 1.6): Q.bulb(R.b, 2.6, .06, 12)
    R.b.rbox(.25, 1.9, 0, .26, .26, .3, .03, M.plain('#e9e9e4', .4)); R.b.cyl(.38, 2.03, .3, .12, .012, M.plain('#9db09a', .4), 20)
    with R.at(1.75, 2.35): K.ladder(R.b, 2.0)
    with R.at(2.75, 2.5, 0, 12): Q.boxes(R.b, 3, 4)
    with R.at(1.0, 1.5, 0, -25): Q.monobloc(R.b, '#9db09a')
    with R.at(.75, 2.55): Q.pail(R.b, '#3f7fb5', None)
    return R.done(key=.6, wb=(1.09, 1.0, .88))


@shot('23/bedroom', 'Bedroom of one of the apartments: a steel bunk, clothes on a rail, a fan and a school bag', dict(x=.35, y=.2, z=1.4, tx=1.9, ty=3.1, tz=.9, lens=22, roll=1.0), 'noon', (60, 52), portrait=True)
def rented(p):
    R = Room(2.8, 3.2, 2.5, '#e6eef1', ('vinyl', '#c4b9a4'), frame='#e4e7e8').win('right', .7, 1.1, 1.0, 1.1, power=16, grille='#e9e6de', cur=('#5f8fa8', .7)).build(fill=2.6, base='#b9c4c8').outside('wall', 'right')
    with R.at(.62, 2.15): Q.bunk(R.b, '#3f5f7a', True, '#c9786a', '#e0b04a', 1.9, .9)
    with R.by('back', 1.9, .3): [R.b.bar((x, 0, 0), (x, 0, 1.5), .025, M.plain('#8f9598', .3, .8)) for x in (-.45, .45)]; R.b.bar((-.45, 0, 1.5), (.45, 0, 1.5), .025, M.plain('#8f9598', .3, .8)); [R.b.rbox(-.4 + i * .1, -.2, .62 + .05 * (i % 3), .05, .4, .82 - .05 * (i % 3), .02, M.fabric(c)) for i, c in enumerate(('#e9e4d8', '#47606b', '#c9556a', '#2b2d2f', '#e0b04a', '#5f8fa8', '#f1efe9', '#8f9a8a'))]
    with R.by('back', 1.9, .3): Q.shoes(R.b, 2, 9)
    with R.at(2.5, 2.3, 0, -80): Q.fan(R.b, '#d0506a', .95)
    with R.at(1.35, 1.5, 0, 20): Q.bag(R.b, '#3f7f5a')
    rug(R, 1.3, .7, 1.0, .7, '#e0b04a', '#c9556a', 'lines')
    F.art(R.b, 1.5, 3.19, 1.95, .4, .56, 21, ('#3f7fb5', '#e0b04a', '#f6f3ea'))
    with R.at(1.4, 1.6): Q.bulb(R.b, 2.5, .1, 8)
    return R.done(key=.31)


@shot('24/bedroom', 'Back bedroom of the foreclosed house, empty, with a leak stain on the ceiling and peeling paint', dict(x=.4, y=.15, z=1.4, tx=1.9, ty=3.4, tz=1.5, lens=20, roll=-1.2), 'overcast', (120, 40))
def leak(p):
    R = Room(3.3, 3.5, 2.5, M.stucco('#d3c7a6', .9, 1.0, .25), ('cement', '#9a948a'), ceil='#d9d4c4', frame='#8a7f6a').win('right', 1.2, 1.3, 1.0, 1.1, 'jalousie', power=13).door('back', .35, .8, 2.05, 'panel', '#7a5f46').build(fill=2, base=None).outside('wall', 'right')
    with R.at(2.3, 2.5, 2.5): Q.stain(R.b, .75, 3)
    with R.at(1.2, 1.6, 2.5): Q.stain(R.b, .3, 5)
    for i, (y, z, w, h) in enumerate(((2.9, 2.1, .7, .4), (2.6, 1.75, .35, .5), (3.2, 1.6, .3, .3), (1.0, .6, .4, .3))):
        with R.by('right', y, 0, z): Q.flake(R.b, w, h, i + 2, ('#b3a888', '#c2b899')[i % 2])
    for i, (x, z, w, h) in enumerate(((2.5, 2.2, .9, .4), (3.0, 1.85, .4, .5), (2.0, 1.95, .3, .25), (1.6, .4, .5, .3))):
        with R.by('back', x, 0, z): Q.flake(R.b, w, h, i + 7, ('#b3a888', '#bfb595')[i % 2])
    with R.at(2.25, 2.45): Q.pail(R.b, '#3f7fb5', None)
    [R.b.box(x, y, 0, .06 + .03 * (i % 2), .05, .012, M.plain('#c9bd9e', .9)) for i, (x, y) in enumerate(((2.2, 2.5), (2.5, 2.2), (2.7, 2.7), (1.9, 2.3), (2.9, 1.9), (1.2, 2.9)))]
    R.b.tube([(1.6, 1.7, 2.5), (1.63, 1.7, 2.25)], .007, M.plain('#2b2b2b', .6), 6)
    with R.at(.5, 1.5, .0, 70): R.b.box(-.4, -.01, 0, .8, .02, .35, M.plain('#b9925f', .9))
    return R.done(key=.27, wb=(.99, 1.0, 1.0))


@shot('r3/bedroom', 'Second bedroom of the apartment: a plain mattress on the tiles, a rail for clothes and screened windows', (.4, -.4, 1.4, 2.1, 3.2, 22, -.05), 'morning', (200, 34))
def mattress(p):
    R = Room(3.2, 3.2, 2.6, '#e9f1ea', ('small', '#d4cdbf'), frame='#e9ebe6').open('front').win('back', 1.4, 1.5, 1.0, 1.15, power=16, cur=('#b9d9c6', .78)).build(fill=4).outside('roofs', 'back', seed=4)
    with R.at(2.3, 2.1): Q.mattress(R.b, 1.2, 1.9, '#e4dccb', '#6fae92')
    with R.by('left', 2.2, .3): [R.b.bar((x, 0, 0), (x, 0, 1.6), .025, M.wood('#b58a5c')) for x in (-.5, .5)]; R.b.bar((-.5, 0, 1.6), (.5, 0, 1.6), .025, M.wood('#b58a5c')); [R.b.rbox(-.4 + i * .16, -.2, .75, .05, .4, .8, .02, M.fabric(c)) for i, c in enumerate(('#f1efe9', '#4f7f6a', '#c98a9a', '#47606b', '#e9d28a'))]
    with R.by('left', 2.2, .3): Q.boxes(R.b, 2, 2)
    with R.at(1.35, 2.85, 0, 20): Q.fan(R.b, '#f1efe9', .6)
    F.books(R.b, 1.3, 1.4, 0, 5, 8)
    with R.at(.9, 3.05, 0): put(R.b, P.pot('snake', 2, '#b5694a'), 0, 0, 0, 0, .9)
    return R.done()


@shot('25/studio', 'Serviced studio: a double bed beside the window, a pantry in a niche and a table for two', (4.4, -.9, 1.5, 1.8, 4.8, 20, -.03), 'afternoon', (200, 30))
def serviced(p):
    R = Room(4.8, 4.8, 2.6, '#f3ebe0', ('wood', '#b58a62'), frame='#2b2d2f', mats={'back': M.stucco('#c98a6c', .8, 0, .05)}).open('front').win('left', 1.9, 2.4, .7, 1.5, power=15, cur=('#e9dccb', .75)).build(fill=4, lamps=((1.2, 1.2), (3.6, 1.2), (2.4, 2.8))).outside('street', 'left', seed=5)
    with R.at(1.75, 3.7): F.bed(R.b, 1.5, '#f4f1ea', '#b8674a', '#7d5230')
    with R.at(2.85, 4.5): F.nightstand(R.b, '#7d5230', 2.2)
    with R.at(4.8, 4.3, 0, -90): C.counter(R.b, 1.7, '#efe9df', '#d9d4ca', 'flat', sink=.5, hob=1.25); C.splash(R.b, 1.7, .55, col='#e9dccb', kind='brick'); C.uppers(R.b, 0, 1.7, 1.5, .7, 'w#b58a5c')
    with R.by('right', 2.2, 0): C.fridge(R.b, .55, 1.3, '#b9bdbf')
    with R.at(3.4, 1.5, 0, 20): F.dining(R.b, .7, .7, 2, '#7d5230', '#b8674a', True)
    with R.by('left', 1.0, .2): F.tvunit(R.b, 1.2, '#7d5230')
    rug(R, .9, 1.9, 1.8, .9, '#e0d2c0', '#b8674a', 'lines'); F.art(R.b, 1.75, 4.79, 1.7, 1.1, .6, 44, ('#e9dccb', '#7d5230', '#f6efe2'))
    return R.done()


@shot('r2/studio', 'Corner studio with the fold-down bed open, an ironing board and windows on two sides', (.5, -.7, 1.5, 2.8, 4.2, 21, -.03), 'noon', (20, 50))
def folddown(p):
    R = Room(4.2, 4.0, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f').open('front').win('right', .7, 2.0, .85, 1.3, power=13).win('back', 2.5, 1.4, .85, 1.3, power=12, cur=('#7f95a5', .78)).build(fill=4).outside('street', 'right', 'back', seed=8)
    with R.at(1.2, 4.0): R.b.box(-.95, -.42, 0, .12, .42, 2.3, M.plain('#f1efe9', .5)); R.b.box(.83, -.42, 0, .12, .42, 2.3, M.plain('#f1efe9', .5)); R.b.box(-.95, -.42, 2.2, 1.9, .42, .12, M.plain('#f1efe9', .5)); R.b.box(-.83, -.05, .3, 1.66, .04, 1.9, M.wood('#c4a27c')); R.b.box(-.8, -2.3, .22, 1.6, 2.2, .1, M.wood('#c4a27c')); R.b.rbox(-.76, -2.25, .3, 1.52, 2.1, .18, .06, M.fabric('#f2efe8')); R.b.rbox(-.79, -2.28, .33, 1.58, 1.35, .17, .07, M.fabric('#2f5a78'), bulge=.01); [R.b.rbox(s * .38 - .32, -.6, .46, .64, .38, .15, .06, M.fabric('#f6f3ec'), bulge=.03) for s in (-1, 1)]; [R.b.box(x, -2.2, 0, .05, .05, .22, M.plain('#222222', .4)) for x in (-.7, .65)]; R.b.box(-.7, -.1, 1.3, 1.4, .1, .03, M.wood('#9a7a58'))
    with R.at(3.0, 2.9, 0, -8): R.b.rbox(-.6, -.18, .86, 1.2, .36, .03, .012, M.fabric('#e0b95a')); R.b.bar((-.4, 0, .86), (.35, 0, 0), .025, M.plain('#b9bcbd', .3, .8)); R.b.bar((.4, 0, .86), (-.35, 0, 0), .025, M.plain('#b9bcbd', .3, .8)); R.b.rbox(.1, -.08, .9, .22, .12, .1, .03, M.plain('#3f7fb5', .3))
    with R.at(3.3, 1.3, 0, 10): F.desk(R.b, 1.0, '#9a7a58', True, True, '#2f4a5c', 6)
    with R.at(.35, 1.1): put(R.b, P.pot('monstera', 1, '#d9d2c4'), 0, .2, 0, 0, 1.1)
    with R.at(2.6, 3.7): Q.shoes(R.b, 2, 2)
    return R.done()


@shot('r4/room', 'Room for two students: two single beds head to head, desks with lamps, lockers and pinned notes', (2.0, -.9, 1.5, 2.1, 4.6, 20, -.03), 'noon', (90, 50))
def students(p):
    R = Room(4.2, 4.6, 2.7, '#f1ece2', ('small', '#c9c2b4'), frame='#f1efe9', mats={'back': M.stucco('#eec39a', .8, 0, .05)}).open('front').win('back', 1.3, 1.6, 1.0, 1.2, 'jalousie', power=16).build(fill=4).outside('garden', 'back')
    for side, c, c2 in (('left', '#dd7a32', '#f1e6d6'), ('right', '#3f7fb5', '#e9c46a')):
        x = .6 if side == 'left' else 3.6
        with R.at(x, 3.45, 0): Q.plain_bed(R.b, .95, '#b58a5c', c, c2)
        with R.by(side, 1.75, .34): F.desk(R.b, 1.1, '#c4a27c', False, True, '#5a5f62', 3)
        with R.by(side, 2.0, .3, .75): Q.desk_lamp(R.b, c); F.books(R.b, -.55, .1, 0, 6, 6)
        with R.by(side, 1.75, 0, 1.55): R.b.box(-.45, -.015, -.25, .9, .015, .5, M.plain('#b58a5c', .9)); [R.b.box(-.4 + i * .2, -.02, -.18 + .12 * (i % 2), .15, .006, .2, M.plain(q, .8)) for i, q in enumerate(('#f6f3ea', '#e8d45a', '#9fd0e0', '#f0b0a0'))]
        with R.by(side, .7, .25): [R.b.box(-.3, -.25, z, .6, .5, .88, M.plain('#8a9aa0', .4, .3), .006) or R.b.box(.2, -.27, z + .45, .03, .02, .1, M.plain('#3a3f42', .4)) for z in (.05, .95)]
    with R.at(1.45, 2.9): Q.bag(R.b, '#2f4a5c')
    with R.at(2.1, 4.2, 0): Q.fan(R.b, '#f1efe9', 1.1)
    with R.at(2.45, 2.6): Q.shoes(R.b, 2, 4)
    return R.done()
