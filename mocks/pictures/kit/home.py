"""A house from a short description. Its front is at y = 0 and faces -y; it stands on x 0..w and y 0..d."""
from . import building as B
from . import furniture as F
from . import materials as M
from . import plants as P
from . import stage as S
from . import street as T

# a letter of a front: share of the wall, kind ('win': the house's own kind), widest, sill, height
FRONT = {
    'P': (2.6, 'fixed', 2.4, .05, 2.3), 'V': (2.6, 'capiz', 2.6, .9, 1.4), 'L': (2.6, 'louvre', 2.4, .8, 1.4),
    'W': (2.2, 'win', 2.1, .8, 1.4), 'w': (1.5, 'win', 1.25, .9, 1.25), 't': (1.0, 'case', .65, .35, 2.1), 'b': (.9, 'louvre', .6, 1.6, .5), 's': (2.4, 'slide', 2.4, .05, 2.2),
    'D': (1.3, 'door', .95, 0, 2.15), 'E': (1.9, 'door', 1.7, 0, 2.3), 'G': (3.2, 'door:sectional', 2.9, 0, 2.3), 'R': (3.2, 'door:roll', 3.0, 0, 2.4), 'F': (3.0, 'fixed', 2.8, .3, 2.0),
    'C': (2.4, 'fixed', 2.6, 1.7, .6), 'g': (2.2, 'grid', 1.9, .6, 1.8), 'S': (1.6, 'hole', 1.3, 1.0, 1.0), '-': (1.0, None, 0, 0, 0), '.': (.5, None, 0, 0, 0),
}
PLAIN = dict(w=7, d=8, floors=1, fh=2.8, plinth=.2, wall='#ece4d2', upper=None, grime=.35, roof='gable', roofcol='#7d3a2e', pitch=22, over=.6, fascia='#f1ead8', front=('WDw',), side=('w.w',), win='slide', frame='#f1efe9',
             door='panel', doorcol='#6b4328', grille=False, hood=False, lit=0, seed=1, rise=1.1, step=0.0, rooms=False)


def mat(v, grime=.35):
    """A colour, or (kind, colour)."""
    if not isinstance(v, tuple): return M.stucco(v, grime=grime)
    k, c = v
    return {'chb': lambda: M.paving(c, .4, .2, .014, .92, .09, .5, .7, '#8f8b82'), 'brick': lambda: M.brick(c), 'siding': lambda: M.siding(c, .17, False, .6), 'stone': lambda: M.stone(c), 'wood': lambda: M.wood(c, plank=.14), 'sheet': lambda: M.siding(c, .2, True, .45),
            'tile': lambda: M.paving(c, .6, .3, .006, .5, .06), 'bamboo': lambda: M.siding(c, .06, True, .5, .5), 'smooth': lambda: M.stucco(c, grime=.05)}[k]()


def roofing(v): return M.tile_roof(v[1]) if isinstance(v, tuple) and v[0] == 'tile' else M.thatch() if v == 'nipa' else M.gi_roof(v[1], .25, v[0]) if isinstance(v, tuple) else M.gi_roof(v, .25, .12)


def openings(letters, L, s, floor=0):
    total = sum(FRONT[k][0] for k in letters); out = []; u = 0
    for k in letters:
        share, kind, w, z, h = FRONT[k]; cell = share / total * L
        if kind:
            w = min(w, cell - .12); e = dict(n=None)
            if kind == 'win': kind = s['win']; e = dict(grille=s['grille'] if floor == 0 else False, hood=s['hood'])
            elif kind == 'door': kind = 'door:' + s['door']; e = dict(col=s['doorcol'], frame=s['frame'])
            elif kind.startswith('door'): e = dict(col=s.get('gatecol', '#8d9698'), frame=s['frame'])
            elif kind == 'louvre': e = dict(frame=s.get('louvrecol', s['frame']))
            if not s['rooms'] and kind in ('slide', 'case', 'fixed', 'grid'): i = s['seed'] * 7 + int(u * 13) + floor * 3; e.update(glass=M.pane(i % 6, s['lit'] if i % 3 else 0), cur=False)
            out.append((kind, u + (cell - w) / 2, z, w, min(h, s['fh'] - z - .15), {x: y for x, y in e.items() if y is not None}))
        u += cell
    return out


def slab(b, pts, top, under, edge, th=.14):
    """A thin roof plane over four corners (counter-clockwise from above)."""
    up = [(x, y, z + th) for x, y, z in pts]; b.quad(*up, top); b.quad(*pts[::-1], under)
    for i in range(4): j = (i + 1) % 4; b.quad(pts[i], pts[j], up[j], up[i], edge)


def roof(b, s, z, wall):
    k, w, d, o = s['roof'], s['w'], s['d'], s['over']; top = roofing(s['roofcol']); f = s['fascia']; edge = M.plain(f, .6); under = M.siding('#e6e1d6', .14, True, .7, .3); r = s['rise']
    y0 = -s['step']; d = d + s['step']
    if k == 'hip': B.hip(b, 0, y0, z, w, d, top, o, s['pitch'], f)
    elif k in ('gable', 'gabley'): B.gable(b, 0, y0, z, w, d, top, wall, o, s['pitch'], f, 'y' if k == 'gabley' else 'x')
    elif k == 'front':  # high in front, falling to the back
        b.box(0, y0, z, w, .15, r, wall); [b.add([(x, y0, z), (x, y0 + d, z), (x, y0, z + r)] if fl else [(x, y0, z), (x, y0, z + r), (x, y0 + d, z)], [[0, 1, 2]], wall) for x, fl in ((w, 1), (0, 0))]
        slab(b, [(-o, y0 - o, z + r * (1 + o / d)), (w + o, y0 - o, z + r * (1 + o / d)), (w + o, y0 + d + o, z - r * o / d), (-o, y0 + d + o, z - r * o / d)], top, under, edge)
    elif k == 'back':  # low in front
        [b.add([(x, y0, z), (x, y0 + d, z), (x, y0 + d, z + r)] if fl else [(x, y0, z), (x, y0 + d, z + r), (x, y0 + d, z)], [[0, 1, 2]], wall) for x, fl in ((w, 1), (0, 0))]
        slab(b, [(-o, y0 - o, z - r * o / d), (w + o, y0 - o, z - r * o / d), (w + o, y0 + d + o, z + r * (1 + o / d)), (-o, y0 + d + o, z + r * (1 + o / d))], top, under, edge)
    elif k in ('left', 'right'):  # falls across the front
        a, c = (r, 0) if k == 'right' else (0, r); hi = w if k == 'left' else 0
        for y in (y0, y0 + d): b.add([(0, y, z), (w, y, z), (hi, y, z + r)], [[0, 1, 2]], wall)
        b.box(hi - (.15 if hi else 0), y0, z, .15, d, r, wall); q = r * o / w
        slab(b, [(-o, y0 - o, z + a + (q if a else -q)), (w + o, y0 - o, z + c + (q if c else -q)), (w + o, y0 + d + o, z + c + (q if c else -q)), (-o, y0 + d + o, z + a + (q if a else -q))], top, under, edge)
    elif k == 'butterfly':
        m = w * .45; q = r * o / m; r2 = r * .8
        for y in (y0, y0 + d): b.add([(0, y, z), (m, y, z), (0, y, z + r)], [[0, 1, 2]], wall); b.add([(m, y, z), (w, y, z), (w, y, z + r2)], [[0, 1, 2]], wall)
        for x in (0, w - .15): b.box(x, y0, z, .15, d, r if x == 0 else r2, wall)
        slab(b, [(-o, y0 - o, z + r + q), (m, y0 - o, z), (m, y0 + d + o, z), (-o, y0 + d + o, z + r + q)], top, M.wood('#a87848', plank=.13), edge)
        slab(b, [(m, y0 - o, z), (w + o, y0 - o, z + r2 + q), (w + o, y0 + d + o, z + r2 + q), (m, y0 + d + o, z)], top, M.wood('#a87848', plank=.13), edge)
    elif k == 'split':  # two slopes of unlike height with a strip of glass between
        m = y0 + d * .5; b.box(0, y0, z, w, .15, r * .4, wall); b.box(0, m, z, w, .15, r * 1.7, wall)
        [b.add([(x, y0, z), (x, m, z), (x, m, z + r), (x, y0, z + r * .4)] if fl else [(x, y0, z), (x, y0, z + r * .4), (x, m, z + r), (x, m, z)], [[0, 1, 2, 3]], wall) for x, fl in ((w, 1), (0, 0))]
        [b.add([(x, m, z), (x, y0 + d, z), (x, m, z + r * 1.7)] if fl else [(x, m, z), (x, m, z + r * 1.7), (x, y0 + d, z)], [[0, 1, 2]], wall) for x, fl in ((w, 1), (0, 0))]
        slab(b, [(-o, y0 - o, z + r * .3), (w + o, y0 - o, z + r * .3), (w + o, m, z + r), (-o, m, z + r)], top, under, edge); slab(b, [(-o, m - o, z + r * 1.75), (w + o, m - o, z + r * 1.75), (w + o, y0 + d + o, z - .1), (-o, y0 + d + o, z - .1)], top, under, edge)
        b.box(.3, m - .02, z + r + .2, w - .6, .03, r * .5, M.pane(1))
    elif k == 'flat': B.flat(b, 0, y0, z, w, d, s.get('slabover', .12), .22, mat(s.get('parcol', s['wall']), s['grime']), s.get('parapet', .5))


def porch(b, s, kind, u, w, d, z0):
    """In front of the door, from u along the front."""
    m = mat(s.get('porchcol', s['wall']), .3); h = 2.45; b.box(u, -d, 0, w, d, z0, M.tiles(s.get('tile', '#b5654a'), .3))
    if kind == 'slab': b.box(u - .1, -d - .1, z0 + h, w + .2, d + .1, .16, m); [b.box(x, -d, z0, .2, .2, h, m) for x in (u, u + w - .2)]
    elif kind == 'awning': b.quad((u, -d, z0 + h - .35), (u + w, -d, z0 + h - .35), (u + w, 0, z0 + h + .1), (u, 0, z0 + h + .1), roofing(s['roofcol'])); [b.bar((x, -d + .05, z0 + h - .38), (x, 0, z0 + h - 1.1), .05, M.plain('#3b3f43', .5)) for x in (u + .05, u + w - .05)]
    elif kind == 'posts': b.quad((u - .2, -d - .2, z0 + h - .1), (u + w + .2, -d - .2, z0 + h - .1), (u + w + .2, 0, z0 + h + .45), (u - .2, 0, z0 + h + .45), roofing(s['roofcol'])); b.box(u, -d, z0 + h - .25, w, .12, .15, M.wood('#6b4529')); [b.box(x, -d, z0, .14, .14, h - .2, M.wood('#6b4529')) for x in (u, u + w / 2, u + w - .14)]
    else: [b.box(x, -d, z0, .22, .22, h, m) for x in (u, u + w - .22)]; b.box(u, -d, z0 + h - .2, w, .2, .2, m); B.gable(b, u - .1, -d - .1, z0 + h, w + .2, d + .6, roofing(s['roofcol']), m, .25, s['pitch'], s['fascia'], 'y')
    if s.get('porchrail'): B.railing(b, [(u + .1, -.1), (u + .1, -d + .1), (u + w * .35, -d + .1)], z0, s['porchrail'], .85, s.get('railcol', '#3b3f43'))
    if s['lit']: b.cyl(u + w / 2, -d / 2, z0 + h - .06, .09, .05, M.glow('#ffdcae', 10), 12)


def home(b, x, y, spec, rot=0):
    """Builds it; returns the height of the walls."""
    s = {**PLAIN, **spec}; w, d, n, fh, z0 = s['w'], s['d'], s['floors'], s['fh'], s['plinth']; o = dict(frame=s['frame'], seed=s['seed'], lit=s['lit'], room_=s['rooms'])
    with b.at(x, y, 0, rot):
        b.box(-.08, -.08, -.2, w + .16, d + .16, .2 + z0, M.concrete()); walls = [mat(s['wall'], s['grime']), mat(s['upper'] or s['wall'], s['grime'])]
        for f in range(n):
            z = z0 + f * fh; y0 = -s['step'] if f else 0; fr = s['front'][min(f, len(s['front']) - 1)]; sd = s['side'][min(f, len(s['side']) - 1)]; wm = walls[min(f, 1)]
            B.volume(b, 0, y0, z, w, d - y0, fh, wm, openings(fr, w, s, f), openings(sd, d - y0, s, f), [], openings(sd[::-1], d - y0, s, f), opt=o, top=False); b.box(.21, y0 + .21, z + fh - .12, w - .42, d - y0 - .42, .1, M.plain('#e9e4da', .9))
            if f and s.get('band'): b.box(-.05, y0 - .06, z - .14, w + .1, d - y0 + .1, .2, M.stucco(s['band'], grime=.2))
        if s.get('base'): b.box(-.03, -.04, z0, w + .06, .05, .75, mat(s['base']))
        top = z0 + n * fh; roof(b, s, top, walls[min(n - 1, 1)])
        for q in s.get('piers', ()): b.box(q * w - .2, -.14 - (s['step'] if n > 1 else 0), 0, .4, .2, top, mat(s.get('piercol', ('stone', '#8e8374'))))
        for u, kind in s.get('clad', ()): (b.box(u, -.05 - (s['step'] if n > 1 else 0), z0 + (fh if n > 1 else 0), 1.5, .06, fh, mat(kind)))
        if s.get('porch'): porch(b, s, *s['porch'], z0)
        if s.get('columns'):  # a concrete porch on round columns: from, width, depth
            u, pw, pd = s['columns']; m = mat(s.get('porchcol', s['wall'])); b.box(u, -pd, 0, pw, pd, z0, M.tiles(s.get('tile', '#9a5a44'), .3)); b.box(u - .15, -pd - .15, z0 + 2.4, pw + .3, pd + .15, .3, m); [b.lathe(u + q, -pd + .2, z0, [(.22, 0), (.22, .12), (.15, .16), (.13, 2.2), (.2, 2.3), (.2, 2.4)], m, 20) for q in (.25, pw / 2, pw - .25)]
        for u, bw, kind in s.get('balcony', ()):
            zb = z0 + fh; b.box(u, -1.2 - s['step'], zb - .12, bw, 1.2, .14, mat(s.get('balcol', s['wall']), .2)); e = -s['step']; B.railing(b, [(u + .05, e), (u + .05, e - 1.14), (u + bw - .05, e - 1.14), (u + bw - .05, e)], zb + .02, kind, .95, s.get('railcol', '#2b2d2f'))
        for u, z in s.get('ac', ()): B.ac(b, u, -s['step'] if z > fh else 0, z)
        for u in s.get('lamps', ()):
            B.lamp_wall(b, u, -.02, z0 + 2.0, 5 if s['lit'] else 0); (S.point(*(b.M @ __import__('mathutils').Vector((u, -.5, z0 + 2.0))), 30, r=.12) if s['lit'] else None)
        if s.get('tank'): F.put(b, T.proto('watertank', lambda q: (q.cyl(0, 0, 0, .5, 1.1, M.plain('#3f6f9a', .4), 24), q.cyl(0, 0, 1.1, .5, .2, M.plain('#3f6f9a', .4), 24, .15))), *s['tank'])
    return top
