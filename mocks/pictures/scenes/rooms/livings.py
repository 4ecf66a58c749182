"""Living rooms. Each is its own plan."""
from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q
from kit import trades as K

from .base import Room, put, shot
from .bedrooms import rug
from .kitchens import back, left, right


def stairs(R, x, y, n=13, w=.9, col='#8a5a34', rail='#2b2d2f', rot=0, rise=.19, run=.25, solid=None):
    """Treads that climb along y from (x, y)."""
    with R.at(x, y, 0, rot):
        for i in range(n): R.b.box(0, i * run, rise * (i + 1) - .05, w, run + .03, .05, M.wood(col)); (R.b.box(0, i * run + .01, 0 if solid else rise * i - .02, w, run if solid else .02, rise * (i + 1) - (.05 if solid else .03), M.stucco(solid) if solid else M.plain('#efece4', .6)))
        if rail: k = M.plain(rail, .4, .4); [R.b.bar((.03, i * run + .12, rise * (i + 1)), (.03, i * run + .12, rise * (i + 1) + .85), .018, k) for i in range(n)]; R.b.bar((.03, .05, rise + .85), (.03, n * run, rise * (n + .5) + .85), .045, M.wood(col))


@shot('4/living', 'Living room with a wooden settee, an old television, a fan, family photographs and slippers at the door', dict(x=3.7, y=.2, z=1.45, tx=1.2, ty=3.8, tz=1.0, lens=23, roll=1.0), 'noon', (160, 52), portrait=True)
def bungalow(p):
    R = Room(4.0, 4.0, 2.6, '#f2ead6', ('vinyl', '#c9b48f'), frame='#e9e6de', low=(1.1, M.plain('#9db08a', .7))).win('left', 1.5, 1.6, 1.1, 1.05, 'jalousie', power=15, grille=True, cur=('#d9a441', .78)).door('back', .3, .85).build(fill=2.6).outside('garden', 'left')
    with R.by('left', 2.3, .4): Q.sala(R.b, 1.7, '#7a4a2a', '#7f9a6a')
    with R.by('back', 2.6, .25): R.b.rbox(-.75, -.2, 0, 1.5, .42, .55, .01, M.wood('#7a4a2a'), 2); R.b.rbox(-.4, -.22, .55, .8, .42, .58, .04, M.plain('#2b2d2f', .5)); R.b.rbox(-.35, -.235, .62, .7, .03, .46, .06, M.plain('#4a5a5f', .08, 0, .8)); R.b.box(.5, -.1, .55, .1, .1, .2, M.plain('#d0506a', .4)); put(R.b, P.pot('bush', 2, '#e4dfd5'), -.6, 0, .55, 0, .4)
    with R.by('back', 2.6, 0, 1.65): Q.frames(R.b, 4, 5)
    with R.by('back', 1.45, 0, 1.8): Q.calendar(R.b)
    with R.by('back', 3.6, .0, 1.6): Q.altar(R.b)
    with R.at(1.4, 2.3, .0, 90): F.coffee(R.b, .8, .45, '#7a4a2a')
    with R.at(3.4, 2.9, 0, -60): Q.fan(R.b, '#3f6f9a')
    with R.at(.55, 3.75): Q.shoes(R.b, 3, 3)
    with R.at(2.6, 1.9, 0, -70): Q.monobloc(R.b, '#9a3a34')
    with R.at(1.9, 2.0): Q.bulb(R.b, 2.6, .15, 9)
    return R.done(key=.31, wb=(1.05, 1, .95))


@shot('5/living', 'Open ground floor seen from the gate: stairs, a sofa of woven cane and children’s toys', (.6, -.9, 1.5, 3.0, 5.0, 21, -.02), 'afternoon', (330, 30))
def duplex(p):
    R = Room(4.4, 5.2, 2.7, '#f3ebe0', ('tile', '#cdb49c'), frame='#f1efe9').open('front').win('left', 1.2, 1.6, .9, 1.3, power=12, cur=('#e9dccb', .75)).build(fill=5, lamps=((1.4, 1.6), (1.4, 3.6))).outside('wall', 'left')
    stairs(R, 3.4, 1.6, 13, .95, '#7d5230', '#2b2d2f')
    with R.by('left', 3.9, .5): F.sofa(R.b, 1.9, '#c4b5a2', ('#b8674a', '#efe4d4'))
    with R.at(1.75, 3.9, .0, 90): F.coffee(R.b, .9, .5, '#7d5230', True)
    rug(R, 1.1, 2.9, 1.7, 2.0, '#e0d2c0', '#b8674a', 'net')
    with R.by('back', 1.7, .25): F.tvunit(R.b, 1.6, '#7d5230')
    with R.at(2.2, 2.0): Q.toys(R.b, 4)
    with R.at(3.55, 1.2): Q.shoes(R.b, 3, 6)
    with R.at(3.2, 3.4): Q.bag(R.b, '#c9556a')
    return R.done()


@shot('6/living', 'Ground floor of a new townhouse as turned over: tiled floor, painted walls, bare concrete stairs', (3.6, -1.0, 1.5, 1.6, 6.0, 20, -.02), 'morning', (110, 34))
def turned_over(p):
    R = Room(4.2, 6.2, 2.6, '#f4f2ea', ('tile', '#dcd8cf'), frame='#f4f4f0').open('front').win('back', .5, 1.2, .95, 1.2, power=15).door('back', 2.1, .85, 2.08, 'panel', '#efece4').build(fill=5).outside('wall', 'back')
    with R.at(.0, 2.3): [R.b.box(0, i * .26, 0, .95, .27, .19 * (i + 1), M.concrete('#bdb8ae', .8)) for i in range(13)]
    for y in (1.6, 4.4):
        with R.at(2.6, y): Q.bulb(R.b, 2.6, .06, 12)
    R.b.box(4.19, 2.4, .3, .012, .1, .08, M.plain('#ffffff', .4)); R.b.box(4.19, 1.0, 1.2, .012, .08, .12, M.plain('#ffffff', .4)); R.b.box(1.05, 6.19, 1.2, .08, .012, .12, M.plain('#ffffff', .4))
    steel = M.plain('#2b2d2f', .4, .4); R.b.bar((.9, 2.4, 1.05), (.9, 5.4, 3.3), .05, steel); [R.b.bar((.9, 2.43 + i * .26, .19 * (i + 1)), (.9, 2.43 + i * .26, .19 * (i + 1) + .88), .025, steel) for i in range(9)]
    with R.by('right', 3.6, .3): Q.boxes(R.b, 5, 5)
    with R.by('right', 5.1, .85, 0, 0): K.ladder(R.b, 2.2)
    with R.at(3.0, 2.5, 0, 35): Q.monobloc(R.b, '#9db09a')
    with R.at(2.45, 2.9): Q.pail(R.b, '#3f7fb5', None)
    with R.at(1.5, 2.0): Q.basket(R.b)
    return R.done(key=.6, wb=(1.09, 1.0, .88))


@shot('7/living', 'Living room on the fourteenth floor: a blue corner sofa, a round rug and glass to the balcony', (3.9, -.6, 1.35, 1.7, 4.4, 21, -.03), 'morning', (250, 34))
def condo(p):
    R = Room(4.6, 4.5, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f').open('front').win('back', .2, 3.2, 0, 2.35, 'slide', power=14, n=3).build(fill=4, lamps=((1.2, 1.2), (3.2, 1.2), (2.2, 2.8))).outside('city', 'back', seed=3)
    R.b.box(-1, 4.7, -.1, 7, 1.5, .1, M.tiles('#b9b2a6', .6, .4)); B.railing(R.b, [(-1, 6.1), (6, 6.1)], 0, 'bars', 1.08, '#3a4046')
    with R.by('left', 2.2, .5): F.sofa(R.b, 2.4, '#5f7f93', ('#e9e6df', '#2f4a5c'), True)
    R.b.cyl(2.0, 2.5, 0, 1.15, .012, M.rug('#dfe2e2', '#7f95a5', 'lines'), 48)
    with R.at(2.0, 2.5, .012): F.coffee(R.b, .7, .6, '#9a7a58', True)
    with R.by('right', 2.6, .22): F.tvunit(R.b, 1.8, '#f1efe9', True)
    with R.at(3.0, 3.7, 0, -20): F.armchair(R.b, '#e0a83a', '#2b2d2f')
    put(R.b, P.areca(2, 1.9, '#d9d2c4'), 4.15, 4.1, 0, 30, .9)
    return R.done()


@shot('9/living', 'Main room of the weekend house: bamboo settees, a hammock and the deck under mango trees', (.7, -.6, 1.45, 2.9, 4.6, 21, .0), 'afternoon', (60, 34))
def weekend(p):
    import numpy as np
    bam = M.siding('#c9a468', .075, True, .6, .8); R = Room(5.0, 4.6, 3.0, bam, floor=M.wood('#7a4a2a', .45, plank=.16), ceil=M.thatch('#a8895c'), frame='#5a3a22').open('front').hole('back', 1.0, 3.4, 0, 2.3, 15).hole('left', 1.2, 1.8, .8, 1.3, 9).build(fill=3.2, base=None).outside('garden', 'back', 'left')
    b = R.b; b.box(-1, 4.8, -.14, 8, 2.6, .14, M.wood('#8a5c38', plank=.14)); B.railing(b, [(-1, 7.3), (7, 7.3)], 0, 'bars', .95, '#6b4a2e'); [b.bar((0, y, 2.85), (5, y, 2.85), .13, M.wood('#6b4a2e')) for y in (.4, 1.8, 3.2, 4.5)]; [b.cyl(x, y, 0, .09, 3.0, M.bark('#6b4a2e'), 12) for x, y in ((.1, 4.5), (4.9, 4.5), (.95, 4.68), (4.45, 4.68))]
    t = np.linspace(0, 1, 24); s = np.linspace(-1, 1, 9); X = 1.0 + 2.9 * t; Z = 1.7 - 1.15 * 4 * t * (1 - t) * .8; wd = .06 + .42 * np.sin(np.pi * t); V = np.concatenate([np.stack([X, 3.35 + wd * q, Z + .22 * wd * q * q], 1) for q in s]); i = np.arange(8)[:, None]; j = np.arange(23)[None]; b.add(V, np.stack([i * 24 + j, i * 24 + j + 1, (i + 1) * 24 + j + 1, (i + 1) * 24 + j], -1).reshape(-1, 4), M.rug('#e9dfc4', '#3f7f86', 'lines'), True); b.tube([(.1, 3.35, 2.1), (1.0, 3.35, 1.7)], .012, M.plain('#e9dfc4', .8), 6); b.tube([(3.9, 3.35, 1.7), (4.9, 3.4, 2.1)], .012, M.plain('#e9dfc4', .8), 6)
    with R.by('right', 2.0, .4): Q.sala(b, 1.7, '#8a6038', '#3f7f86')
    with R.at(3.3, 1.9, 0, 90): F.coffee(b, .9, .5, '#6b4a2e')
    with R.at(1.5, 2.2, 0, 130): Q.sala(b, .75, '#8a6038', '#d98a5a')
    b.box(2.0, 1.1, 0, 2.1, 1.5, .01, M.rug('#c9a15c', '#8a4a2a', 'net'))
    with R.at(2.6, 1.7): F.pendant(b, 2.2, .75, 'rattan')
    put(b, P.pot('monstera', 1, '#b5694a'), 4.6, .8, 0, 0, 1.2)
    return R.done(key=.33)


@shot('23/living', 'Living room of one of the apartments: a settee, a tricycle helmet on the wall, laundry by the door', dict(x=.4, y=.2, z=1.4, tx=2.1, ty=3.4, tz=.95, lens=22, roll=-1.2), 'noon', (200, 52), portrait=True)
def apartment(p):
    R = Room(3.2, 3.6, 2.5, '#e6eef1', ('vinyl', '#c4b9a4'), frame='#e4e7e8').win('back', 1.6, 1.3, 1.0, 1.15, power=17, grille='#e9e6de', cur=('#5f8fa8', .7)).door('back', .35, .85, 2.05, 'panel', '#e9e6dc').build(fill=2.6, base='#b9c4c8').outside('street', 'back', seed=2)
    with R.by('right', 2.3, .38): F.sofa(R.b, 1.5, '#7a4a3a', ('#e0b04a', '#f1ede4'))
    with R.at(1.75, 2.4, 0, 90): F.coffee(R.b, .75, .4, '#a87c4c')
    with R.by('left', 1.7, .22): F.tvunit(R.b, 1.2, '#a87c4c')
    with R.by('right', 2.3, 0, 1.6): Q.frames(R.b, 8, 4)
    with R.by('right', 1.1, 0, 1.75): Q.holy_picture(R.b)
    with R.at(1.35, 3.35): Q.shoes(R.b, 2, 8)
    with R.at(2.75, 3.3): Q.fan(R.b, '#3f7f5a', 1.0)
    Q.rope(R.b, .1, 2.55, .1, 3.5, 2.15, 6)
    with R.at(1.5, 1.5): Q.toys(R.b, 1)
    with R.at(1.6, 1.7): Q.bulb(R.b, 2.5, .1, 9)
    return R.done(key=.32)


@shot('24/living', 'Empty front room of the foreclosed house: dusty cement, an unpainted patch and an open meter box', (3.3, -.6, 1.5, 1.4, 4.2, 21, -.02), 'overcast', (200, 40))
def foreclosed(p):
    R = Room(3.8, 4.2, 2.5, M.stucco('#d6cbae', .9, 1.0, .25), ('cement', '#9f998e'), ceil='#d3cdbb', frame='#8a7f6a').open('front').win('left', 1.4, 1.5, 1.0, 1.15, 'jalousie', power=13).hole('back', 2.3, .85, 0, 2.05).door('back', .5, .8, 2.05, 'panel', '#7a5f46').build(fill=3, base=None).outside('wall', 'left')
    R.b.box(2.0, 5.6, 0, 1.6, .1, 2.5, M.stucco('#c4b899', .9, .8)); R.b.box(2.0, 4.2, -.02, 1.6, 1.4, .03, M.concrete('#8f897e'))
    for i, (y, z, w, h) in enumerate(((1.3, 1.6, .9, .6), (2.0, 1.2, .6, .4), (2.7, .5, .7, .4), (3.3, 1.9, .5, .3))):
        with R.by('right', y, 0, z): Q.flake(R.b, w, h, i + 3, '#b5ae9c')
    R.b.box(1.55, 4.12, 1.5, .3, .08, .4, M.plain('#8a9296', .5, .4)); [R.b.tube([(1.62 + i * .07, 4.1, 1.5), (1.6 + i * .09, 4.05, 1.25 - .1 * i), (1.66 + i * .04, 4.1, 1.05)], .007, M.plain(c, .6), 6) for i, c in enumerate(('#222222', '#b8402f', '#e8b83a'))]
    with R.at(2.0, 2.0, 2.5): Q.stain(R.b, .35, 7)
    with R.at(.5, 3.5, 0, 20): R.b.box(-.2, -.2, 0, .42, .4, .02, M.plain('#b9925f', .9)); R.b.rbox(.5, -.3, 0, .3, .25, .18, .03, M.plain('#d9d4c4', .8))
    [R.b.box(x, y, 0, .05 + .04 * (i % 3), .05, .012, M.plain('#c9bd9e', .9)) for i, (x, y) in enumerate(((3.3, 1.8), (3.5, 2.7), (2.9, 2.2), (1.2, 2.8), (2.2, 1.4), (3.1, 3.2)))]
    return R.done(key=.29, wb=(.99, 1, 1))


@shot('iloilo1/sala', 'The sala upstairs: wide hardwood boards, cane settees around a marble table and sliding capiz windows', (5.6, -.9, 1.5, 2.6, 5.6, 21, .04), 'morning', (200, 30))
def sala(p):
    R = Room(6.4, 5.6, 3.7, '#efe4cc', ('wood', '#6b3f22'), ceil=M.wood('#8a5a36', plank=.22), frame='#4f2d18').open('front')
    for x in (.3, 3.5): R.win('back', x, .95, .9, 1.9, 'capiz', power=5); R.hole('back', x + .95, .75, .9, 1.9, 11); R.win('back', x + 1.7, .9, .9, 1.9, 'capiz', power=5)
    R.win('left', .8, 1.2, .9, 1.9, 'capiz', power=5).hole('left', 2.0, .9, .9, 1.9, 10).build(fill=3.6, base=None).outside('garden', 'back', 'left')
    b = R.b; [b.box(0, y, 3.4, 6.4, .2, .3, M.wood('#4f2d18'), 0, True) for y in (.8, 2.6, 4.4)]; [b.box(i * .16, 5.56, 3.0, .05, .05, .45, M.wood('#3a2214')) for i in range(40)]; b.box(0, 5.5, .1, 6.4, .05, .06, M.wood('#4f2d18')); [b.lathe(.2 + i * .2, 5.55, .15, [(.03, 0), (.045, .2), (.02, .4), (.04, .6), (.03, .72)], M.wood('#4f2d18'), 8) for i in range(31)]
    with R.at(3.1, 4.6): Q.sala(b, 1.8, '#4f2d18', '#c9b48a')
    for x, rt in ((1.5, 90), (4.7, -90)):
        for y in (2.9, 3.7):
            with R.at(x, y, 0, rt): Q.sala(b, .72, '#4f2d18', '#7a3b2e')
    with R.at(3.1, 3.3): b.lathe(0, 0, 0, [(.28, 0), (.25, .05), (.06, .14), (.09, .4), (.05, .66)], M.wood('#4f2d18'), 20); b.cyl(0, 0, .66, .5, .04, M.marble('#f1ece0'), 44); b.lathe(0, 0, .7, [(0, 0), (.07, 0), (.1, .1), (.05, .22), (.07, .26)], M.plain('#3f5f86', .3), 20)
    rug(R, 1.9, 2.2, 2.4, 2.2, '#8a3f33', '#d9c49a', 'net')
    with R.at(3.1, 3.3): F.pendant(b, 2.7, .9, 'globe', '#3a2a1c')
    with R.by('right', 3.6, .3): F.wardrobe(b, 1.2, 2.1, '#4f2d18', '#b58a3c', True)
    with R.by('right', 1.9, 0, 1.9): b.box(-.35, -.04, -.5, .7, .04, 1.0, M.wood('#8a6a2c')); b.box(-.29, -.045, -.44, .58, .01, .88, M.mirror())
    put(b, P.areca(1, 2.0, '#3f5f86'), .6, 5.0, 0, 20, 1.0)
    return R.done(key=.33)


@shot('iloilo2/living', 'Sample unit in the showroom: a compact living room with a sofa, a screen of slats and a model on a stand', (.5, -.9, 1.4, 2.7, 4.0, 21, -.03), 'bright', (60, 40))
def sample_unit(p):
    R = Room(4.2, 4.0, 2.7, '#f3f2ee', ('wood', '#c4a27c'), frame='#2b2d2f', mats={'back': M.stucco('#2f4a5c', .8, 0, .05)}).open('front').build(fill=5, top=2, cove=True, lamps=((1.3, 1.2), (2.9, 1.2)))
    with R.by('back', 1.5, .5): F.sofa(R.b, 1.9, '#c9d4da', ('#2f4a5c', '#e0a83a'))
    with R.at(1.5, 2.35, .012): F.coffee(R.b, .8, .5, '#9a7a58', True)
    rug(R, .5, 1.6, 2.1, 1.6, '#dfe2e2', '#2f5a78', 'lines'); [R.b.box(2.75, 3.9 - i * .09, 0, .05, .05, 2.7, M.wood('#9a7a58')) for i in range(14)]
    for k in range(3): F.art(R.b, .9 + k * .6, 3.99, 1.75, .45, .6, 50 + k, ('#c9d4da', '#e0a83a', '#f4f1ea'))
    with R.by('right', 1.6, .5): R.b.rbox(-.4, -.4, 0, .8, .8, .85, .01, M.plain('#f6f6f4', .4), 2); R.b.box(-.15, -.12, .85, .3, .26, .75, M.facade('#f4f3ef', '#35566a', .12, .09, .6)); R.b.box(-.3, -.3, .85, .6, .6, .02, M.grass()); g = M.glass('#e4ecea', .05); R.b.box(-.38, -.38, .85, .76, .76, .85, g)
    with R.at(.5, 3.5): F.floorlamp(R.b, 2.2)
    return R.done(key=.42)


@shot('iloilo3/living', 'Long living room beside the eight-metre balcony, cream sofas face to face and the river in evening light', (5.9, .2, 1.4, 1.6, 3.9, 20, -.02), 'golden', (120, 18))
def long_room(p):
    R = Room(6.4, 4.2, 2.7, '#f0e8dc', ('wood', '#9a6a40'), frame='#3a2e24').win('back', .4, 5.6, 0, 2.4, 'slide', power=13, n=5, cur=('#d9cbb4', .88)).build(fill=4, lamps=[(x, y) for x in (1.2, 3.2, 5.2) for y in (1.2, 3.0)]).outside('river', 'back')
    R.b.box(-1, 4.4, -.1, 9, 1.8, .1, M.tiles('#b9a890', .6, .4)); B.railing(R.b, [(-1, 6.1), (8, 6.1)], 0, 'bars', 1.08, '#3a4046'); put(R.b, P.areca(1, 1.7, '#8a5a34'), 1.2, 5.7, 0, 30, .9)
    with R.at(1.0, 2.2, 0, 90): F.sofa(R.b, 2.2, '#cfc0aa', ('#8a5a34', '#efe7da'))
    with R.at(3.5, 2.2, 0, -90): F.sofa(R.b, 2.0, '#cfc0aa', ('#a87c5a', '#efe7da'))
    rug(R, 1.2, 1.2, 2.1, 2.1, '#e2d8c8', '#a08060', 'net')
    with R.at(2.25, 2.2, .012, 90): F.coffee(R.b, 1.2, .6, '#6b4328')
    R.b.box(.01, 1.4, 1.1, .03, 1.6, 1.0, M.wood('#6b4328')); R.b.box(.04, 1.46, 1.16, .01, 1.48, .88, M.art(33, '#a87c5a', '#8a5a34', '#efe6d6'))
    with R.at(.5, 3.7): F.floorlamp(R.b, 2.4)
    with R.at(4.9, 1.2, 0, 90): R.b.rbox(-.8, -.22, .0, 1.6, .42, .72, .01, M.wood('#6b4328'), 2); put(R.b, P.pot('snake', 1, '#e4dfd5'), .5, 0, .72, 0, .7); F.books(R.b, -.6, -.1, .72, 9, 8)
    return R.done(key=.36)


@shot('r1/living', 'Condominium living room with a sofa and a desk of solid wood, a dog’s bed and a balcony toward the hills', (4.0, -.8, 1.4, 1.7, 4.2, 22, -.04), 'golden', (60, 22))
def pavia_wood(p):
    R = Room(4.4, 4.2, 2.6, '#f0e8dc', ('wood', '#a87c50'), frame='#3a2e24', mats={'left': M.stucco('#c9b08a', .8, 0, .05)}).open('front').win('back', .9, 2.2, 0, 2.3, 'slide', power=15).build(fill=4, lamps=((1.2, 1.2), (3.2, 1.2))).outside('hills', 'back', seed=2)
    R.b.box(-1, 4.4, -.1, 7, 1.5, .1, M.tiles('#b9b2a6', .6, .4)); B.railing(R.b, [(-1, 5.8), (6, 5.8)], 0, 'bars', 1.05, '#3a2e24')
    with R.by('left', 2.0, .42): Q.sala(R.b, 1.9, '#7a4a2a', '#d9c9a8')
    with R.at(1.6, 2.0, 0, 90): F.coffee(R.b, 1.0, .5, '#7a4a2a')
    with R.by('right', 2.4, .22): F.tvunit(R.b, 1.5, '#7a4a2a')
    with R.at(3.7, 3.7): R.b.rbox(-.35, -.28, 0, .7, .56, .16, .07, M.fabric('#7f6a58')); R.b.rbox(-.26, -.2, .06, .52, .4, .12, .05, M.fabric('#e9dfca'), bulge=.02)
    F.art(R.b, .5, 4.19, 1.6, .5, .7, 61, ('#a87c5a', '#5f7a5a', '#efe6d6'))
    rug(R, 1.0, 1.0, 1.5, 2.0, '#efe7da', '#8a5a34', 'lines'); put(R.b, P.areca(2, 1.8, '#b5694a'), .45, 3.75, 0, 50, .85)
    with R.at(2.2, 2.0): Q.ceiling_fan(R.b, 2.6, .15, '#7a4a2a')
    return R.done()


@shot('r3/living', 'Unfurnished living room of the apartment: mint walls, tiled floor and a balcony door with a screen', (.5, -.7, 1.5, 2.5, 4.2, 21, -.03), 'morning', (30, 34))
def unfurnished(p):
    R = Room(3.8, 4.2, 2.6, '#dcebe0', ('small', '#d4cdbf'), frame='#e9ebe6').open('front').win('back', 1.9, 1.5, 0, 2.15, 'slide', power=16).door('left', 2.6, .8, 2.05, 'panel', '#efece4').build(fill=4.5).outside('roofs', 'back', seed=2)
    R.b.box(-.5, 4.4, -.1, 5, 1.1, .1, M.tiles('#b9a890', .3, .4)); B.railing(R.b, [(-.5, 5.4), (4.5, 5.4)], 0, 'bars', 1.0, '#4f9a7a')
    with R.at(1.9, 2.1): Q.ceiling_fan(R.b, 2.6, .2, '#8a6a4a')
    with R.at(3.5, 3.3): put(R.b, P.pot('snake', 1, '#4f9a7a'), 0, 0, 0, 0, 1.0)
    R.b.box(.6, 4.19, .3, .1, .012, .08, M.plain('#ffffff', .4)); R.b.box(1.5, 4.19, 1.2, .08, .012, .12, M.plain('#ffffff', .4))
    with R.by('right', 3.7, .0, 1.2): R.b.box(-.04, -.012, 0, .08, .012, .12, M.plain('#ffffff', .4))
    return R.done()


@shot('r5/living', 'Living room of the garden house: a brick hearth wall, two armchairs, a piano and doors to the pool', (.6, -1.0, 1.45, 3.4, 5.2, 21, -.02), 'morning', (30, 36))
def garden_house(p):
    br = M.brick('#9c5b43'); R = Room(5.6, 5.2, 2.9, '#f0e6d6', ('wood', '#9a5f38'), frame='#f1efe9', ceil='#f4efe4').open('front').win('right', 1.0, 3.2, 0, 2.3, 'case', power=14, n=4, cur=('#dccbb0', .85)).build(fill=4).outside('pool', 'right')
    b = R.b; b.box(1.2, 4.85, 0, 2.4, .35, 2.9, br); b.box(1.1, 4.75, 1.25, 2.6, .2, .12, M.wood('#7a4326'), 0, True); F.books(b, 1.3, 4.78, 1.37, 5, 5); b.lathe(3.2, 4.85, 1.37, [(0, 0), (.06, 0), (.1, .1), (.05, .24), (.07, .28)], M.plain('#3f5f86', .3), 20); b.box(1.9, 4.845, 1.6, 1.0, .02, .75, M.wood('#7a4326')); b.box(1.96, 4.835, 1.66, .88, .02, .63, M.art(14, '#5f7a5a', '#c98a5a', '#efe6d6'))
    [b.box(x, 0, 2.75, .16, 5.2, .15, M.wood('#7a4326')) for x in (1.1, 2.8, 4.5)]
    with R.by('left', 3.0, .34): b.rbox(-.75, -.3, 0, 1.5, .6, 1.15, .015, M.wood('#3a2214', .2), 2); b.box(-.72, -.48, .68, 1.44, .2, .06, M.wood('#3a2214', .2)); b.box(-.66, -.47, .742, 1.32, .14, .012, M.plain('#f6f4ee', .3)); [b.box(-.64 + i * .045, -.42, .75, .018, .09, .012, M.plain('#17181a', .3)) for i in range(28) if i % 7 not in (2, 6)]
    with R.at(1.1, 3.0, 0, 90): b.rbox(-.35, -.18, .42, .7, .34, .07, .03, M.fabric('#7a3b2e')); F.legs(b, .66, .32, .42, M.wood('#3a2214'), .04)
    with R.at(2.2, 3.7, 0, 30): F.armchair(b, '#b9a58a', '#7a4326')
    with R.at(3.9, 3.8, 0, -35): F.armchair(b, '#a8442f', '#7a4326')
    with R.at(3.3, 1.8, 0, 180): F.sofa(b, 2.1, '#b9a58a', ('#a8442f', '#e9dfca'))
    with R.at(3.05, 2.9): F.coffee(b, 1.0, .55, '#7a4326')
    rug(R, 1.9, 1.8, 2.5, 2.1, '#d9c4a4', '#8a3f33', 'net'); put(b, P.areca(1, 1.9, '#a8442f'), .6, 4.7, 0, 20, .95)
    return R.done(key=.36)


@shot('r6/living', 'Unfurnished ground floor of the townhouse: dark stair with glass rail, polished tiles and the gate outside', (3.7, -.7, 1.5, 1.3, 5.4, 20, -.01), 'golden', (150, 16))
def townhouse(p):
    R = Room(4.4, 5.6, 2.8, '#dcd8d0', M.tiles('#8f8a82', .8, .12, .04, .003), frame='#17191b').open('front').win('left', .6, 2.4, 0, 2.3, 'slide', power=15).build(fill=4, lamps=[(x, y) for x in (1.0, 2.6) for y in (1.2, 3.0, 4.8)]).outside('wall', 'left')
    stairs(R, 3.3, 2.2, 13, 1.05, '#4a2f1c', None, solid='#dcd8d0'); g = M.glass('#d0dcda', .08); R.b.quad((3.28, 2.2, .2), (3.28, 5.5, 2.6), (3.28, 5.5, 3.5), (3.28, 2.2, 1.1), g)
    R.b.box(.2, 5.57, 0, 2.6, .03, 2.8, M.wood('#7b5232', plank=.3)); R.b.box(.5, 5.3, .35, 2.0, .28, .3, M.wood('#4a2f1c'))
    with R.by('right', 1.2, 0, 2.1): F.aircon(R.b)
    return R.done(key=.34)


@shot('r8/lounge', 'Lounge of the coworking floor: deep sofas under old beams, three call booths and a wall of plants', (7.2, -.9, 1.5, 3.4, 5.4, 21, .0), 'morning', (150, 34))
def lounge(p):
    R = Room(7.8, 5.4, 3.7, '#efe7d8', ('wood', '#8a6238'), frame='#3a2a1c', ceil=M.wood('#8a6238', plank=.2)).open('front').win('left', .7, 1.5, .6, 2.4, 'grid', power=12).win('left', 3.0, 1.5, .6, 2.4, 'grid', power=12).build(fill=4, base=None).outside('street', 'left', seed=5)
    b = R.b; [b.box(0, y, 3.35, 7.8, .26, .34, M.wood('#6b4328'), 0, True) for y in (.6, 2.4, 4.2)]
    for i in range(3): x = 4.2 + i * 1.15; b.box(x, 4.3, 0, 1.1, 1.1, 2.25, M.fabric('#4f5f50')); b.box(x + .1, 4.29, .05, .9, .02, 2.1, M.plain('#1b2420', .05, 0, .8)); b.box(x + .2, 4.27, .1, .7, .02, 2.0, M.glass('#d0dcda', .1)); b.box(x + .85, 4.25, .95, .03, .04, .3, M.plain('#c9b48a', .3, .9)); b.box(x + .3, 4.28, 1.95, .5, .015, .12, M.glow('#fff2dc', 3))
    for i in range(4): put(b, P.areca(i % 2 + 1, 1.8, '#6b4328'), .5 + i * .85, 5.0, 0, i * 70, .95)
    [put(b, P.pot('monstera', i % 2 + 1, '#b5694a'), .4 + i * .9, 4.9, 1.4, i * 40, .7) for i in range(4)]; b.box(.1, 4.75, 1.36, 3.6, .35, .04, M.wood('#6b4328'))
    with R.at(1.3, 2.7, 0, 90): F.sofa(b, 2.3, '#5f6f5a', ('#d9a441', '#efe6d4'))
    with R.at(3.7, 3.2, 0, -60): F.armchair(b, '#c98a5a', '#6b4328')
    with R.at(3.6, 2.0, 0, -110): F.armchair(b, '#47606b', '#6b4328')
    with R.at(2.5, 2.6): F.coffee(b, 1.0, .7, '#6b4328', True)
    rug(R, 1.4, 1.5, 2.4, 2.2, '#d9c49a', '#5f7a5a', 'net')
    for x in (2.0, 5.6):
        with R.at(x, 2.6): F.pendant(b, 2.5, 1.0, 'rattan')
    return R.done(key=.36)
