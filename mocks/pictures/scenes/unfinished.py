"""Homes that are being built or were never finished."""
import random

from kit import building as B
from kit import materials as M
from kit import plants as P
from kit import stage as S
from kit import street as T
from kit import yard as Y
from kit.core import Builder, place
from .common import far_green, ground, neighbours, pad

CHB = ('#a5a29a', .4, .2, .016, .92, .1, .5, .7, '#8a867e')


def block_walls(b, x, y, w, d, h, front, side, steps=True):
    """Walls of hollow blocks with columns; openings are holes."""
    m = M.paving(*CHB); B.volume(b, x, y, 0, w, d, h, m, front, side, [('hole', 1.5, .9, 1.2, 1.2)], side, top=False, t=.15)
    for px in (x, x + w * .5, x + w): [b.box(px - .12, py - .12, -.2, .24, .24, h + (.5 if px == x + w * .5 else .0) + .15, M.concrete('#9a968d', .95)) for py in (y, y + d)]
    b.box(x - .05, y - .05, h - .02, w + .1, .22, .22, M.concrete('#9a968d', .95)); b.box(x - .05, y + d - .17, h - .02, w + .1, .22, .22, M.concrete('#9a968d', .95)); [b.box(q, y, h - .02, .2, d, .22, M.concrete('#9a968d', .95)) for q in (x - .04, x + w - .16)]
    for px in (x, x + w): [b.bar((px + dx, y + dy, h), (px + dx, y + dy, h + .8), .018, M.plain('#6b4030', .8, .3)) for dx in (-.07, .07) for dy in (-.07, .07)]


def bungalow_site(p):
    """Trusses half covered, scaffolding in front, gravel and a mixer."""
    b = Builder(); w, d, h = 10, 8, 2.8; pad(b, -16, -10, 44, 24, M.soil('#a38a66', .2), .01)
    block_walls(b, 0, 0, w, d, h, [('hole', .9, .9, 1.6, 1.3), ('hole', 3.6, 0, 1.0, 2.1), ('hole', 6.3, .9, 2.2, 1.3)], [('hole', 1.4, .9, 1.3, 1.2), ('hole', 5, .9, 1.3, 1.2)])
    s = M.plain('#7a3f30', .6, .3); H = 1.9
    for i in range(9):
        x = .1 + i * (w - .2) / 8; b.bar((x, -.7, h + .0), (x, d / 2, h + H), .09, s); b.bar((x, d + .7, h), (x, d / 2, h + H), .09, s); b.bar((x, -.3, h + .15), (x, d + .3, h + .15), .08, s)
        for q in (.22, .36): b.bar((x, d * q, h + .15), (x, d * q, h + H * q * 2), .06, s); b.bar((x, d * (1 - q), h + .15), (x, d * (1 - q), h + H * q * 2), .06, s)
    for k in range(6): y = -.6 + k * .9; z = h + (y + .7) / (d / 2 + .7) * H; b.bar((-.5, y, z + .06), (w + .5, y, z + .06), .06, s); b.bar((-.5, d - y, z + .06), (w + .5, d - y, z + .06), .06, s)
    r = M.gi_roof('#a8382c', .25, .0); b.quad((4.6, -.8, h + .08), (w + .6, -.8, h + .08), (w + .6, d / 2, h + H + .13), (4.6, d / 2, h + H + .13), r); b.quad((w + .6, d + .8, h + .08), (-.6, d + .8, h + .08), (-.6, d / 2, h + H + .13), (w + .6, d / 2, h + H + .13), r)
    for a in (('scaffold', -.2, -1.3, 0, 5.2, 3.2), ('heap', -3.4, -3.6, 0, '#8f8c86'), ('heap', 12.8, -2.2, 0, '#b59a6f'), ('blocks', 2.6, -4.2, 12), ('blocks', 3.2, -5.2, 4), ('sack', 6.0, -1.9, 20), ('sack', 6.55, -2.0, 80), ('sack', 6.2, -2.4, 140), ('drum', 8.4, -2.2, 0, '#9a5a3a'), ('truck', 17.0, -7.4, 8, '#39648a'), ('palm', -9, 9, 0, 1.1), ('banana', 15, 9)): Y.thing(b, *a)
    for i in range(9): b.bar((8.2 + i * .07, -4.6 + .05 * i, .05 + .03 * (i % 3)), (12.2 + i * .07, -4.3 + .05 * i, .05 + .03 * (i % 3)), .05, M.plain('#6b4030', .8, .3) if i % 2 else M.wood('#b08a5c'))
    Y.road(b, 'dirt', -10, 5, seed=3); ground(b, dry=.5); neighbours(b, 31, 16, -50, 60, skip=((-6, 14),)); far_green(31, 30); b.flush(); return dict(key=.23)


def shell(p):
    """Block walls under a shed roof, nothing else done."""
    b = Builder(); w, d, h = 9, 7.5, 2.7; r = random.Random(5); pad(b, -20, -12, 60, 40, M.grass('#77853f', .7), .0); pad(b, -.8, -2.6, 11, 11, M.soil('#9a8462', .4), .02)
    block_walls(b, 0, 0, w, d, h, [('hole', .8, .9, 1.8, 1.3), ('hole', 3.7, 0, 1.0, 2.1), ('hole', 5.8, .9, 2.2, 1.3)], [('hole', 1.2, .9, 1.3, 1.2), ('hole', 5, .9, 1.0, .6)])
    m = M.paving(*CHB); [b.add([(x, 0, h + .2), (x, d, h + .2), (x, 0, h + 1.3)] if x else [(x, 0, h + .2), (x, 0, h + 1.3), (x, d, h + .2)], [[0, 1, 2]], m) for x in (w, 0)]; b.box(0, 0, h + .2, w, .15, 1.1, m)
    for i in range(7): x = .2 + i * (w - .4) / 6; b.bar((x, -.8, h + 1.42), (x, d + .6, h + .12), .09, M.wood('#8a6a44'))
    b.quad((-.6, -.9, h + 1.5), (w + .6, -.9, h + 1.5), (w + .6, d + .7, h + .18), (-.6, d + .7, h + .18), M.gi_roof('#9aa3a6', .25, .25)); b.quad((-.6, d + .7, h + .16), (w + .6, d + .7, h + .16), (w + .6, -.9, h + 1.48), (-.6, -.9, h + 1.48), M.gi_roof('#8a9094', .25, .2))
    P.weeds([(r.uniform(-14, 22), r.uniform(-11, 12), 0) for _ in range(1900) ], .62, '#8f9a4e', 4, 80) if False else P.weeds([q for q in ((r.uniform(-14, 24), r.uniform(-10, 14), 0) for _ in range(1700)) if not (-1 < q[0] < 10.5 and -2.8 < q[1] < 8.5)], .75, '#93994f', 4, 80)
    for a in (('heap', 12.0, -3.4, 0, '#b59a6f'), ('heap', 2.2, -2.4, 0, '#8f8c86'), ('blocks', 6.4, -2.6, 6), ('drum', 4.9, -1.0, 0, '#9a5a3a'), ('bush', -2.2, 1.5, 0, 1.8, '#6b7a35'), ('bush', 11.2, 2.4, 0, 1.6, '#6b7a35'), ('banana', -4.5, 5, 0, 1.2), ('mango', -9, 11, 0, 1.1), ('bamboo', 17, 10, 0, 1.2)): Y.thing(b, *a)
    ground(b, '#73823c', dry=.7); far_green(33, 24, palms=16); Y.hills(5, 800, 120); b.flush()
