"""A street of the suburbs with homes along it. House fronts face -y; the road's near edge lies at -setback."""
import math
import random

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place
from kit.home import home, mat, roofing, slab
from .common import beds, far_green, ground, line_loop, neighbours, pad
from .heights import church
from .land import outline

GROUND = {'concrete': lambda: M.concrete('#b1aca1', stain=.8), 'soil': lambda: M.soil('#957c5a', .35), 'bare': lambda: M.soil('#a08763', .1), 'gravel': lambda: M.concrete('#a59e92', .95, 4.0, .9), 'pavers': lambda: M.paving('#a9988a', .2, .1, .006, .85, .15, .5), 'tiles': lambda: M.tiles('#b9a48c', .3),
          'sand': lambda: M.sand('#c3b498'), 'red': lambda: M.soil('#9a5b3c', .05), 'wet': lambda: M.concrete('#85837d', .25, .5, .9), 'grass': lambda: M.grass('#64803a', .3), 'brick': lambda: M.brick('#a3694f'), 'field': lambda: M.field('#7fa03a', '#8fae45', .6), 'flood': lambda: M.water('#7f8d86', .03, .7, .06), 'stone': lambda: M.stone('#8f887c')}


def yard(b, kind, x, y, w, d, z=.02, **k):
    """A surface of the plot; 'lawn' has real blades, 'cogon' stands knee-high."""
    if kind == 'lawn': pad(b, x, y, w, d, M.grass('#5d7a33', k.get('dry', .15)), z); P.lawn(x, y, w, d, z, k.get('col', '#6b8a3c'), k.get('h', .06), int(abs(x)) + 1, k.get('holes', ()))
    elif kind == 'cogon':
        r = random.Random(int(x * 3 + y)); pad(b, x, y, w, d, M.grass('#73823c', .5), z); P.weeds([(x + r.random() * w, y + r.random() * d, z) for _ in range(int(w * d * k.get('dense', 4)))], k.get('h', .5), k.get('col', '#86904a'), 3, 70)
    elif kind == 'beds': beds([(x + i * w, y + i * d) for i in range(int(k.get('n', 6)))], int(abs(x)) + 2, k.get('kinds', ('bush', 'flower', 'ti')), k.get('flower', '#d05a7a'), .5, .8)
    elif kind == 'hedge': P.hedge(b, x, y, 0, w, d, k.get('h', .7), seed=int(abs(x)) % 7, flower=k.get('flower'), share=.15 if k.get('flower') else 0)
    elif kind == 'wall': b.box(x, y, 0, w, d, k.get('h', 1.8), mat(k.get('mat', '#cfc6b2'), .9))
    elif kind == 'puddles': Y.puddles(b, random.Random(int(abs(x))), x, x + w, y, y + d, k.get('n', 6), z + .012)
    else: pad(b, x, y, w, d, GROUND[kind](), z)


def extras(b, p):
    for q in p.get('yards', ()): yard(b, *q[:5], **(q[5] if len(q) > 5 else {}))
    for q in p.get('fences', ()): Y.fence(b, *q)
    for q in p.get('things', ()): Y.thing(b, *q[0].split(), *q[1:]) if ' ' in q[0] else Y.thing(b, *q)
    for x, y, z, power in p.get('lights', ()): S.point(x, y, z, power, (1, .76, .46), .15)
    for q in p.get('poles', ()):
        T.pole(b, *q)
    for a, c in zip(p.get('poles', ()), p.get('poles', ())[1:]): T.wires(b, a[:2], c[:2])


def scenery(b, p):
    """What lies behind and beside."""
    k = p.get('far', 'green'); seed = p['seed']; y = p.get('fary', 26)
    ground(b, p.get('earth', '#5f7a34'), dry=p.get('dry', .35))
    for q in p.get('near', ()): T.neighbour(b, *q)
    for q in p.get('across', ()): T.neighbour(b, q[0], q[1], q[2], rot=180)
    if p.get('behind', True): neighbours(b, p.get('behindseed', seed), p.get('behindy', 14), *p.get('span', (-44, 54)), skip=p.get('skip', ((-6, 14),)))
    if 'green' in k: far_green(seed, y, palms=p.get('palms', 10), n=p.get('trees', 58))
    if 'hills' in k: Y.hills(seed, p.get('hilly', 700), p.get('hillh', 110))
    if 'town' in k: T.city(b, -160, y + 8, 340, 90, seed, 7, p.get('hmax', 24), 44)


def street(p):
    """p: homes [(x, y, spec, rot)], row (n, x0, spec, [changes]), road (kind, width), setback, yards, fences, things, near, far."""
    b = Builder(); sb = p.get('setback', 5); kind, w = p.get('road', ('concrete', 6))[:2]
    if p.get('row'):
        n, x0, spec, vary = p['row']; x = x0
        for i in range(n):
            s = {**spec, 'seed': p['seed'] + i, **(vary[i % len(vary)] if vary else {})}; h = home(b, x, 0, s); x += s.get('pitch_x', s['w'])
            if p.get('fins', True) and i < n - 1: b.box(x - .07, -.18 - s.get('step', 0), 0, .14, 1.2, h + .12, mat(p.get('fincol', s['wall'])))
    for h in p.get('homes', ()): home(b, h[0], h[1], {'seed': p['seed'], **h[2]}, *h[3:])
    if kind: Y.road(b, kind, -sb, w, *p.get('roadx', (-110, 130)), walk=p.get('walk', 0), seed=p['seed'])
    for q in p.get('roads', ()):  # more roads: along x, or across when turned
        if q[0] == 'across':
            with b.at(q[2], q[3] if len(q) > 3 else 0, 0, 90): Y.road(b, q[1], 0, q[4] if len(q) > 4 else 6, *(q[5] if len(q) > 5 else (-90, 120)), seed=3)
        else: Y.road(b, *q)
    if p.get('hip'): x, y, z, hw, d, col, over, pitch = p['hip']; B.hip(b, x, y, z, hw, d, roofing(col), over, pitch, '#3b2c25')
    for x, y, z, bw, bh in p.get('boards', ()): [b.box(x, y + .02 * (i % 2), z + i * .24, bw, .03, .2, M.wood('#9a7a52'), grain=True) for i in range(int(bh / .25))]
    for x, y, z, sw, d, col in p.get('slabs', ()):  # a concrete balcony on two posts over a carport
        m = mat(col, .2); b.box(x, y, z, sw, d, .2, m); [b.box(q, y + .1, 0, .28, .28, z, m) for q in (x + .05, x + sw - .33)]; B.railing(b, [(x + .08, y + d), (x + .08, y + .08), (x + sw - .08, y + .08), (x + sw - .08, y + d)], z + .2, 'balusters', .9, col)
    if p.get('gallery'):  # an upper veranda of wood along the front: from, width, depth, height
        x, gw, gd, z = p['gallery']; wd = M.wood('#6b4529'); b.box(x - .1, -gd, z - .2, gw + .2, gd, .16, M.wood('#7a5233', plank=.15)); B.railing(b, [(x, -.1), (x, -gd + .08), (x + gw, -gd + .08), (x + gw, -.1)], z - .04, 'wood', .95)
        for i in range(5): u = x + (gw - .16) * i / 4; b.box(u, -gd + .02, 0, .16, .16, z + 2.75, wd)
    if p.get('deck'):  # a canopy on a flat roof
        x, y, z, dw, dd = p['deck']; st = M.plain('#4b4f52', .5, .4); [b.box(x + q, y + v, z, .1, .1, 3.2, st) for q in (.4, dw - .5) for v in (.5, dd * .6)]; b.quad((x, y - .2, z + 3.2), (x + dw, y - .2, z + 3.2), (x + dw, y + dd * .7, z + 3.5), (x, y + dd * .7, z + 3.5), M.gi_roof('#8d4a3a')); Y.thing(b, 'laundry', x + .8, y + 1.2, x + dw - 1, y + 1.2, 2.0, 5) if p.get('decklaundry') else None
    if p.get('outstairs'):  # steel stairs beside the left wall
        x, y, z = p['outstairs']; st = M.plain('#5a6066', .5, .4); n = 26
        for i in range(n): k = i if i < 13 else 25 - i; b.box(x - (0 if i < 13 else .0), y + k * .3, z * i / n + .1, 1.0, .3, .05, st)
        [b.bar((q, y, a), (q, y + 3.9, a + z / 2), .06, st) for q in (x, x + 1.0) for a in (.1, 1.0)]; [b.bar((q, y + 3.9, z / 2 + a), (q, y, z + a), .06, st) for q in (x, x + 1.0) for a in (0, .9)]; [b.box(x, y + v, 0, .08, .08, z + .9, st) for v in (-.3, 4.1)]
    if p.get('gategold'):  # tall tiled piers and a gate with golden tips
        x, y, gw = p['gategold']; t = M.paving('#9a5a3a', .2, .2, .008, .35, .1); g = M.plain('#c9a24a', .3, .8); k = M.plain('#2a211c', .45, .4)
        for q in (x - .6, x + gw): b.box(q, y - .3, 0, .6, .6, 2.7, t); b.box(q - .08, y - .38, 2.7, .76, .76, .14, M.stucco('#f7efd8')); b.ball(q + .3, y, 3.0, .2, M.stucco('#f7efd8'), 16)
        for a, c in ((x - 6.5, x - .6), (x + gw + .6, x + gw + 7)): b.box(a, y - .1, 0, c - a, .2, 1.1, t); [b.box(a + i * .16, y - .01, 1.1, .025, .025, 1.0, k) for i in range(int((c - a) / .16))]; [b.ball(a + i * .16 + .012, y, 2.14, .035, g, 8, 1.6) for i in range(int((c - a) / .16))]
        for i in range(int(gw / .14)): u = x + .05 + i * .14; h = 2.2 + .3 * abs(1 - 2 * ((i * .14) % (gw / 2)) / (gw / 2)); b.box(u, y - .01, .1, .03, .03, h, k); b.ball(u + .015, y, h + .16, .04, g, 8, 1.7)
        [b.box(x, y - .02, z, gw, .05, .06, k) for z in (.15, 1.0, 2.0)]; [b.lathe(x + gw * q, y - .03, 1.5, [(0, 0), (.24, .01), (.24, .02)], g, 20) for q in ()]
    if p.get('rotunda'):  # a half-round balcony over the door: middle, height, radius
        cx, z, rr = p['rotunda']; m = M.stucco('#d9c3a0', grime=.2); a = [math.pi * (1 + i / 16) for i in range(17)]; pts = [(cx + rr * math.cos(t), rr * math.sin(t)) for t in a]; b.poly_prism(pts, z - .3, .3, m); B.railing(b, pts, z, 'bars', .95, '#4a3426'); [b.lathe(cx + q, -rr * .72, 0, [(.2, 0), (.16, .15), (.15, z - .5), (.22, z - .3)], m, 18) for q in (-rr * .62, rr * .62)]
    if p.get('fretwork'): x, y, z, fw = p['fretwork']; wd = M.wood('#6e4c33'); [b.add([(x + i * .24, y, z), (x + i * .24 + .24, y, z), (x + i * .24 + .12, y, z - .34)], [[0, 1, 2]], wd) for i in range(int(fw / .24))]
    if p.get('orchids'):  # plants hung on a side wall: x, from, to
        x, y0, y1 = p['orchids']; r = random.Random(4); [place(P.pot(('flower', 'snake', 'monstera')[i % 3], 1 + i % 2, '#8a5a3a'), x + .2, y0 + (y1 - y0) * (i % 9) / 8, 1.2 + .75 * (i // 9), i * 70, .75) for i in range(27)]; [b.box(x + .02, y0 - .2, 1.16 + .75 * k, .36, y1 - y0 + .4, .03, M.wood('#8a6438')) for k in range(3)]
    if p.get('plyboard'): x, y, z, bw, bh = p['plyboard']; b.box(x, y, z, bw, .02, bh, M.wood('#c4a47a')); b.box(x + .2, y - .02, z + .1, bw * .5, .02, bh * .6, M.plain('#d9452e', .7))
    if p.get('screen'): x, y, z, sw, sh = p['screen']; [b.box(x + i * .16, y, z, .07, .12, sh, M.wood('#8a5a36'), grain=True) for i in range(int(sw / .16))]
    if p.get('poolside'): x, y, pw, pd = p['poolside']; pad(b, x - .8, y - .8, pw + 1.6, pd + 1.6, M.tiles('#8f8a82', .6), .05); b.box(x, y, 0, pw, pd, .065, M.plain('#2f9fb0', .05, 0, .8)); b.box(x, y, .066, pw, pd, .004, M.glow('#3fb8cc', .55))
    if p.get('mesh'): x, y, z, mw, mh = p['mesh']; b.quad((x, y, z), (x + mw, y, z), (x + mw, y, z + mh), (x, y, z + mh), M.sheer('#5f6a66', .35)); [b.box(x + mw * i / 4 - .03, y - .03, z, .06, .06, mh, M.wood('#8a6438')) for i in range(5)]; b.box(x, y - .03, z + .9, mw, .06, .06, M.wood('#8a6438'))
    if p.get('chapel'): church(b, *p['chapel'], 0)
    if p.get('pergola'):
        x, y, pw, pd, h = p['pergola']; wd = M.wood('#6b4529'); [b.box(q, v, 0, .2, .2, h, M.stucco('#f1e6cf')) for q in (x, x + pw - .2) for v in (y, y + pd - .2)]; [b.box(x - .2, v, h, pw + .4, .14, .22, wd) for v in (y, y + pd - .2)]; [b.box(x + i * .6, y - .4, h + .22, .08, pd + .8, .16, wd) for i in range(int(pw / .6) + 1)]
    if p.get('roofslab'): x, y, z, rw, rd = p['roofslab']; slab(b, [(x, y, z + .2), (x + rw, y, z + 1.6), (x + rw, y + rd, z + 1.6), (x, y + rd, z + .2)], M.gi_roof('#2f3234'), M.wood('#a87848', plank=.13), M.plain('#26282a', .5), .18)
    for u, sw in p.get('shutters', ()): [b.box(q, -.07, 1.1, .42, .05, 1.3, M.siding('#2f6f9f', .08, False, .5)) for q in (u - .25, u + sw + .15)]
    if p.get('sea'): sy, col = p['sea']; b.plane(-4000, sy, -.25, 8000, 4000, M.water(col, .06, .4, .2, deep='#2f7486'))
    if p.get('flagstick'): x, y = p['flagstick']; b.cyl(x, y, 0, .015, 2.3, M.plain('#f1efe9', .4), 6); b.add([(x, y, 2.3), (x + .45, y, 2.15), (x, y, 2.0)], [[0, 1, 2]], M.plain('#c23a2a', .6)); b.lathe(x, y, .02, [(4.2, 0), (0, .01)], M.grass('#7fa84a', .0), 30)
    for q in p.get('solar', ()): Y.thing(b, 'solar', q[0], q[1], 0, *q[3:], z=q[2])
    for a in p.get('bunting', ()):
        for i in range(18): t = (i + .5) / 18; x, y = a[0] + (a[3] - a[0]) * t, a[1] + (a[4] - a[1]) * t; z = a[2] + (a[5] - a[2]) * t - .3 * 4 * t * (1 - t); b.add([(x - .1, y, z), (x + .1, y, z), (x, y, z - .3)], [[0, 1, 2]], M.plain(('#c9452e', '#e8c04a', '#2f6f9f', '#f1efe9', '#3f8f6a')[i % 5], .6))
    if p.get('outline'): outline(b, p['outline'])
    extras(b, p); scenery(b, p); b.flush()
    return p.get('post')
