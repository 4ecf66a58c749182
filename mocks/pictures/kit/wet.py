"""Bathroom fittings. The wall is at y = 0 or the piece is centred; the front is -y."""
import math

import numpy as np

from . import materials as M
from .things import CHROME

CHINA = lambda: M.plain('#f7f7f5', .12)


def basin(b, kind='wall', w=.5):
    """wall: hung, with a trap; pedestal; counter: a bowl in a slab of w metres."""
    c = CHINA(); k = CHROME()
    if kind == 'counter': b.box(-w / 2, -.5, .8, w, .5, .05, M.marble('#e9e6e0'), .006); b.lathe(0, -.26, .85, [(.1, 0), (.19, .04), (.21, .12), (.2, .12), (.17, .05), (0, .03)], c, 34); z = .85
    else: b.rbox(-.26, -.42, .72, .52, .42, .15, .05, c); b.lathe(0, -.22, .868, [(.2, .002), (.19, .001), (.17, -.0), (0, .001)], M.plain('#e2e4e2', .15), 30); z = .87; (b.lathe(0, -.2, 0, [(.13, 0), (.1, .05), (.08, .4), (.11, .72)], c, 20) if kind == 'pedestal' else b.tube([(0, -.2, .72), (0, -.2, .5), (0, -.12, .46), (0, 0, .5)], .016, k, 8))
    b.tube([(0, -.05, z), (0, -.05, z + .15), (0, -.12, z + .17), (0, -.16, z + .13)], .013, k, 8)


def closet(b, lid=True):
    """A close-coupled toilet; its back at y = 0."""
    w = CHINA(); b.rbox(-.19, -.2, .36, .38, .19, .42, .04, w); b.lathe(0, -.42, 0, [(.12, 0), (.13, .12), (.19, .34), (.2, .39), (0, .4)], w, 28); b.rbox(-.19, -.63, .38, .38, .46, .045, .02, w) if lid else b.lathe(0, -.42, .38, [(.2, 0), (.2, .03), (.13, .03), (.12, 0)], w, 28); b.cyl(0, -.1, .78, .025, .01, CHROME(), 12)


def shower_head(b, z=2.0, heater=False, rail=False):
    k = CHROME(); b.tube([(0, -.02, 1.0), (0, -.02, z), (0, -.08, z + .06), (0, -.25, z + .04)], .011, k, 8); b.cyl(0, -.27, z - .01, .075, .03, k, 24); b.rbox(-.06, -.06, .98, .12, .05, .06, .012, k)
    if heater: b.rbox(-.3, -.1, 1.45, .2, .1, .34, .025, M.plain('#f4f4f1', .3)); b.cyl(-.2, -.105, 1.54, .025, .02, k, 16)
    if rail: b.tube([(.18, -.04, 1.0), (.18, -.04, 1.75)], .009, k, 6); b.tube([(.18, -.07, 1.5), (.25, -.15, 1.2), (.1, -.1, 1.0)], .008, k, 6)


def glass_screen(b, w, h=2.0, door=0):
    """A pane along x from 0; its foot at z = 0."""
    g = M.glass('#d8e4e0', .05); b.quad((0, 0, .02), (w, 0, .02), (w, 0, h), (0, 0, h), g); k = CHROME(); b.box(0, -.012, 0, w, .024, .025, k); b.box(0, -.012, 0, .02, .024, h, k); b.box(w - .012, -.008, 0, .012, .016, h, k); b.tube([(0, 0, h), (0, .4, h)], .009, k, 6) if not door else b.box(door, -.035, .95, .02, .05, .25, k)


def curtain_rail(b, w, col='#7fb5c4', h=1.95, drawn=.55, check=None):
    """A shower curtain on a rod along x, drawn over part of it."""
    b.tube([(0, 0, h), (w, 0, h)], .011, CHROME(), 8); n = max(10, int(w * drawn / .018)); x = np.linspace(.02, w * drawn, n); y = .045 * np.sin(x * 52) * (.6 + .4 * np.sin(x * 7)); v = np.concatenate([np.stack([x, y * .6, np.full(n, h - .02)], 1), np.stack([x, y, np.full(n, .18)], 1)]); i = np.arange(n - 1)[:, None]; b.add(v, i + np.array([[0, 1, n + 1, n]]), M.rug(col, check, 'net') if check else M.fabric(col, .4), True)


def boxed_tub(b, w=1.6, d=.75, apron='#f1efe9'):
    """Built in; its back at y = 0, centred on x."""
    m = M.tiles(apron, .15, .2, .04, .004, '#c9c4ba', .15) if apron != 'stone' else M.paving('#8f8a82', .3, .3, .004, .5); c = CHINA(); b.box(-w / 2, -d, 0, w, .06, .52, m); b.box(-w / 2, -d, .52, w, .09, .04, c, .01); b.box(-w / 2, -.09, .52, w, .09, .04, c, .01); b.box(-w / 2, -d + .09, .52, .1, d - .18, .04, c); b.box(w / 2 - .1, -d + .09, .52, .1, d - .18, .04, c); b.box(-w / 2 + .05, -d + .06, .12, w - .1, d - .1, .02, c); [b.box(*q, .12, *s, .4, c) for q, s in (((-w / 2, -d + .06), (.1, d - .1)), ((w / 2 - .1, -d + .06), (.1, d - .1)), ((-w / 2, -.09), (w, .05)), ((-w / 2, -d + .06), (w, .03)))]; b.tube([(-w / 2 + .02, -d / 2, .8), (-w / 2 + .2, -d / 2, .78)], .016, CHROME(), 8)


def mirror(b, w=.6, h=.8, frame=None, lit=False):
    """Its lower edge at z = 0."""
    if frame: b.box(-w / 2 - .03, -.03, -.03, w + .06, .03, h + .06, M.wood(frame) if frame.startswith('#') else M.plain('#d9d9d4', .4))
    if lit: b.box(-w / 2 - .02, -.02, -.02, w + .04, .012, h + .04, M.glow('#fff2dc', 2.4))
    b.box(-w / 2, -.035, 0, w, .006, h, M.mirror())


def round_mirror(b, r=.35):
    with b.at(0, 0, 0, tilt=('X', 90)): b.cyl(0, 0, 0, r + .015, .025, M.plain('#2b2d2f', .4, .5), 44); b.cyl(0, 0, .026, r, .004, M.mirror(), 44)


def bottles(b, n=4, seed=1):
    import random
    r = random.Random(seed)
    for i in range(n): c = r.choice(['#d0506a', '#3f7fb5', '#f1efe9', '#4f9a5a', '#e8b83a', '#7a3f8f']); h = r.uniform(.12, .22); b.rbox(i * .085 - .03, -.05, 0, .06, .05, h, .015, M.plain(c, .3)); b.cyl(i * .085, -.025, h, .014, .03, M.plain('#f4f4f1', .4), 10)


def paper(b): b.tube([(-.07, -.03, 0), (-.07, -.09, 0), (.07, -.09, 0)], .006, CHROME(), 6); t = np.linspace(0, 6.283, 20); b.tube([(-.05, -.09, -.0), (.05, -.09, -.0)], .048, M.plain('#f6f4ee', .9), 18)
