"""Furniture and fittings. Each piece stands on z = 0 with its front at -y, centred on x."""
import math
import random

import numpy as np

from . import materials as M
from . import plants as P
from .core import place


def put(b, me, x, y, z=0, rot=0, s=1):
    from mathutils import Vector
    p = b.M @ Vector((x, y, z)); place(me, *p, rot + math.degrees(b.M.to_euler().z), s)


def legs(b, w, d, h, mat, t=.05, inset=.04):
    for x in (-w / 2 + inset, w / 2 - inset - t):
        for y in (-d / 2 + inset, d / 2 - inset - t): b.box(x, y, 0, t, t, h, mat)


def sofa(b, w=2.2, col='#b9b2a6', cush=('#c98a5a', '#e6dccb'), chaise=False, leg='#5a3c26'):
    f = M.fabric(col); d = .92; legs(b, w, d, .14, M.wood(leg)); b.rbox(-w / 2, -d / 2, .14, w, d, .2, .05, f)
    for s in (-1, 1): b.rbox(s * (w / 2 - .1) - .1, -d / 2, .2, .2, d, .42, .07, f)
    n = 3 if w > 1.9 else 2; cw = (w - .4) / n
    for i in range(n):
        x = -w / 2 + .2 + i * cw; b.rbox(x + .01, -d / 2 - .02, .32, cw - .02, d - .2, .17, .06, f, bulge=.03)
        with b.at(x + cw / 2, d / 2 - .26, .46, tilt=('X', -12)): b.rbox(-cw / 2 + .01, -.06, 0, cw - .02, .2, .44, .08, f, bulge=.04)
    b.rbox(-w / 2, d / 2 - .16, .2, w, .16, .56, .06, f)
    if chaise: b.rbox(w / 2 - cw - .2, -d / 2 - .75, .14, cw + .18, .8, .34, .07, f, bulge=.02)
    for i, c in enumerate(cush):
        for sx in ((-1,) if i else (1, -1)):
            with b.at(sx * (w / 2 - .42 - .28 * i), .08, .5, 8 * sx, tilt=('X', -22)): b.rbox(-.22, -.06, 0, .44, .13, .42, .06, M.fabric(c), bulge=.05)


def armchair(b, col='#7d8a78', leg='#7a5233'):
    f = M.fabric(col); w = M.wood(leg); legs(b, .74, .76, .26, w, .045); b.rbox(-.36, -.4, .24, .72, .74, .2, .07, f, bulge=.03)
    with b.at(0, .27, .4, tilt=('X', -14)): b.rbox(-.35, -.06, 0, .7, .15, .5, .07, f, bulge=.03)
    for s in (-1, 1): b.box(s * .38 - .025, -.36, .24, .05, .68, .05, w); b.box(s * .38 - .025, -.36, .5, .05, .7, .045, w); b.box(s * .38 - .025, -.36, .0, .05, .05, .5, w); b.box(s * .38 - .025, .26, .0, .05, .05, .5, w)


def coffee(b, w=1.1, d=.6, col='#8a5a34', round_=False):
    wd = M.wood(col)
    if round_: b.cyl(0, 0, .34, d * .75, .04, wd, 36); [b.bar((math.cos(a) * d * .5, math.sin(a) * d * .5, .34), (math.cos(a) * d * .62, math.sin(a) * d * .62, 0), .04, wd) for a in (.5, 2.1, 3.7, 5.3)]
    else: b.rbox(-w / 2, -d / 2, .34, w, d, .04, .012, wd, 2, grain=True); b.box(-w / 2 + .06, -d / 2 + .06, .14, w - .12, d - .12, .025, wd, grain=True); legs(b, w, d, .34, wd)
    b.box(-.3, -.08, .38, .26, .2, .03, M.plain('#d9d2c4', .7)); b.box(-.29, -.07, .41, .24, .18, .025, M.plain('#47606b', .6)); b.lathe(.2, .05, .38, [(0, 0), (.05, 0), (.09, .08), (.07, .2), (.045, .24), (.05, .26)], M.plain('#e9e4da', .35), 20)
    rng = np.random.default_rng(3); p, n = P.ball_points(rng, 60, (.2, .05, .82), (.14, .14, .12), -.9); P.leaves(b, p, n, .05, M.leaf('#6f8a4a'), rng)
    for i in range(7): b.tube([(.2, .05, .6), (.2 + .08 * math.cos(i), .05 + .08 * math.sin(i), .82)], .004, M.plain('#6f8a4a', .6), 4)


def tvunit(b, w=2.0, col='#8a5a34', white=False):
    wd = M.wood(col); b.rbox(-w / 2, -.2, .18, w, .4, .36, .01, M.plain('#efece5', .4) if white else wd, 2, grain=True); legs(b, w, .4, .18, wd); [b.box(-w / 2 + i * w / 4 + .01, -.212, .2, w / 4 - .02, .015, .32, wd, grain=True) for i in range(4)]; b.box(-.68, .14, .74, 1.36, .04, .78, M.plain('#0b0c0e', .12, 0, .6), .01); b.box(w / 2 - .5, -.08, .54, .2, .16, .26, M.plain('#d9d2c4', .7)); put(b, P.pot('snake', 2, '#e4dfd5'), -w / 2 + .25, 0, .54, 0, .7)


def floorlamp(b, on=2.5, shade='#f1e6d2'):
    m = M.plain('#2b2b2b', .4, .6); b.cyl(0, 0, 0, .15, .02, m, 24); b.cyl(0, 0, 0, .012, 1.5, m, 8); b.lathe(0, 0, 1.32, [(.2, 0), (.16, .3)], M.glow(shade, on) if on else M.sheer(shade, .8), 28)


def tablelamp(b, on=2.5, col='#b9a58a'): b.lathe(0, 0, 0, [(0, 0), (.07, 0), (.1, .1), (.06, .22), (.015, .26), (.015, .34)], M.plain(col, .4), 24); b.lathe(0, 0, .3, [(.15, 0), (.11, .2)], M.glow('#f7e6c8', on) if on else M.sheer(), 24)


def pendant(b, z, h, kind='dome', col='#2b2d2f', on=3):
    b.cyl(0, 0, z, .005, h, M.plain('#1a1a1a', .6), 6)
    if kind == 'dome': b.lathe(0, 0, z - .22, [(.24, 0), (.2, .12), (.08, .21), (.02, .24)], M.plain(col, .35), 32); b.ball(0, 0, z - .18, .06, M.glow('#ffe0b0', on * 4), 12)
    elif kind == 'globe': b.ball(0, 0, z - .12, .14, M.glow('#ffedd2', on), 20)
    elif kind == 'rattan':
        m = M.plain('#b48a54', .8)
        for k in range(14): a = k / 14 * 6.283; b.tube([(math.cos(a) * .05, math.sin(a) * .05, z), (math.cos(a) * .26, math.sin(a) * .26, z - .16), (math.cos(a) * .3, math.sin(a) * .3, z - .3), (math.cos(a) * .22, math.sin(a) * .22, z - .42)], .009, m, 4)
        for q, r in ((.06, .14), (.16, .26), (.24, .285), (.32, .295), (.42, .22)): t = np.linspace(0, 6.283, 24); b.tube(np.stack([np.cos(t) * r, np.sin(t) * r, 0 * t + z - q], 1), .008, m, 4)
        b.ball(0, 0, z - .24, .07, M.glow('#ffe0b0', on * 3), 12)
    else: b.box(-.6, -.02, z - .05, 1.2, .04, .05, M.plain(col, .4)); b.box(-.58, -.015, z - .056, 1.16, .03, .008, M.glow('#fff0da', on * 3))


def chair(b, col='#8a5a34', seat='#cbbfa9'):
    w = M.wood(col); legs(b, .44, .44, .44, w, .035, .0); b.rbox(-.23, -.23, .43, .46, .46, .06, .025, M.fabric(seat), bulge=.01); [b.bar((s * .2, .2, .44), (s * .2, .26, .88), .035, w) for s in (-1, 1)]
    with b.at(0, .24, .66, tilt=('X', -8)): b.rbox(-.22, -.015, 0, .44, .03, .22, .012, w)


def dining(b, w=1.9, d=.95, n=6, col='#7d5230', seat='#cbbfa9', round_=False):
    wd = M.wood(col)
    if round_: b.cyl(0, 0, .72, .62, .04, wd, 40); b.lathe(0, 0, 0, [(.3, 0), (.28, .03), (.05, .12), (.05, .72)], wd, 24)
    else: b.rbox(-w / 2, -d / 2, .71, w, d, .045, .015, wd, 2, grain=True); legs(b, w, d, .71, wd, .07, .08)
    if round_: seats = [(math.cos(a) * .85, math.sin(a) * .85, math.degrees(a) - 90) for a in (.5, 2.07, 3.64, 5.21)][:n]
    else: k = (n - 2) // 2 if n > 4 else n // 2; seats = [(-w / 2 + (i + .5) * w / k, s * (d / 2 + .18), 0 if s > 0 else 180) for i in range(k) for s in (-1, 1)] + ([(-w / 2 - .25, 0, 90), (w / 2 + .25, 0, -90)] if n > 4 else [])
    for x, y, r in seats:
        with b.at(x, y, 0, r): chair(b, col, seat)
    b.lathe(0, 0, .76, [(0, 0), (.12, 0), (.2, .08), (.19, .085), (.1, .02)], M.plain('#e9e4da', .3), 28)
    for i in range(5): b.ball(.08 * math.cos(i * 1.3), .08 * math.sin(i * 1.3), .83, .045, M.plain(['#d9a441', '#c98a2f', '#e0b53a', '#8fa040', '#d98a3a'][i], .5), 12)
    for x, y, r in seats[:6]: cx, cy = x * .62 if not round_ else x * .5, y * .5; b.lathe(cx, cy, .757, [(0, .004), (.08, .004), (.12, .016)], M.plain('#f4f2ec', .2), 24)


def bed(b, w=1.7, col='#e9e4da', throw='#7f8f80', head='#a2927c', wood=None, pil='#f4f1ea'):
    l = 2.05; hd = M.wood(wood) if wood else M.fabric(head); b.rbox(-w / 2 - .08, l / 2 - .02, .1, w + .16, .1, 1.05, .03, hd, grain=bool(wood)); b.rbox(-w / 2 - .03, -l / 2, .1, w + .06, l, .2, .03, M.wood(wood or '#7a5233')); b.rbox(-w / 2, -l / 2 + .02, .28, w, l - .04, .24, .07, M.fabric('#f2efe8'))
    b.rbox(-w / 2 - .05, -l / 2 - .03, .3, w + .1, l * .72, .28, .09, M.fabric(col), bulge=.03); b.rbox(-w / 2 - .06, -l / 2 - .02, .33, w + .12, .62, .275, .08, M.fabric(throw), bulge=.02); b.rbox(-w / 2 - .03, l * .16, .42, w + .06, .3, .17, .07, M.fabric('#f6f3ec'), bulge=.02)
    for s in (-1, 1):
        with b.at(s * w * .25, l / 2 - .24, .52, 3 * s, tilt=('X', -32)): b.rbox(-.34, -.1, 0, .68, .17, .44, .08, M.fabric(pil), bulge=.05)
        with b.at(s * w * .2, l / 2 - .44, .52, -4 * s, tilt=('X', -30)): b.rbox(-.24, -.07, 0, .48, .14, .38, .07, M.fabric(throw), bulge=.05)


def nightstand(b, col='#8a5a34', on=2.5): b.rbox(-.24, -.2, .12, .48, .4, .4, .01, M.wood(col), 2); b.box(-.22, -.21, .3, .44, .015, .19, M.wood(col)); b.box(-.22, -.21, .14, .44, .015, .15, M.wood(col)); legs(b, .48, .4, .12, M.wood(col)); b.M; tl = b.at(0, 0, .52); tl.__enter__(); tablelamp(b, on); tl.__exit__(None, None, None)


def wardrobe(b, w=2.0, h=2.4, col='#efece5', handle='#2b2b2b', wood=False):
    m = M.wood(col) if wood else M.plain(col, .45); b.box(-w / 2, -.3, 0, w, .6, h, m); k = round(w / .5)
    for i in range(k): b.box(-w / 2 + i * w / k + .004, -.32, .06, w / k - .008, .02, h - .1, m, .003, True); b.box(-w / 2 + (i + (.9 if i % 2 == 0 else .08)) * w / k, -.345, 1.0, .012, .02, .35, M.plain(handle, .3, .7))


def art(b, x, y, z, w=.9, h=.7, seed=1, pal=('#c9a27a', '#2f4a55', '#e9dfcf'), axis='y'):
    """A framed picture on a wall facing -y (or facing -x with axis x)."""
    with b.at(x, y, z, 0 if axis == 'y' else -90): b.box(-w / 2, -.03, -h / 2, w, .03, h, M.wood('#5a4030') if seed % 2 else M.plain('#222222', .5)); b.box(-w / 2 + .03, -.034, -h / 2 + .03, w - .06, .006, h - .06, M.plain('#f4f1ea', .7)); b.box(-w / 2 + .1, -.038, -h / 2 + .1, w - .2, .006, h - .2, M.art(seed, *pal))


def books(b, x, y, z, n=8, seed=1):
    r = random.Random(seed); u = x
    for _ in range(n): t, h = r.uniform(.02, .045), r.uniform(.17, .26); b.box(u, y, z, t, .16, h, M.plain(r.choice(['#8c3b2e', '#2f5d62', '#d9a441', '#e9e4d8', '#47606b', '#5a6b45', '#2b2d2f', '#b58a5c']), .7)); u += t + .002


def shelf(b, w=1.2, h=2.0, col='#8a5a34', seed=1, rows=5):
    wd = M.wood(col); r = random.Random(seed); [b.box(s, -.15, 0, .03, .3, h, wd, grain=True) for s in (-w / 2, w / 2 - .03)]
    for i in range(rows + 1):
        z = .05 + i * (h - .08) / rows; b.box(-w / 2 + .03, -.145, z, w - .06, .29, .03, wd, grain=True)
        if i < rows: books(b, -w / 2 + .08 + r.random() * .2, -.1, z + .03, r.randint(4, 9), seed * 9 + i); b.lathe(w / 2 - r.uniform(.15, .35), 0, z + .03, [(0, 0), (.05, 0), (.08, .07), (.04, .16)], M.plain(r.choice(['#d9d2c4', '#b5694a', '#47606b']), .5), 16)


def kitchen(b, w=3.6, base='#eceae4', top='#e6e3dd', wood='#9a6b42', splash='#e9e6df', upper=True, metal='#2b2d2f', fridge=True):
    """A run against the wall behind it (wall at y = .6)."""
    m = M.plain(base, .4) if base.startswith('#') else M.wood(base[1:]); st = M.marble(top); hd = M.plain(metal, .3, .8); x0 = -w / 2; b.box(x0, .06, 0, w, .54, .1, M.plain('#2a2a2a', .6)); b.box(x0, .02, .1, w, .58, .78, m); n = round(w / .6)
    for i in range(n):
        u = x0 + i * w / n
        if i == n // 2: b.box(u + .01, 0, .14, w / n - .02, .025, .6, M.plain('#111315', .08, 0, .7)); b.box(u + .06, -.03, .66, w / n - .12, .02, .02, M.plain('#c9cccc', .2, .9)); continue
        for z, h in (((.12, .24), (.38, .24), (.64, .22)) if i % 2 else ((.12, .74),)): b.box(u + .006, 0, z, w / n - .012, .022, h, m, .003); b.box(u + w / n * .3, -.025, z + h - .05, w / n * .4, .014, .014, hd)
    b.box(x0 - .01, -.02, .88, w + .02, .62, .04, st, .006); b.box(x0, .585, .92, w, .015, .55, M.tiles(splash, .15, .15, .05, .004, '#c9c4ba', .075))
    u = x0 + (n // 2 + .5) * w / n; b.box(u - .29, .05, .921, .58, .48, .008, M.plain('#0c0d0e', .06, 0, .7)); b.box(u - .3, .3, 1.55, .6, .3, .12, M.plain('#c4c7c8', .25, .9), .01); b.box(u - .14, .42, 1.67, .28, .18, .75, M.plain('#c4c7c8', .25, .9)); s = x0 + w * .2; b.box(s - .33, .1, .915, .66, .4, .008, M.plain('#9a9d9e', .25, .9)); b.box(s - .3, .13, .918, .6, .34, .006, M.plain('#6a6d6e', .3, .9)); b.tube([(s, .52, .92), (s, .52, 1.2), (s, .48, 1.27), (s, .4, 1.28), (s, .36, 1.2)], .014, M.plain('#c9cccc', .12, 1.0), 8)
    if upper:
        wd = M.wood(wood)
        for a, c in ((x0, u - .34), (u + .34, x0 + w)):
            k = max(1, round((c - a) / .5)); b.box(a, .26, 1.5, c - a, .34, .85, wd); [b.box(a + i * (c - a) / k + .004, .24, 1.5, (c - a) / k - .008, .02, .85, wd, .003, True) for i in range(k)]; b.box(a + .05, .4, 1.49, c - a - .1, .03, .012, M.glow('#ffe6c0', 6))
    else: [b.box(a, .36, z, c - a, .24, .035, M.wood(wood), grain=True) for a, c in ((x0, u - .36), (u + .36, x0 + w)) for z in (1.5, 1.9)]; [b.lathe(x0 + .2 + i * .16, .48, 1.535, [(0, 0), (.05, 0), (.055, .1), (.05, .12)], M.plain(['#e9e4da', '#b5694a', '#47606b'][i % 3], .4), 16) for i in range(6)]
    if fridge: f = x0 + w + .42; b.rbox(f - .38, -.05, 0, .76, .68, 1.85, .02, M.plain('#b9bdbf', .28, .85), 2); b.box(f - .38, -.056, 1.12, .76, .01, .012, M.plain('#333333', .5)); b.box(f - .33, -.085, .5, .02, .03, .55, hd); b.box(f - .33, -.085, 1.2, .02, .03, .4, hd)
    b.lathe(x0 + w * .42, .4, .92, [(0, 0), (.05, 0), (.05, .16), (.03, .2), (.03, .24)], M.plain('#5a6b45', .2), 16); b.lathe(x0 + w * .46, .36, .92, [(0, 0), (.04, 0), (.04, .2), (.015, .25), (.015, .3)], M.plain('#b58a3c', .15), 16); b.box(x0 + w * .8, .3, .92, .3, .04, .38, M.wood('#b08a5c'), .01); b.rbox(x0 + w * .9, .25, .92, .18, .2, .22, .03, M.plain('#b9bdbf', .2, .9)); put(b, P.pot('bush', 2, '#e4dfd5'), x0 + .2, .35, .92, 0, .45)


def island(b, w=2.0, col='#5a6b62', top='#e6e3dd', stools=3, seat='#b98a5a'):
    m = M.plain(col, .45); b.box(-w / 2, -.3, 0, w, .6, .88, m); [b.box(-w / 2 + i * w / 4 + .01, -.315, .06, w / 4 - .02, .015, .78, m, .004) for i in range(4)]; b.box(-w / 2 - .05, -.55, .88, w + .1, .95, .045, M.marble(top), .008)
    for i in range(stools):
        x = -w / 2 + (i + .5) * w / stools; k = M.plain('#222222', .4, .5); b.cyl(x, -.62, .66, .18, .05, M.wood(seat), 24); [b.bar((x + dx * .12, -.62 + dy * .12, .66), (x + dx * .19, -.62 + dy * .19, 0), .025, k) for dx in (-1, 1) for dy in (-1, 1)]
    b.lathe(w * .22, -.1, .925, [(0, 0), (.1, 0), (.17, .07), (.16, .075), (.09, .02)], M.wood('#8a5a34'), 24); [b.ball(w * .22 + .07 * math.cos(i * 1.4), -.1 + .07 * math.sin(i * 1.4), .985, .045, M.plain(['#d9a441', '#8fa040', '#c9452e', '#d98a3a'][i % 4], .5), 12) for i in range(5)]


def vanity(b, w=1.2, col='#8a5a34', top='#e9e6e0', mirror=True):
    b.rbox(-w / 2, -.25, .4, w, .5, .42, .01, M.wood(col), 2, grain=True); b.box(-w / 2, -.262, .42, w / 2 - .005, .014, .38, M.wood(col), grain=True); b.box(.005, -.262, .42, w / 2 - .005, .014, .38, M.wood(col), grain=True); b.box(-w / 2 - .02, -.27, .82, w + .04, .52, .035, M.marble(top), .006); b.lathe(0, -.02, .855, [(.1, 0), (.19, .04), (.21, .12), (.2, .12), (.17, .05), (0, .03)], M.plain('#f6f6f4', .12), 36); c = M.plain('#d4d6d6', .1, 1.0); b.tube([(0, .2, .855), (0, .2, 1.08), (0, .12, 1.1), (0, .06, 1.06)], .014, c, 8)
    if mirror: b.box(-w / 2 + .1, .235, 1.1, w - .2, .012, .95, M.mirror()); b.box(-w / 2 + .08, .24, 1.08, w - .16, .01, .99, M.glow('#fff2dc', 2.2))
    b.lathe(w * .36, .02, .855, [(0, 0), (.035, 0), (.035, .13), (.012, .15), (.012, .19)], M.plain('#b58a5c', .25), 14); put(b, P.pot('snake', 1, '#e4dfd5'), -w * .38, .05, .855, 0, .5); b.rbox(-w * .3, -.2, .2, .5, .34, .09, .03, M.fabric('#f1ede4')); b.rbox(-w * .29, -.19, .29, .48, .32, .08, .03, M.fabric('#b9c4b8'))


def toilet(b):
    w = M.plain('#f7f7f5', .12); b.rbox(-.19, .12, .0, .38, .2, .82, .04, w); b.lathe(0, -.12, 0, [(.13, 0), (.14, .1), (.2, .34), (.21, .4), (0, .41)], w, 28); b.rbox(-.19, -.34, .38, .38, .5, .05, .02, w); b.cyl(0, .2, .82, .03, .01, M.plain('#d4d6d6', .1, 1.0), 12)


def shower(b, w=1.1, d=.95, h=2.1):
    c = M.plain('#d4d6d6', .1, 1.0); g = M.glass('#d8e4e0', .05); b.quad((-w / 2, -d / 2, .02), (w / 2, -d / 2, .02), (w / 2, -d / 2, h), (-w / 2, -d / 2, h), g); b.box(-w / 2, -d / 2 - .01, h, w, .02, .03, c); b.box(-w / 2, -d / 2 - .01, 0, w, .02, .03, c); b.tube([(.0, d / 2 - .03, 1.0), (.0, d / 2 - .03, 2.15), (.0, d / 2 - .4, 2.2)], .012, c, 8); b.cyl(0, d / 2 - .42, 2.14, .12, .015, c, 28); b.rbox(-.1, d / 2 - .08, 1.0, .2, .05, .06, .01, c); b.box(-w / 2 + .05, d / 2 - .14, 1.1, .3, .12, .015, c); [b.cyl(-w / 2 + .1 + i * .09, d / 2 - .08, 1.115, .03, .18, M.plain(['#e9e4da', '#b9906a', '#5a6b62'][i], .3), 12) for i in range(3)]


def tub(b):
    w = M.plain('#f7f7f5', .1); n = 48; a = np.linspace(0, 2 * math.pi, n, endpoint=False); rings = [(.62, .28, 0), (.7, .34, .1), (.8, .4, .5), (.84, .43, .56), (.8, .4, .57), (.7, .32, .3), (.55, .22, .2), (.01, .01, .18)]; V = np.concatenate([np.stack([rx * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .7, ry * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .8, np.full(n, z)], 1) for rx, ry, z in rings]); i = np.arange(len(rings) - 1)[:, None]; j = np.arange(n)[None]; k = (j + 1) % n; b.add(V, np.stack([i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j], -1).reshape(-1, 4), w, True); c = M.plain('#d4d6d6', .1, 1.0); b.tube([(.98, 0, 0), (.98, 0, .8), (.85, 0, .88), (.7, 0, .84)], .018, c, 8)


def desk(b, w=1.4, col='#b08a5c', monitor=True, chair_=True, seat='#2f3338', seed=1, leg='#2b2b2b'):
    r = random.Random(seed); wd = M.wood(col) if col != 'white' else M.plain('#f2f1ee', .4); k = M.plain(leg, .4, .5); b.box(-w / 2, -.35, .72, w, .7, .03, wd, .006, True); [b.box(s * (w / 2 - .05) - .02, y, 0, .04, .04, .72, k) for s in (-1, 1) for y in (-.32, .28)]
    if monitor: b.box(-.3, .12, 1.0, .6, .025, .35, M.plain('#101214', .15, 0, .6), .008); b.box(-.29, .115, 1.01, .58, .006, .33, M.glow(r.choice(['#6f8fb0', '#cfd8e0', '#8fa6b8']), .5)); b.box(-.02, .14, .75, .04, .02, .26, k); b.box(-.12, .08, .75, .24, .16, .012, k); b.box(-.22, -.16, .75, .44, .14, .014, M.plain('#d9dadb', .5))
    if r.random() < .6: b.cyl(w * .36, -.05, .75, .04, .1, M.plain(r.choice(['#c9452e', '#e9e4da', '#47606b', '#d9a441']), .3), 14)
    if r.random() < .5: b.box(-w * .42, -.1, .75, .22, .3, .03, M.plain('#f2efe8', .8))
    if chair_:
        with b.at(r.uniform(-.1, .1), -.62, 0, 180 + r.uniform(-25, 25)): officechair(b, seat)


def officechair(b, col='#2f3338'):
    k = M.plain('#1e2022', .4, .4); f = M.fabric(col); [b.bar((0, 0, .1), (math.cos(i * 1.2566) * .3, math.sin(i * 1.2566) * .3, .06), .04, k) for i in range(5)]; [b.ball(math.cos(i * 1.2566) * .3, math.sin(i * 1.2566) * .3, .035, .035, k, 8) for i in range(5)]; b.cyl(0, 0, .08, .03, .36, k, 10); b.rbox(-.24, -.24, .44, .48, .48, .08, .035, f, bulge=.01)
    with b.at(0, .22, .56, tilt=('X', -8)): b.rbox(-.22, -.03, 0, .44, .06, .5, .03, f)
    for s in (-1, 1): b.box(s * .27 - .02, -.1, .64, .04, .26, .03, k); b.box(s * .27 - .015, .05, .46, .03, .03, .18, k)


def aircon(b): b.rbox(-.42, -.2, 0, .84, .2, .28, .05, M.plain('#f4f4f1', .4)); b.box(-.38, -.19, .02, .76, .06, .01, M.plain('#c9c9c5', .5))


def curtains(b, w, h, col='#e4dccd', sheer=True, open_=.6):
    from .building import curtain
    if sheer: curtain(b, -w / 2, .02, w, h - .04, .06, M.sheer('#f6f3ec', .35), .1, .025, open_=.0 if open_ < .3 else open_ * .75)
    curtain(b, -w / 2 - .25, .02, w + .5, h, .0, M.fabric(col), .12, .045, open_=max(open_, .78)); b.tube([(-w / 2 - .35, -.02, h + .04), (w / 2 + .35, -.02, h + .04)], .014, M.plain('#2b2b2b', .4, .6), 8)


def rack(b, w=2.7, d=1.1, levels=4, h=1.7, seed=1, fill=.85, col='#d9782f', frame='#2f5d8f', cold=False):
    """Pallet rack bay."""
    r = random.Random(seed); f = M.plain(frame, .45, .2); o = M.plain(col, .45, .2); [b.box(x, y, 0, .1, .08, levels * h, f) for x in (-w / 2 - .05, w / 2 - .05) for y in (-d / 2, d / 2 - .08)]
    for l in range(levels):
        z = l * h + (.12 if l == 0 else 0)
        if l: [b.box(-w / 2, y, z - .12, w, .05, .12, o) for y in (-d / 2, d / 2 - .05)]
        for k in range(2):
            if r.random() > fill: continue
            x = -w / 2 + .1 + k * w / 2; ww, hh = w / 2 - .22, r.uniform(.6, h - .45); b.box(x, -d / 2 + .03, z, ww, d - .06, .12, M.wood('#b08a5c')); c = r.choice(['#e9eef0', '#dfe6ea', '#f2f2ee', '#8fb0c4'] if cold else ['#b9925f', '#a9824f', '#c4a070', '#d9d2c4', '#8a9aa0']); m = M.plain(c, .8)
            for i in range(2):
                for j in range(2): b.box(x + i * ww / 2 + .005, -d / 2 + .05 + j * (d - .1) / 2, z + .12, ww / 2 - .01, (d - .1) / 2 - .01, hh, m)
