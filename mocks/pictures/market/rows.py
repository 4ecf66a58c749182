"""Rows beside the covers: a room of the home, or the cover's scene from elsewhere. What only varies is derived from the listing's id."""
import random

from scenes.units import unit


def again(lid, name, cam, hour, alt, sky=None, post=None, **changes):
    """The scene of the listing's cover with another camera, and what else `changes`."""
    return lid, name, None, cam, hour, alt, changes, sky, post


def room(lid, name, cam, hour, alt, size, floor, wall, items, windows=(), view=None, sun=None, phone=False, post=None, **p):
    """cam: (x, y, z, tx, ty, lens[, shift]), or a dict for a phone that is tilted. windows: (wall, from its low corner, width, sill, height[, kind]).
    view: what all windows show, or a kind by wall. sun: (azimuth it comes from, elevation)."""
    W, D, _ = size; r = random.Random(lid + name); low = {'left': lambda a, w: D - a - w, 'back': lambda a, w: W - a - w, 'right': lambda a, w: a + 2.5}
    if isinstance(view, str): view = {q[0]: view for q in windows}
    cam = cam if isinstance(cam, dict) else dict(zip(('x', 'y', 'z', 'tx', 'ty', 'lens', 'shift'), cam)); azimuth, elevation = sun or (r.choice((50, 75, 105, 130)), r.randint(28, 52))
    p = dict(size=size, floor=floor, wall=wall, items=tuple(items), windows=tuple((q[0], low[q[0]](q[1], q[2]), q[3], q[2], q[4], *q[5:]) for q in windows), seed=r.randint(1, 9), **{'spots': 0, **({} if 'winp' in p else {'key': .45}), **p})
    return lid, name, unit, cam, hour, alt, {**p, 'view': view} if view else p, dict(azimuth=azimuth, elevation=elevation, seed=r.randint(1, 900)), post, dict(portrait=phone)


def front(W, H, *windows, sill=.9, head=2.0):
    """The front wall behind the camera with its windows (from, to): the sun comes through them and not through the whole open front."""
    ends = [0, *(u for w in windows for u in w), W]; gaps = list(zip(ends[::2], ends[1::2])); col = '#e9e2d0'
    return [('part', W / 2, -2.4, 0, W, .1, sill, col), (('part', head), W / 2, -2.4, 0, W, .1, H - head, col), *[(('part', sill), (a + b) / 2, -2.4, 0, b - a, .1, head - sill, col) for a, b in gaps], *[(('part', sill), (a + b) / 2, -2.4, 0, .05, .05, head - sill, col) for a, b in windows]]


def hung(lid, W, D, side, at, n=3, gap=.62):
    """What a family hangs on a wall, from `at` metres along it."""
    r = random.Random(lid + side); kinds = r.sample([('q.calendar', 1.75), ('q.clock', 2.0), ('q.holy_picture', 1.7), ('q.frames', 1.65), ('q.altar', 1.5)], n); x, y, rot, dx, dy = {'back': (at, D, 0, gap, 0), 'left': (.2, at, 90, 0, gap), 'right': (W - .2, at, -90, 0, gap)}[side]
    return [((k, z), x + i * dx, y + i * dy, rot, *([r.randint(1, 9), 3] if k == 'q.frames' else [])) for i, (k, z) in enumerate(kinds)]


def underfoot(lid, *spots):
    """Small things on the floor at each spot (x, y)."""
    r = random.Random(lid); kinds = r.sample([('q.shoes', 3, r.randint(1, 9)), ('q.basket',), ('q.pail', '#3f7fb5'), ('q.bag', '#8a3f33'), ('q.boxes', r.randint(1, 9), 3), ('q.shoe_rack', .7, r.randint(1, 9)), ('q.stool', '#c0453a')], len(spots))
    return [(k, x, y, r.randint(-20, 20), *a) for (x, y), (k, *a) in zip(spots, kinds)]
