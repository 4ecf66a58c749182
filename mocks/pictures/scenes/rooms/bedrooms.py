"""Bedrooms of family houses, villas and condominiums. Each is its own plan."""
from kit import building as B
from kit import furniture as F
from kit import materials as M
from kit import plants as P
from kit import things as Q

from .base import Room, put, shot


def rug(R, x, y, w, d, c='#dcd2c0', c2='#8a7a66', kind='net'): R.b.box(x, y, 0, w, d, .012, M.rug(c, c2, kind))


def lamp_table(R, x, y, col='#8a5a34', on=2.2, rot=0):
    with R.at(x, y, 0, rot): F.nightstand(R.b, col, on)


@shot('1/bedroom', 'Bedroom with a bed beside timber screens, a ceiling fan and a wardrobe of timber doors', (4.2, .1, 1.4, 1.4, 3.6, 22, -.03), 'morning', (170, 34))
def screens(p):
    R = Room(4.6, 4.0, 2.8, '#f1ece2', ('wood', '#a87848'), frame='#2b2d2f').win('left', .6, 2.6, .25, 2.1, 'slide', power=14, cur=('#e4dccd', .8)).win('back', 2.9, 1.1, 1.0, 1.2, power=7).build(fill=4).outside('garden', 'left', 'back')
    [R.b.box(-.35, .6 + i * .11, .25, .03, .05, 2.1, M.wood('#8d5a33')) for i in range(10)]
    rug(R, .9, 1.5, 2.6, 1.6)
    with R.at(1.9, 2.9): F.bed(R.b, 1.7, '#f2efe6', '#5f7a5a', wood='#8d5a33')
    for x in (.75, 3.05): lamp_table(R, x, 3.7, '#8d5a33')
    with R.by('right', 3.1, .3): F.wardrobe(R.b, 1.6, 2.4, '#8d5a33', '#2b2d2f', True)
    with R.at(2.0, 2.2): Q.ceiling_fan(R.b, 2.8)
    put(R.b, P.areca(1, 1.7, '#d9d2c4'), .5, .6, 0, 30, .85)
    return R.done()


@shot('2/bedroom', 'Main bedroom with corner windows over the pool, a low grey bed and a reading chair', (.5, .1, 1.3, 3.3, 4.4, 21, -.02), 'afternoon', (330, 28))
def corner(p):
    R = Room(5.4, 4.8, 3.0, '#e6e4df', ('tile', '#bdb8af'), frame='#1d1f22').win('back', 1.9, 3.3, .5, 2.1, 'fixed', power=12, n=3).win('right', 1.5, 3.1, .5, 2.1, 'fixed', power=11, n=3).build(fill=3.5, cove=True).outside('pool', 'back').outside('garden', 'right')
    R.b.box(0, .2, .0, .05, 3.6, 1.3, M.fabric('#5a6068')); [R.b.box(.05, .2 + i * .45, 0, .012, .43, 1.28, M.fabric('#6d7276')) for i in range(8)]
    with R.by('left', 2.4, 1.2): F.bed(R.b, 1.9, '#d9d7d2', '#3f4a55', '#6d7276')
    for y in (1.15, 3.65): lamp_table(R, .35, y, '#5b4030', 2.2, 90)
    rug(R, 1.2, 1.2, 2.2, 2.6, '#b9b6b0', '#8a8884', 'lines')
    with R.at(4.2, 3.6, 0, -40): F.armchair(R.b, '#c9a24a', '#2b2d2f')
    with R.at(4.9, 4.3): F.floorlamp(R.b, 2.2)
    with R.at(3.5, 4.1): F.coffee(R.b, .6, .5, '#5b4030', True)
    return R.done(key=.36)


@shot('3/bedroom', 'Villa bedroom under a sloping timber ceiling with a four-poster bed and doors to the long balcony', (2.6, -.9, 1.45, 2.6, 5.0, 20, .02), 'golden', (10, 24))
def villa(p):
    R = Room(5.2, 5.0, 3.2, '#f5efe2', ('tile', '#dcc9a8'), ceil=M.wood('#9a6a40', plank=.16), frame='#5a4030').open('front').win('right', .8, 1.5, 0, 2.4, 'case', power=12, n=2).win('right', 2.9, 1.5, 0, 2.4, 'case', power=12, n=2).build(fill=4, base=None).outside('sea', 'right')
    [R.b.box(x, 0, 3.0, .16, 5, .2, M.wood('#6b4326')) for x in (.8, 2.5, 4.2)]; R.b.box(5.4, 0, -.1, 1.8, 5, .1, M.tiles('#b58a62', .3, .3)); B.railing(R.b, [(7.1, 0), (7.1, 5)], 0, 'bars', 1.0, '#5a4030')
    with R.at(2.5, 3.85): Q.fourposter(R.b, 1.9, '#5a3a22', True, '#f3eee2')
    with R.at(2.5, 2.95, .62): R.b.rbox(-.97, -.1, 0, 1.94, .5, .05, .02, M.fabric('#3f7f86'))
    for x in (1.15, 3.85): lamp_table(R, x, 4.65, '#5a3a22')
    R.b.box(.01, 1.2, 1.0, .03, 1.6, 1.2, M.wood('#5a3a22')); R.b.box(.04, 1.26, 1.06, .01, 1.48, 1.08, M.art(12, '#3f7f86', '#d98a5a', '#f1e8d4'))
    with R.by('left', 2.0, .3): R.b.rbox(-.8, -.22, .0, 1.6, .45, .8, .02, M.wood('#7a4a2a'), 2); put(R.b, P.pot('snake', 1, '#3f7f86'), .5, 0, .8, 0, .7)
    rug(R, 1.3, 1.6, 2.4, 1.4, '#e6dac2', '#3f7f86', 'lines')
    return R.done(key=.37)


@shot('5/bedroom', 'Children’s bedroom with bunk beds, two school bags, toys and a balcony door over the street', (.5, .05, 1.35, 2.3, 3.8, 21, -.04), 'afternoon', (20, 30))
def children(p):
    R = Room(3.4, 3.8, 2.6, '#f3ebe0', ('tile', '#cdb49c'), frame='#f1efe9', mats={'back': M.stucco('#e6b48a', .8, 0, .05)}).win('right', 1.3, 1.5, 0, 2.15, 'slide', power=14, cur=('#7fa3b5', .7)).build(fill=4).outside('street', 'right', seed=3)
    with R.at(.6, 2.75, 0): Q.bunk(R.b, '#a87848', False, '#6f93b5', '#d98a6a')
    with R.by('back', 2.2, .36): F.desk(R.b, 1.2, '#b58a5c', False, False)
    with R.by('back', 2.2, .3, .75): F.books(R.b, -.5, .1, 0, 7, 4); Q.desk_lamp(R.b, '#3f7fb5')
    with R.at(2.2, 2.75, 0, 190): F.chair(R.b, '#b58a5c', '#6f93b5')
    with R.at(1.35, 3.55): Q.bag(R.b, '#3f5f9a')
    with R.at(1.4, 3.15, 0, 30): Q.bag(R.b, '#c9556a')
    rug(R, 1.35, .9, 1.4, 1.2, '#e9c46a', '#c9786a', 'net')
    with R.at(2.0, 1.5): Q.toys(R.b, 2)
    F.art(R.b, 1.55, 3.79, 1.75, .42, .32, 5, ('#e8b83a', '#3f7fb5', '#f6f3ea')); F.art(R.b, 2.9, 3.79, 1.7, .36, .46, 8, ('#d0506a', '#4f9a5a', '#f6f3ea')); F.art(R.b, 2.3, 3.79, 1.8, .5, .36, 11, ('#4f9a5a', '#e8b83a', '#f6f3ea'))
    with R.by('right', 3.3, .3): F.wardrobe(R.b, .8, 2.0, '#f1ede4', '#2b2d2f')
    with R.at(1.9, 1.9): Q.ceiling_fan(R.b, 2.6, .2, '#8a6a4a')
    return R.done()


@shot('7/bedroom', 'Bedroom on the fourteenth floor: the bed faces a wide window over the city, with a dresser and mirror', (3.6, .1, 1.35, 1.7, 3.8, 21, -.03), 'morning', (110, 34))
def high_window(p):
    R = Room(4.0, 3.9, 2.6, '#f3f2ee', ('wood', '#b9946a'), frame='#2b2d2f').win('back', .5, 3.0, .45, 1.9, 'fixed', power=14, n=3, cur=('#8fa0ac', .82)).build(fill=3.5, lamps=((1, 1.2), (3, 1.2))).outside('city', 'back', seed=8)
    R.b.box(0, .3, .35, .06, 2.3, 1.1, M.fabric('#2f4a5c')); rug(R, .8, .6, 2.0, 2.0, '#dfe2e2', '#7f95a5', 'lines')
    with R.by('left', 1.5, 1.15): F.bed(R.b, 1.6, '#f2f0ea', '#2f4a5c', '#2f4a5c')
    lamp_table(R, .35, 2.7, '#9a7a58', 2.2, 90)
    with R.by('right', 2.6, .25): R.b.rbox(-.6, -.22, .1, 1.2, .44, .66, .015, M.plain('#f2f1ed', .4), 2); [R.b.box(-.58 + i * .6, -.235, .13 + j * .21, .56, .015, .19, M.plain('#f2f1ed', .4)) for i in range(2) for j in range(3)]; R.b.box(-.4, .2, .85, .8, .03, 1.0, M.wood('#9a7a58')); R.b.box(-.36, .19, .89, .72, .012, .92, M.mirror()); put(R.b, P.pot('bush', 1, '#e4dfd5'), .45, 0, .76, 0, .4)
    with R.at(2.6, 3.3, 0, 15): R.b.rbox(-.25, -.25, 0, .5, .5, .42, .06, M.fabric('#e0a83a'))
    return R.done()


@shot('8/bedroom', 'Bed on the mezzanine under the roof: brick, a low platform and the steel windows of the loft below', (3.2, -.6, 1.55, 1.4, 3.6, 22, -.05), 'afternoon', (230, 28))
def mezzanine(p):
    br = M.brick('#93523c'); R = Room(4.4, 3.8, 2.4, '#eae4da', ('wood', '#7a5233'), ceil=M.wood('#6b4a30', plank=.16), frame='#1b1d1f', mats={'back': br}).open('front', 'left').build(fill=3, base=None)
    B.railing(R.b, [(0, 0), (0, 3.8)], 0, 'bars', 1.0, '#1b1d1f'); B.wall(R.b, -3.2, 4.4, -3.2, -1.5, -2.8, 5.4, M.stucco('#eae4da'), [('grid', .4 + i * 1.9, .4, 1.6, 4.4, dict(frame='#1b1d1f', cur=False, room_=False, sill=False, glass=M.glass('#e4ecea', .0))) for i in range(3)]); R.b.box(-3.2, 3.8, -2.8, 3.2, .2, 5.4, br); R.b.box(-3.2, -1.6, 2.6, 3.4, 6, .1, M.plain('#e9e4da', .8)); R.b.box(-3.4, -1.6, -2.9, 3.4, 6, .1, M.wood('#8a6238', .35, plank=.14))
    from kit import stage as S
    S.area(-3.0, 1.6, .6, 3.4, 5, 14, (.95, .97, 1), (0, -90, 0), 160)
    with R.at(2.3, 2.6, 0): R.b.box(-1.15, -1.25, 0, 2.3, 2.4, .16, M.wood('#5b3a22', plank=.2)); R.b.rbox(-.85, -1.0, .16, 1.7, 2.05, .24, .07, M.fabric('#e6e0d4'), bulge=.01); R.b.rbox(-.88, -1.03, .2, 1.76, 1.3, .235, .08, M.fabric('#93523c'), bulge=.015); [R.b.rbox(s * .4 - .33, .6, .38, .66, .4, .17, .07, M.fabric('#f4f1ea'), bulge=.03) for s in (-1, 1)]
    with R.at(3.75, 3.4, .0): F.floorlamp(R.b, 2.4)
    with R.at(.7, 3.35): R.b.rbox(-.3, -.2, 0, .6, .4, .4, .01, M.wood('#6b4328'), 2)
    F.books(R.b, .45, 3.3, .4, 8, 9)
    with R.by('right', 2.2, .38): F.desk(R.b, 1.1, '#6b4328', True, True, '#8a4f34', 5)
    [R.b.box(x, 0, 2.2, .1, 3.8, .2, M.plain('#1b1d1f', .45, .5)) for x in (.1, 2.2, 4.2)]
    return R.done(key=.33)


@shot('9/bedroom', 'Bedroom of the weekend house: a low bed with a woven mat and net under thatch, shutters to the orchard', (.5, -.4, 1.35, 2.4, 3.6, 22, -.02), 'afternoon', (300, 34))
def thatch(p):
    bam = M.siding('#c9a468', .075, True, .6, .8); R = Room(3.8, 3.8, 2.4, bam, floor=M.siding('#b58f58', .06, True, .5, .9), ceil=M.thatch('#a8895c'), frame='#5a3a22').open('front').hole('right', .8, 1.6, .7, 1.25, 14).hole('back', 2.3, 1.0, .8, 1.1, 10).build(fill=3.2, base=None).outside('garden', 'right', 'back')
    [R.b.bar((0, y, 2.3), (3.8, y, 2.3), .1, M.wood('#6b4a2e')) for y in (.4, 1.9, 3.4)]; [R.b.cyl(x, 3.7, 0, .07, 2.4, M.bark('#6b4a2e'), 12) for x in (.08, 2.1, 3.72)]
    with R.at(1.1, 2.65): Q.papag(R.b, 1.6, 2.0)
    n = M.sheer('#f4f0e2', .45); B.curtain(R.b, .25, .5, 1.7, 1.75, 1.62, n, .12, .04, open_=.84); B.curtain(R.b, .25, .5, 1.7, 1.75, 3.6, n, .12, .04)
    with R.by('back', 2.75, .2): R.b.rbox(-.3, -.18, 0, .6, .36, .42, .01, M.wood('#6b4a2e'), 2)
    with R.at(2.75, 3.6, .42): R.b.lathe(0, -.02, 0, [(.06, 0), (.05, .1), (.08, .16), (.05, .26)], M.glow('#ffdca8', 2), 18)
    with R.at(2.7, 1.1, 0, 200): F.chair(R.b, '#6b4a2e', '#d9a441')
    with R.at(2.2, 1.8): Q.shoes(R.b, 2, 3)
    R.b.box(1.4, .6, 0, 1.5, .9, .01, M.rug('#c9a15c', '#4f6f5a', 'net'))
    with R.at(3.3, 3.0): Q.basket(R.b)
    return R.done(key=.32)


@shot('11/room', 'Guest room of the hotel: twin beds, a long desk with a mirror and a street window', (2.9, -1.0, 1.45, 1.6, 5.2, 20, -.03), 'bright', (120, 40))
def twin(p):
    R = Room(3.6, 5.4, 2.6, '#f0e8dc', ('carpet', '#8f6f58'), frame='#3a2e24').open('front').win('back', .5, 2.6, .6, 1.6, 'fixed', power=14, n=2, cur=('#7a4a34', .75)).build(fill=4, cove=True).outside('street', 'back', seed=7)
    R.b.box(0, 1.2, .3, .05, 3.6, 1.1, M.wood('#8a5a34', plank=.3))
    for y in (2.1, 3.9):
        with R.by('left', y, 1.1): F.bed(R.b, 1.1, '#f4f1ea', '#8a5a34', '#8a5a34')
    lamp_table(R, .3, 3.0, '#8a5a34', 2.4, 90)
    R.b.box(3.1, 1.4, .72, .5, 2.6, .05, M.wood('#6b4328'), 0, True); [R.b.box(3.15, y, 0, .4, .05, .72, M.wood('#6b4328')) for y in (1.42, 2.7, 3.93)]; R.b.box(3.57, 2.8, 1.0, .02, .9, 1.0, M.mirror()); R.b.box(3.55, 1.5, 1.05, .04, 1.1, .65, M.plain('#0b0c0e', .12, 0, .6))
    with R.at(2.75, 3.3, 0, -95): F.chair(R.b, '#6b4328', '#c9b48a')
    with R.at(3.35, 3.8, .77): F.tablelamp(R.b, 2.2)
    with R.at(2.5, 4.9, 0, -30): F.armchair(R.b, '#a87c5a', '#6b4328')
    return R.done()


@shot('iloilo2/bedroom', 'Bedroom of the sample unit: a bed in a niche with a lit shelf and sliding glass doors beside it', (2.4, -1.2, 1.4, 1.45, 3.4, 22, -.03), 'bright', (60, 40))
def sample_unit(p):
    R = Room(3.6, 3.2, 2.6, '#f3f2ee', ('wood', '#c4a27c'), frame='#2b2d2f', mats={'back': M.wood('#9a7a58', plank=.2)}).open('front').build(fill=4.5, top=2, cove=True)
    R.b.box(0, 2.4, 2.0, 3.6, .8, .6, M.plain('#f3f2ee', .7)); R.b.box(.02, 2.42, 1.98, 3.56, .02, .015, M.glow('#ffe6c4', 5)); R.b.box(.1, 3.05, 1.15, 2.5, .14, .04, M.wood('#6b5238')); R.b.box(.1, 3.06, 1.14, 2.5, .1, .01, M.glow('#ffe6c4', 4)); F.books(R.b, .3, 3.05, 1.19, 6, 5); R.b.lathe(1.9, 3.12, 1.19, [(0, 0), (.05, 0), (.07, .08), (.03, .2)], M.plain('#2f4a5c', .3), 18)
    with R.at(1.3, 2.12): F.bed(R.b, 1.5, '#f2f0ea', '#2f4a5c', '#a9b4ba')
    g = M.glass('#c9d4d8', .08); [R.b.quad((2.75, y, 0), (2.75, y + 1.05, 0), (2.75, y + 1.05, 2.2), (2.75, y, 2.2), g) for y in (1.0, 2.1)]; [R.b.box(2.72, y, 0, .06, .05, 2.2, M.plain('#2b2d2f', .4, .4)) for y in (1.0, 2.07, 3.12)]; R.b.box(2.72, 1.0, 2.2, .06, 2.2, .06, M.plain('#2b2d2f', .4, .4))
    with R.by('right', 2.1, .3): F.wardrobe(R.b, 1.9, 2.4, '#f2f1ed', '#2b2d2f')
    with R.at(.35, .9): R.b.rbox(-.22, -.22, 0, .44, .44, .44, .05, M.fabric('#c9d4da'))
    rug(R, .5, .4, 1.8, 1.1, '#dfe2e2', '#2f5a78', 'net')
    return R.done(key=.42)


@shot('iloilo3/bedroom', 'Bedroom with built-in closets, blackout curtains half drawn and the river below', (3.9, .12, 1.4, 1.3, 3.6, 21, -.03), 'golden', (170, 20))
def blackout(p):
    R = Room(4.2, 3.9, 2.7, '#f0e8dc', ('wood', '#9a6a40'), frame='#3a2e24').win('left', .7, 2.4, .95, 1.4, 'slide', power=16, cur=('#6f5a48', .55)).build(fill=4, lamps=((1.2, 1.2), (3, 1.2), (2, 3))).outside('river', 'left')
    with R.by('back', 2.0, .3): F.wardrobe(R.b, 3.9, 2.7, '#8a5a34', '#3a2e24', True)
    with R.at(1.15, 1.9, 0, 90): F.bed(R.b, 1.7, '#efe7da', '#a87c5a', '#cfc0aa')
    lamp_table(R, .3, 3.05, '#8a5a34', 2.2, 90)
    rug(R, .9, .7, 2.2, 2.5, '#e2d8c8', '#a08060', 'lines')
    with R.at(3.6, 2.7, 0, -60): F.armchair(R.b, '#cfc0aa', '#8a5a34')
    return R.done()


@shot('r1/bedroom', 'Bedroom with a solid timber bed, a hanging lamp and the hills behind the balcony rail', (.6, -.6, 1.4, 2.0, 3.4, 22, -.02), 'golden', (70, 22))
def solid(p):
    R = Room(3.6, 3.5, 2.6, '#f0e8dc', ('wood', '#a87c50'), frame='#3a2e24').open('front').win('back', 1.5, 1.9, 0, 2.25, 'slide', power=16, cur=('#d9cbb4', .8)).build(fill=4).outside('hills', 'back', seed=9)
    R.b.box(-1, 3.7, -.1, 6, 1.5, .1, M.tiles('#b9b2a6', .6, .4)); B.railing(R.b, [(-1, 5.1), (5, 5.1)], 0, 'bars', 1.08, '#3a4046')
    with R.by('left', 1.8, 1.05): Q.plain_bed(R.b, 1.5, '#7a4a2a', '#d9c9a8', '#a87c5a', 2)
    with R.by('left', 2.85, .25): R.b.rbox(-.22, -.2, 0, .44, .4, .48, .01, M.wood('#7a4a2a'), 2)
    with R.at(.3, 2.85): F.pendant(R.b, 1.5, 1.1, 'rattan')
    with R.by('right', 1.6, .3): F.wardrobe(R.b, 1.5, 2.2, '#7a4a2a', '#c9b48a', True)
    rug(R, 1.2, .9, 1.5, 1.8, '#e2d8c8', '#8a5a34', 'net')
    with R.by('right', 2.9, .25): Q.basket(R.b, '#c9a468', False)
    return R.done()


@shot('r5/bedroom', 'Upstairs bedroom with a sofa bed, a bookcase and a dormer window over the garden', (3.9, -.5, 1.45, 1.7, 4.2, 21, -.01), 'morning', (80, 36))
def bookcase(p):
    R = Room(4.4, 4.2, 2.7, '#f0e6d6', ('wood', '#9a5f38'), frame='#f1efe9').open('front').win('back', 1.3, 1.8, .75, 1.35, 'case', power=17, cur=('#a8442f', .82)).build(fill=4).outside('garden', 'back')
    R.b.box(1.1, 3.72, 0, 2.2, .48, .5, M.wood('#e9dfca')); R.b.rbox(1.12, 3.72, .5, 2.16, .46, .1, .04, M.fabric('#a8442f'), bulge=.01); [R.b.rbox(x, 3.95, .6, .4, .14, .36, .06, M.fabric(c), bulge=.03) for x, c in ((1.2, '#e9dfca'), (2.75, '#c98a5a'))]
    with R.by('left', 1.9, 1.1): Q.plain_bed(R.b, 1.4, '#7a4326', '#e9dfca', '#a8442f', 2)
    for y in (.95, 2.85): lamp_table(R, .3, y, '#7a4326', 2.0, 90)
    for y in (1.1, 2.3, 3.5):
        with R.by('right', y, .16): F.shelf(R.b, 1.15, 2.2, '#7a4326', int(y * 10), 6)
    rug(R, 1.9, 1.0, 1.6, 2.3, '#d9c4a4', '#8a3f33', 'net')
    with R.at(3.0, 3.1, 0, 200): F.chair(R.b, '#7a4326', '#a8442f')
    return R.done()


@shot('r6/bedroom', 'Unfurnished bedroom beside the roof deck: a new aircon, a built-in closet and a glass door', (.5, -.7, 1.45, 2.4, 3.6, 21, -.02), 'golden', (340, 16))
def empty_new(p):
    R = Room(3.8, 3.8, 2.6, '#dcd8d0', ('wood', '#6f5238'), frame='#17191b', mats={'back': M.stucco('#4a4c4f', .8, 0, .05)}).open('front').win('right', .9, 2.0, 0, 2.2, 'slide', power=16).build(fill=4, lamps=((1, 1.2), (2.8, 1.2), (1, 2.8), (2.8, 2.8))).outside('roofs', 'right')
    R.b.box(4.0, -1, -.1, 3, 6, .1, M.wood('#8a5c38', plank=.14)); B.railing(R.b, [(6.9, -1), (6.9, 5)], 0, 'bars', 1.05, '#17191b'); put(R.b, P.pot('monstera', 1, '#4a4c4f'), 4.6, 2.9, 0, 0, 1.3)
    with R.by('left', 2.85, .3): F.wardrobe(R.b, 1.8, 2.6, '#7b5232', '#17191b', True)
    with R.by('back', 2.6, 0, 2.1): F.aircon(R.b)
    R.b.box(3.0, 3.79, .35, .08, .012, .12, M.plain('#f4f4f0', .4)); R.b.box(1.1, 3.79, .35, .08, .012, .12, M.plain('#f4f4f0', .4))
    return R.done(key=.36)


@shot('iloilo1/bedroom', 'Bedroom upstairs: a carved four-poster with a net, wide floorboards and capiz windows', (3.9, -.8, 1.5, 1.9, 4.8, 21, .02), 'morning', (190, 32))
def ancestral(p):
    R = Room(4.8, 4.8, 3.4, '#efe4cc', ('wood', '#6b3f22'), ceil=M.wood('#8a5a36', plank=.22), frame='#4f2d18').open('front').win('left', .5, 1.3, .9, 1.9, 'capiz', power=5).hole('left', 1.8, 1.0, .9, 1.9, 12).win('left', 2.8, 1.3, .9, 1.9, 'capiz', power=5).door('back', 3.5, .9, 2.3, 'panel', '#5a3820').build(fill=3.6, base=None).outside('garden', 'left')
    [R.b.box(0, y, 3.15, 4.8, .18, .25, M.wood('#4f2d18'), 0, True) for y in (.6, 2.3, 4.0)]; R.b.box(0, 4.76, 2.6, 4.8, .04, .5, M.wood('#5a3820', scale=2)); [R.b.box(.05 + i * .16, 4.74, 2.65, .05, .03, .4, M.wood('#3a2214')) for i in range(30)]
    with R.at(2.1, 3.7): Q.fourposter(R.b, 1.6, '#4f2d18', True, '#f3ead6')
    with R.by('right', 2.6, .32): F.wardrobe(R.b, 1.3, 2.2, '#4f2d18', '#b58a3c', True)
    with R.by('right', 1.3, .28): R.b.rbox(-.5, -.25, 0, 1.0, .5, .48, .02, M.wood('#5a3820'), 2)
    lamp_table(R, 3.2, 4.5, '#4f2d18')
    rug(R, 1.3, 1.5, 1.9, 1.1, '#8a3f33', '#d9c49a', 'net')
    return R.done(key=.34)
