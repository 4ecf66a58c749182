"""Kitchens of modest, rented, new and empty homes."""
from kit import building as B
from kit import counters as C
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q

from .base import Room, put, shot
from .kitchens import back, left, right


@shot('4/kitchen', 'Bungalow kitchen with a tiled counter, a gas tank, jalousie windows and a table with an oilcloth', dict(x=3.5, y=.15, z=1.45, tx=1.3, ty=3.6, tz=1.0, lens=24, roll=1.2), 'noon', (120, 50), portrait=True)
def tiled_counter(p):
    R = Room(3.8, 3.9, 2.55, '#f2ead6', ('vinyl', '#c9b48f'), frame='#e9e6de', low=(1.1, M.plain('#9db08a', .7))).win('back', .6, 1.6, 1.15, .95, 'jalousie', power=14).win('left', 1.5, 1.1, 1.1, 1.0, 'jalousie', power=10, grille=True).door('right', 2.8, .8).build(fill=3).outside('yard', 'back', 'left')
    t = M.tiles('#e9e4d6', .11, .25, .12, .006, '#a8a294', .11)
    with back(R, .0): C.counter(R.b, 3.0, '#e4dcc6', style='curtain', topmat=t, sink=1.5, seed=1); C.splash(R.b, 3.0, .3, col='#e9e4d6', kind='old')
    with R.at(2.5, 3.6, .9): Q.stove(R.b)
    with R.at(3.35, 3.55): Q.gas_tank(R.b)
    with R.at(.4, 3.6, .9): Q.dish_rack(R.b)
    with back(R, 2.6, 1.75): Q.pans(R.b, 3, .6)
    with R.by('left', .75, .3): Q.old_fridge(R.b)
    with R.by('left', .75, .3, 1.5): Q.rice_cooker(R.b)
    with R.at(1.75, 1.9): R.b.rbox(-.55, -.4, .7, 1.1, .8, .03, .01, M.wood('#8a5a34'), 2); F.legs(R.b, 1.05, .75, .7, M.wood('#8a5a34'), .05); R.b.box(-.57, -.42, .731, 1.14, .84, .004, M.rug('#f1ede2', '#c9556a', 'net')); R.b.box(-.57, -.425, .6, 1.14, .006, .134, M.rug('#f1ede2', '#c9556a', 'net')); R.b.lathe(.1, .05, .735, [(0, 0), (.1, 0), (.16, .07), (.155, .075), (.08, .02)], M.plain('#3f7fb5', .4), 22); [R.b.ball(.1 + dx, .05 + dy, .8, .045, M.plain('#e0a83a', .5), 12) for dx, dy in ((0, .05), (.06, -.03), (-.06, -.02))]
    for x, y, rt in ((1.75, 2.55, 0), (1.0, 1.9, 90), (1.8, 1.2, 176)):
        with R.at(x, y, 0, rt): Q.monobloc(R.b, '#e9e7e1')
    with R.by('right', 2.1, 0, 1.8): Q.calendar(R.b)
    with R.at(1.8, 1.9): Q.bulb(R.b, 2.55, .35)
    return R.done(key=.36, wb=(1.05, 1.0, .94))


@shot('6/kitchen', 'Finished kitchen counter of a new townhouse, without cupboards above, window to the firewall', (.6, -.7, 1.5, 2.2, 3.2, 20, -.03), 'morning', (110, 40))
def turned_over(p):
    R = Room(3.4, 3.2, 2.6, '#f4f2ea', ('tile', '#dcd8cf'), frame='#f4f4f0').open('front').win('back', .5, 1.3, 1.1, 1.0, 'slide', power=16).door('right', .35, .85, 2.08, 'panel', '#efece4').build(fill=5).outside('wall', 'back')
    with back(R, .05): C.counter(R.b, 3.3, '#9db09a', '#8f8c86', 'flat', sink=1.05, handle='#c4c7c8'); C.splash(R.b, 3.3, .45, col='#f4f2ec', kind='big')
    with R.at(1.9, 1.5): Q.bulb(R.b, 2.6, .08, 12)
    R.b.box(2.2, 3.19, 1.25, .08, .012, .12, M.plain('#f4f4f0', .4)); R.b.box(2.9, 3.19, 1.25, .08, .012, .12, M.plain('#f4f4f0', .4)); R.b.box(0, 1.55, 1.2, .012, .08, .12, M.plain('#f4f4f0', .4))
    R.b.box(2.45, 2.75, .92, .38, .3, .02, M.plain('#e9e4d8', .8)); [R.b.box(2.5 + i * .11, 2.8, .94, .1, .2, .012, M.plain(c, .4)) for i, c in enumerate(('#9db09a', '#b58a5c', '#d9d4ca'))]
    return R.done()


@shot('9/kitchen', 'Outdoor-like kitchen of the weekend house: bamboo walls, a masonry stove and the orchard through the wide shutter', (3.3, -.9, 1.5, 1.5, 3.6, 22, -.04), 'afternoon', (100, 32))
def bamboo_kitchen(p):
    bam = M.siding('#c9a468', .075, True, .6, .8); R = Room(4.0, 3.6, 2.6, bam, floor=M.wood('#7a4a2a', .45, plank=.16), ceil=M.thatch('#a8895c'), frame='#5a3a22').open('front').hole('back', .5, 2.3, 1.0, 1.15, 15).hole('left', .7, 1.4, 1.0, 1.15, 9).build(fill=3, base=None).outside('garden', 'back', 'left')
    with R.at(.5, 3.78, 2.15, 0, tilt=('X', 38)): R.b.box(0, 0, 0, 2.3, .04, 1.1, M.siding('#b8935a', .075, True, .6, .8))
    [R.b.cyl(x, 3.5, 0, .08, 2.6, M.bark('#6b4a2e'), 12) for x in (.1, 3.0, 3.9)]; [R.b.bar((0, y, 2.5), (4.0, y, 2.5), .11, M.wood('#6b4a2e')) for y in (.4, 1.7, 3.0)]
    with back(R, .2): C.counter(R.b, 2.9, '#b9ab94', style='open', topmat=M.concrete('#a39a8c', .6), sink=2.2)
    with R.at(.7, 3.28, .9): [R.b.rbox(x, -.2, 0, .16, .38, .16, .03, M.concrete('#8f8272'), 2) for x in (-.3, .12)]; R.b.box(-.28, -.15, .02, .5, .3, .05, M.plain('#2b2622', .9)); R.b.lathe(-.02, 0, .16, [(0, 0), (.14, .02), (.2, .12), (.19, .2), (.13, .25), (.14, .27)], M.plain('#6b4632', .8), 26)
    with R.by('right', 2.4, .28): Q.bench(R.b, 1.4, '#6b4a2e')
    with R.by('right', 2.4, .0, 1.55): R.b.box(-.7, -.2, 0, 1.4, .2, .03, M.wood('#6b4a2e')); Q.jars(R.b, 5, 3); R.b.lathe(.5, -.1, .03, [(0, 0), (.08, 0), (.1, .1), (.05, .2), (.06, .24)], M.plain('#8a5a3c', .7), 20)
    with R.at(1.7, 1.5): R.b.rbox(-.75, -.45, .7, 1.5, .9, .05, .01, M.wood('#5a3a22'), 2, grain=True); F.legs(R.b, 1.4, .8, .7, M.wood('#5a3a22'), .08); R.b.lathe(.2, 0, .75, [(0, 0), (.16, 0), (.24, .07), (.23, .08), (.14, .02)], M.thatch('#c9a468'), 24); [R.b.ball(.2 + dx, dy, .83, .06, M.plain(c, .5), 12) for dx, dy, c in ((0, .07, '#e8b83a'), (.09, -.02, '#d9a02f'), (-.09, -.03, '#a8b04a'), (0, -.01, '#e8b83a'))]
    for x, y, rt in ((1.2, .85, 180), (2.2, .85, 180), (1.7, 2.25, 0)):
        with R.at(x, y, 0, rt): F.chair(R.b, '#5a3a22', '#d9a441')
    with R.at(1.7, 1.5): F.pendant(R.b, 1.9, .6, 'rattan')
    return R.done(key=.34)


@shot('23/kitchen', 'Narrow kitchen of one of the apartments: blue doors, rice cooker, water dispenser and a stool', dict(x=1.45, y=.2, z=1.4, tx=.95, ty=3.4, tz=1.02, lens=21, roll=-1.0), 'noon', (250, 50), portrait=True)
def narrow(p):
    R = Room(2.0, 3.6, 2.5, '#e6eef1', ('vinyl', '#c4b9a4'), frame='#e4e7e8').win('back', .5, 1.0, 1.15, .9, 'slide', power=17, grille='#e9e6de').build(fill=3, base='#b9c4c8').outside('wall', 'back')
    with left(R, .75): C.counter(R.b, 2.8, '#5f8fa8', '#cfcac0', 'flat', d=.55, sink=2.1); C.splash(R.b, 2.8, .5, col='#f1f1ec', kind='square'); C.uppers(R.b, .2, 1.5, 1.5, .6, '#5f8fa8', d=.3)
    with left(R, 1.25, .9):
        with R.at(0, -.28): Q.stove(R.b)
    with left(R, 2.1, .9):
        with R.at(.05, -.25): Q.rice_cooker(R.b, '#d0506a')
    with left(R, 3.25, .9):
        with R.at(0, -.28): Q.dish_rack(R.b)
    with R.by('right', 3.2, .2): Q.water(R.b)
    with R.by('right', 2.2, .16, 0): R.b.box(-.45, -.16, .74, .9, .32, .03, M.wood('#a87c4c')); [R.b.bar((x, .14, .3), (x, -.12, .74), .03, M.wood('#a87c4c')) for x in (-.38, .38)]
    with R.by('right', 2.3, .16, .77): Q.jars(R.b, 4, 4)
    with R.at(1.55, 2.1): Q.stool(R.b, '#c0453a')
    with R.by('right', 1.4, 0, 1.75): Q.calendar(R.b, '#3f6f9a')
    with R.by('right', 2.3, .0, 1.55): Q.holy_picture(R.b)
    with R.by('right', .9, .05): Q.shoes(R.b, 2, 5)
    with R.at(1.0, 1.9): Q.bulb(R.b, 2.5, .1)
    return R.done(key=.33)


@shot('24/kitchen', 'Empty kitchen of the foreclosed house: a bare concrete counter, a missing tap and a stained wall', dict(x=.5, y=.2, z=1.5, tx=2.0, ty=3.2, tz=1.05, lens=22, roll=1.4), 'overcast', (120, 40))
def foreclosed(p):
    R = Room(3.2, 3.4, 2.5, M.stucco('#d9cfb4', .9, .9, .2), ('cement', '#9a948a'), ceil=M.concrete('#d9d3c4', .9, .5, .4), frame='#b9b4a8').win('back', .9, 1.2, 1.15, .9, 'jalousie', power=12).door('left', 2.1, .8, 2.05, 'panel', '#8a6a4c').build(fill=2.2, base=None).outside('wall', 'back')
    with back(R, .3): C.counter(R.b, 2.7, '#a39c8e', style='open', topmat=M.concrete('#8f897e', .8), empty=True); C.splash(R.b, 1.6, .45, col='#d9d4c4', kind='old')
    R.b.box(1.0, 2.86, .898, .55, .4, .006, M.plain('#6a655c', .7)); R.b.tube([(1.27, 3.38, 1.0), (1.27, 3.3, 1.0)], .014, M.plain('#8a7a5a', .6, .6), 8)
    with R.at(2.6, .9, 2.5): Q.stain(R.b, .4, 2)
    with R.at(2.75, 2.0): Q.boxes(R.b, 3, 2)
    R.b.tube([(1.6, 1.6, 2.5), (1.62, 1.6, 2.3), (1.58, 1.62, 2.2)], .008, M.plain('#e9e4d8', .6), 6); R.b.cyl(1.58, 1.62, 2.12, .025, .08, M.plain('#2b2b2b', .5), 10)
    [R.b.box(x, y, 0, .05 + .02 * (i % 2), .04, .02, M.plain('#b9ab8f', .9)) for i, (x, y) in enumerate(((.6, 2.2), (.9, 2.5), (2.2, 2.4), (1.4, 1.9), (1.7, 2.6)))]
    return R.done(key=.28, wb=(.99, 1, 1.0))


@shot('iloilo1/kitchen', 'New kitchen behind old walls: dark timber fronts on coral stone, a hardwood table and capiz light', (4.6, -.8, 1.5, 1.8, 4.2, 21, -.0), 'morning', (200, 30))
def heritage(p):
    R = Room(5.2, 4.2, 3.4, '#efe4cc', ('small', '#9a6248'), ceil=M.wood('#6b3f22', plank=.2), frame='#4f2d18', mats={'back': M.stone('#b5a68c', 2.2)}).open('front').win('left', .4, 1.2, .9, 1.8, 'capiz', power=6).hole('left', 1.6, .9, .9, 1.8, 12).win('left', 2.5, 1.2, .9, 1.8, 'capiz', power=6).build(fill=4, base=None).outside('garden', 'left')
    [R.b.box(0, y, 3.15, 5.2, .2, .25, M.wood('#4f2d18'), 0, True) for y in (.5, 1.9, 3.3)]
    with back(R, .5): C.counter(R.b, 3.4, 'w#5a3820', '#cfc4ae', 'panel', sink=1.0, hob=2.5, oven=2.5, handle='#b58a3c'); C.hood(R.b, 2.5, 1.7, 'cone', .8); C.uppers(R.b, .2, 1.6, 1.5, col='w#5a3820', kind='shelf', seed=9)
    with R.by('back', 4.6, 0): C.tall(R.b, .9, 2.2, 'w#5a3820')
    with R.at(2.5, 1.7, 0, -8): R.b.rbox(-1.1, -.45, .74, 2.2, .9, .06, .012, M.wood('#5a3820'), 2, grain=True); [R.b.lathe(x, y, 0, [(.04, 0), (.05, .1), (.035, .2), (.06, .45), (.04, .6), (.05, .74)], M.wood('#5a3820'), 14) for x in (-.95, .95) for y in (-.33, .33)]; R.b.lathe(0, 0, .8, [(0, 0), (.08, 0), (.14, .1), (.1, .24), (.11, .26)], M.plain('#3f5f86', .3), 22)
    with R.at(2.5, 2.5): Q.bench(R.b, 1.8, '#5a3820')
    for x in (1.8, 3.2):
        with R.at(x, .95, 0, 175): F.chair(R.b, '#5a3820', '#7a3b2e')
    with R.at(2.5, 1.7): F.pendant(R.b, 2.3, 1.0, 'globe', '#3a2a1c')
    return R.done(key=.36)


@shot('iloilo2/kitchen', 'Kitchen of the sample unit: white fronts in a niche and a bar with two stools, as the developer shows it', (.5, -.9, 1.45, 2.0, 3.6, 22, -.02), 'bright', (60, 40))
def sample_unit(p):
    R = Room(3.8, 3.4, 2.6, '#f3f2ee', ('wood', '#c4a27c'), frame='#2b2d2f', mats={'right': M.wood('#9a7a58', plank=.25)}).open('front').build(fill=5, cove=True, lamps=((1.2, 1.2), (2.6, 1.2), (1.9, 2.4)), top=2)
    R.b.box(.2, 2.72, 2.2, 2.7, .7, .4, M.plain('#f3f2ee', .7)); R.b.box(.0, 2.72, 0, .2, .7, 2.6, M.plain('#f3f2ee', .7)); R.b.box(2.9, 2.72, 0, .15, .7, 2.6, M.plain('#f3f2ee', .7))
    with back(R, .2): C.counter(R.b, 2.7, '#f2f1ed', '#dfe2e2', 'flat', sink=.6, hob=1.9, handle='#c4c7c8'); C.splash(R.b, 2.7, .6, col='#dfe2e4', kind='marble'); C.uppers(R.b, 0, 2.7, 1.5, .7, '#f2f1ed', light=True); R.b.box(0, -.02, .92, 2.7, .02, .02, M.glow('#ffe6c0', 5))
    with R.by('back', 3.4, 0): C.fridge(R.b, .6, 1.7)
    with R.at(2.0, 1.45): C.island(R.b, 1.7, .7, '#2f4a5c', '#f1f1ee', .3, stools=2, seat='#a9b4ba')
    for x in (1.6, 2.4):
        with R.at(x, 1.5): F.pendant(R.b, 1.95, .65, 'globe', '#2b2d2f')
    with R.at(2.7, 1.5, .93): put(R.b, P.pot('bush', 1, '#e4dfd5'), -.1, 0, 0, 0, .45)
    F.art(R.b, 3.79, 1.2, 1.6, .7, .9, 31, ('#2f5a78', '#c9d4da', '#efe6d6'), 'x')
    return R.done(key=.42)


@shot('r2/kitchen', 'Kitchen counter of the studio below a corner window, with a rice cooker and two stools', (2.7, -.5, 1.5, .9, 2.8, 21, -.03), 'noon', (220, 50))
def studio_corner(p):
    R = Room(3.0, 2.8, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f').open('front').win('back', .2, 1.9, 1.0, 1.2, 'slide', power=15).win('left', .9, 1.7, 1.0, 1.2, 'slide', power=13).build(fill=4).outside('street', 'back', 'left', seed=6)
    with back(R, .05): C.counter(R.b, 2.2, '#e0b95a', '#f1efe9', 'flat', d=.55, sink=.75, handle='#ffffff')
    with left(R, 1.3): C.counter(R.b, .95, '#e0b95a', '#f1efe9', 'flat', d=.55)
    with R.by('back', 2.63, 0): C.fridge(R.b, .6, 1.45, '#f1f1ee', False, .05)
    with R.at(1.75, 2.52, .9): R.b.rbox(-.28, -.18, 0, .56, .36, .05, .01, M.plain('#17181a', .2), 2)
    with R.at(1.72, 2.5, .95): Q.pot(R.b, .11, '#c9452e')
    with R.at(.3, 1.75, .9): Q.rice_cooker(R.b)
    with R.by('right', 1.3, .25): R.b.box(-.5, -.25, .95, 1.0, .5, .04, M.wood('#9a7a58')); [R.b.box(x, -.22, 0, .04, .04, .95, M.plain('#2b2d2f', .4)) for x in (-.45, .41)]
    for y in (1.0, 1.55):
        with R.at(2.2, y): Q.stool(R.b, '#f1efe9', .68)
    with R.by('right', 1.3, .2, .99): put(R.b, P.pot('snake', 1, '#b5694a'), .3, 0, 0, 0, .5); R.b.cyl(-.1, -.05, 0, .04, .09, M.plain('#2f4a5c', .3), 14)
    with R.by('right', 1.3, 0, 1.9): Q.clock(R.b, .17)
    return R.done()


@shot('r3/kitchen', 'Unfurnished kitchen with mint tiles, a granite counter and a screened window over the sink', (3.0, -.6, 1.5, 1.7, 3.0, 21, -.04), 'morning', (160, 34))
def mint(p):
    R = Room(3.5, 3.0, 2.6, '#e9f1ea', ('small', '#d4cdbf'), frame='#e9ebe6', low=(1.55, M.tiles('#b9d9c6', .2, .2, .05, .004, '#dfe6de', .2))).open('front').win('back', 1.1, 1.4, 1.15, 1.05, 'slide', power=15).door('left', 1.4, .8, 2.05, 'panel', '#e9e6dc').build(fill=4.5).outside('roofs', 'back')
    with back(R, .95): C.counter(R.b, 2.5, 'w#a87c4c', '#55524c', 'panel', sink=.85)
    with right(R, 2.4): C.counter(R.b, 1.4, 'w#a87c4c', '#55524c', 'panel'); C.uppers(R.b, -.55, 1.9, 1.65, .65, 'w#a87c4c', 'panel')
    with R.by('left', .7, .3, .05): R.b.box(-.35, -.3, .0, .7, .6, .03, M.wood('#a87c4c'))
    with R.at(1.7, 1.4): Q.bulb(R.b, 2.6, .08, 12)
    with right(R, 1.6, .94):
        with R.at(.1, -.3): R.b.box(-.3, -.2, 0, .6, .4, .1, M.plain('#b9bcbd', .3, .8), .01); [R.b.cyl(x, 0, .1, .07, .02, M.plain('#1c1c1c', .5), 18) for x in (-.15, .15)]
    return R.done()


@shot('r4/kitchen', 'Pantry of the dormitory floor: steel table, two hobs, labelled shelves and a long bench', (.5, -.7, 1.5, 2.9, 4.0, 21, -.03), 'noon', (200, 50))
def dorm_pantry(p):
    R = Room(4.6, 4.0, 2.7, '#f1ece2', ('small', '#c9c2b4'), frame='#f1efe9', low=(1.2, M.tiles('#f1ede4', .15, .2, .05, .005, '#c9c4ba', .15))).open('front').win('back', .3, 1.4, 1.3, .85, 'jalousie', power=13).win('back', 2.0, 1.4, 1.3, .85, 'jalousie', power=13).build(fill=4).outside('wall', 'back')
    R.b.box(0, .0, 1.2, .01, 4.0, .1, M.plain('#dd7a32', .6)); R.b.box(0, 3.985, 1.2, 4.6, .01, .06, M.plain('#dd7a32', .6))
    with back(R, .2): C.counter(R.b, 3.3, style='frame', sink=.6)
    for x in (1.6, 2.5):
        with R.at(x, 3.65, .9): Q.stove(R.b)
    with R.at(3.3, 3.62, .9): Q.rice_cooker(R.b)
    with R.by('right', 2.6, .22): F.legs(R.b, 1.5, .4, 1.9, M.plain('#8f9598', .4, .5), .04); [R.b.box(-.75, -.2, z, 1.5, .4, .03, M.plain('#8f9598', .4, .5)) for z in (.3, .8, 1.3, 1.8)]; [R.b.rbox(-.68 + i * .36, -.16, z, .3, .3, .22, .02, M.plain(('#dd7a32', '#e9e4d8', '#3f7fb5', '#4f9a5a')[(i + k) % 4], .5)) for k, z in enumerate((.33, .83, 1.33)) for i in range(4)]
    with R.by('right', 1.1, 0): C.fridge(R.b, .7, 1.7, '#f1f1ee', False, .1)
    with R.at(1.9, 1.5, 0, 0): R.b.rbox(-1.1, -.38, .72, 2.2, .76, .04, .01, M.plain('#f4ecdc', .35), 2); [R.b.box(x, -.3, 0, .05, .6, .72, M.plain('#5a5f62', .4, .5)) for x in (-.95, .9)]
    for y in (.85, 2.15):
        with R.at(1.9, y): Q.bench(R.b, 2.0, '#b58a5c')
    with R.at(2.3, 1.5, .76): R.b.cyl(0, 0, 0, .13, .02, M.plain('#f1efe9', .2), 22); R.b.cyl(-.4, .1, 0, .035, .1, M.plain('#3f7fb5', .3), 14)
    with R.by('left', 2.9, .2): Q.water(R.b)
    with R.by('left', 1.9, 0, 1.8): R.b.box(-.35, -.015, -.25, .7, .015, .5, M.plain('#b58a5c', .9)); [R.b.box(-.3 + i * .16, -.02, -.15 + .1 * (i % 2), .12, .006, .16, M.plain(c, .8)) for i, c in enumerate(('#f6f3ea', '#e8d45a', '#9fd0e0', '#f6f3ea'))]
    with R.at(1.9, 1.5): F.pendant(R.b, 2.62, .06, 'line', '#e9e9e6', 2.5)
    return R.done()
