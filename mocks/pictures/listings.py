"""For each listing its pictures: scene, parameters, camera, hour, alternative text. Cover first."""
from kit import stage as S
from scenes import buildings as K
from scenes import houses as H
from scenes import land as N

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
pic('7', 'exterior', K.tower, dict(x=-34, y=-68, z=20, tx=9, ty=0, lens=25, shift=.08), 'morning', 'Glass and white residential tower of eighteen storeys with balconies above a podium', dict(seed=7, style='glasswhite', floors=16, col='#f2f1ed', acc='#6d7478', glass='#274353'), dict(azimuth=235, elevation=40, seed=4))
pic('8', 'exterior', K.lowrise, dict(x=24, y=-21, z=1.7, tx=9.0, ty=0, lens=26, shift=.18), 'afternoon', 'Four-storey brick building with tall dark steel windows and small balconies', dict(seed=8, style='loft', lit=.6), dict(azimuth=300, elevation=32, seed=3))
pic('10', 'exterior', K.lowrise, dict(x=27.5, y=-18.5, z=1.65, tx=11.5, ty=0, lens=24, shift=.18), 'noon', 'Corner shophouse in cream and teal with a street arcade and a stepped art deco parapet', dict(seed=10, style='deco'), dict(azimuth=320, elevation=48, seed=6))
pic('11', 'exterior', K.lowrise, dict(x=-7, y=-33, z=1.7, tx=12, ty=0, lens=25, shift=.22), 'dusk', 'Seven-storey sandstone hotel at dusk with a lit porte-cochere and a roof deck', dict(seed=11, style='hotel', lit=2.2), dict(azimuth=300, seed=5), dict(key=.16, haze_lum=.3))
pic('12', 'exterior', K.shed_hall, dict(x=6, y=-33, z=3.0, tx=25, ty=0, lens=25, shift=.04), 'morning', 'Factory with a saw-tooth roof in blue-grey cladding, six loading bays and an office block in front', dict(seed=12, style='factory'), dict(azimuth=240, elevation=36, seed=7))
pic('13', 'exterior', K.shed_hall, dict(x=-9, y=-27, z=3.4, tx=18, ty=0, lens=25, shift=.06), 'bright', 'Windowless data center of pale concrete panels behind a double fence with a guardhouse', dict(seed=13, style='data'), dict(azimuth=240, elevation=40, seed=2))
pic('19', 'exterior', K.school, dict(x=20, y=-25, z=1.8, tx=20, ty=0, lens=24, shift=.10), 'morning', 'Yellow and white school of three storeys around a covered court with a flagpole in front', dict(seed=19), dict(azimuth=245, elevation=42, seed=9))
pic('20', 'exterior', K.lowrise, dict(x=-5, y=-30, z=1.7, tx=14.5, ty=0, lens=24, shift=.19), 'bright', 'White hospital with sea-green bands, an entrance canopy and an ambulance ramp', dict(seed=20, style='hospital'), dict(azimuth=235, elevation=44, seed=3))
pic('21', 'exterior', K.marina, dict(x=-1.5, y=-40, z=5.5, tx=6, ty=0, lens=27, shift=-.06), 'golden', 'Floating pontoons with outrigger and motor boats before a low clubhouse with wide eaves', dict(seed=21), dict(azimuth=205, elevation=20, seed=4))
pic('22', 'exterior', K.gas, dict(x=-6, y=-18, z=1.65, tx=10.5, ty=5, lens=26, shift=.09), 'afternoon', 'Red and white gas station with four pumps under a canopy and a small store behind', dict(seed=22), dict(azimuth=225, elevation=30, seed=6))
pic('25', 'exterior', K.lowrise, dict(x=-8, y=-20.5, z=1.65, tx=7.8, ty=0, lens=25, shift=.21), 'afternoon', 'Five-storey building in terracotta brick tile with shops below and air-conditioner ledges above', dict(seed=25, style='income'), dict(azimuth=235, elevation=34, seed=1))
pic('r1', 'exterior', K.tower, dict(x=48, y=-58, z=11, tx=12, ty=0, lens=25, shift=.19), 'golden', 'Sixteen-storey tower with timber fins and rows of balconies in evening sun', dict(seed=101, style='warm', floors=14, col='#e9e2d4', acc='#7b6a58', wood='#8a5a34', glass='#2f3d40'), dict(azimuth=290, elevation=20, seed=8))
pic('r2', 'exterior', K.lowrise, dict(x=27, y=-21.5, z=1.65, tx=8.4, ty=0, lens=25, shift=.21), 'noon', 'Six-storey corner building in grey and ochre above a busy street with a jeepney passing', dict(seed=102, style='studio'), dict(azimuth=315, elevation=46, seed=3))
pic('r3', 'exterior', K.lowrise, dict(x=25, y=-19, z=1.65, tx=9.6, ty=0, lens=26, shift=.15), 'morning', 'Small mint-green block of three storeys with open galleries, an outdoor stair and laundry on the roof', dict(seed=103, style='walkup3'), dict(azimuth=300, elevation=38, seed=5))
pic('r4', 'exterior', K.lowrise, dict(x=27.5, y=-21.5, z=1.65, tx=12.5, ty=0, lens=24, shift=.15), 'noon', 'White and orange dormitory of four storeys with open galleries and bicycle racks in front', dict(seed=104, style='dorm'), dict(azimuth=305, elevation=50, seed=7))
pic('r7', 'exterior', K.tower, dict(x=-22, y=-52, z=3, tx=10, ty=0, lens=25, shift=.27), 'blue', 'Twelve-storey glass office tower at blue hour with lit floors', dict(seed=107, style='office', floors=11, glass='#1d3040', lit=1.2, stone='#9aa0a2'), dict(azimuth=235, seed=4), dict(key=.13, haze_lum=.2))
pic('r8', 'exterior', K.lowrise, dict(x=-6.5, y=-22.0, z=1.65, tx=8, ty=0, lens=26, shift=.23), 'morning', 'Renovated five-storey heritage building with pilasters, balustrades and an arcade', dict(seed=108, style='heritage'), dict(azimuth=235, elevation=40, seed=2))
pic('r9', 'exterior', K.strip, dict(x=6.0, y=-17.5, z=1.65, tx=12.0, ty=0, lens=27, shift=.11), 'afternoon', 'Two-storey strip of shops with full glass fronts and striped awnings', dict(seed=109, style='retail'), dict(azimuth=310, elevation=34, seed=4))
pic('r10', 'exterior', K.lowrise, dict(x=26.5, y=-20.5, z=1.65, tx=10.2, ty=0, lens=25, shift=.17), 'bright', 'White and teal medical arts building of four storeys with an access ramp', dict(seed=110, style='medical'), dict(azimuth=300, elevation=44, seed=6))
pic('r11', 'exterior', K.shed_hall, dict(x=50, y=-26, z=2.0, tx=22, ty=0, lens=25, shift=.06), 'afternoon', 'Long warehouse with a low metal roof, four dock doors and trucks on a concrete apron', dict(seed=111, style='warehouse'), dict(azimuth=310, elevation=30, seed=8))
pic('r12', 'exterior', K.shed_hall, dict(x=3, y=-33, z=2.0, tx=24, ty=0, lens=26, shift=.10), 'morning', 'Cold storage of white insulated panels with five sealed docks and condensers on the roof, port cranes behind', dict(seed=112, style='cold'), dict(azimuth=240, elevation=33, seed=9))
pic('r13', 'exterior', K.venue, dict(x=6.2, y=-21.0, z=1.7, tx=7.1, ty=0, lens=24, shift=.10), 'dusk', 'Glass pavilion with timber trusses at dusk, string lights over a garden path between two ponds', dict(seed=113, lit=1), dict(azimuth=300, seed=3), dict(key=.16, haze_lum=.3))
pic('iloilo2', 'exterior', K.tower, dict(x=42, y=-76, z=26, tx=14, ty=0, lens=25, shift=.08), 'bright', 'Pre-selling tower of twenty-two storeys with white fins, shown as a rendering', dict(seed=120, style='fins', floors=20, col='#f4f3ef', acc='#9aa3a6', glass='#35566a'), dict(azimuth=300, elevation=45, seed=6))
pic('iloilo3', 'exterior', K.lowrise, dict(x=-12, y=-30, z=2.6, tx=13.5, ty=0, lens=23, shift=.24), 'golden', 'Ten-storey residential building with wide balconies on a palm-lined river esplanade', dict(seed=121, style='riverside', lit=.5), dict(azimuth=230, elevation=24, seed=7))
pic('iloilo4', 'exterior', K.strip, dict(x=4.2, y=-13.5, z=1.65, tx=8.6, ty=0, lens=25, shift=.15), 'dusk', 'Brick diner in a former warehouse front with awnings, street-side tables and string lights', dict(seed=122, style='diner', lit=1.5), dict(azimuth=300, seed=8), dict(key=.17, haze_lum=.3))
AIR = dict(haze=1500)
pic('14', 'aerial', N.inner_lot, dict(x=-16, y=-30, z=26, tx=9, ty=11, tz=0, lens=28), 'morning', 'Cleared lot outlined from above between houses on a concrete road', dict(view='air'), dict(azimuth=210, elevation=42), AIR)
pic('15', 'aerial', N.rice, dict(x=-50, y=-75, z=46, tx=12, ty=70, tz=0, lens=26), 'morning', 'Irrigated rice field of 2.4 hectares from above, outlined, with bamboo along its edge and a farm road', dict(view='air'), dict(azimuth=160, elevation=24), AIR)
pic('16', 'aerial', N.avenue, dict(x=-10, y=-52, z=32, tx=20, ty=14, tz=6, lens=27), 'bright', 'Fenced commercial lot on an avenue, outlined from above, with towers behind', dict(view='air'), dict(azimuth=220, elevation=44), AIR)
pic('17', 'aerial', N.gravel, dict(x=112, y=-78, z=50, tx=38, ty=32, tz=0, lens=26), 'noon', 'Gravelled plot of 6,000 square metres beside the highway, outlined from above', dict(view='air'), dict(azimuth=320, elevation=48), AIR)
pic('18', 'aerial', N.beach, dict(x=-30, y=-48, z=26, tx=17, ty=14, tz=0, lens=26), 'noon', 'Beach lot with coconut palms behind a grey-sand shore, outlined from above, outrigger boats on the sand', dict(view='air'), dict(azimuth=215, elevation=36), AIR)


def jobs(args):
    """args: listing ids, listing/picture, covers, all or missing; breadth first, so that every listing gets its next picture in turn."""
    import os
    n = max(len(v) for v in L.values()); base = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../public/storage/properties'); only = [a for a in args if a not in ('missing', 'covers', 'all')]
    for i in range(n):
        if i and 'covers' in args: break
        for lid, pics in L.items():
            if i >= len(pics): continue
            x = pics[i]
            if only and not (lid in only or f"{lid}/{x['name']}" in only): continue
            if 'missing' in args and os.path.exists(f"{base}/{lid}/{x['name']}-1600.webp"): continue
            yield {**{k: v for k, v in x.items() if k != 'scene'}, 'order': [y['name'] for y in pics]}


def build(job):
    x = next(x for x in L[job['id']] if x['name'] == job['name']); p = {'seed': 1, 'hour': x['hour'], **x['p']}
    hz = S.sky(x['hour'], **x['sky']) if x['hour'] else None
    extra = x['scene'](p) or {}
    S.camera(**x['cam'])
    o = dict(haze_col=hz, haze=600) if hz else {}
    o.update(extra); o.update(x['postopt']); return o
