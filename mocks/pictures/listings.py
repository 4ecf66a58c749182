"""For each listing its pictures: scene, parameters, camera, hour, alternative text. Cover first."""
from kit import stage as S
from scenes import houses as H

L = {}


def pic(lid, name, scene, cam, hour, alt, p=None, sky=None, post=None, **k):
    L.setdefault(lid, []).append(dict(id=lid, name=name, scene=scene, cam=cam, hour=hour, alt=alt, p=p or {}, sky=sky or {}, postopt=post or {}, **k))


pic('1', 'exterior', H.modern_tropical, dict(x=-5.6, y=-16.6, z=1.65, tx=3.9, ty=0, lens=27, shift=.13), 'morning', 'Two-storey white house with timber screens and a charcoal hip roof, a carport and a lawn with palms', dict(seed=1), dict(azimuth=235, seed=3))
pic('2', 'exterior', H.contemporary, dict(x=21.5, y=-18, z=1.7, tx=9.2, ty=0, lens=28, shift=.13), 'dusk', 'Contemporary house of grey stone and glass boxes at dusk, lights on, three garage doors', dict(seed=2, lit=5), dict(azimuth=300, seed=1), dict(key=.17, haze_lum=.35))
pic('3', 'exterior', H.villa, dict(x=-5.4, y=-11.9, z=1.7, tx=6.0, ty=-1.5, lens=24, shift=.05), 'golden', 'Villa with clay roofs around a long lap pool, sun loungers and coconut palms', dict(seed=3), dict(azimuth=215, elevation=20, seed=2))
pic('4', 'exterior', H.bungalow, dict(x=10.8, y=-15.0, z=1.6, tx=4.6, ty=0, lens=29, shift=.09), 'noon', 'Cream bungalow with a green metal roof, a porch with grille and a carport beside it', dict(seed=4), dict(azimuth=300, seed=5))
pic('5', 'exterior', H.duplex, dict(x=7.0, y=-18.5, z=1.65, tx=7.0, ty=0, lens=30, shift=.12), 'afternoon', 'Mirrored duplex in terracotta and white with two small balconies and a shared centre wall', dict(seed=5), dict(azimuth=330, elevation=35, seed=7))
pic('6', 'exterior', H.row, dict(x=-4.0, y=-13.0, z=1.65, tx=8.4, ty=0, lens=28, shift=.13), 'morning', 'Row of five new townhouses in sage and white, each with a paved parking place', dict(seed=6, style='sage', units=5, unit_w=4.2, storeys=2), dict(azimuth=215, seed=4))
pic('9', 'exterior', H.nipa, dict(x=-6.5, y=-15.5, z=1.6, tx=4.2, ty=-1, lens=26, shift=.12), 'afternoon', 'Holiday house with a steep thatched roof on posts, a hardwood deck and a plunge pool among mango trees', dict(seed=9), dict(azimuth=230, elevation=36, seed=3))
pic('23', 'exterior', H.row, dict(x=-6.5, y=-14, z=1.65, tx=7.5, ty=0, lens=27, shift=.12), 'noon', 'Pale blue walk-up with eight apartment doors on two floors, a shared stair and motorcycles in front', dict(seed=23, style='apartments', units=4, unit_w=4.6, storeys=2), dict(azimuth=240, elevation=45, seed=8))
pic('24', 'exterior', H.row, dict(x=9.4, y=-11.8, z=1.6, tx=7.3, ty=0, lens=30, shift=.06), 'overcast', 'Weathered row house with peeling beige paint, an overgrown front and a rusty gate', dict(seed=24, style='worn', units=4, unit_w=5.0, storeys=1, mine=1), dict(azimuth=250, seed=2))
pic('r5', 'exterior', H.family_90s, dict(x=-8.5, y=-16.0, z=1.7, tx=4.2, ty=0, lens=26, shift=.12), 'morning', 'Family house with a brick base and red tile roof, a large garden with a pool and a garage', dict(seed=55), dict(azimuth=250, elevation=40, seed=6))
pic('r6', 'exterior', H.row, dict(x=25, y=-17.5, z=1.65, tx=11.5, ty=0, lens=27, shift=.19), 'golden', 'Gated row of narrow three-storey townhouses in dark grey and timber with roof decks', dict(seed=66, style='dark', units=6, unit_w=4.8, storeys=3), dict(azimuth=300, elevation=22, seed=9))
pic('iloilo1', 'exterior', H.bahay, dict(x=17.5, y=-16.5, z=1.65, tx=7.4, ty=0, lens=25, shift=.15), 'morning', 'Restored bahay na bato with a stone base, capiz windows and wide eaves beside an old acacia', dict(seed=71), dict(azimuth=300, elevation=38, seed=5))


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
