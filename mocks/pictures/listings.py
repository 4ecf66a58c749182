"""For each listing its pictures: scene, parameters, camera, hour, alternative text. Cover first."""
import market
from kit import stage as S
from scenes import buildings as K
from scenes import houses as H
from scenes import interiors as R
from scenes import land as N
from scenes import workplaces as W
from scenes.rooms import SHOTS

L = {}
WIDTH = 1200


def pic(lid, name, scene, cam, hour, alt, p=None, sky=None, post=None, **k):
    L.setdefault(lid, []).append(dict(id=lid, name=name, scene=scene, cam=cam, hour=hour, alt=alt, p=p or {}, sky=sky or {}, postopt=post or {}, **k))


pic('1', 'exterior', H.modern_tropical, dict(x=-5.6, y=-16.6, z=1.65, tx=3.9, ty=0, lens=27, shift=.13), 'morning', 'Two-storey white house with timber screens and a charcoal hip roof, a carport and a lawn with palms', dict(seed=1), dict(azimuth=235, seed=3))
pic('2', 'exterior', H.contemporary, dict(x=21.5, y=-18, z=1.7, tx=9.2, ty=0, lens=28, shift=.13), 'dusk', 'Contemporary house of grey stone and glass boxes at dusk, lights on, three garage doors', dict(seed=2, lit=5), dict(azimuth=300, seed=1), dict(key=.17))
pic('3', 'exterior', H.villa, dict(x=-5.4, y=-11.9, z=1.7, tx=6.0, ty=-1.5, lens=24, shift=.05), 'golden', 'Villa with clay roofs around a long lap pool, sun loungers and coconut palms', dict(seed=3), dict(azimuth=215, elevation=20, seed=2))
pic('4', 'exterior', H.bungalow, dict(x=10.8, y=-15.0, z=1.6, tx=4.6, ty=0, lens=29, shift=.09), 'noon', 'Cream bungalow with a green metal roof, a porch with grille and a carport beside it', dict(seed=4), dict(azimuth=300, seed=5))
pic('5', 'exterior', H.duplex, dict(x=7.0, y=-18.5, z=1.65, tx=7.0, ty=0, lens=30, shift=.12), 'afternoon', 'Mirrored duplex in terracotta and white with two small balconies and a shared centre wall', dict(seed=5), dict(azimuth=330, elevation=35, seed=7))
pic('6', 'exterior', H.row, dict(x=-4.0, y=-13.0, z=1.65, tx=8.4, ty=0, lens=28, shift=.13), 'golden', 'Row of five new townhouses in sage and white in evening sun, each with a paved parking place', dict(seed=6, style='sage', units=5, unit_w=4.2, storeys=2), dict(azimuth=235, elevation=16, seed=4))
pic('9', 'exterior', H.nipa, dict(x=-6.5, y=-15.5, z=1.6, tx=4.2, ty=-1, lens=26, shift=.12), 'afternoon', 'Holiday house with a steep thatched roof on posts, a hardwood deck and a plunge pool among mango trees', dict(seed=9), dict(azimuth=230, elevation=36, seed=3))
pic('23', 'exterior', H.row, dict(x=-6.5, y=-14, z=1.65, tx=7.5, ty=0, lens=27, shift=.12), 'noon', 'Pale blue walk-up with eight apartment doors on two floors, a shared stair and motorcycles in front', dict(seed=23, style='apartments', units=4, unit_w=4.6, storeys=2), dict(azimuth=240, elevation=45, seed=8))
pic('24', 'exterior', H.row, dict(x=9.4, y=-11.8, z=1.6, tx=7.3, ty=0, lens=30, shift=.06), 'overcast', 'Weathered row house with peeling beige paint, an overgrown front and a rusty gate', dict(seed=24, style='worn', units=4, unit_w=5.0, storeys=1, mine=1), dict(azimuth=250, seed=2))
pic('r5', 'exterior', H.family_90s, dict(x=-8.5, y=-16.0, z=1.7, tx=4.2, ty=0, lens=26, shift=.12), 'morning', 'Family house with a brick base and red tile roof, a large garden with a pool and a garage', dict(seed=55), dict(azimuth=250, elevation=40, seed=6))
pic('r6', 'exterior', H.row, dict(x=25, y=-17.5, z=1.65, tx=11.5, ty=0, lens=27, shift=.19), 'golden', 'Gated row of narrow three-storey townhouses in dark grey and timber with roof decks', dict(seed=66, style='dark', units=6, unit_w=4.8, storeys=3), dict(azimuth=300, elevation=22, seed=9))
pic('iloilo1', 'exterior', H.bahay, dict(x=17.5, y=-16.5, z=1.65, tx=7.4, ty=0, lens=25, shift=.15), 'morning', 'Restored bahay na bato with a stone base, capiz windows and wide eaves beside an old acacia', dict(seed=71), dict(azimuth=300, elevation=38, seed=5))
pic('7', 'exterior', K.tower, dict(x=-34, y=-68, z=20, tx=9, ty=0, lens=25, shift=.08), 'morning', 'Glass and white residential tower of eighteen storeys with balconies above a podium', dict(seed=7, style='glasswhite', floors=16, col='#f2f1ed', acc='#6d7478', glass='#274353'), dict(azimuth=235, elevation=40, seed=4))
pic('8', 'exterior', K.lowrise, dict(x=24, y=-21, z=1.7, tx=9.0, ty=0, lens=26, shift=.18), 'afternoon', 'Four-storey brick building with tall dark steel windows and small balconies', dict(seed=8, style='loft', lit=.6), dict(azimuth=300, elevation=32, seed=3))
pic('10', 'exterior', K.lowrise, dict(x=27.5, y=-18.5, z=1.65, tx=11.5, ty=0, lens=24, shift=.18), 'noon', 'Corner shophouse in cream and teal with a street arcade and a stepped art deco parapet', dict(seed=10, style='deco'), dict(azimuth=320, elevation=48, seed=6))
pic('11', 'exterior', K.lowrise, dict(x=-7, y=-33, z=1.7, tx=12, ty=0, lens=25, shift=.22), 'dusk', 'Seven-storey sandstone hotel at dusk with a lit porte-cochere and a roof deck', dict(seed=11, style='hotel', lit=1.1), dict(azimuth=300, seed=5), dict(key=.16))
pic('12', 'exterior', K.shed_hall, dict(x=-9, y=-26, z=3.2, tx=17, ty=0, lens=23, shift=.04), 'morning', 'Factory with a saw-tooth roof in blue-grey cladding, six loading bays and an office block in front', dict(seed=12, style='factory'), dict(azimuth=240, elevation=36, seed=7))
pic('13', 'exterior', K.shed_hall, dict(x=-9, y=-27, z=3.4, tx=18, ty=0, lens=25, shift=.06), 'bright', 'Windowless data center of pale concrete panels behind a double fence with a guardhouse', dict(seed=13, style='data'), dict(azimuth=240, elevation=40, seed=2))
pic('19', 'exterior', K.school, dict(x=20, y=-25, z=1.8, tx=20, ty=0, lens=24, shift=.10), 'morning', 'Yellow and white school of three storeys around a covered court with a flagpole in front', dict(seed=19), dict(azimuth=245, elevation=42, seed=9))
pic('20', 'exterior', K.lowrise, dict(x=-5, y=-30, z=1.7, tx=14.5, ty=0, lens=24, shift=.19), 'bright', 'White hospital with sea-green bands, an entrance canopy and an ambulance ramp', dict(seed=20, style='hospital'), dict(azimuth=235, elevation=44, seed=3))
pic('21', 'exterior', K.marina, dict(x=-1.5, y=-40, z=5.5, tx=6, ty=0, lens=27, shift=-.06), 'golden', 'Floating pontoons with outrigger and motor boats before a low clubhouse with wide eaves', dict(seed=21), dict(azimuth=205, elevation=20, seed=4))
pic('22', 'exterior', K.gas, dict(x=-2.5, y=-12.5, z=1.65, tx=10.5, ty=5, lens=25, shift=.09), 'afternoon', 'Red and white gas station with four pumps under a canopy and a small store behind', dict(seed=22), dict(azimuth=225, elevation=30, seed=6))
pic('25', 'exterior', K.lowrise, dict(x=-8, y=-20.5, z=1.65, tx=7.8, ty=0, lens=25, shift=.21), 'afternoon', 'Five-storey building in terracotta brick tile with shops below and air-conditioner ledges above', dict(seed=25, style='income'), dict(azimuth=235, elevation=34, seed=1))
pic('r1', 'exterior', K.tower, dict(x=48, y=-58, z=11, tx=12, ty=0, lens=25, shift=.19), 'golden', 'Sixteen-storey tower with timber fins and rows of balconies in evening sun', dict(seed=101, style='warm', floors=14, col='#e9e2d4', acc='#7b6a58', wood='#8a5a34', glass='#2f3d40'), dict(azimuth=290, elevation=20, seed=8))
pic('r2', 'exterior', K.lowrise, dict(x=27, y=-21.5, z=1.65, tx=8.4, ty=0, lens=25, shift=.21), 'noon', 'Six-storey corner building in grey and ochre above a busy street with a jeepney passing', dict(seed=102, style='studio'), dict(azimuth=315, elevation=46, seed=3))
pic('r3', 'exterior', K.lowrise, dict(x=25, y=-19, z=1.65, tx=9.6, ty=0, lens=26, shift=.15), 'morning', 'Small mint-green block of three storeys with open galleries, an outdoor stair and laundry on the roof', dict(seed=103, style='walkup3'), dict(azimuth=300, elevation=38, seed=5))
pic('r4', 'exterior', K.lowrise, dict(x=27.5, y=-21.5, z=1.65, tx=12.5, ty=0, lens=24, shift=.15), 'noon', 'White and orange dormitory of four storeys with open galleries and bicycle racks in front', dict(seed=104, style='dorm'), dict(azimuth=305, elevation=50, seed=7))
pic('r7', 'exterior', K.tower, dict(x=-22, y=-52, z=3, tx=10, ty=0, lens=25, shift=.27), 'blue', 'Twelve-storey glass office tower at blue hour with lit floors', dict(seed=107, style='office', floors=11, glass='#1d3040', lit=.7, stone='#9aa0a2'), dict(azimuth=235, seed=4), dict(key=.13))
pic('r8', 'exterior', K.lowrise, dict(x=-6.5, y=-22.0, z=1.65, tx=8, ty=0, lens=26, shift=.23), 'morning', 'Renovated five-storey heritage building with pilasters, balustrades and an arcade', dict(seed=108, style='heritage'), dict(azimuth=235, elevation=40, seed=2))
pic('r9', 'exterior', K.strip, dict(x=6.0, y=-17.5, z=1.65, tx=12.0, ty=0, lens=27, shift=.11), 'afternoon', 'Two-storey strip of shops with full glass fronts and striped awnings', dict(seed=109, style='retail'), dict(azimuth=310, elevation=34, seed=4))
pic('r10', 'exterior', K.lowrise, dict(x=26.5, y=-20.5, z=1.65, tx=10.2, ty=0, lens=25, shift=.17), 'bright', 'White and teal medical arts building of four storeys with an access ramp', dict(seed=110, style='medical'), dict(azimuth=300, elevation=44, seed=6))
pic('r11', 'exterior', K.shed_hall, dict(x=-5, y=-22, z=2.2, tx=20, ty=0, lens=24, shift=.06), 'morning', 'Long warehouse with a low metal roof, four dock doors and trucks on a concrete apron', dict(seed=111, style='warehouse'), dict(azimuth=240, elevation=34, seed=8))
pic('r12', 'exterior', K.shed_hall, dict(x=3, y=-33, z=2.0, tx=24, ty=0, lens=26, shift=.10), 'morning', 'Cold storage of white insulated panels with five sealed docks and condensers on the roof, port cranes behind', dict(seed=112, style='cold'), dict(azimuth=240, elevation=33, seed=9))
pic('r13', 'exterior', K.venue, dict(x=6.2, y=-21.0, z=1.7, tx=7.1, ty=0, lens=24, shift=.10), 'dusk', 'Glass pavilion with timber trusses at dusk, string lights over a garden path between two ponds', dict(seed=113, lit=1), dict(azimuth=300, seed=3), dict(key=.16))
pic('iloilo2', 'exterior', K.tower, dict(x=42, y=-76, z=26, tx=14, ty=0, lens=25, shift=.08), 'bright', 'Pre-selling tower of twenty-two storeys with white fins, shown as a rendering', dict(seed=120, style='fins', floors=20, col='#f4f3ef', acc='#9aa3a6', glass='#35566a'), dict(azimuth=300, elevation=45, seed=6))
pic('iloilo3', 'exterior', K.lowrise, dict(x=-12, y=-30, z=2.6, tx=13.5, ty=0, lens=22, shift=.27), 'golden', 'Ten-storey residential building with wide balconies on a palm-lined river esplanade', dict(seed=121, style='riverside', lit=.5), dict(azimuth=230, elevation=24, seed=7))
pic('iloilo4', 'exterior', K.strip, dict(x=4.2, y=-13.5, z=1.65, tx=8.6, ty=0, lens=25, shift=.15), 'dusk', 'Brick diner in a former warehouse front with awnings, street-side tables and string lights', dict(seed=122, style='diner', lit=1.5), dict(azimuth=300, seed=8), dict(key=.17))
AIR = dict(haze=1500)
pic('14', 'aerial', N.inner_lot, dict(x=-16, y=-30, z=26, tx=9, ty=11, tz=0, lens=28), 'morning', 'Cleared lot outlined from above between houses on a concrete road', dict(view='air'), dict(azimuth=210, elevation=42), AIR)
pic('15', 'aerial', N.rice, dict(x=-50, y=-75, z=46, tx=12, ty=70, tz=0, lens=26), 'morning', 'Irrigated rice field of 2.4 hectares from above, outlined, with bamboo along its edge and a farm road', dict(view='air'), dict(azimuth=160, elevation=24), AIR)
pic('16', 'aerial', N.avenue, dict(x=-10, y=-52, z=32, tx=20, ty=14, tz=6, lens=27), 'bright', 'Fenced commercial lot on an avenue, outlined from above, with towers behind', dict(view='air'), dict(azimuth=220, elevation=44), AIR)
pic('17', 'aerial', N.gravel, dict(x=112, y=-78, z=50, tx=38, ty=32, tz=0, lens=26), 'noon', 'Gravelled plot of 6,000 square metres beside the highway, outlined from above', dict(view='air'), dict(azimuth=320, elevation=48), AIR)
pic('18', 'aerial', N.beach, dict(x=-30, y=-48, z=26, tx=17, ty=14, tz=0, lens=26), 'noon', 'Beach lot with coconut palms behind a grey-sand shore, outlined from above, outrigger boats on the sand', dict(view='air'), dict(azimuth=215, elevation=36), AIR)

# --- rooms: name -> scene, camera, words of the alternative text
ROOM = {
    'living': (R.living, dict(x=3.9, y=-1.3, z=1.35, tx=2.3, ty=6.4, lens=21, shift=-.03), 'Living room with {}'),
    'dining': (R.dining, dict(x=3.5, y=-1.1, z=1.4, tx=2.3, ty=5.2, lens=22, shift=-.02), 'Dining room with {}'),
    'loft': (R.loft_living, dict(x=3.9, y=-1.4, z=1.5, tx=2.5, ty=8, lens=19, shift=.12), '{}'),
    'office': (W.office, dict(x=5.6, y=-.9, z=1.6, tx=4.6, ty=13, lens=20, shift=-.05), '{}'),
    'cowork': (W.cowork, dict(x=4.5, y=-1.2, z=1.6, tx=4.3, ty=12, lens=21, shift=.02), '{}'),
    'stock': (W.stockroom, dict(x=1.7, y=-1.2, z=1.5, tx=2.3, ty=6.2, lens=21, shift=-.02), '{}'),
    'diner': (W.diner, dict(x=5.6, y=-1.2, z=1.55, tx=4.3, ty=11, lens=20, shift=.04), '{}'),
    'hall': (W.big_hall, dict(x=10, y=-.8, z=1.9, tx=10, ty=34, lens=23, shift=.07), '{}'),
    'servers': (W.big_hall, dict(x=3.2, y=-.6, z=1.6, tx=3.2, ty=16, lens=22, shift=.0), '{}'),
    'class': (W.classroom, dict(x=6.2, y=-1.0, z=1.6, tx=3.6, ty=9, lens=20, shift=-.02), '{}'),
    'ward': (W.ward, dict(x=1.9, y=-1.2, z=1.5, tx=3.0, ty=6.4, lens=21, shift=-.02), '{}'),
    'lobby': (W.lobby, dict(x=5.4, y=-1.2, z=1.6, tx=4.2, ty=11, lens=21, shift=.03), '{}'),
    'view': (R.view, dict(x=2.6, y=-2.6, z=1.6, tx=2.9, ty=5, lens=20, shift=-.02), '{}'),
    'pool': (R.pooldeck, dict(x=-5.5, y=-3.2, z=1.9, tx=4.5, ty=8, lens=22, shift=.0), '{}'),
}
OUTSIDE = {'view', 'pool'}
LAY = {'2': 2, '3': 1, '5': 1, '6': 2, '7': 2, '9': 1, '24': 1, 'r1': 2, 'r3': 1, 'r5': 1, 'r6': 2, 'iloilo1': 1, 'iloilo2': 2, 'iloilo3': 1}


def rooms(lid, pal, hour, *items, out=None, **p):
    """items: the name of a shot of scenes/rooms, or (name, kind, words[, params]); words that begin with a capital are the whole text. All rooms of a listing share its palette and light."""
    n = sum(ord(c) * (i + 3) for i, c in enumerate(lid)) % 97
    for i, it in enumerate(items):
        if isinstance(it, str):
            x = SHOTS[f'{lid}/{it}']; L.setdefault(lid, []).append(dict(id=lid, name=it, p={}, shot=[x['scene'].__name__], **x)); continue
        name, kind, words = it[:3]; q = it[3] if len(it) > 3 else {}; scene, cam, alt = ROOM[kind]; c = dict(cam)
        if kind not in OUTSIDE and kind not in ('hall', 'shop', 'servers'): c['x'] += ((n + i * 7) % 5 - 2) * .12; c['tx'] += ((n + i * 5) % 5 - 2) * .08
        if kind == 'living' and 'W' in {**p, **q}: c['x'] -= (5.2 - {**p, **q}['W']) * .8; c['tx'] -= (5.2 - {**p, **q}['W']) * .5
        par = {**dict(seed=n + i, pal=pal, lay=LAY.get(lid, 0)), **p, **q}; (par.setdefault('out', out) if out else None)
        pic(lid, name, scene, c, hour, words if words[:1].isupper() else alt.format(words), par, dict(azimuth=318 + (n % 5) * 4, elevation={'morning': 34, 'noon': 46, 'afternoon': 28, 'golden': 16}.get(hour, 40), seed=n % 9) if kind not in OUTSIDE else dict(azimuth=215, seed=n % 9), dict(flip=True) if n % 2 and kind in ('living', 'kitchen', 'dining', 'bedroom', 'bath', 'studio', 'smalloffice') else {}, ao=2)


rooms('1', 'tropical', 'morning', ('living', 'living', 'a rattan lamp, a green armchair and tall sliding windows'), 'kitchen', 'bedroom', 'bath')
rooms('2', 'grey', 'afternoon', ('living', 'living', 'a dark grey sofa on pale stone tiles', dict(H=3.2)), 'kitchen', 'bedroom', 'bath', ('dining', 'dining', 'a table for six under a line of light'))
rooms('3', 'resort', 'golden', ('living', 'living', 'a cream sofa, teal cushions and a rattan lamp', dict(H=3.3)), 'bedroom', 'bath', 'kitchen', out='garden')
rooms('4', 'simple', 'noon', 'living', 'kitchen', 'bedroom', 'bath')
rooms('5', 'terracotta', 'afternoon', 'living', 'kitchen', 'bedroom', 'bath')
rooms('6', 'sage', 'morning', 'living', 'kitchen', 'bedroom', 'bath')
rooms('7', 'white', 'morning', 'living', 'kitchen', 'bedroom', 'balcony', ('pool', 'pool', 'Sky pool with loungers above the city', dict(z=50)), out='city')
rooms('8', 'loft', 'afternoon', ('loft', 'loft', 'Double-height loft with a brick wall, a mezzanine bedroom and tall steel windows'), 'kitchen', 'bedroom', out='street')
rooms('9', 'resort', 'afternoon', 'living', 'bedroom', 'kitchen')
rooms('10', 'terracotta', 'noon', 'shop', 'office', 'lobby')
rooms('11', 'warm', 'golden', 'room', 'bath', 'restaurant')
rooms('12', 'white', 'morning', ('floor', 'hall', 'Factory floor with two lines of machines under steel trusses', dict(kind='factory')), 'office', 'store')
rooms('13', 'white', 'bright', ('hall', 'servers', 'Server hall with two rows of racks', dict(kind='servers')), ('office', 'office', 'Control room and offices', dict(carpet='#4f5a62')))
for lid, fn, cam, alt, hr in (('14', N.inner_lot, dict(x=7.6, y=-8.8, z=1.65, tx=7.5, ty=10, lens=24, shift=.05), 'The lot from the road, with a sign and neighbours behind', 'morning'), ('15', N.rice, dict(x=-3, y=-6.5, z=2.0, tx=10, ty=60, lens=24, shift=.0), 'Young rice seen from the farm road, bamboo and trees beyond', 'morning'), ('16', N.avenue, dict(x=-7, y=-24, z=1.7, tx=17, ty=4, lens=24, shift=.14), 'The fenced lot from across the avenue, towers behind', 'bright'), ('17', N.gravel, dict(x=22, y=-21, z=1.8, tx=40, ty=10, lens=26, shift=.08), 'The gravelled plot from the highway behind a chain-link fence', 'noon'), ('18', N.beach, dict(x=-9, y=-9.5, z=1.6, tx=16, ty=6, lens=24, shift=.08), 'Coconut palms and outrigger boats on the grey-sand shore', 'noon')): pic(lid, 'ground', fn, cam, hr, alt, dict(view='eye'), dict(azimuth=220, elevation=40, seed=4))
pic('14', 'corner', N.inner_lot, dict(x=32, y=-24, z=17, tx=8, ty=10, tz=0, lens=32), 'morning', 'The lot and its street seen from the corner', dict(view='air'), dict(azimuth=210, elevation=42), AIR)
pic('14', 'above', N.inner_lot, dict(x=7.5, y=9.9, z=62, tx=7.5, ty=10, tz=0, lens=34), 'morning', 'The lot and its neighbours from straight above', dict(view='air'), dict(azimuth=210, elevation=42), AIR)
pic('15', 'hut', N.rice, dict(x=52, y=-3, z=1.9, tx=68, ty=20, lens=30, shift=.06), 'morning', 'Nipa hut with banana plants beside the field', dict(view='eye'), dict(azimuth=220, elevation=30), AIR)
pic('15', 'above', N.rice, dict(x=0, y=98, z=210, tx=0, ty=100, tz=0, lens=26), 'morning', 'The field and its neighbours from straight above, outlined', dict(view='air', line=2.2), dict(azimuth=160, elevation=34), AIR)
pic('16', 'corner', N.avenue, dict(x=62, y=-40, z=26, tx=22, ty=12, tz=4, lens=28), 'bright', 'The lot, its fence and the avenue from the other corner', dict(view='air'), dict(azimuth=300, elevation=44), AIR)
pic('16', 'above', N.avenue, dict(x=20, y=10, z=95, tx=20, ty=11, tz=0, lens=34), 'bright', 'The lot from straight above', dict(view='air'), dict(azimuth=220, elevation=60), AIR)
pic('17', 'corner', N.gravel, dict(x=-48, y=-52, z=30, tx=36, ty=34, tz=0, lens=27), 'noon', 'The plot and the highway from the other side', dict(view='air'), dict(azimuth=250, elevation=48), AIR)
pic('17', 'above', N.gravel, dict(x=37, y=38, z=165, tx=37, ty=40, tz=0, lens=32), 'noon', 'The plot from straight above', dict(view='air'), dict(azimuth=250, elevation=48), AIR)
pic('18', 'shore', N.beach, dict(x=44, y=-9.8, z=1.7, tx=8, ty=-4, lens=26, shift=.05), 'noon', 'The shore towards the town, boats drawn up', dict(view='eye'), dict(azimuth=220, elevation=40, seed=2))
pic('18', 'above', N.beach, dict(x=16, y=4, z=105, tx=16, ty=6, tz=0, lens=30), 'noon', 'The beach lot from straight above', dict(view='air'), dict(azimuth=220, elevation=50), AIR)
rooms('19', 'simple', 'morning', ('classroom', 'class', 'Classroom with wooden desks and a green board'), 'library', 'office')
rooms('20', 'clinic', 'bright', ('ward', 'ward', 'Two-bed ward with sea-green covers'), 'lobby', out='city')
rooms('21', 'blue', 'golden', 'clubhouse', 'dining', out='sea')
rooms('22', 'white', 'afternoon', 'store', 'office')
rooms('23', 'blue', 'noon', 'living', 'kitchen', 'bedroom', out='street')
rooms('24', 'simple', 'overcast', 'living', 'kitchen', 'bedroom')
rooms('25', 'terracotta', 'afternoon', 'studio', 'bath', out='street')
rooms('r1', 'warm', 'golden', 'living', 'kitchen', 'bedroom', ('pool', 'pool', 'Pool deck with loungers', dict(z=18)), out='city')
rooms('r2', 'white', 'noon', 'studio', 'kitchen', 'bath', 'view', out='street')
rooms('r3', 'mint', 'morning', 'living', 'kitchen', 'bedroom', 'bath', out='street')
rooms('r4', 'terracotta', 'noon', 'room', ('study', 'cowork', 'Study hall with long tables', dict(brick=False, beams=False, sign='Study hall', seats=['#dd7a32', '#f1e6d6'], back='#e9a06a', D=10, H=3.1)), 'bath', 'kitchen', out='garden')
rooms('r5', 'brick', 'morning', 'living', 'kitchen', 'dining', 'bedroom')
rooms('r6', 'dark', 'golden', 'living', 'kitchen', 'bedroom', 'bath', ('roofdeck', 'view', 'View from the roof deck', dict(z=10, deck=True)), out='street')
rooms('r7', 'grey', 'bright', ('office', 'office', 'Fitted floor with rows of desks, meeting rooms and a city view'), ('lobby', 'lobby', 'Lift lobby with a reception counter'), 'meeting', ('view', 'view', 'The city from the terrace', dict(z=30)), out='city')
rooms('r8', 'tropical', 'morning', ('hall', 'cowork', 'Hot desks under exposed beams with plants and shelves'), 'lounge', 'kitchen', out='street')
rooms('r9', 'tropical', 'afternoon', 'shop', ('stockroom', 'stock', 'Stock room behind the shop with shelving'))
rooms('r10', 'clinic', 'bright', 'consulting', 'reception', 'treatment', out='city')
rooms('r11', 'white', 'afternoon', ('hall', 'hall', 'Warehouse with pallet racks on both sides of the aisle', dict(kind='racks')), 'office')
rooms('r12', 'white', 'morning', 'cold', 'office')
pic('r13', 'hall', K.venue, dict(x=7.0, y=1.0, z=1.7, tx=7.0, ty=20, lens=22, shift=.09), 'dusk', 'Inside the pavilion: round tables under timber trusses and lamps', dict(seed=113, lit=1), dict(azimuth=300, seed=3), dict(key=.2))
pic('r13', 'day', K.venue, dict(x=-7.5, y=-19, z=1.7, tx=6, ty=0, lens=25, shift=.08), 'afternoon', 'The pavilion and its pond by day', dict(seed=113), dict(azimuth=230, elevation=34, seed=5))
pic('r13', 'path', K.venue, dict(x=17.5, y=-16.5, z=1.6, tx=8, ty=-3, lens=27, shift=.08), 'golden', 'Garden path and string lights beside the pond', dict(seed=113), dict(azimuth=300, elevation=18, seed=7))
rooms('iloilo1', 'heritage', 'morning', 'sala', 'dining', 'bedroom', 'kitchen')
rooms('iloilo2', 'white', 'bright', 'living', 'bedroom', 'kitchen', 'balcony', out='city')
rooms('iloilo3', 'warm', 'golden', 'living', 'kitchen', 'bedroom', 'dining', ('balcony', 'view', 'The river esplanade from the wide balcony', dict(z=17, river=True)), out='city')
rooms('iloilo4', 'loft', 'golden', ('diner', 'diner', 'Dining room with brick walls, an open kitchen and red lamps'), ('mezzanine', 'cowork', 'Long tables on the mezzanine', dict(sign='BATCHOY', seats=['#a8382c', '#8a5a34'], wall='#d9cbb4', D=8.5, W=8, H=3.2)))
# second looks at the outside
VIEWS = {
    '1': ('garden', H.modern_tropical, dict(x=2.2, y=-9.0, z=1.6, tx=5.6, ty=0, lens=24, shift=.13), 'morning', 'Entrance with timber door, stone piers and lawn', dict(seed=1), dict(azimuth=235, seed=3)),
    '4': ('porch', H.bungalow, dict(x=1.0, y=-7.0, z=1.55, tx=4.6, ty=0, lens=26, shift=.05), 'noon', 'Porch with grille, potted plants and jalousie windows', dict(seed=4), dict(azimuth=300, seed=5)),
    '5': ('side', H.duplex, dict(x=-3.5, y=-15.5, z=1.65, tx=5.5, ty=0, lens=27, shift=.11), 'afternoon', 'The left half with its balcony and fence', dict(seed=5), dict(azimuth=330, elevation=35, seed=7)),
    '6': ('street', H.row, dict(x=25, y=-13.5, z=1.65, tx=11, ty=0, lens=27, shift=.12), 'morning', 'The row from the far end of the street', dict(seed=6, style='sage', units=5, unit_w=4.2, storeys=2), dict(azimuth=290, seed=4)),
    '9': ('deck', H.nipa, dict(x=13.5, y=-13.0, z=1.6, tx=4.5, ty=-1, lens=26, shift=.10), 'golden', 'Deck and plunge pool in late light', dict(seed=9), dict(azimuth=300, elevation=20, seed=3)),
    '24': ('gate', H.row, dict(x=7.2, y=-9.0, z=1.6, tx=7.5, ty=0, lens=26, shift=.03), 'overcast', 'Rusty gate and overgrown yard', dict(seed=24, style='worn', units=4, unit_w=5.0, storeys=1, mine=1), dict(azimuth=250, seed=2)),
    '10': ('arcade', K.lowrise, dict(x=-3, y=-13, z=1.65, tx=9, ty=0, lens=26, shift=.12), 'noon', 'Street arcade and grid windows from the other side', dict(seed=10, style='deco'), dict(azimuth=230, elevation=48, seed=6)),
    '13': ('gate', K.shed_hall, dict(x=38, y=-26, z=2.4, tx=22, ty=0, lens=26, shift=.09), 'bright', 'Guardhouse, barrier and generators', dict(seed=13, style='data'), dict(azimuth=290, elevation=40, seed=2)),
    '19': ('court', K.school, dict(x=3, y=-9.5, z=1.7, tx=22, ty=8, lens=23, shift=.08), 'morning', 'Covered court between the wings', dict(seed=19), dict(azimuth=245, elevation=42, seed=9)),
    '20': ('entrance', K.lowrise, dict(x=31, y=-24, z=1.7, tx=18, ty=0, lens=26, shift=.14), 'bright', 'Entrance canopy and ambulance ramp', dict(seed=20, style='hospital'), dict(azimuth=290, elevation=44, seed=3)),
    '21': ('berths', K.marina, dict(x=30, y=-30, z=3.2, tx=10, ty=-6, lens=26, shift=.0), 'golden', 'Berths with outrigger and motor boats', dict(seed=21), dict(azimuth=250, elevation=22, seed=4)),
    '22': ('pumps', K.gas, dict(x=23.5, y=-6, z=1.65, tx=9, ty=7, lens=26, shift=.08), 'afternoon', 'Pumps under the canopy and the store', dict(seed=22), dict(azimuth=300, elevation=30, seed=6)),
    '23': ('stair', H.row, dict(x=21.5, y=-12.5, z=1.65, tx=8, ty=0, lens=26, shift=.12), 'noon', 'The block from the other end, doors and gallery', dict(seed=23, style='apartments', units=4, unit_w=4.6, storeys=2), dict(azimuth=300, elevation=45, seed=8)),
    '25': ('shops', K.lowrise, dict(x=19.5, y=-11, z=1.65, tx=8, ty=0, lens=26, shift=.12), 'afternoon', 'Shops at street level', dict(seed=25, style='income'), dict(azimuth=300, elevation=34, seed=1)),
    'r9': ('street', K.strip, dict(x=22, y=-12.5, z=1.65, tx=12, ty=0, lens=27, shift=.10), 'afternoon', 'The strip from the other side of the street', dict(seed=109, style='retail'), dict(azimuth=310, elevation=34, seed=4)),
    'r11': ('docks', K.shed_hall, dict(x=5, y=-16, z=1.9, tx=22, ty=0, lens=26, shift=.08), 'afternoon', 'Dock doors and trucks', dict(seed=111, style='warehouse'), dict(azimuth=250, elevation=30, seed=8)),
    'r12': ('docks', K.shed_hall, dict(x=45, y=-12.5, z=2.0, tx=18, ty=-1, lens=26, shift=.12), 'morning', 'Sealed docks with trucks', dict(seed=112, style='cold'), dict(azimuth=280, elevation=33, seed=9)),
    'iloilo4': ('tables', K.strip, dict(x=15.5, y=-8.0, z=1.6, tx=7, ty=-1, lens=26, shift=.08), 'dusk', 'Street-side tables under string lights', dict(seed=122, style='diner', lit=1.5), dict(azimuth=300, seed=8)),
}
for lid, (name, fn, cam, hour, alt, par, sk) in VIEWS.items(): pic(lid, name, fn, cam, hour, alt, par, sk, dict(key=.2) if hour == 'dusk' else {})

# --- saved samples: a cover of their own; the rest is borrowed (REUSE, entered by reuse.py)
FL = dict(flip=True)
pic('sample-1', 'exterior', H.modern_tropical, dict(x=-4.8, y=-17.2, z=1.65, tx=4.2, ty=0, lens=27, shift=.13), 'afternoon', 'Two-storey cream house with a maroon roof, timber screens and a carport', dict(seed=3, wall='#efdcb8', roof='#6e342a', wood='#4f3a28', stone='#a58a6c', car='#8d1f22'), dict(azimuth=235, elevation=30, seed=8), FL)
pic('sample-2', 'exterior', K.tower, dict(x=-40, y=-62, z=16, tx=11, ty=0, lens=26, shift=.12), 'golden', 'Condominium tower with white fins in evening light', dict(seed=202, style='fins', floors=16, col='#e8e2d6', acc='#a0795a', glass='#2c3f48'), dict(azimuth=240, elevation=22, seed=1))
pic('sample-3', 'exterior', H.villa, dict(x=13.6, y=-13.0, z=1.7, tx=2.5, ty=0, lens=24, shift=.06), 'noon', 'White villa with grey tile roofs around a pool', dict(seed=203, wall='#f4f2ec', roof='#6b6762'), dict(azimuth=300, elevation=46, seed=6), FL)
pic('sample-4', 'exterior', H.row, dict(x=21.5, y=-12.5, z=1.65, tx=9.5, ty=0, lens=28, shift=.13), 'afternoon', 'Corner unit of a row of four townhouses in white and terracotta', dict(seed=204, style='sage', units=4, unit_w=4.6, storeys=2, col='#c08a6c'), dict(azimuth=300, elevation=34, seed=2))
pic('sample-5', 'exterior', K.lowrise, dict(x=25.5, y=-17.5, z=1.65, tx=9, ty=0, lens=26, shift=.14), 'noon', 'Three-storey commercial building with shops at street level', dict(seed=205, style='studio', floors=2, col='#e4d6bd', acc='#8c3b2e'), dict(azimuth=315, elevation=46, seed=4))
pic('sample-6', 'aerial', N.inner_lot, dict(x=34, y=-20, z=20, tx=8, ty=11, tz=0, lens=30), 'noon', 'Cleared residential lot outlined from above on a subdivision street', dict(view='air'), dict(azimuth=300, elevation=50), {**AIR, **FL})
pic('sample-7', 'aerial', N.rice, dict(x=96, y=-48, z=34, tx=10, ty=70, tz=0, lens=27), 'golden', 'Farm lot outlined from above beside a farm road', dict(view='air'), dict(azimuth=200, elevation=22), AIR)
pic('sample-8', 'exterior', H.bungalow, dict(x=9.8, y=-15.4, z=1.6, tx=4.8, ty=0, lens=30, shift=.09), 'morning', 'Starter bungalow in pale grey with a maroon roof and a carport', dict(seed=208, wall='#dfe3df', roof='#7a342c'), dict(azimuth=250, elevation=38, seed=7), FL)
pic('sample-9', 'exterior', K.tower, dict(x=40, y=-60, z=18, tx=13, ty=0, lens=26, shift=.10), 'bright', 'Downtown condominium tower of glass and sand-coloured walls', dict(seed=209, style='glasswhite', floors=14, col='#d9c9ae', acc='#5a4a3c', glass='#3a4a44'), dict(azimuth=300, elevation=42, seed=9))
pic('sample-10', 'exterior', K.lowrise, dict(x=27, y=-21.5, z=1.65, tx=8.4, ty=0, lens=25, shift=.17), 'morning', 'Corner building with studios above shops, in blue-grey and white', dict(seed=210, style='studio', floors=4, col='#b4c0c9', acc='#f1eee6'), dict(azimuth=300, elevation=36, seed=5))
pic('sample-11', 'exterior', H.family_90s, dict(x=-6.5, y=-16.0, z=1.7, tx=5.2, ty=0, lens=27, shift=.12), 'afternoon', 'Family house with a grey brick base and a green tile roof', dict(seed=211, brick='#8a857c', wall='#f1ede2', roof='#4f6a55', ridge='#3f5545'), dict(azimuth=250, elevation=32, seed=3), FL)
pic('sample-12', 'exterior', K.lowrise, dict(x=-7.5, y=-20.0, z=1.65, tx=8, ty=0, lens=26, shift=.17), 'bright', 'Office building with pilasters and an arcade on General Luna Street', dict(seed=212, style='heritage', floors=3, col='#c4cac8'), dict(azimuth=235, elevation=40, seed=6))
pic('sample-13', 'exterior', K.lowrise, dict(x=26, y=-19.5, z=1.65, tx=12.5, ty=0, lens=25, shift=.12), 'morning', 'Dormitory in white and blue with open galleries', dict(seed=213, style='dorm', floors=2, acc='#3f6f9a'), dict(azimuth=300, elevation=40, seed=1), FL)
pic('sample-14', 'exterior', K.lowrise, dict(x=24, y=-17.5, z=1.65, tx=9.6, ty=0, lens=27, shift=.14), 'noon', 'Small yellow apartment block with galleries and an outdoor stair', dict(seed=214, style='walkup3', col='#ecd28a'), dict(azimuth=305, elevation=48, seed=9), FL)
pic('sample-15', 'exterior', K.shed_hall, dict(x=46, y=-22, z=2.2, tx=24, ty=0, lens=26, shift=.06), 'bright', 'Warehouse in pale green sheet with dock doors and a concrete yard', dict(seed=215, style='warehouse', col='#c4d0c0', roof='#4f6a55'), dict(azimuth=280, elevation=40, seed=2))
REUSE = {
    'sample-1': ['1/living', '5/kitchen', '1/bedroom', '5/bath'], 'sample-2': ['7/living', '7/bedroom', '7/balcony', '7/pool'], 'sample-3': ['3/living', '3/bedroom', '3/bath', '3/kitchen'], 'sample-4': ['6/living', '6/kitchen', '6/bedroom', '6/bath'], 'sample-5': ['10/shop', '10/office', '10/lobby'], 'sample-6': ['14/ground', '14/corner', '14/above'], 'sample-7': ['15/ground', '15/above', '15/hut'], 'sample-8': ['4/living', '4/kitchen', '4/bedroom', '4/bath'], 'sample-9': ['iloilo2/living', 'iloilo2/bedroom', 'iloilo2/kitchen'],
    'sample-10': ['r2/studio', 'r2/bath', 'r2/kitchen'], 'sample-11': ['r5/living', 'r5/dining', 'r5/bedroom', 'r5/kitchen'], 'sample-12': ['r7/office', 'r7/meeting', 'r7/lobby'], 'sample-13': ['r4/room', 'r4/study', 'r4/kitchen', 'r4/bath'], 'sample-14': ['r3/living', 'r3/kitchen', 'r3/bedroom', 'r3/bath'], 'sample-15': ['r11/hall', 'r11/docks', 'r11/office'],
}

market.enter(pic)


def jobs(args):
    """args: listing ids, listing/picture, covers, all missing (no files yet), stale (made before its scene) or refine (made smaller than --width); breadth first, so that every listing gets its next picture in turn."""
    import json, os
    n = max(len(v) for v in L.values()); base = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../public/storage/properties'); only = [a for a in args if a not in ('missing', 'covers', 'all', 'refine', 'samples', 'stale')]; made = json.load(open(base + '/../../../mocks/pictures/made.json')) if {'refine', 'stale'} & set(args) else {}
    for i in range(n):
        if i and 'covers' in args: break
        for lid, pics in L.items():
            if i >= len(pics) or (lid.startswith('sample') and 'samples' not in args and lid not in only): continue
            x = pics[i]
            if only and not (lid in only or f"{lid}/{x['name']}" in only): continue
            if 'missing' in args and os.path.exists(f"{base}/{lid}/{x['name']}-960.webp"): continue
            if 'stale' in args and made.get(f"{lid}/{x['name']}", [0, 0])[2:] == x.get('shot', []): continue
            if 'refine' in args and made.get(f"{lid}/{x['name']}", [0])[0] >= WIDTH: continue
            yield {**{k: v for k, v in x.items() if k != 'scene'}, 'order': [y['name'] for y in pics]}


def build(job):
    x = next(x for x in L[job['id']] if x['name'] == job['name']); p = {'seed': 1, 'hour': x['hour'], **x['p']}
    hz = S.sky(x['hour'], **x['sky']) if x['hour'] else None
    extra = x['scene'](p) or {}
    S.camera(**x['cam'])
    o = dict(haze_col=hz, haze=600) if hz else {}
    o.update(extra); o.update(x['postopt']); return o
