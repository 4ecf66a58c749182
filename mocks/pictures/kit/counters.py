"""Kitchen counters, cupboards and appliances. The wall is at y = 0, the front at -y, x runs from the left end."""
import random

from . import materials as M
from .things import CHROME

BLACK = '#17181a'


def cupboard(col): return M.wood(col[1:]) if col.startswith('w') else M.plain(col, .4)


def counter(b, w, base='#eceae4', top='#e6e3dd', style='flat', d=.6, sink=None, hob=None, oven=None, h=.9, handle='#2b2d2f', topmat=None, gas=False, empty=False, seed=1):
    """style: flat, panel, drawers, curtain (masonry, tiled top, cloth below), open (shelves), frame (a steel table). sink, hob, oven: metres from the left end. base 'w#..' is timber."""
    tm = topmat or M.marble(top); hd = M.plain(handle, .3, .8); r = random.Random(seed)
    if style == 'frame':
        st = M.plain('#b9bcbd', .3, .85); b.box(0, -d, h - .04, w, d, .04, st); b.box(.02, -d + .02, .25, w - .04, d - .04, .02, st); [b.box(x, y, 0, .04, .04, h, st) for x in (.01, w - .05) for y in (-d + .01, -.05)]
    elif style in ('curtain', 'open'):
        wl = M.stucco(base, .8, .05); n = max(2, round(w / .8)); [b.box(i * (w - .1) / n, -d + .04, 0, .1, d - .04, h - .08, wl) for i in range(n + 1)]; b.box(0, -d, h - .09, w, d, .09, tm); b.box(.01, -d + .06, 0, w - .02, d - .06, .08, wl)
        if style == 'curtain':
            from .building import curtain
            for i in range(n):
                if i != r.randint(0, n): curtain(b, i * (w - .1) / n + .1, .1, (w - .1) / n - .1, h - .22, -d + .07, M.fabric(('#7f9aa8', '#c98a6a', '#9fb07a')[seed % 3]), .09, .02)
        else:
            b.box(0, -d + .06, .42, w, d - .08, .03, M.wood('#9a6a3c')); [b.lathe(.25 + i * .45, -.32, .45, [(0, 0), (.13, 0), (.15, .14), (.14, .15), (0, .15)], M.plain(('#b9bcbd', '#3a3a3a', '#c9452e')[i % 3], .35, .5), 22) for i in range(0 if empty else int(w / .45))]
    else:
        m = cupboard(base); b.box(0, -d + .06, 0, w, d - .06, .1, M.plain('#2a2a2a', .6)); b.box(0, -d + .02, .1, w, d - .02, h - .14, m); n = max(1, round(w / .55))
        for i in range(n):
            u, q = i * w / n, w / n
            if oven is not None and u <= oven < u + q: b.box(u + .01, -d - .004, .14, q - .02, .025, .6, M.plain('#111315', .08, 0, .7)); b.box(u + .06, -d - .035, .66, q - .12, .02, .02, CHROME()); continue
            for z, hh in (((.12, .24), (.38, .24), (.64, .2)) if style == 'drawers' or i % 3 == 1 else ((.12, h - .18),)):
                b.box(u + .005, -d, z, q - .01, .022, hh, m, .003)
                if style == 'panel': b.box(u + .07, -d - .006, z + .06, q - .14, .012, hh - .12, m, .004)
                b.box(u + q * .35, -d - .025, z + hh - .05, q * .3, .014, .014, hd)
        b.box(-.01, -d - .02, h - .04, w + .02, d + .02, .04, tm, .006)
    if hob is not None and not gas: b.box(hob - .29, -d + .08, h + .001, .58, .44, .008, M.plain('#0c0d0e', .06, 0, .7)); [b.cyl(hob + x, -d + .3 + y, h + .009, .07, .003, M.plain('#2c2e30', .3), 20) for x in (-.14, .14) for y in (-.1, .1)]
    if sink is not None:
        s = sink; b.box(s - .3, -d + .12, h - .002, .6, .38, .007, M.plain('#b9bcbd', .25, .9)); b.box(s - .27, -d + .15, h + .003, .54, .32, .004, M.plain('#6a6d6e', .3, .9)); b.tube([(s, -.08, h), (s, -.08, h + .28), (s, -.12, h + .34), (s, -.2, h + .35), (s, -.24, h + .28)], .013, CHROME(), 8)


def splash(b, w, h=.55, z=.9, col='#e9e6df', kind='square', x=0):
    m = {'square': lambda: M.tiles(col, .15, .15, .05, .004, '#c9c4ba', .15), 'brick': lambda: M.tiles(col, .15, .15, .05, .005, '#bdb8ae', .075), 'big': lambda: M.tiles(col, .6, .15, .03, .003, '#c9c4ba', .3), 'marble': lambda: M.marble(col), 'old': lambda: M.tiles(col, .11, .25, .16, .006, '#a8a294', .11)}[kind](); b.box(x, -.02, z, w, .02, h, m)


def uppers(b, x, w, z=1.5, h=.75, col='#9a6b42', kind='flat', light=False, d=.34, handle='#2b2d2f', seed=1):
    """kind: flat, panel, glass, shelf (open shelves with crockery)."""
    r = random.Random(seed)
    if kind == 'shelf':
        for q in range(2):
            zz = z + q * .38; b.box(x, -.26, zz, w, .26, .035, cupboard(col), 0, True); u = x + .1
            while u < x + w - .12:
                k = r.choice(['plates', 'jar', 'cup', 'bowl', 'gap']); c = r.choice(['#f1efe9', '#e9e4da', '#b5694a', '#47606b', '#8fa040', '#d9a441'])
                if k == 'plates': b.cyl(u + .04, -.13, zz + .035, .1, .06, M.plain('#f1efe9', .25), 24); u += .14
                elif k == 'jar': b.cyl(u, -.13, zz + .035, .045, .15, M.plain(c, .35), 18)
                elif k == 'cup': b.cyl(u, -.1, zz + .035, .038, .09, M.plain(c, .3), 16)
                elif k == 'bowl': b.lathe(u + .03, -.13, zz + .035, [(.03, 0), (.08, .07), (.075, .07), (0, .02)], M.plain(c, .3), 20); u += .08
                u += .12
        return
    m = cupboard(col); n = max(1, round(w / .45)); b.box(x, -d, z, w, d, h, m)
    for i in range(n):
        u, q = x + i * w / n, w / n; b.box(u + .004, -d - .02, z, q - .008, .02, h, m, .003)
        if kind == 'panel': b.box(u + .06, -d - .028, z + .06, q - .12, .012, h - .12, m, .004)
        if kind == 'glass': b.box(u + .05, -d - .024, z + .05, q - .1, .008, h - .1, M.plain('#a9bcc0', .08, 0, .8))
        b.box(u + (q - .06 if i % 2 == 0 else .04), -d - .035, z + .06, .012, .014, .14, M.plain(handle, .3, .8))
    if light: b.box(x + .04, -d * .5, z - .008, w - .08, .03, .01, M.glow('#ffe6c0', 6))


def hood(b, x, z=1.55, kind='chimney', w=.6):
    m = M.plain('#c4c7c8', .42, .7)
    if kind == 'chimney': b.box(x - w / 2, -.5, z, w, .5, .08, m, .01); b.box(x - .14, -.3, z + .08, .28, .3, .9, m)
    elif kind == 'slim': b.box(x - w / 2, -.36, z, w, .36, .1, m, .01)
    else: b.add([(x - w / 2, -.5, z), (x + w / 2, -.5, z), (x + w / 2, 0, z), (x - w / 2, 0, z), (x - .15, -.28, z + .45), (x + .15, -.28, z + .45), (x + .15, 0, z + .45), (x - .15, 0, z + .45)], [[0, 3, 2, 1], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]], m); b.box(x - .15, -.28, z + .45, .3, .28, .8, m)


def fridge(b, w=.7, h=1.8, col='#b9bdbf', double=False, metal=.85):
    b.rbox(-w / 2, -.68, .02, w, .66, h, .02, M.plain(col, .4, metal * .8), 2); k = M.plain('#333333', .5); hd = CHROME()
    if double: b.box(-.006, -.686, .05, .012, .01, h - .06, k); [b.box(s * .04 - .01, -.72, .7, .02, .03, .7, hd) for s in (-1, 1)]
    else: b.box(-w / 2, -.686, h * .62, w, .01, .012, k); b.box(-w / 2 + .05, -.72, h * .28, .02, .03, .45, hd); b.box(-w / 2 + .05, -.72, h * .68, .02, .03, .35, hd)


def tall(b, w=.6, h=2.2, col='#eceae4', ovens=False):
    m = cupboard(col); b.box(-w / 2, -.6, 0, w, .6, h, m); b.box(-w / 2 + .005, -.62, .08, w - .01, .02, h * .55 if not ovens else .5, m, .003); b.box(-w / 2 + .005, -.62, h * .55 + .1 if not ovens else 1.75, w - .01, .02, h * .45 - .12 if not ovens else h - 1.77, m, .003); b.box(w / 2 - .06, -.645, .9 if not ovens else .3, .014, .02, .3, M.plain('#2b2d2f', .3, .8))
    if ovens: [b.box(-w / 2 + .02, -.625, z, w - .04, .02, .54, M.plain('#101214', .08, 0, .7)) or b.box(-w / 2 + .08, -.655, z + .46, w - .16, .02, .02, CHROME()) for z in (.62, 1.18)]


def island(b, w, d=.9, base='#5a6b62', top='#e6e3dd', over=.25, slats=False, stools=0, seat='#b98a5a', sink=False, hob=False, leg='#222222'):
    """Centred; stools on the front."""
    m = cupboard(base); b.box(-w / 2, -d / 2 + over, 0, w, d - over, .88, m); b.box(-w / 2 - .04, -d / 2, .88, w + .08, d + .03, .045, M.marble(top), .008)
    if slats: [b.box(-w / 2 + i * .06, -d / 2 + over - .02, .02, .035, .02, .84, M.wood('#a87848')) for i in range(int(w / .06))]
    else: [b.box(-w / 2 + i * w / 3 + .01, -d / 2 + over - .014, .06, w / 3 - .02, .014, .78, m, .004) for i in range(3)]
    k = M.plain(leg, .4, .5)
    for i in range(stools):
        x = -w / 2 + (i + .5) * w / stools; b.rbox(x - .19, -d / 2 - .3, .64, .38, .36, .06, .03, M.fabric(seat)); b.rbox(x - .19, -d / 2 - .34, .68, .38, .04, .22, .02, M.fabric(seat)); b.cyl(x, -d / 2 - .12, .03, .02, .62, k, 8); b.cyl(x, -d / 2 - .12, 0, .18, .025, k, 24)
    if sink: b.box(-.3, -.02, .92, .6, .36, .008, M.plain('#8a8d8e', .25, .9)); b.tube([(0, .4, .92), (0, .4, 1.24), (0, .34, 1.3), (0, .24, 1.26)], .014, CHROME(), 8)
    if hob: b.box(-.3, 0, .921, .6, .38, .008, M.plain('#0c0d0e', .06, 0, .7))
