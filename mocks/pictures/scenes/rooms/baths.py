"""Bathrooms and comfort rooms. Each is its own plan."""
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q
from kit import wet as X

from .base import Room, panel, put, shot
from .kitchens import back, left, right

T = M.tiles


@shot('1/bath', 'Bathroom of the ground-floor bedroom with grab bars, a corner shower without a step and a low window', (2.3, -.8, 1.45, .9, 3.0, 21, -.04), 'morning', (150, 34))
def accessible(p):
    R = Room(2.6, 2.8, 2.6, '#f1ece2', T('#c4b8a4', .3, .4, .06), frame='#2b2d2f', low=(2.2, T('#ece8df', .3, .18, .03, .004, '#cfcabf', .6))).open('front').win('back', 1.4, .9, 1.2, .8, 'slide', power=15).build(fill=5, base=None, lamps=((1.3, .8), (1.3, 2.1))).outside('garden', 'back')
    k = X.CHROME(); R.b.box(0, 1.5, .002, 1.25, 1.3, .004, T('#8f9a8a', .15, .4, .1, .006, '#c4c0b4', .15))
    with left(R, 2.15): X.shower_head(R.b, 2.05, False, True); R.b.tube([(-.5, -.06, .85), (.45, -.06, .85)], .016, k, 8)
    with R.at(1.25, 2.8, 0, -90): X.glass_screen(R.b, .9, 2.0)
    with back(R, 1.9): X.closet(R.b)
    with R.at(1.5, 2.74, .75): R.b.tube([(0, 0, 0), (0, -.55, 0), (0, -.55, -.1)], .016, k, 8)
    with right(R, 1.3): X.basin(R.b, 'counter', 1.0); R.b.box(-.5, -.47, .3, 1.0, .45, .03, M.wood('#8d5a33')); [R.b.rbox(-.35 + i * .02, -.42, .33 + i * .08, .5, .34, .08, .03, M.fabric(c)) for i, c in enumerate(('#f1ede4', '#7f8f80'))]
    with right(R, 1.3, 1.15): X.mirror(R.b, .8, .85, '#8d5a33')
    with R.at(.25, 2.6, 0): F.legs(R.b, .3, .3, .44, M.wood('#a87848'), .04); R.b.rbox(-.17, -.17, .44, .34, .34, .03, .01, M.wood('#a87848'))
    with left(R, .8, 1.4): Q.towel(R.b, .5, .8, '#5f7a5a')
    return R.done(key=.40)


@shot('2/bath', 'Grey stone bathroom with a freestanding tub below a strip window and two basins on a floating slab', (3.4, -.9, 1.4, 1.6, 3.6, 21, -.04), 'afternoon', (150, 28))
def stone(p):
    s = T('#9a9892', .6, .25, .06, .003, '#85837e', 1.2); R = Room(3.8, 3.6, 2.9, '#dddbd6', s, frame='#1d1f22', mats={'back': s, 'right': s}).open('front').win('back', .3, 3.2, 1.7, .7, 'fixed', power=14, n=3).win('left', .8, 1.2, .3, 2.1, 'fixed', power=9, n=1).build(fill=4, base=None, cove=True).outside('garden', 'back', 'left')
    with R.at(1.5, 2.85): F.tub(R.b)
    with right(R, 1.6): R.b.box(-.9, -.52, .78, 1.8, .52, .1, M.marble('#5a5854', '#8f8d88'), .006); [R.b.rbox(x - .24, -.44, .88, .48, .34, .12, .03, X.CHINA()) for x in (-.45, .45)]; [R.b.tube([(x, 0, 1.12), (x, -.16, 1.12), (x, -.17, 1.08)], .012, M.plain('#1d1f22', .3, .6), 8) for x in (-.45, .45)]
    with right(R, 1.6, 1.25): X.mirror(R.b, 1.7, .9, None, True)
    with back(R, 3.35): X.closet(R.b)
    with R.at(.35, 3.25): put(R.b, P.pot('monstera', 2, '#4a4c4f'), 0, 0, 0, 0, 1.1)
    with R.at(2.6, 2.75): R.b.rbox(-.18, -.18, 0, .36, .36, .45, .02, M.wood('#5b4030'), 2); R.b.rbox(-.16, -.14, .45, .32, .28, .08, .03, M.fabric('#e6e2da'))
    return R.done(key=.34)


@shot('3/bath', 'Villa bathroom open to a walled garden: a sunken bath of sea-green tiles, a timber bench and ferns', (.5, -.7, 1.5, 2.5, 4.0, 20, -.04), 'golden', (60, 40))
def garden_bath(p):
    R = Room(4.0, 4.0, 3.0, '#f5efe2', T('#dcc9a8', .4, .4, .05), ceil=M.wood('#7a4a2a', plank=.16), frame='#5a4030').open('front').hole('back', .3, 3.4, 0, 2.5, 15).build(fill=4, base=None)
    with R.at(2, 4.2): panel(R.b, .1, 2.5, 8, 5, 8)
    b = R.b; b.box(-3, 4.2, -.2, 10, 8, .15, M.sand('#cfc0a2')); b.box(-3, 7.4, -.2, 10, .3, 3.2, M.stone('#b5a68c', 2.4)); [put(b, P.areca(i % 2 + 1), -1.5 + i * 1.3, 6.7 + .3 * (i % 2), -.1, i * 50, 1.1) for i in range(6)]; [put(b, P.bush(i % 2 + 1, .5, '#5f7d38'), -.8 + i * .9, 6.1, -.1, i * 40, .8) for i in range(7)]; put(b, P.banana(1), 3.3, 6.6, -.1, 30, 1.1); put(b, P.palm(2, 6), 1.0, 9.5, -.2, 0, 1)
    t = T('#3f8f8c', .15, .12, .14, .006, '#e4e0d6', .15); b.box(1.0, 2.3, 0, 2.4, 1.5, .42, t); b.box(1.12, 2.42, .36, 2.16, 1.26, .065, M.pool('#5fb0aa')); [b.box(*q, .42, *d, .03, M.wood('#7a4a2a')) for q, d in (((.95, 2.25), (2.5, .16)), ((.95, 3.68), (2.5, .16)), ((.95, 2.4), (.16, 1.3)), ((3.29, 2.4), (.16, 1.3)))]; b.tube([(1.02, 3.0, .45), (1.02, 3.0, .8), (1.12, 3.0, .88), (1.25, 3.0, .84)], .02, M.plain('#b58a3c', .3, .9), 10)
    with right(R, 1.3): b.box(-.75, -.5, .76, 1.5, .5, .08, M.wood('#7a4a2a'), .006, True); [b.lathe(x, -.26, .84, [(.1, 0), (.19, .04), (.21, .12), (.2, .12), (.17, .05), (0, .03)], M.plain('#3f7f86', .25), 32) for x in (-.38, .38)]; [b.tube([(x, -.02, 1.12), (x, -.16, 1.12), (x, -.18, 1.06)], .012, M.plain('#b58a3c', .3, .9), 8) for x in (-.38, .38)]
    for y in (.92, 1.68):
        with right(R, y, 1.55): X.round_mirror(b, .28)
    with R.by('left', 2.6, .3): Q.bench(b, 1.3, '#7a4a2a'); b.rbox(-.2, -.12, .46, .4, .26, .08, .03, M.fabric('#f3eee2')); b.rbox(-.18, -.11, .54, .36, .24, .07, .03, M.fabric('#3f7f86'))
    with R.at(.4, 3.6): put(b, P.pot('monstera', 1, '#b5694a'), 0, 0, 0, 20, 1.2)
    return R.done(key=.36)


@shot('4/bath', 'Small bathroom with a pail and dipper, tiles to half height, a soap shelf and a high louvre window', dict(x=.35, y=.12, z=1.5, tx=1.15, ty=2.0, tz=.85, lens=20, roll=1.2), 'noon', (120, 50), portrait=True)
def tabo(p):
    R = Room(1.5, 2.1, 2.5, '#efe6d0', T('#b9ab94', .2, .4, .12, .006, '#8f8574'), frame='#e9e6de', low=(1.25, T('#f1ead8', .2, .2, .05, .005, '#c4b89e', .2))).win('back', .45, .65, 1.75, .5, 'jalousie', power=18).build(fill=3, base=None).outside('yard', 'back')
    R.b.box(0, 0, 1.25, .014, 2.1, .06, M.plain('#7a9a86', .5)); R.b.box(0, 2.086, 1.25, 1.5, .014, .06, M.plain('#7a9a86', .5)); R.b.box(1.486, 0, 1.25, .014, 2.1, .06, M.plain('#7a9a86', .5))
    with R.at(1.05, 2.1): X.closet(R.b, False)
    with R.at(.38, 1.75): Q.pail(R.b, '#3f7fb5', '#d0506a')
    with R.at(.33, 1.3): Q.pail(R.b, '#4f9a5a', None)
    with left(R, 1.7): R.b.tube([(0, 0, .75), (0, -.08, .75), (0, -.1, .7)], .013, X.CHROME(), 8); R.b.cyl(0, -.05, .76, .02, .03, M.plain('#b8402f', .4), 10)
    with left(R, 1.35, 1.05): R.b.box(-.2, -.12, 0, .4, .12, .02, M.plain('#f1efe9', .4)); X.bottles(R.b, 4, 3)
    with left(R, .75, 1.55): Q.towel(R.b, .4, .7, '#d98aa0', False); R.b.cyl(0, -.03, .0, .01, .03, M.plain('#4a4a4a', .5), 8)
    with right(R, .75, 0): X.basin(R.b, 'wall')
    with right(R, .75, 1.3): X.mirror(R.b, .35, .45, 'p')
    with R.at(.75, 1.0): Q.bulb(R.b, 2.5, .1, 10)
    with R.at(1.3, 1.45): R.b.cyl(0, 0, 0, .015, .7, M.plain('#e8b83a', .4), 8); R.b.lathe(0, 0, 0, [(.1, 0), (.09, .1), (.02, .16)], M.plain('#f1efe9', .8), 16)
    return R.done(key=.33, wb=(1.04, 1, .95))


@shot('5/bath', 'Bathroom with a shower behind a striped curtain, a washing machine and terracotta tiles on the floor', (.4, -.6, 1.5, 1.7, 2.6, 20, -.05), 'afternoon', (30, 34))
def washer(p):
    R = Room(2.3, 2.5, 2.5, '#f6f1e8', T('#b8745a', .3, .45, .1, .006, '#8f5a46'), frame='#f1efe9', low=(1.6, T('#f6f3ea', .15, .15, .03, .004, '#d9d2c4', .15))).open('front').win('right', 1.3, .7, 1.5, .7, 'slide', power=15).build(fill=4.5, base=None).outside('wall', 'right')
    R.b.box(0, 1.62, 0, .9, .06, .1, T('#f6f3ea', .15, .2))
    with left(R, 2.1): X.shower_head(R.b, 1.95, True)
    with R.at(.02, 1.65): X.curtain_rail(R.b, 1.0, '#f1ede2', 1.95, .6, '#b8674a')
    with back(R, 1.5): X.closet(R.b)
    with R.by('right', .75, .32): Q.washer(R.b)
    with left(R, 1.05): X.basin(R.b, 'pedestal')
    with left(R, 1.05, 1.2): X.mirror(R.b, .5, .7, '#7d5230')
    with back(R, 2.05, 1.35): Q.towel(R.b, .35, .7, '#b8674a')
    with R.at(2.0, .75, .93): X.bottles(R.b, 3, 5)
    with R.at(1.95, 1.45): Q.basket(R.b)
    return R.done()


@shot('6/bath', 'New bathroom as turned over: white tiles to half height, a shower, a basin and protective film on the window', (1.8, -.8, 1.45, .7, 2.2, 20, -.04), 'morning', (120, 40))
def turned_over(p):
    R = Room(1.9, 2.2, 2.5, '#f4f2ea', T('#a9aca8', .3, .4, .06), frame='#f4f4f0', low=(1.5, T('#f4f4f1', .3, .15, .02, .004, '#d4d4ce', .3))).open('front').win('left', 1.0, .6, 1.55, .6, 'slide', power=16).door('right', .5, .7, 2.05, 'panel', '#efece4').build(fill=5, base=None).outside('wall', 'left')
    with back(R, .45): X.shower_head(R.b, 1.9)
    R.b.box(.9, 1.2, 0, .05, 1.0, .08, T('#f4f4f1', .15, .2))
    with back(R, 1.4): X.closet(R.b)
    with left(R, .55): X.basin(R.b, 'wall')
    R.b.box(.2, 2.19, 1.2, .2, .012, .12, M.plain('#9db09a', .6))
    return R.done()


@shot('11/bath', 'Hotel bathroom: a tub with a glass pane, a marble slab with towels and a lit mirror', (2.4, -.9, 1.45, 1.0, 2.8, 21, -.03), 'golden', (200, 20))
def hotel(p):
    m = M.marble('#e9dfce', '#b59a78', .8); R = Room(2.9, 2.7, 2.5, '#f0e8dc', T('#6b5a48', .4, .3, .06), frame='#3a2e24', mats={'back': m, 'left': m}).open('front').build(fill=5, top=4, base=None, lamps=((.8, .9), (2.0, .9), (1.4, 2.0)))
    with R.by('left', 1.75, .0): X.boxed_tub(R.b, 1.8, .8, '#d9c9ae')
    with R.at(.82, .85, .55, 90): X.glass_screen(R.b, .8, 1.45)
    with back(R, .4, .0): X.shower_head(R.b, 2.05, False, True)
    with back(R, 2.05): R.b.box(-.75, -.55, .78, 1.5, .55, .06, M.marble('#4a3a2e', '#8a6a4c'), .006); R.b.lathe(.15, -.28, .84, [(.1, 0), (.19, .03), (.22, .1), (.21, .1), (.17, .04), (0, .02)], X.CHINA(), 34); R.b.tube([(.15, -.05, .84), (.15, -.05, 1.04), (.15, -.15, 1.06), (.15, -.19, 1.02)], .013, M.plain('#b58a3c', .3, .9), 8); [R.b.rbox(-.62, -.45, .84 + i * .07, .36, .3, .07, .03, M.fabric('#f6f2e8')) for i in range(3)]; R.b.box(-.7, -.5, .3, 1.4, .46, .04, M.wood('#6b4328'))
    with back(R, 2.05, 1.1): X.mirror(R.b, 1.3, .95, None, True)
    with R.by('right', 1.0, 0): X.closet(R.b)
    with R.by('right', 1.65, 0, 1.4): Q.towel(R.b, .5, .8, '#f6f2e8')
    R.b.box(.95, 1.2, 0, .6, .9, .02, M.fabric('#f1ece0'))
    return R.done(key=.42)


@shot('25/bath', 'Bathroom of a serviced studio: a quarter-round shower, dark floor and a shelf of folded towels', (.35, -.6, 1.45, 1.4, 2.2, 20, -.04), 'bright', (200, 40))
def quarter(p):
    import math
    R = Room(1.9, 2.1, 2.4, '#f3ebe0', T('#4f4a46', .3, .3, .05), frame='#2b2d2f', low=(2.1, T('#c98a6c', .1, .18, .12, .006, '#efe4d6', .1))).open('front').build(fill=4.5, top=4, base=None, lamps=((.6, .9), (1.3, 1.4)))
    n = 12; a = [math.pi + math.pi / 2 * i / n for i in range(n + 1)]; pts = [(1.9 + .9 * math.cos(q), 2.1 + .9 * math.sin(q)) for q in a]; g = M.glass('#d8e4e0', .05)
    [R.b.quad((*u, .1), (*v, .1), (*v, 1.95), (*u, 1.95), g) for u, v in zip(pts, pts[1:])]; [R.b.tube([(*u, z) for u in pts], .014, X.CHROME(), 6) for z in (.1, 1.95)]; R.b.lathe(1.9, 2.1, 0, [(.92, 0), (.92, .1), (.86, .1), (.84, .04), (0, .04)], X.CHINA(), 48)
    with R.at(1.88, 1.75, 0, -90): X.shower_head(R.b, 1.95, True)
    with back(R, .5): X.closet(R.b)
    with right(R, .6): X.basin(R.b, 'counter', .7)
    with right(R, .6, 1.15): X.mirror(R.b, .55, .75, None, True)
    with back(R, .5, 1.25): R.b.box(-.35, -.22, 0, .7, .22, .03, M.wood('#7d5230')); [R.b.rbox(-.28 + i * .2, -.19, .03, .17, .17, .12, .05, M.fabric(c)) for i, c in enumerate(('#f6f2e8', '#b8674a', '#f6f2e8'))]
    with R.at(.0, 1.3, 1.3, 90): Q.towel(R.b, .45, .75, '#f6f2e8')
    with left(R, 1.72, .7): X.paper(R.b)
    return R.done(key=.40)


@shot('r2/bath', 'Bathroom of the studio: narrow, white, with a shower curtain, a mirror cabinet and laundry on a line', dict(x=.75, y=.1, z=1.5, tx=.7, ty=2.3, tz=1.15, lens=20, roll=-.8), 'noon', (200, 50), portrait=True)
def narrow(p):
    R = Room(1.4, 2.4, 2.4, '#f3f2ee', T('#d9d9d4', .1, .3, .05, .006, '#8f9598', .1), frame='#f1f1ee', low=(2.0, T('#f4f4f1', .15, .15, .02, .005, '#c9ccca', .075))).win('back', .45, .5, 1.55, .55, 'fixed', power=16, n=1).build(fill=3.2, base=None).outside('street', 'back', seed=2)
    with R.at(.0, 1.55): X.curtain_rail(R.b, 1.4, '#2f5a78', 1.95, .42)
    with R.at(1.38, 2.0, 0, -90): X.shower_head(R.b, 1.95, True)
    R.b.box(0, 1.5, 0, 1.4, .08, .09, T('#f4f4f1', .1, .2))
    with right(R, 1.15): X.closet(R.b)
    with left(R, .85): X.basin(R.b, 'wall')
    with left(R, .85, 1.15): R.b.box(-.28, -.14, 0, .56, .14, .62, M.plain('#f4f4f1', .35)); R.b.box(-.27, -.148, .01, .54, .006, .6, M.mirror())
    with left(R, .85, .9): X.bottles(R.b, 2, 7)
    Q.rope(R.b, .1, 2.2, 1.3, 2.2, 2.2, 3)
    with R.at(.35, 2.1): Q.pail(R.b, '#e9e6df', '#3f7fb5')
    with right(R, .75, .75): X.paper(R.b)
    return R.done(key=.36)


@shot('r3/bath', 'Bathroom with mint tiles, a shower with a water heater, a pail and a small window', (1.9, -.7, 1.5, .7, 2.4, 20, -.05), 'morning', (60, 34))
def mint(p):
    R = Room(2.1, 2.3, 2.5, '#e9f1ea', T('#9fb5aa', .2, .35, .1, .006, '#7f9488'), frame='#e9ebe6', low=(1.8, T('#b5d9c4', .2, .18, .06, .004, '#dfe9e0', .2))).open('front').win('back', .2, .7, 1.6, .55, 'jalousie', power=16).build(fill=4.5, base=None).outside('roofs', 'back')
    R.b.box(0, 1.0, 1.2, .016, 1.3, .1, T('#4f9a7a', .1, .2)); R.b.box(0, 2.284, 1.2, 2.1, .016, .1, T('#4f9a7a', .1, .2))
    with left(R, 1.8): X.shower_head(R.b, 1.95, True)
    with R.at(.45, 1.95): Q.pail(R.b, '#e8b83a', '#4f9a5a')
    with back(R, 1.55): X.closet(R.b)
    with right(R, .85): X.basin(R.b, 'pedestal')
    with right(R, .85, 1.2): X.mirror(R.b, .45, .6, 'p')
    with right(R, 1.6, 1.45): Q.towel(R.b, .4, .75, '#f1efe9')
    with left(R, .9, 1.0): R.b.box(-.2, -.12, 0, .4, .12, .015, M.glass('#b9d0c8', .1)); X.bottles(R.b, 2, 1)
    return R.done()


@shot('r4/bath', 'Shared washroom of the dormitory floor: three basins in a row, mirrors and orange cubicle doors', (.6, -.9, 1.55, 2.4, 4.6, 21, -.03), 'noon', (200, 50))
def shared(p):
    R = Room(3.2, 4.6, 2.6, '#f1ece2', T('#a9a49a', .2, .35, .08), frame='#f1efe9', low=(1.8, T('#f4f1ea', .2, .18, .03, .005, '#cfc8ba', .2))).open('front').win('back', 1.0, 1.3, 1.75, .55, 'jalousie', power=10).win('back', 2.4, .6, 1.75, .55, 'jalousie', power=8).build(fill=4, top=3, base=None).outside('garden', 'back')
    for i, y in enumerate((.9, 1.8, 2.7)):
        with left(R, y): X.basin(R.b, 'wall')
        with left(R, y, 1.25): X.mirror(R.b, .5, .6, 'p')
    with left(R, 1.8, 1.12): R.b.box(-1.3, -.1, 0, 2.6, .1, .02, M.plain('#f1efe9', .4)); X.bottles(R.b, 3, 2)
    for i in range(4):
        y = .5 + i * 1.0; R.b.box(2.0, y, .15, .04, .82, 1.85, M.plain('#dd7a32', .45)); R.b.box(1.99, y + .7, 1.0, .02, .06, .06, X.CHROME()); R.b.box(2.0, y - .09, 0, 1.2, .05, 2.1, M.plain('#e9e4d8', .5)); R.b.box(1.99, y - .1, 0, .06, .08, 2.1, M.plain('#5a5f62', .4))
    with R.at(1.1, 3.9): Q.pail(R.b, '#3f7fb5', '#e8b83a')
    with R.at(1.5, 4.2): R.b.cyl(0, 0, 0, .015, 1.2, M.plain('#e8b83a', .4), 8); R.b.lathe(0, 0, 0, [(.14, 0), (.1, .12), (.02, .2)], M.plain('#d9d4c8', .9), 16)
    [R.b.box(1.4, 1 + k * 1.8, 2.56, .15, 1.2, .04, M.glow('#f1f6ff', 6)) for k in range(2)]
    return R.done()


@shot('r6/bath', 'Dark tiled bathroom of the townhouse with a wall-high pane, a stone bowl and evening light', (.4, -.7, 1.4, 1.5, 2.7, 21, -.03), 'golden', (20, 18))
def dark(p):
    d = T('#4a4c4f', .6, .25, .08, .003, '#3a3c3e', .3); R = Room(2.2, 2.7, 2.5, d, T('#6f6c68', .6, .3, .05), frame='#17191b').open('front').win('right', 1.4, .9, 1.0, 1.2, 'fixed', power=18, n=1).build(fill=4.5, base=None, lamps=((.7, .9), (1.5, .9), (1.1, 2.1))).outside('wall', 'right')
    with R.at(.0, 1.55): X.glass_screen(R.b, 1.2, 2.2)
    with left(R, 2.1): X.shower_head(R.b, 2.1, False, True)
    R.b.box(.0, 2.69, 1.1, .6, .012, .3, M.plain('#2b2d2f', .8)); R.b.box(.0, 1.6, -.0, 1.2, 1.1, .006, T('#8f8a82', .1, .3, .1, .006, '#6a665f', .1))
    with back(R, 1.75): X.closet(R.b)
    with left(R, .85): R.b.box(-.55, -.48, .76, 1.1, .48, .06, M.wood('#7b5232'), .005, True); R.b.lathe(0, -.25, .82, [(.12, 0), (.2, .05), (.22, .14), (.21, .14), (.18, .06), (0, .03)], M.stone('#8f8a82', 8), 34); R.b.tube([(0, -.02, 1.1), (0, -.15, 1.1), (0, -.17, 1.06)], .012, M.plain('#17191b', .3, .6), 8); R.b.rbox(-.45, -.4, .4, .4, .32, .12, .04, M.fabric('#b58a5c')); R.b.box(-.55, -.48, .36, 1.1, .46, .03, M.wood('#7b5232'), 0, True)
    with left(R, .85, 1.55): X.round_mirror(R.b, .36)
    with right(R, .75, 1.4): Q.towel(R.b, .5, .85, '#d9d4ca')
    return R.done(key=.30)
