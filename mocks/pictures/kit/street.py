"""Roads, poles, vehicles, neighbours and other things of the street."""
import math
import random

import numpy as np

from . import building as B
from . import materials as M
from .core import place, proto


def road(b, y, w=6, x0=-90, x1=90, line=True, kerb=True, walk=1.5, both=False, col='#6a6a68', lanes=1):
    """A road along x whose near kerb (house side) is at y; it lies at y-w..y."""
    b.box(x0, y - w, -.3, x1 - x0, w, .3, M.asphalt(col))
    if line:
        m = M.plain('#d9d6c9', .8)
        for i in range(int((x1 - x0) / 6)): b.box(x0 + i * 6, y - w / 2 - .06, 0.0, 3, .12, .006, m)
        if lanes > 1:
            for q in (.25, .75):
                for i in range(int((x1 - x0) / 6)): b.box(x0 + i * 6, y - w * q - .06, 0.0, 3, .12, .006, m)
    if kerb:
        for i in range(int((x1 - x0) / 2)):
            b.box(x0 + i * 2, y, -.1, 1.99, .18, .25, M.concrete('#b9b4a8'), .02)
            if both: b.box(x0 + i * 2, y - w - .18, -.1, 1.99, .18, .25, M.concrete('#b9b4a8'), .02)
    if walk: b.box(x0, y + .18, -.1, x1 - x0, walk, .24, M.paving('#b3ada1', .4, .4, .01, .85))
    if walk and both: b.box(x0, y - w - .18 - walk, -.1, x1 - x0, walk, .24, M.paving('#b3ada1', .4, .4, .01, .85))


def pole(b, x, y, h=9.5, transformer=False, arm='x'):
    c = M.concrete('#a7a297'); b.cyl(x, y, -.2, .17, h, c, 12, .10); d = (1, 0) if arm == 'x' else (0, 1); s = M.plain('#5c5148', .8)
    for z in (h - .5, h - 1.3): b.box(x - .9 * d[0] - .05, y - .9 * d[1] - .05, z, .1 + 1.8 * d[0], .1 + 1.8 * d[1], .1, s)
    for z in (h - .4, h - 1.2):
        for k in (-.8, -.3, .3, .8): b.cyl(x + k * d[0], y + k * d[1], z, .04, .16, M.plain('#d9d4c8', .3), 8, .02)
    if transformer: b.cyl(x + .35, y, h - 3, .28, .9, M.plain('#8b9294', .5, .3), 16); b.cyl(x + .25, y - .1, h - 2.1, .05, .25, M.plain('#7a4b35', .4), 8)
    b.box(x - .16, y - .22, 2.2, .3, .12, .4, M.plain('#c4c6c2', .5))


def wires(b, p, q, h=9.5, n=4, sag=.7, r=.012):
    m = M.plain('#1a1a1a', .7); off = (-.8, -.3, .3, .8)
    dx, dy = q[0] - p[0], q[1] - p[1]; L = math.hypot(dx, dy); ux, uy = -dy / L, dx / L
    for j, z in enumerate((h - .22, h - 1.02, h - 2.6)):
        for k in (off if j < 2 else (0, .12)):
            t = np.linspace(0, 1, 13); s = sag * (1 + .3 * j) * 4 * t * (1 - t)
            b.tube(np.stack([p[0] + dx * t + ux * k, p[1] + dy * t + uy * k, z - s], 1), r if j < 2 else r * 1.8, m, 4)


def streetlamp(b, x, y, h=6.5, on=0, side=-1):
    m = M.plain('#4b4f52', .4, .5); b.cyl(x, y, 0, .09, h, m, 10, .05); b.tube([(x, y, h - .05), (x, y + side * .6, h + .25), (x, y + side * 1.5, h + .3)], .035, m, 6); b.box(x - .12, y + side * 1.9 if side < 0 else y + 1.3, h + .24, .24, .6, .08, M.glow('#ffe2b4', on) if on else m)


def wheel(b, x, y, z, r=.32, w=.2):
    with b.at(x, y, z, tilt=('X', 90)):
        b.lathe(0, 0, -w / 2, [(r * .62, 0), (r * .95, .01), (r, .05), (r, w - .05), (r * .95, w - .01), (r * .62, w)], M.plain('#151515', .85), 22)
        for zz in (-w / 2 + .02, w / 2 - .02):
            b.lathe(0, 0, zz, [(0, 0), (r * .2, 0), (r * .62, 0)], M.plain('#9a9c9e', .3, .9), 22, False)
            for i in range(5): a = i * 1.2566; b.box(math.cos(a) * r * .36 - .03, math.sin(a) * r * .36 - .03, zz - .012, .06, .06, .024, M.plain('#2b2b2b', .5))


def _loft(b, secs, mats, close=True):
    """secs: (n, k, 3) rings over the right half (from bottom centre to top centre); mirrored. mats(i, j) names the material of a face."""
    S = np.array(secs); n, k = S.shape[:2]; groups = {}
    for i in range(n - 1):
        for j in range(k - 1):
            m = mats(i, j); q = [S[i, j], S[i + 1, j], S[i + 1, j + 1], S[i, j + 1]]; groups.setdefault(m, []).append(q)
    for m, qs in groups.items():
        Q = np.array(qs); v = Q.reshape(-1, 3); R = v * [1, -1, 1]; f = np.arange(len(v)).reshape(-1, 4)
        # weld for smooth shading
        for vv, ff in ((v, f), (R, f[:, ::-1])):
            key = np.round(vv, 4); u, inv = np.unique(key, axis=0, return_inverse=True); b.add(u, inv.reshape(-1)[ff], m, True)
    for e, fl in ((S[0], 1), (S[-1], 0)):
        ring = np.concatenate([e, (e * [1, -1, 1])[::-1]]); f = np.arange(len(ring)); c = ring.mean(0); v = np.concatenate([ring, c[None]]); t = [(i, (i + 1) % len(ring), len(ring)) if fl else ((i + 1) % len(ring), i, len(ring)) for i in range(len(ring))]; b.add(v, np.array(t), mats(0 if fl else n - 2, 0))


def car(kind='sedan', col='#b9bcc0'):
    """Length along x, nose at +x."""
    def make(b):
        p = M.carpaint(col); g = M.plain('#11161a', .03, 0, .8); blk = M.plain('#141516', .6)
        spec = {'sedan': dict(L=4.5, W=.89, belt=.92, roof=1.46, x=(-2.25, -2.15, -1.75, -1.15, -.55, .35, 1.05, 1.35, 2.0, 2.2, 2.25), top=(.70, .93, .98, 1.0, 1.43, 1.46, .99, .95, .84, .66, .5), hood=6, cab=(3, 6)),
                'suv': dict(L=4.6, W=.93, belt=1.08, roof=1.75, x=(-2.3, -2.22, -2.0, -1.75, -1.5, .3, 1.0, 1.3, 2.05, 2.25, 2.3), top=(.8, 1.1, 1.45, 1.72, 1.75, 1.74, 1.13, 1.09, 1.0, .8, .55), hood=6, cab=(2, 6)),
                'van': dict(L=4.9, W=.92, belt=1.15, roof=1.98, x=(-2.45, -2.4, -2.35, -2.2, -1.5, .6, 1.55, 1.9, 2.3, 2.42, 2.45), top=(.9, 1.3, 1.8, 1.95, 1.98, 1.96, 1.3, 1.12, .95, .8, .55), hood=6, cab=(2, 6)),
                'hatch': dict(L=3.9, W=.85, belt=.97, roof=1.52, x=(-1.95, -1.88, -1.6, -1.35, -1.0, .3, .95, 1.2, 1.75, 1.92, 1.95), top=(.75, 1.0, 1.3, 1.48, 1.52, 1.5, 1.02, .98, .86, .68, .5), hood=6, cab=(2, 6))}[kind]
        W, belt = spec['W'], spec['belt']; xs, tops = spec['x'], spec['top']; secs = []
        # finer stations
        X = np.unique(np.concatenate([np.linspace(xs[0], xs[-1], 30), xs])); T = np.interp(X, xs, tops)
        for x, t in zip(X, T):
            e = abs(x) / (spec['L'] / 2); hw = W * (1 - .13 * max(0, e - .55) / .45 * max(0, e - .55) / .45 * 2.2); zb = .22 + .08 * max(0, e - .8) * 5; bl = min(t, belt + .02 * x / 2); in_ = max(0, t - bl)
            rw = hw - in_ * .34 - .02
            secs.append([(x, .0, zb), (x, hw * .9, zb), (x, hw, zb + .12), (x, hw, bl * .72), (x, hw * .985, bl - .03), (x, hw * .965, bl), (x, rw + .05 if in_ > .1 else hw * .93, bl + in_ * .88), (x, rw * .93, t), (x, rw * .5, t + .02), (x, 0, t + .025)])
        c0, c1 = xs[spec['cab'][0]], xs[spec['cab'][1]]; r0, r1 = xs[spec['cab'][0] + (1 if kind in ('sedan',) else 2)], xs[5]
        def mats(i, j):
            xm = (X[i] + X[i + 1]) / 2; tm = (T[i] + T[i + 1]) / 2
            if j <= 1: return blk if j == 0 else p
            if j == 5 and tm > belt + .25: return p if any(abs(xm - q) < .07 for q in (c0 + .1, -.35)) else g
            if j >= 6 and tm > belt + .06 and (xm > r1 or xm < r0) and c0 < xm < c1: return g
            return p
        _loft(b, secs, mats)
        L = spec['L'] / 2
        for sx in (-1, 1):
            for sy in (-1, 1): wheel(b, sx * L * .60, sy * (W - .1), .32, .33 if kind != 'hatch' else .3); b.lathe
        for sx in (-1, 1):
            for sy in (-1, 1):
                with b.at(sx * L * .60, sy * (W - .04), .33, tilt=('X', 90)): b.lathe(0, 0, -.06, [(0, 0), (.39, 0), (.39, .1), (0, .1)], blk, 20, False)
        for sy in (-1, 1):
            b.rbox(L - .32, sy * W * .66 - .17, .62 if kind != 'van' else .8, .3, .34, .15, .05, M.plain('#e9eef0', .05, 0, .9)); b.rbox(-L - .0, sy * W * .72 - .13, .72 if kind != 'van' else .95, .16, .26, .2, .05, M.plain('#8a1414', .1, 0, .8)); b.rbox(c1 - .55, sy * (W + .09) - .09, belt + .0, .12, .18, .14, .04, p)
        b.box(L - .06, -.42, .42, .06, .84, .16, blk); b.box(L - .02, -.26, .40, .03, .52, .13, M.plain('#e9e9e4', .5)); b.box(-L - .01, -.26, .62, .03, .52, .13, M.plain('#e9e9e4', .5))
    return proto(('car', kind, col), make)


def motorcycle(col='#b33a2b'):
    def make(b):
        for x in (-.62, .62): wheel(b, x, 0, .29, .29, .11)
        blk = M.plain('#1a1a1a', .5); p = M.carpaint(col); b.tube([(.62, 0, .3), (.42, 0, .95)], .03, blk, 6); b.tube([(.38, -.32, 1.02), (.42, 0, .97), (.38, .32, 1.02)], .018, blk, 6); b.rbox(-.2, -.12, .55, .6, .24, .26, .1, p); b.rbox(-.75, -.13, .7, .7, .26, .12, .06, blk); b.rbox(-.15, -.13, .25, .45, .26, .32, .08, M.plain('#55585a', .4, .6)); b.rbox(.4, -.11, .75, .2, .22, .22, .08, p); b.tube([(-.1, -.16, .3), (-.8, -.18, .33)], .04, M.plain('#b0b0b0', .2, .9), 8); b.rbox(-.9, -.08, .5, .4, .16, .14, .05, p)
    return proto(('moto', col), make)


def tricycle(col='#c8452e', col2='#e8c04a'):
    """Motorcycle with a roofed sidecar."""
    def make(b):
        p = M.carpaint(col); q = M.carpaint(col2); s = M.plain('#c7c9c9', .25, .9)
        for x in (-.65, .65): wheel(b, x, 0, .29, .29, .11)
        b.rbox(-.2, -.12, .55, .6, .24, .26, .1, p); b.rbox(-.75, -.13, .7, .75, .26, .12, .06, M.plain('#1a1a1a', .6)); b.tube([(.38, -.32, 1.02), (.42, 0, .97), (.38, .32, 1.02)], .018, s, 6); b.tube([(.65, 0, .3), (.42, 0, .95)], .03, s, 6)
        wheel(b, -.2, -1.35, .27, .27, .12); b.rbox(-.95, -1.3, .32, 1.75, .95, .5, .12, p); b.box(-.9, -1.25, .82, .06, .85, .75, q, .02); b.rbox(-1.0, -1.38, 1.52, 2.25, 1.65, .1, .04, p); b.box(-1.0, -1.39, 1.5, 2.25, .02, .16, q); b.rbox(.55, -1.3, .45, .4, .95, .45, .12, q)
        for x in (-.85, .72): [b.tube([(x, y, .8), (x, y, 1.55)], .02, s, 6) for y in (-1.27, -.4)]
        b.tube([(.72, -.4, .8), (.78, .1, 1.2), (.85, .2, 1.54)], .018, s, 6); b.box(.78, -1.2, .95, .02, .75, .5, M.glass('#b9c6c4', .12)); b.rbox(-.75, -1.25, .6, .5, .8, .18, .06, M.plain('#7a2020', .6))
    return proto(('tricycle', col, col2), make)


def truck(col='#e8e8e4', box='#f0efea'):
    def make(b):
        p = M.carpaint(col); blk = M.plain('#1a1a1a', .7); b.rbox(2.3, -1.05, .55, 1.65, 2.1, 1.95, .18, p); b.box(3.93, -.9, 1.45, .04, 1.8, .75, M.plain('#11161a', .03, 0, .8)); b.box(2.9, -1.06, 1.45, .75, 2.12, .65, M.plain('#11161a', .03, 0, .8)); b.box(3.9, -1.0, .55, .1, 2.0, .3, blk); b.box(-4.0, -1.15, 1.05, 6.15, 2.3, 2.35, M.siding(box, .6, True, .45, .2), .03); b.box(-4, -.9, .75, 6.6, 1.8, .3, blk)
        for x in (3.1, -2.1, -3.2): [wheel(b, x, y, .46, .46, .28) for y in (-.92, .92)]
        for y in (-.75, .6): b.box(3.96, y, .75, .05, .25, .18, M.plain('#e9eef0', .05))
        b.box(-4.02, -1.1, 1.1, .03, 1.08, 2.2, M.plain('#dcdcd6', .4)); b.box(-4.02, .02, 1.1, .03, 1.08, 2.2, M.plain('#dcdcd6', .4)); [b.box(-4.02, y, .85, .03, .2, .1, M.plain('#8a1414', .2)) for y in (-1.0, .8)]
    return proto(('truck', col, box), make)


def jeepney(col='#b8402f'):
    def make(b):
        p = M.carpaint(col); s = M.plain('#c9cbcc', .15, .95); b.rbox(-3, -.95, .5, 4.6, 1.9, .75, .08, s); b.box(-3, -.96, .85, 4.6, 1.92, .28, p); b.rbox(-3.05, -1.0, 1.95, 4.75, 2.0, .16, .06, p); b.rbox(1.5, -.75, .55, 1.2, 1.5, .65, .1, s); b.box(2.68, -.6, .65, .04, 1.2, .42, M.plain('#333333', .3, .8))
        for x in (-2.9, -1.8, -.7, .4, 1.45): [b.box(x, y, 1.2, .07, .05, .78, s) for y in (-.95, .9)]
        b.box(1.5, -.85, 1.25, .03, 1.7, .65, M.glass('#b9c6c4', .15)); [wheel(b, x, y, .38, .38, .22) for x in (2.0, -1.9) for y in (-.85, .85)]; b.box(1.55, -.6, 2.1, .1, 1.2, .22, M.plain('#e8c04a', .5)); b.box(-2.8, -.9, .9, 4, 1.8, .5, M.plain('#5a2a22', .7))
        for y in (-.5, .35): b.cyl(2.7, y + .07, .95, .1, .06, M.plain('#e9eef0', .05), 12)
    return proto(('jeepney', col), make)


def bench(b, x, y, rot=0, col='#8a5a34'):
    with b.at(x, y, 0, rot):
        for i in range(4): b.box(-.75, -.2 + i * .11, .42, 1.5, .09, .035, M.wood(col))
        for i in range(3): b.box(-.75, .24, .55 + i * .12, 1.5, .03, .09, M.wood(col))
        for u in (-.65, .6): b.box(u, -.2, 0, .05, .46, .42, M.plain('#2a2a2a', .5)); b.box(u, .23, .4, .05, .04, .5, M.plain('#2a2a2a', .5))


def laundry(b, x0, y0, x1, y1, z=1.8, seed=1):
    r = random.Random(seed); L = math.hypot(x1 - x0, y1 - y0)
    with b.at(x0, y0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))):
        t = np.linspace(0, 1, 9); b.tube(np.stack([t * L, 0 * t, z - .12 * 4 * t * (1 - t)], 1), .006, M.plain('#dddddd', .7), 4); b.cyl(0, 0, 0, .03, z + .1, M.plain('#8b8f8f', .5), 8); b.cyl(L, 0, 0, .03, z + .1, M.plain('#8b8f8f', .5), 8); u = .25
        while u < L - .5:
            w, h = r.choice([(.5, .65), (.7, .9), (.9, 1.1), (.4, .5)]); zz = z - .12 * 4 * (u / L) * (1 - u / L); n = 10; xs = np.linspace(u, u + w, n); yy = .03 * np.sin(xs * 17 + u * 3); v = np.concatenate([np.stack([xs, yy * 1.6, np.full(n, zz - h)], 1), np.stack([xs, yy * .2, np.full(n, zz)], 1)]); i = np.arange(n - 1)[:, None]
            b.add(v, i + np.array([[0, 1, n + 1, n]]), M.fabric(r.choice(['#e9e6df', '#7fa3b5', '#c9786a', '#d9c48a', '#5c6f86', '#9fb59a'])), True); u += w + r.uniform(.08, .2)


def neighbour(b, x, y, seed=1, w=None, d=8, storeys=None, rot=0):
    """A plain house for the background."""
    r = random.Random(seed); w = w or r.uniform(8, 11); n = storeys or r.choice([1, 2, 2]); col = r.choice(['#e9e1cf', '#d8cdb8', '#dfe3df', '#e6d3bf', '#c9d2cc', '#efe9dd']); roof = r.choice(['#7d3a2e', '#4a5a50', '#5a5d60', '#8a5138', '#39506a', '#6c6f70'])
    with b.at(x, y, 0, rot):
        h = 2.9 * n + .3; ops = []
        for s in range(n):
            for i in range(3): ops.append((r.choice(['slide', 'jalousie', 'case']), .8 + i * (w - 1.6) / 3, .95 + s * 3, 1.6, 1.3, {}))
        B.volume(b, 0, 0, 0, w, d, h, M.stucco(col), ops, [(o[0], o[1] * d / w, o[2], 1.2, 1.2) for o in ops], [], [(o[0], o[1] * d / w, o[2], 1.2, 1.2) for o in ops], opt=dict(frame=r.choice(['#f1efe9', '#23262a', '#6b4a33']), hood=r.random() < .4, room_=False, cur=.0))
        (B.hip if r.random() < .6 else lambda *a, **k: B.gable(*a[:7], M.stucco(col), **k))(b, 0, 0, h, w, d, M.gi_roof(roof), over=.7, pitch=r.choice([18, 22, 26]))
        if r.random() < .7: B.ac(b, w * .3, 0, 2.2)
    return h


def city(b, x, y, w, d, seed=1, hmin=8, hmax=40, n=14):
    """Far blocks of a town."""
    r = random.Random(seed)
    for i in range(n):
        ww, dd, h = r.uniform(9, 22), r.uniform(9, 18), r.uniform(hmin, hmax) if r.random() < .6 else hmin; px, py = x + r.random() * w, y + r.random() * d
        b.box(px, py, 0, ww, dd, h, M.facade(r.choice(['#cfc8bb', '#b9b3a8', '#d9d4ca', '#c4a98f', '#aeb6ba', '#e0dcd2']), r.choice(['#2c3a42', '#3a4a52', '#25303a']), r.choice([2.2, 3.0, 1.6]), 3.1, r.choice([.45, .6, .8]), r.choice([.4, .5, .6]))); b.box(px + ww * .3, py + dd * .3, h, ww * .3, dd * .3, 2.5, M.concrete())


def skip(*a): pass
