"""For each listing its pictures: scene, parameters, camera, hour, alternative text. Cover first."""
from kit import stage as S
from scenes import houses as H

L = {}


def pic(lid, name, scene, cam, hour, alt, p=None, sky=None, post=None, **k):
    L.setdefault(lid, []).append(dict(id=lid, name=name, scene=scene, cam=cam, hour=hour, alt=alt, p=p or {}, sky=sky or {}, postopt=post or {}, **k))


pic('1', 'exterior', H.modern_tropical, dict(x=-6.2, y=-17.5, z=1.65, tx=3.6, ty=0, lens=25, shift=.12), 'morning', 'Two-storey white house with timber screens and a charcoal hip roof, carport and lawn with palms', dict(seed=1), dict(azimuth=235, seed=3))


def jobs(args):
    for lid, pics in L.items():
        for x in pics:
            if not args or lid in args or f"{lid}/{x['name']}" in args or (x is pics[0] and 'covers' in args): yield {k: v for k, v in x.items() if k not in ('scene',)}


def build(job):
    x = next(x for x in L[job['id']] if x['name'] == job['name']); p = {'seed': 1, 'hour': x['hour'], **x['p']}
    hz = S.sky(x['hour'], **x['sky']) if x['hour'] else None
    extra = x['scene'](p) or {}
    S.camera(**x['cam'])
    o = dict(haze_col=hz, haze=600) if hz else {}
    o.update(extra); o.update(x['postopt']); return o
