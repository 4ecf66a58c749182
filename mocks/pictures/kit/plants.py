"""Plants: one mesh per species and seed, placed or scattered many times."""
import math
import random

import numpy as np

from . import materials as M
from .core import Builder, place, proto, scatter


def leaves(b, centers, normals, size, mat, rng, ratio=1.9, droop=.0):
    """Small bent leaves: two triangles each side of a rib. centers/normals (n,3)."""
    n = len(centers); N = normals + rng.normal(0, .45, (n, 3)); N /= np.linalg.norm(N, axis=1, keepdims=True) + 1e-9
    R = rng.normal(0, 1, (n, 3)); t = np.cross(N, R); t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9; u = np.cross(N, t)
    t[:, 2] -= droop; s = (size * rng.uniform(.6, 1.3, n))[:, None]
    a = centers - t * s * ratio / 2; c = centers + t * s * ratio / 2 - N * s * .25; p = centers - u * s / 2 - t * s * .1; q = centers + u * s / 2 - t * s * .1
    v = np.stack([a, p, c, q], 1).reshape(-1, 3); f = np.arange(4 * n).reshape(-1, 4)
    r = np.repeat(rng.uniform(0, 1, n), 4); uv = np.stack([r, np.tile([0, .5, 1, .5], n)], 1)
    b.add(v, f, mat, False, uv)


def ball_points(rng, n, c, r, low=-.35):
    d = rng.normal(0, 1, (n * 2, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); d = d[d[:, 2] > low][:n]
    k = (.62 + .38 * rng.random((len(d), 1)) ** .5) * (1 + .16 * np.sin(5 * d[:, :1] + 3 * d[:, 1:2] * 2))
    return np.array(c) + d * k * np.array(r), d


def tree(kind='broad', seed=1, col=None):
    """broad: round shade tree; acacia: wide umbrella; mango: dense dark dome; talisay: tiered; slim: young street tree."""
    def make(b):
        rng = np.random.default_rng(seed); r = random.Random(seed)
        spec = {'broad': (7.5, 3.6, '#55732f', 12, .17), 'acacia': (10, 7.5, '#5a7233', 26, .16), 'mango': (7, 4.3, '#3c5a25', 15, .20), 'talisay': (8, 4.0, '#5f7a34', 12, .24), 'slim': (5, 1.7, '#5f8036', 6, .13)}[kind]
        H, R, c, nb, ls = spec; m = M.leaf(col or c); bk = M.bark()
        th = H * (.42 if kind != 'acacia' else .38)
        b.tube([(0, 0, -.2), (.05, .02, th * .5), (r.uniform(-.2, .2), r.uniform(-.2, .2), th)], H * .034 + .04, bk, 9, H * .024)
        for i in range(nb):
            a = i / nb * 2 * math.pi * 2.4 + r.uniform(-.3, .3); ring = math.sqrt((i + .5) / nb)
            d = R * .74 * ring; top = {'acacia': H * (.86 - .10 * ring ** 2), 'talisay': th + .8 + (i % 3) * (H - th) * .33}.get(kind, th + (H - th) * (.92 - .6 * ring ** 1.6) * r.uniform(.85, 1.05))
            c3 = (math.cos(a) * d, math.sin(a) * d, top); rr = R * (.36 if kind != 'slim' else .5) * r.uniform(.85, 1.2)
            flat = .42 if kind in ('acacia', 'talisay') else .72
            b.tube([(0, 0, th * .85), (c3[0] * .45, c3[1] * .45, th + (c3[2] - th) * .6), c3], H * .013, bk, 5, .015)
            p, n = ball_points(rng, int(900 if kind == 'acacia' else 1150), c3, (rr, rr, rr * flat)); leaves(b, p, n, ls, m, rng)
    return proto(('tree', kind, seed, col), make)


def palm(seed=1, h=8, col='#5d7a36'):
    """Coconut palm with real leaflets."""
    def make(b):
        r = random.Random(seed); m = M.leaf(col, .35); lean = r.uniform(.4, 1.4); la = r.uniform(0, 6.28)
        pts = [(math.cos(la) * lean * (t ** 1.7), math.sin(la) * lean * (t ** 1.7), h * t) for t in np.linspace(0, 1, 10)]
        b.tube([(pts[0][0], pts[0][1], -.3)] + pts, .21, M.palm_bark(), 10, .11); b.lathe(0, 0, -.05, [(.36, 0), (.3, .2), (.2, .5)], M.palm_bark(), 10)
        cx, cy, cz = pts[-1]; V = []; F = []; UV = []; n = 0
        for i in range(24):
            a = i * 2.399 + r.uniform(-.15, .15); lift = 1.25 - 1.75 * (i / 24) + r.uniform(-.1, .1); L = r.uniform(2.6, 3.3); rib = []
            for t in np.linspace(0, 1, 26):
                rad = L * t * (math.cos(lift * .6)); z = cz + L * math.sin(lift) * t * .8 - 1.35 * L * .55 * t * t * (1.15 - .3 * lift); rib.append((cx + math.cos(a) * rad, cy + math.sin(a) * rad, z))
            rib = np.array(rib); b.tube(rib, .028, m, 4, .006)
            rnd = r.random() * .8
            if i > 21: rnd = 1.0
            for k in range(2, 26):
                p = rib[k]; tan = rib[min(25, k + 1)] - rib[k - 1]; tan /= np.linalg.norm(tan); side = np.array([-math.sin(a), math.cos(a), 0]); t = k / 25
                ll = .75 * math.sin(math.pi * min(1, .18 + .85 * t)) * (1 - .25 * t)
                for sg in (-1, 1):
                    d = side * sg * .8 + tan * .62 + np.array([0, 0, -.38 - r.random() * .3]); d /= np.linalg.norm(d); w = tan * .032
                    mid = p + d * ll * .55 + np.array([0, 0, .05]); tip = p + d * ll + np.array([0, 0, -.10 * ll])
                    V += [p - w, p + w, mid + w, mid - w, tip]; F += [(n, n + 1, n + 2, n + 3), (n + 3, n + 2, n + 4, n + 4)]; n += 5
                    UV += [(rnd, 0)] * 8
        F = np.array(F); q = F[0::2]; t3 = F[1::2][:, :3]
        b.add(np.array(V), q, m, False, np.tile([(rnd * .6 + .1, 0)], (len(q) * 4, 1)))
        b.add(np.array(V), t3, m, False, np.tile([(.5, 0)], (len(t3) * 3, 1)))
        for i in range(7): b.ball(cx + r.uniform(-.3, .3), cy + r.uniform(-.3, .3), cz - r.uniform(.2, .5), .12, M.plain('#8a7a3a', .6), 8)
    return proto(('palm', seed, h, col), make)


def _blade(b, base, a, L, W, lift, arch, mat, rng, n=9, fold=.25, rnd=None, tear=0):
    """A long arching leaf with a midrib."""
    V = []; t = np.linspace(0, 1, n); rnd = rng.random() if rnd is None else rnd
    w = W * np.sin(np.pi * np.clip(t * .93 + .05, 0, 1)) ** .7
    for i in range(n):
        rad = L * t[i] * math.cos(lift); z = L * math.sin(lift) * t[i] - arch * L * t[i] ** 2; c = np.array([math.cos(a) * rad, math.sin(a) * rad, z]) + base; s = np.array([-math.sin(a), math.cos(a), 0]) * w[i]
        if tear and i % 2: s = s * (1 - tear * rng.random())
        V += [c + s + [0, 0, fold * w[i]], c, c - s + [0, 0, fold * w[i]]]
    F = []
    for i in range(n - 1): F += [(3 * i, 3 * i + 1, 3 * i + 4, 3 * i + 3), (3 * i + 1, 3 * i + 2, 3 * i + 5, 3 * i + 4)]
    b.add(V, F, mat, True, np.full((len(F) * 4, 2), rnd))


def banana(seed=1):
    def make(b):
        rng = np.random.default_rng(seed); m = M.leaf('#6d8f37', .3); st = M.plain('#8a9a5a', .6)
        for k in range(3):
            x, y = rng.uniform(-.7, .7, 2); h = rng.uniform(1.6, 2.6); b.tube([(x, y, -.1), (x, y, h)], .13, st, 8, .07)
            for i in range(8): _blade(b, np.array([x, y, h]), i * 2.4 + rng.uniform(-.3, .3), rng.uniform(1.5, 2.1), .27, rng.uniform(.6, 1.25), rng.uniform(.5, .9), m, rng, 13, .15, tear=.5)
    return proto(('banana', seed), make)


def areca(seed=1, h=2.2, pot=None):
    """Clump palm for beds and, with a pot colour, for rooms."""
    def make(b):
        rng = np.random.default_rng(seed); m = M.leaf('#5c8038', .3); z0 = 0
        if pot:
            z0 = .38; b.lathe(0, 0, 0, [(0, 0), (.15, 0), (.2, .38), (.18, .4), (.17, .34), (0, .34)], M.plain(pot, .6), 24)
        for i in range(13):
            a = i * 2.4; L = h * rng.uniform(.6, 1) ; lift = rng.uniform(.95, 1.42); base = np.array([math.cos(a) * .06, math.sin(a) * .06, z0 - .05]); rib = []
            for t in np.linspace(0, 1, 18): rib.append(base + np.array([math.cos(a) * L * t * math.cos(lift) * (1 + t * .8), math.sin(a) * L * t * math.cos(lift) * (1 + t * .8), L * math.sin(lift) * t - .42 * L * t ** 2.6]))
            rib = np.array(rib); b.tube(rib, .012, M.plain('#86964a', .5), 4, .003); V = []; F = []; n = 0
            for k in range(6, 18):
                tan = rib[min(17, k + 1)] - rib[k - 1]; tan /= np.linalg.norm(tan); side = np.array([-math.sin(a), math.cos(a), 0]); ll = h * .2 * math.sin(math.pi * (.2 + .75 * (k - 5) / 13))
                for sg in (-1, 1):
                    d = side * sg * .75 + tan * .7 + np.array([0, 0, -.1]); d /= np.linalg.norm(d); w = tan * .016; p = rib[k]; mid = p + d * ll * .55 + np.array([0, 0, .02]); tip = p + d * ll - np.array([0, 0, .12 * ll])
                    V += [p - w * .4, p + w * .4, mid + w, mid - w, mid - w, mid + w, tip, tip]; F += [(n, n + 1, n + 2, n + 3)]; V2 = None; F += [(n + 4, n + 5, n + 6, n + 7)]; n += 8
            V = np.array(V); F = np.array(F); b.add(V, F[0::2], m, False, np.full((len(F) // 2 * 4, 2), rng.random() * .8)); b.add(V, F[1::2][:, :3], m, False, np.full((len(F) // 2 * 3, 2), rng.random() * .8))
    return proto(('areca', seed, h, pot), make)


def bamboo(seed=1, h=7):
    def make(b):
        rng = np.random.default_rng(seed); m = M.leaf('#7b9440', .35); st = M.plain('#8d9a4e', .45)
        for i in range(16):
            a = rng.uniform(0, 6.28); r0 = rng.uniform(0, .6); hh = h * rng.uniform(.65, 1); lean = rng.uniform(.5, 2.2); x, y = math.cos(a) * r0, math.sin(a) * r0
            pts = np.array([(x + math.cos(a) * lean * t ** 2.2, y + math.sin(a) * lean * t ** 2.2, hh * (t - .12 * t ** 4)) for t in np.linspace(0, 1, 9)]); b.tube(pts, .045, st, 6, .012)
            k = rng.uniform(.35, 1, 130); P = np.stack([np.interp(k, np.linspace(0, 1, 9), pts[:, j]) for j in range(3)], 1) + rng.normal(0, .28, (130, 3)); leaves(b, P, rng.normal(0, 1, (130, 3)), .06, m, rng, 5, .5)
    return proto(('bamboo', seed, h), make)


def bush(seed=1, r=.6, col='#4f6d2c', flower=None, share=.0, size=.07):
    def make(b):
        rng = np.random.default_rng(seed); m = M.leaf(col, .5, flower, share); core = M.plain('#26331a', .95)
        for i in range(4):
            c = (rng.uniform(-.35, .35) * r, rng.uniform(-.35, .35) * r, r * rng.uniform(.45, .65)); p, n = ball_points(rng, 520, c, (r * .72, r * .72, r * .62), -.6); leaves(b, p, n, size, m, rng)
        b.ball(0, 0, r * .45, r * .62, core, 8, .7)
    return proto(('bush', seed, r, col, flower, share, size), make)


def hedge(b, x, y, z, w, d, h, col='#46652a', seed=1, size=.055, flower=None, share=0):
    rng = np.random.default_rng(seed); m = M.leaf(col, .5, flower, share); n = int(min(26000, (2 * (w + d) * h + w * d) * 520)); A = np.array([w * h, w * h, d * h, d * h, w * d]); P = []; Nn = []
    for face, k in enumerate((A / A.sum() * n).astype(int)):
        u, v = rng.random((2, k)); e = rng.normal(0, .035, k)
        if face < 2: P.append(np.stack([x + u * w, (y if face == 0 else y + d) + e, z + v * h], 1)); Nn.append(np.tile([0, -1 if face == 0 else 1, .2], (k, 1)))
        elif face < 4: P.append(np.stack([(x if face == 2 else x + w) + e, y + u * d, z + v * h], 1)); Nn.append(np.tile([-1 if face == 2 else 1, 0, .2], (k, 1)))
        else: P.append(np.stack([x + u * w, y + v * d, z + h + e], 1)); Nn.append(np.tile([0, 0, 1], (k, 1)))
    b.box(x + .06, y + .06, z, max(.02, w - .12), max(.02, d - .12), h - .06, M.plain('#1f2a14', 1.0)); leaves(b, np.concatenate(P), np.concatenate(Nn).astype(float), size, m, rng)


def tuft(col='#6d8c3c', h=.09, seed=1, n=260, spread=.5, w=.006):
    """One patch of grass blades (spread in metres)."""
    def make(b):
        rng = np.random.default_rng(seed); p = rng.uniform(-spread, spread, (n, 2)); a = rng.uniform(0, 6.28, n); L = h * rng.uniform(.5, 1.2, n); bend = rng.uniform(.1, .7, n) * L
        s = np.stack([np.cos(a), np.sin(a), 0 * a], 1) * w; d = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * bend[:, None]
        base = np.concatenate([p, np.zeros((n, 1))], 1); mid = base + d * .35 + np.stack([0 * a, 0 * a, L * .6], 1); tip = base + d + np.stack([0 * a, 0 * a, L], 1)
        v = np.stack([base - s, base + s, mid + s * .7, mid - s * .7, tip], 1).reshape(-1, 3); i = np.arange(n)[:, None] * 5; r = rng.random(n) * .9
        m = M.leaf(col, .4); b.add(v, i + np.array([[0, 1, 2, 3]]), m, False, np.repeat(np.stack([r, r], 1), 4, 0)); b.add(v, i + np.array([[3, 2, 4]]), m, False, np.repeat(np.stack([r, r], 1), 3, 0))
    return proto(('tuft', col, h, seed, n, spread, w), make)


def lawn(x, y, w, d, z=0, col='#6d8c3c', h=.07, seed=1, holes=(), dense=1.0):
    """Real blades on a rectangle, leaving out holes (x,y,w,d)."""
    r = random.Random(seed); s = .5; pts = []; nx, ny = max(1, int(w / .7)), max(1, int(d / .7))
    for i in range(nx):
        for j in range(ny):
            px, py = x + (i + .5) / nx * w, y + (j + .5) / ny * d
            if any(hx - .2 < px < hx + hw + .2 and hy - .2 < py < hy + hd + .2 for hx, hy, hw, hd in holes): continue
            pts.append((px, py, z))
    for k in range(3): scatter(tuft(col, h, k, int(330 * dense), .42), pts[k::3], .85, 1.15, r, f'lawn{k}')


def weeds(pts, h=.5, col='#7d8c40', seed=1, n=70, spread=.35):
    r = random.Random(seed)
    for k in range(3): scatter(tuft(col, h, 10 + k, n, spread, .012), pts[k::3], .6, 1.4, r, 'weeds')


def pot(kind='snake', seed=1, col='#c4b7a4', s=1.0):
    """Potted plants."""
    def make(b):
        rng = np.random.default_rng(seed); h = .34; b.lathe(0, 0, 0, [(0, 0), (.12, 0), (.17, h), (.155, h), (.15, h - .05), (0, h - .05)], M.plain(col, .7), 24); b.lathe(0, 0, h - .05, [(.15, 0), (0, .01)], M.soil('#4b3a2a', 0.0), 16)
        if kind == 'snake':
            m = M.leaf('#4c6b3a', .45)
            for i in range(14): _blade(b, np.array([*rng.uniform(-.07, .07, 2), h - .05]), rng.uniform(0, 6.28), rng.uniform(.4, .75), .035, rng.uniform(1.25, 1.5), .05, m, rng, 7, .35)
        elif kind == 'monstera':
            m = M.leaf('#3f6630', .4)
            for i in range(16):
                a = i * 2.4; L = rng.uniform(.35, .7); base = np.array([math.cos(a) * L * .45, math.sin(a) * L * .45, h + L * .8]); b.tube([(0, 0, h - .05), base * [.4, .4, .8], base], .008, M.plain('#5c7a3a', .5), 5); _blade(b, base, a, rng.uniform(.25, .38), .13, .15, .7, m, rng, 7, .15)
        elif kind == 'bush':
            p, n = ball_points(rng, 600, (0, 0, h + .2), (.26, .26, .26), -.6); leaves(b, p, n, .05, M.leaf('#4f6d2c'), rng)
        elif kind == 'flower':
            p, n = ball_points(rng, 600, (0, 0, h + .16), (.25, .25, .22), -.5); leaves(b, p, n, .05, M.leaf('#4f6d2c', .5, '#c2406a', .28), rng)
    return proto(('pot', kind, seed, col), make)


def bougainvillea(seed=1, col='#c23f78'): return bush(seed, .9, '#557030', col, .5, .06)
