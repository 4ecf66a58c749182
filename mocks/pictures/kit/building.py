"""Walls with openings, windows, doors, roofs, balconies, fences. In a wall's frame x runs along it and the street is at -y."""
import math
import random

import numpy as np

from . import materials as M

DARK = '#23262a'; WHITE = '#f1efe9'; STEEL = '#3b3f43'


def room(b, u, z, w, h, depth=2.6, col='#cfc6b8', lit=0, seed=0, furnish=True):
    """What is seen through a window: a shallow room."""
    m = M.plain(col, .9); x0, x1, z0, z1 = u - .5, u + w + .5, z - min(.9, max(.0, z)) if z > .3 else z, z + h + .3; y0 = .2
    b.quad((x0, depth, z0), (x1, depth, z0), (x1, depth, z1), (x0, depth, z1), m); b.quad((x0, y0, z0), (x0, depth, z0), (x0, depth, z1), (x0, y0, z1), m); b.quad((x1, depth, z0), (x1, y0, z0), (x1, y0, z1), (x1, depth, z1), m)
    b.quad((x0, y0, z0), (x1, y0, z0), (x1, depth, z0), (x0, depth, z0), M.plain('#8a6a4c', .5)); b.quad((x0, y0, z1), (x0, depth, z1), (x1, depth, z1), (x1, y0, z1), M.glow('#ffcf94', lit) if lit else m)
    r = random.Random(seed + int(u * 77))
    if furnish and w > .8:
        b.box(u + w * r.uniform(.1, .5), depth - .7, z0, w * .4, .6, r.uniform(.5, 1.5), M.plain(r.choice(['#5a4636', '#6e7276', '#a28f75']), .8)); b.box(u + w * r.uniform(.2, .6), depth - .04, z0 + 1.3, .6, .03, .5, M.plain(r.choice(['#b58a5c', '#47606b', '#d8d0c0']), .8))


def curtain(b, u, z, w, h, y=.2, mat=None, folds=.11, amp=.035, open_=0.0):
    """Hanging cloth; open_ leaves the middle free."""
    mat = mat or M.sheer()
    parts = [(u, w)] if not open_ else [(u, w * (1 - open_) / 2), (u + w - w * (1 - open_) / 2, w * (1 - open_) / 2)]
    for pu, pw in parts:
        if pw < .05: continue
        n = max(8, int(pw / folds * 6)); x = np.linspace(pu, pu + pw, n); yy = y + amp * np.sin(x / folds * 2 * math.pi + pu) * (1 + .3 * np.sin(x * 3))
        v = np.concatenate([np.stack([x, yy, np.full(n, z)], 1), np.stack([x, yy * .6 + y * .4, np.full(n, z + h)], 1)]); i = np.arange(n - 1)[:, None]
        b.add(v, i + np.array([[0, 1, n + 1, n]]), mat, True)


def window(b, u, z, w, h, kind='slide', frame=DARK, depth=.16, cur=None, lit=0, seed=0, grille=False, hood=False, sill=True, glass=None, n=None, room_=True, wall=.2):
    r = random.Random(seed * 31 + int(u * 97) + int(z * 13)); f = M.plain(frame, .4, .2) if isinstance(frame, str) else frame; g = glass or M.glass(); y = depth * .6; t = .05
    b.box(u, y - .03, z, w, .09, t, f); b.box(u, y - .03, z + h - t, w, .09, t, f); b.box(u, y - .03, z + t, t, .09, h - 2 * t, f); b.box(u + w - t, y - .03, z + t, t, .09, h - 2 * t, f)
    def pane(x, zz, pw, ph, dy=0): b.quad((x, y + dy, zz), (x + pw, y + dy, zz), (x + pw, y + dy, zz + ph), (x, y + dy, zz + ph), g)
    if kind == 'jalousie':
        k = n or max(1, round(w / .75)); cw = w / k
        for i in range(k):
            if i: b.box(u + i * cw - .03, y - .03, z, .06, .09, h, f)
            m = int((h - .1) / .095)
            for j in range(m):
                zz = z + .05 + (j + .5) * (h - .1) / m; b.add([(u + i * cw + .04, y - .045, zz - .035), (u + (i + 1) * cw - .04, y - .045, zz - .035), (u + (i + 1) * cw - .04, y + .035, zz + .045), (u + i * cw + .04, y + .035, zz + .045)], [[0, 1, 2, 3]], M.plain('#aebfbd', .1, 0, .8))
    elif kind == 'capiz':
        k = max(3, round(w / .17)); m = max(3, round(h / .17)); b.box(u, y + .01, z, w, .012, h, M.plain('#e6dcc2', .35)); wd = M.wood('#5b3a22')
        for i in range(k + 1): b.box(u + i * w / k - .009, y - .012, z, .018, .03, h, wd)
        for j in range(m + 1): b.box(u, y - .012, z + j * h / m - .009, w, .03, .018, wd)
        for i in range(1, max(2, round(w / 1.0))): b.box(u + i * w / max(2, round(w / 1.0)) - .03, y - .04, z, .06, .06, h, wd)
        room_ = False
    elif kind == 'louvre':
        for j in range(int(h / .12)): b.box(u + .04, y - .05, z + .06 + j * .12, w - .08, .10, .02, f)
        b.box(u, y + .1, z, w, .02, h, M.plain('#141414', .9)); room_ = False
    else:
        k = n or (max(2, round(w / .95)) if kind == 'slide' else max(1, round(w / .8)) if kind == 'case' else max(1, round(w / 1.5)))
        for i in range(k):
            dy = .025 if kind == 'slide' and i % 2 else 0; pane(u + i * w / k, z, w / k, h, dy)
            if i: b.box(u + i * w / k - t / 2, y - .03, z, t, .08, h, f)
            if kind == 'case' and h > 1.1: b.box(u + i * w / k, y - .03, z + h * .72, w / k, .07, .045, f)
            if kind == 'grid':
                for q in range(1, max(2, round(h / .5))): b.box(u + i * w / k, y - .02, z + q * h / max(2, round(h / .5)), w / k, .05, .03, f)
    if grille:
        gm = M.plain('#e9e6de' if grille is True else grille, .5)
        for i in range(int(w / .13) + 1): b.box(u + .02 + i * (w - .05) / int(w / .13), -.05, z + .02, .014, .014, h - .04, gm)
        for q in (.08, .5, .92): b.box(u, -.05, z + h * q, w, .014, .02, gm)
    if sill: b.box(u - .06, -.06, z - .07, w + .12, .18, .07, M.concrete('#c9c4ba', .8))
    if hood: b.box(u - .2, -.55, z + h + .12, w + .4, .6, .08, M.concrete('#d5d0c6', .85))
    if cur is None: cur = r.choice([0, .35, .6, .75])
    if cur is not False and kind not in ('capiz', 'louvre') and cur < 1: curtain(b, u + .02, z + .02, w - .04, h - .04, .3, M.sheer(r.choice(['#f0ebe0', '#e4dccd', '#d9d6cf']), .8), open_=cur)
    if room_: room(b, u, z, w, h, lit=lit, seed=seed)


def door(b, u, z, w, h, kind='panel', col='#6b4328', frame=DARK, lit=0):
    f = M.plain(frame, .4) if isinstance(frame, str) else frame; y = .08
    b.box(u, y - .05, z, .07, .12, h, f); b.box(u + w - .07, y - .05, z, .07, .12, h, f); b.box(u + .07, y - .05, z + h - .07, w - .14, .12, .07, f); x0, w0 = u + .07, w - .14
    if kind == 'panel':
        wd = M.wood(col); b.box(x0, y, z, w0, .05, h - .07, wd)
        k = 2 if w0 > 1.2 else 1
        for i in range(k):
            for q, hh in ((.12, .28), (.46, .44)): b.box(x0 + i * w0 / k + w0 / k * .16, y - .015, z + h * q, w0 / k * .68, .03, h * hh, wd, .01)
        b.box(x0 + w0 * (.46 if k == 2 else .9), y - .06, z + .85, .025, .03, .5, M.plain('#c9b48a', .3, .9))
    elif kind == 'slat':
        b.box(x0, y + .01, z, w0, .04, h - .07, M.wood(col, scale=.8))
        for i in range(int(h / .14)): b.box(x0, y - .01, z + i * .14, w0, .03, .11, M.wood(col))
        b.box(x0 + w0 * .86, y - .08, z + .5, .03, .03, 1.3, M.plain('#2a2a2a', .3, .8))
    elif kind == 'glass':
        window(b, u, z, w, h, 'fixed', frame, n=2 if w > 1.4 else 1, cur=False, sill=False, lit=lit); b.box(u + w / 2 - .1, y - .07, z + .8, .025, .03, .6, M.plain('#c9c9c9', .2, 1.0)); b.box(u + w / 2 + .08, y - .07, z + .8, .025, .03, .6, M.plain('#c9c9c9', .2, 1.0))
    elif kind == 'roll':
        b.box(x0, y, z, w0, .04, h - .07, M.siding(col, .085, False, .45)); b.box(u - .05, y - .16, z + h - .1, w + .1, .22, .3, M.plain(col, .5))
    elif kind == 'sectional':
        for i in range(4): b.box(x0, y, z + i * (h - .07) / 4, w0, .04, (h - .07) / 4 - .012, M.siding(col, .6, True, .4, .2), .004)
    elif kind == 'garage':
        for i in range(int(h / .12)): b.box(x0, y - .01, z + i * .12, w0, .04, .105, M.wood(col))
        b.box(x0, y + .03, z, w0, .02, h - .07, M.plain('#1c1410', .8))
    elif kind == 'steel':
        b.box(x0, y, z, w0, .05, h - .07, M.plain(col, .45, .2)); b.box(x0 + w0 - .14, y - .05, z + 1, .1, .03, .03, M.plain('#999', .3, .9) if False else M.plain('#999999', .3, .9))


def wall(b, x0, y0, x1, y1, z, h, mat, ops=(), t=.2, opt=None):
    """ops: (kind, u, z above the wall's foot, w, h, extra). Door kinds begin with 'door:'."""
    L = math.hypot(x1 - x0, y1 - y0); rot = math.degrees(math.atan2(y1 - y0, x1 - x0)); opt = opt or {}
    with b.at(x0, y0, z, rot):
        xs = sorted({0.0, L, *[max(0, o[1]) for o in ops], *[min(L, o[1] + o[3]) for o in ops]})
        for a, c in zip(xs, xs[1:]):
            if c - a < 1e-4: continue
            m = (a + c) / 2; cuts = sorted((o[2], o[2] + o[4]) for o in ops if o[1] < m < o[1] + o[3]); zz = 0
            for lo, hi in cuts:
                if lo - zz > 1e-3: b.box(a, 0, zz, c - a, t, lo - zz, mat)
                zz = max(zz, hi)
            if h - zz > 1e-3: b.box(a, 0, zz, c - a, t, h - zz, mat)
        for o in ops:
            kind, u, oz, w, hh = o[:5]; e = {**opt, **(o[5] if len(o) > 5 else {})}
            if kind == 'hole': continue
            if kind.startswith('door:'): door(b, u, oz, w, hh, kind[5:], **{k: v for k, v in e.items() if k in ('col', 'frame', 'lit')})
            else: window(b, u, oz, w, hh, kind, **{k: v for k, v in e.items() if k not in ('col',)})


def volume(b, x, y, z, w, d, h, mat, front=(), right=(), back=(), left=(), t=.2, opt=None, mats=None, top=True):
    """Four walls seen from outside; each side's u runs left to right as one faces it."""
    mats = mats or {}; e = .004  # walls that overlap in a corner must not share a plane
    wall(b, x + e, y, x + w - e, y, z, h, mats.get('front', mat), front, t, opt); wall(b, x + w, y + e, x + w, y + d - e, z, h, mats.get('right', mat), right, t, opt)
    wall(b, x + w - e, y + d, x + e, y + d, z, h, mats.get('back', mat), back, t, opt); wall(b, x, y + d - e, x, y + e, z, h, mats.get('left', mat), left, t, opt)
    if top: b.box(x + e, y + e, z + h - .1, w - 2 * e, d - 2 * e, .1 - e, mat)


def hip(b, x, y, z, w, d, mat, over=.7, pitch=26, fascia=WHITE, ridge=None):
    x, y, w, d = x - over, y - over, w + 2 * over, d + 2 * over; f = M.plain(fascia, .6); k = math.tan(math.radians(pitch)); s = min(w, d) / 2; H = s * k
    b.box(x, y, z - .06, w, d, .06, M.siding('#e9e4d9' if fascia == WHITE else fascia, .12, True, .6, .3)); b.box(x, y, z, w, .03, .2, f); b.box(x, y + d - .03, z, w, .03, .2, f); b.box(x, y, z, .03, d, .2, f); b.box(x + w - .03, y, z, .03, d, .2, f)
    x, y, w, d = x - .06, y - .06, w + .12, d + .12; z1 = z + .2
    for dx0, dy0, ww, dd in ((0, -.06, w, .1), (0, d - .04, w, .1), (-.06, 0, .1, d), (w - .04, 0, .1, d)): b.box(x + dx0, y + dy0, z1 - .11, ww, dd, .1, M.plain('#d9d6cf' if fascia == WHITE else fascia, .4, .3))
    A, B_, C, D = (x, y, z1), (x + w, y, z1), (x + w, y + d, z1), (x, y + d, z1)
    if w >= d: P, Q = (x + s, y + d / 2, z1 + H), (x + w - s, y + d / 2, z1 + H); b.quad(A, B_, Q, P, mat); b.quad(C, D, P, Q, mat); b.add([B_, C, Q], [[0, 1, 2]], mat); b.add([D, A, P], [[0, 1, 2]], mat); hips = ((A, P), (D, P), (B_, Q), (C, Q), (P, Q))
    else: P, Q = (x + w / 2, y + s, z1 + H), (x + w / 2, y + d - s, z1 + H); b.quad(B_, C, Q, P, mat); b.quad(D, A, P, Q, mat); b.add([A, B_, P], [[0, 1, 2]], mat); b.add([C, D, Q], [[0, 1, 2]], mat); hips = ((A, P), (B_, P), (C, Q), (D, Q), (P, Q))
    for p, q in hips: b.tube([p, q], .09, ridge or mat, 6)
    return z1 + H


def gable(b, x, y, z, w, d, mat, wallmat, over=.7, pitch=24, fascia=WHITE, axis='x', gable_ops=None, soffit=True):
    """axis: the way the ridge runs."""
    f = M.plain(fascia, .6); k = math.tan(math.radians(pitch)); c, s = math.cos(math.radians(pitch)), math.sin(math.radians(pitch))
    if axis == 'y':
        with b.at(x + w, y, z, 90): gable(b, 0, 0, 0, d, w, mat, wallmat, over, pitch, fascia, 'x')
        return z + w / 2 * k
    H = d / 2 * k; th = .14
    for xe, fl in ((x, False), (x + w, True)):
        tri = [(xe, y, z), (xe, y + d, z), (xe, y + d / 2, z + H)]; b.add(tri if fl else [tri[1], tri[0], tri[2]], [[0, 1, 2]], wallmat)
    x0, x1 = x - over, x + w + over; e = over
    for sg in (-1, 1):
        ye = y - e if sg < 0 else y + d + e; ym = y + d / 2; ze = z - e * k; zm = z + H
        lo0, lo1, hi1, hi0 = (x0, ye, ze + .1), (x1, ye, ze + .1), (x1, ym, zm + .1), (x0, ym, zm + .1); up = lambda p: (p[0], p[1], p[2] + th)
        if sg > 0: lo0, lo1, hi1, hi0 = lo1, lo0, hi0, hi1
        b.quad(up(lo0), up(lo1), up(hi1), up(hi0), mat); b.quad(lo1, lo0, hi0, hi1, M.plain('#e6e1d6', .8)); b.quad(lo0, lo1, up(lo1), up(lo0), f); b.quad(lo1, hi1, up(hi1), up(lo1), f); b.quad(hi0, lo0, up(lo0), up(hi0), f)
        b.box(min(x0, x1), ye - .1 if sg < 0 else ye, ze + .1, x1 - x0, .1, .1, M.plain(fascia, .4, .2))
    b.tube([(x0, y + d / 2, z + H + .1 + th), (x1, y + d / 2, z + H + .1 + th)], .1, mat, 6)
    return z + H


def shed(b, x, y, z, w, d, mat, over=.7, rise=1.2, fascia=DARK, th=.2, toward='y', soffit='#b98a5a'):
    """A single slope, high at the front (y low) unless rise is negative."""
    x, y, w, d = x - over, y - over, w + 2 * over, d + 2 * over; f = M.plain(fascia, .5); za, zb = (z + rise, z) if toward == 'y' else (z, z)
    if toward == 'x': v = [(x, y, z + rise), (x + w, y, z), (x + w, y + d, z), (x, y + d, z + rise)]
    else: v = [(x, y, z + rise), (x + w, y, z + rise), (x + w, y + d, z), (x, y + d, z)]
    up = [(p[0], p[1], p[2] + th) for p in v]; b.quad(*up, mat); b.quad(v[3], v[2], v[1], v[0], M.wood(soffit, plank=.12) if soffit else f)
    for i in range(4): j = (i + 1) % 4; b.quad(v[i], v[j], up[j], up[i], f)


def flat(b, x, y, z, w, d, over=.0, th=.28, mat=None, parapet=0, top=None):
    mat = mat or M.stucco(WHITE); b.box(x - over, y - over, z, w + 2 * over, d + 2 * over, th, mat, .015)
    if parapet:
        for q in ((x - over, y - over, w + 2 * over, .18), (x - over, y + d + over - .18, w + 2 * over, .18), (x - over, y - over + .18, .18, d + 2 * over - .36), (x + w + over - .18, y - over + .18, .18, d + 2 * over - .36)): b.box(q[0], q[1], z + th, q[2], q[3], parapet, mat)


def railing(b, pts, z, kind='bars', h=1.0, col=DARK):
    m = M.plain(col, .4, .3)
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0)
        with b.at(x0, y0, z, math.degrees(math.atan2(y1 - y0, x1 - x0))):
            b.box(0, -.025, h - .05, L, .05, .05, m)
            if kind == 'glass':
                k = max(1, round(L / 1.3))
                for i in range(k): b.box(i * L / k + .02, -.006, .06, L / k - .04, .012, h - .14, M.glass('#a9c0bd', .16)); b.box(i * L / k - .02, -.02, 0, .04, .04, h, m)
            elif kind == 'solid': b.box(0, -.06, 0, L, .12, h - .05, M.stucco(col))
            elif kind == 'balusters':
                w = M.stucco(col) if isinstance(col, str) else col; b.box(0, -.08, h - .1, L, .16, .1, w); b.box(0, -.08, 0, L, .16, .1, w)
                for i in range(int(L / .2)): b.lathe(.1 + i * .2, 0, .1, [(.03, 0), (.06, .1), (.065, .3), (.03, .55), (.045, h - .2)], w, 8)
            elif kind == 'wood':
                w = M.wood('#7a4e2c')
                for i in range(int(L / .12) + 1): b.box(i * L / max(1, int(L / .12)) - .02, -.02, .05, .04, .04, h - .1, w)
            else:
                b.box(0, -.015, .08, L, .03, .03, m)
                for i in range(int(L / .12) + 1): b.box(i * L / max(1, int(L / .12)) - .008, -.008, .08, .016, .016, h - .1, m)


def ac(b, x, y, z, rot=0, ledge=False):
    """Outdoor unit of a split air conditioner."""
    with b.at(x, y, z, rot):
        if ledge: b.box(-.1, -.45, -.09, 1.1, .5, .08, M.concrete())
        b.box(.03, -.36, 0, .82, .3, .56, M.plain('#e6e5e0', .5), .015); b.lathe(.35, -.36, .28, [(0, 0)], M.plain('#222222', .7)) if False else None
        with b.at(.33, -.365, .28, tilt=('X', 90)): b.lathe(0, 0, 0, [(0, .004), (.22, .004)], M.plain('#4a4c4c', .7), 20, False); [b.lathe(0, 0, .01, [(r, 0), (r + .012, 0)], M.plain('#c9c9c4', .5), 20, False) for r in (.05, .1, .15, .2)]
        b.box(.2, -.06, -.3, .03, .03, .4, M.plain('#d8d5ca', .6)) if not ledge else None


def fence(b, pts, h=1.7, kind='wall', col='#e7e2d6', bar=DARK, base=.6):
    """kind wall: solid; bars: low wall with steel bars between posts; slats; chain; sheets."""
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0)
        with b.at(x0, y0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))):
            m = M.stucco(col, grime=.6)
            if kind == 'wall': b.box(0, -.08, 0, L, .16, h, m); b.box(-.02, -.12, h, L + .04, .24, .08, M.concrete())
            elif kind == 'chain':
                for i in range(int(L / 2.5) + 1): b.cyl(i * 2.5, 0, 0, .03, h, M.plain('#8f9496', .4, .7), 8)
                g = M.plain('#9aa0a2', .5, .6)
                for i in range(int(L / .16)):
                    x = i * .16; b.bar((x, 0, .05), (x + h * .9, 0, h - .05), .006, g) if x + h * .9 < L else None; b.bar((x + h * .9, 0, .05), (x, 0, h - .05), .006, g) if x + h * .9 < L else None
                b.box(0, -.015, h - .05, L, .03, .03, g)
                for q in range(3): b.bar((0, -.04 * q, h + .05 + .1 * q), (L, -.04 * q, h + .05 + .1 * q), .008, g)
            elif kind == 'sheets':
                for i in range(int(L / .8)): b.box(i * .8, -.02 + .012 * (i % 2), .03, .8, .02, h + .04 * math.sin(i * 5), M.siding(['#9aa3a6', '#8f9a9c', '#a6a9a4', '#7f8f97'][i * 7 % 4], .076, True, .45))
            else:
                b.box(0, -.09, 0, L, .18, base, m); b.box(-.0, -.12, base, L, .24, .06, M.concrete()); k = max(1, round(L / 2.6))
                for i in range(k + 1): b.box(i * L / k - .14, -.15, 0, .28, .3, h + .12, m); b.box(i * L / k - .18, -.19, h + .12, .36, .38, .07, M.concrete())
                bm = M.plain(bar, .45, .3) if kind == 'bars' else M.wood('#7a5233')
                if kind == 'bars':
                    for i in range(int(L / .12)): b.box(i * .12 + .06, -.01, base + .06, .016, .016, h - base - .06 + (.06 if i % 2 else 0), bm)
                    for q in (base + .16, h - .14): b.box(0, -.015, q, L, .03, .03, bm)
                else:
                    for i in range(int((h - base - .1) / .11)): b.box(.0, -.015, base + .1 + i * .11, L, .03, .085, bm)


def gate(b, x, y, w, h=1.75, kind='bars', col=DARK, rot=0):
    with b.at(x, y, 0, rot):
        m = M.plain(col, .45, .3)
        for i in range(2):
            u = i * w / 2; b.box(u + .02, -.02, .08, w / 2 - .04, .05, .05, m); b.box(u + .02, -.02, h - .05, w / 2 - .04, .05, .05, m); b.box(u + .02, -.02, .08, .05, .05, h - .1, m); b.box(u + w / 2 - .07, -.02, .08, .05, .05, h - .1, m)
            if kind == 'slats':
                for j in range(int((h - .2) / .11)): b.box(u + .06, -.01, .16 + j * .11, w / 2 - .12, .03, .08, M.wood('#7a5233'))
            elif kind == 'sheet': b.box(u + .05, 0, .1, w / 2 - .1, .02, h - .2, M.siding(col, .15))
            else:
                for j in range(int(w / 2 / .11)): b.box(u + .08 + j * .11, -.005, .1, .018, .018, h - .16, m)
                b.box(u + .02, -.01, .1, w / 2 - .04, .025, h * .34, m)


def carport(b, x, y, w, d, h=2.6, kind='flat', col=DARK):
    m = M.plain(col, .5, .2)
    for px, py in ((x + .1, y + .1), (x + w - .22, y + .1)): b.box(px, py, 0, .12, .12, h, m)
    if kind == 'flat': b.box(x - .2, y - .3, h, w + .4, d + .3, .16, m); b.box(x - .2, y - .3, h - .02, w + .4, d + .3, .02, M.wood('#a87c50', plank=.12))
    else:
        for i in range(int(w / .6) + 1): b.box(x + i * w / int(w / .6) - .03, y - .3, h, .06, d + .3, .12, m)
        b.box(x - .2, y - .35, h + .12, w + .4, d + .35, .02, M.gi_roof('#8d9694' if kind == 'gi' else kind))
    return


def steps(b, x, y, w, n=2, mat=None, rise=.15, tread=.32):
    mat = mat or M.concrete()
    for i in range(n): b.box(x, y - (n - i) * tread, 0, w, (n - i) * tread + .05, rise * (i + 1), mat, .01)


def lamp_wall(b, x, y, z, on=0): b.box(x - .06, y - .1, z, .12, .1, .26, M.plain('#222222', .4)); b.box(x - .045, y - .09, z + .03, .09, .07, .2, M.glow('#ffd9a0', on) if on else M.plain('#f5efe0', .3))
