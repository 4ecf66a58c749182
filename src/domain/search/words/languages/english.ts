import { HOUSES } from '../../../listing/taxonomy'
import { listed, type Words } from '../words'

/** What the first phrase of a line says, for the other languages. */
export const meaning = (phrase: string) => ENGLISH.says.find(([, first]) => first === phrase)![0]

/** 'Pwede ang aso': in the languages that say so. */
export const petsWith = (animals: readonly string[], and: string) =>
  pairs(
    listed(
      'pwede, pwede po, pwede po ba, pwede po ba ang, pwede po ang, pwede ba, pwede ba ang, pwede ang, pwede ng, pwede may, puede, puede ang, ok, ok ang, ok lang ang, okay ang, allowed ang',
    ),
    [...animals, ...pairs(animals, pairs([and], animals))],
  )

export const pairs = (firsts: readonly string[], seconds: readonly string[]) =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))

const ANIMALS = ['pet', 'pets', 'dog', 'dogs', 'cat', 'cats']
const WELCOME = ['friendly', 'allowed', 'are allowed', 'ok', 'okay', 'are ok', 'welcome', 'are welcome']

/** Rooms that are not bedrooms. */
const OTHER_ROOMS = listed(
  'maid s, maids, helper s, guest, media, store, dining, living, laundry, storage, stock, function, meeting, office, family, powder',
)

const FINANCING = [
  '',
  ...listed(
    'loan, loanable, financing, finance, financed, accepted, approved, ready, loan accepted, loan ready, financing accepted, financing ok, financing available, ok',
  ),
]

export const ENGLISH: Words = {
  says: [
    ['mode=sale', 'for sale', 'sale', 'on sale', 'rush sale', 'to buy', 'buy', 'buying', 'selling'],
    [
      'mode=rent',
      ...listed(
        'for rent, to rent, rent, renting, rental, rentals, for lease, lease, to let, monthly rental, monthly rent',
      ),
    ],
    ['mode=rent', 'monthly'],
    ['text', 'monthly amortization', 'monthly equity', 'monthly payment', 'monthly payments'],
    ['mode=all', 'for sale or rent', 'sale or rent', 'for sale or for rent', 'rent or sale', 'buy or rent'],
    [
      `type=${HOUSES.join('|')}`,
      ...listed(`
      house, houses, house and lot, house lot, house & lot, house n lot, lot and house, h&l, hnl, house/lot,
      house and lots, hauz, hauz and lot, haus, haus and lot, family house, family home
    `),
    ],
    ['type=Single-Family Home', 'single family home', 'single detached', 'single detached house'],
    ['type=Multi-Family Home', 'multi family home', 'multifamily home'],
    ['type=Apartment', 'apartment', 'apartments', 'apt', 'flat', 'apartelle'],
    ['type=Condo', 'condo', 'condos', 'condominium', 'condominiums', 'condo unit', 'condominium unit', 'condotel'],
    ['type=Townhouse', 'townhouse', 'townhouses', 'town house', 'townhome', 'row house', 'rowhouse'],
    ['type=Villa', 'villa', 'villas'],
    ['type=Duplex', 'duplex', 'duplexes'],
    // Condos of one room are studios too: they say so in their title.
    ['word=studio|Studio|Condo', 'studio', 'studios'],
    ['word=room|Apartment|Student Housing', 'room', 'rooms'],
    [
      'type=Loft',
      ...listed('loft, lofts, loft condo, condo loft, loft na condo, condo na loft, loft type, loft type condo'),
    ],
    ['type=Vacation Home', 'vacation home', 'vacation house', 'rest house', 'resthouse'],
    ['type=Student Housing', 'dorm', 'dorms', 'dormitory', 'student housing', 'boarding house', 'boardinghouse'],
    ['type=Senior Living', 'senior living', 'retirement home'],
    ['type=Office', 'office', 'offices', 'office space'],
    ['type=Retail Store', 'retail store', 'shop', 'shops', 'retail space', 'store space', 'store', 'stall'],
    ['type=Restaurant', 'restaurant', 'restaurants', 'restaurant space'],
    ['type=Hotel', 'hotel', 'hotels'],
    ['type=Medical Facility', 'medical facility', 'clinic', 'clinic space'],
    ['type=Coworking Space', 'coworking space', 'coworking', 'co working space'],
    ['type=Commercial Building', 'commercial building', 'building', 'commercial bldg', 'bldg'],
    ['type=Showroom', 'showroom'],
    ['type=Warehouse', 'warehouse', 'warehouses'],
    ['type=Factory', 'factory', 'factories'],
    ['type=Cold Storage', 'cold storage'],
    ['type=Data Center', 'data center'],
    ['category=land', 'land', 'lands', 'lot', 'lots', 'plot', 'plots', 'lot only', 'vacant lot', 'vacant land'],
    ['type=Residential Land', 'residential land', 'residential lot', 'residential lots'],
    ['type=Commercial Land', 'commercial land', 'commercial lot', 'commercial lots'],
    [
      'type=Agricultural Land',
      ...listed(`
        agricultural land, farm land, farmland, farm, farm lot, farmlot, agricultural lot, rice land, rice field,
        ricefield
      `),
    ],
    ['type=Industrial Land', 'industrial land', 'industrial lot'],
    ['type=School', 'school building', 'school for sale'],
    ['type=Gas Station', 'gas station', 'gasoline station'],
    ['type=Event Venue', 'event venue', 'events place', 'wedding venue'],
    ['category=residential', 'residential', 'residential property'],
    [
      'category=commercial',
      'commercial',
      'commercial property',
      'commercial space',
      'commercial unit',
      'commercial spaces',
      'com space',
    ],
    ['category=industrial', 'industrial', 'industrial property'],
    ['category=investment', 'investment', 'investment property'],
    ['category=special', 'special property'],
    ['features=Pool', 'pool', 'swimming pool'],
    ['features=Garden', 'garden'],
    ['features=Balcony', 'balcony'],
    ['features=Garage', 'garage'],
    ['features=Basement', 'basement'],
    ['parking=1', 'parking', 'own parking', 'car park'],
    ['features=Smart Home Features', 'smart home features', 'smart home'],
    ['furnishing=furnished', 'furnished', 'fully furnished', 'full furnished', 'fully furnish', 'with furniture'],
    [
      'furnishing=semi-furnished',
      'semi furnished',
      'partly furnished',
      'partially furnished',
      'half furnished',
      'semi furnish',
    ],
    [
      'furnishing=unfurnished',
      'unfurnished',
      'unfurnish',
      'not furnished',
      'without furniture',
      'no furniture',
      'bare',
    ],
    ['pets=true', 'allows pets', ...pairs(ANIMALS, WELCOME)],
    [
      'pets=true',
      ...pairs(listed('our, my, for our, for my, with our, with my, with a, have a, we have a, i have a'), ANIMALS),
    ],
    ['foreign=true', ...pairs(['foreigner', 'foreigners'], ['may own', 'can own', 'can buy', ...WELCOME])],
    ['stage=ready', 'ready for occupancy', 'rfo', 'move in ready', 'ready to move in', 'ready to occupy'],
    // A home under construction is sold before it is built too.
    ['condition=Pre-Selling', 'pre selling', 'preselling', 'presale', 'presell', 'pre sell'],
    ['condition=New', ...listed('brand new, brandnew, newly built, newly constructed, new build, never lived in, new')],
    ['text', ...listed('newly renovated, newly painted, like new, good as new, almost new, new listing, new listings')],
    ['pay=pag-ibig', ...pairs(listed('pag ibig, pagibig, hdmf'), FINANCING)],
    ['pay=bank', ...listed('thru bank, through bank, via bank, bank loans'), ...pairs(['bank'], FINANCING.slice(1))],
    ['pay=in-house', ...pairs(listed('in house, inhouse, developer'), FINANCING.slice(1))],
    ['elevators=1', 'elevator', 'elevators', 'lift'],
    ['stage=under-construction', 'under construction'],
    ['stage=resale', 'resale', 'pre owned', 'preowned', 'second hand', 'secondhand', '2nd hand'],
    ['stage=foreclosed', 'foreclosed', 'foreclosure', 'bank owned', 'acquired asset', 'acquired assets', 'repossessed'],
    ['stage=assumed-balance', 'assumed balance', 'assume balance', 'pasalo', 'assume'],
    ['title=TCT', 'tct', 'transfer certificate of title'],
    ['title=own', 'titled', 'with title', 'own title'],
    ['liens=none_stated', 'clean title', 'clean titled', 'clean titles', 'clean papers', 'no liens', 'free of liens'],
    ['title=CCT', 'cct', 'condominium certificate of title'],
    ['title=OCT', 'oct', 'original certificate of title'],
    ['title=tax-declaration', 'tax declaration', 'tax dec'],
    ['title=mother-title', 'mother title', 'under mother title', 'still under mother title'],
    ['title=CLOA', 'cloa'],
    ['title=rights-only', 'rights only'],
    ['beds=0', 'studio or larger'],
    [
      'beds=1',
      'bedroom',
      'bedrooms',
      ...pairs(listed('no, not, not a, except, excluding, hindi, indi, dili'), ['studio', 'studios']),
    ],
    ['status=available', ...listed('available, still available, not yet sold, unsold, not sold')],
    ['flood=none', 'flood free', 'no flood', 'no floods', 'no flooding', 'not flooded', 'flood safe', 'never floods'],
    ['flood=none', 'free from flood', 'free of flood', 'safe from flood', 'flood free area', 'no baha'],
    ['flood=none', 'not flood prone', 'non flood prone', 'not flooding', 'does not flood', 'without flood'],
    ['flood=low', 'low flood', 'low flood risk'],
    [
      'sort=price-asc',
      ...listed('cheapest, cheap, affordable, low cost, budget friendly, lowest price, lowest priced'),
    ],
    ['sort=price-asc', 'not expensive', 'not too expensive', 'inexpensive'],
    ['sort=price-desc', 'most expensive', 'highest price', 'highest priced'],
    ['sort=size-desc', 'largest', 'biggest'],
    ['sort=price-per-area-asc', 'cheapest per sqm', 'lowest price per sqm'],
    ['sort=reduced', 'reduced price', 'biggest price cut', 'largest price cut'],
    ['measure=lot', 'lot area', 'lot size', 'land area'],
    ['measure=size', 'floor area', 'floor size'],
    ['text', 'rent to own', 'lease to own', 'home office', 'farm bungalow', 'farm house'],
    [
      'text',
      'garage sale',
      'farm to market road',
      'car pool',
      'memorial lot',
      'cemetery lot',
      ...pairs(OTHER_ROOMS, ['room', 'rooms', 'area']),
    ],
    ['parking=1', 'parking slot', 'parking space', 'parking area'],
    ['text', 'parking lot', 'motorcycle parking', 'bicycle parking'],
    ['text=own bath', 'own bath', 'own bathroom', 'own cr', 'private bathroom', 'private bath', 'private cr'],
    [
      'text=two-storey',
      ...pairs(['2', 'two', 'double'], listed('storey, storeys, story, floors, floor, level')),
      ...pairs(['with'], ['second floor', '2nd floor']),
      'up and down',
    ],
    ['text=bungalow', ...listed('bungalow, bungalows, bungalo, single storey, one storey, 1 storey')],
    ['text=bedspace', 'bed space', 'bed spaces', 'bed spacer', 'bedspacer'],
    ['text=end unit', 'end unit', 'end units'],
    ['lease=12', 'a year lease', 'a year contract', 'yearly contract', 'yearly lease'],
    ['thing=water', 'water'],
    ['thing=electricity', 'electricity', 'power', 'light', 'lights'],
    ['thing=internet', 'internet', 'wifi', 'wi fi'],
    ['thing=association dues', 'dues', 'assoc dues', 'association dues', 'condo dues', 'hoa dues'],
    [
      'included',
      ...listed('included, are included, is included, include, includes, including, inclusive of, inclusive'),
    ],
    ['bays=1', ...listed('loading dock, loading docks, loading bay, loading bays, dock, docks')],
    ['text=beachfront', ...listed('beachfront, beach front, seafront, sea front, seaside')],
    ['land=Fencing', ...listed('fenced, with fence, fully fenced')],
    ['building=Backup Power', ...listed('generator, genset, gen set, back up power')],
    ['occupancy=rented', ...listed('tenanted, with tenant, with tenants, pre leased, with existing tenant')],
    ['text=motorcycle parking', ...listed('motor parking, parking for motorcycle, parking for motor, motorcycle park')],
    ['text=ladies', 'for ladies', 'for women', 'for girls', 'female', 'lady', 'ladies only'],
    [
      'text=men',
      'for male workers',
      'male workers',
      'working men',
      'for men',
      'for male',
      'male',
      'male only',
      'for boys',
      'gents',
    ],
    ['text=sari-sari store', 'sari sari store', 'sari sari'],
    ['text=store', 'with store'],
  ],
  about: listed('around, about, approx, approximately, roughly, more or less, +-'),
  under: listed(`
    under, sub, budget of, budget, below, up to, max, maximum, less than, at most, within, not exceeding,
    lower than, cheaper than, smaller than, fewer than, not higher than, max of, maximum of, <
  `),
  over: listed(`
    above, over, from, at least, min, minimum, more than, higher than, greater than, bigger than, larger than,
    more expensive than, starting at, starting, starts at, as low as, >
  `),
  to: ['to', '-', 'and', 'up to'],
  beds: listed(`
    bedrooms, bedroom, br, brs, bdrm, bdrms, bdr, bdrs, bed, beds, bedroomed, bed room, bed rooms, rooms, room, rm,
    rms
  `),
  parking: listed(`
    cars, car, car garage, car garages, car parking, car parkings, parking, parkings, parking slots, parking slot,
    parking spaces, parking space, parking spots
  `),
  baths: listed(
    'bathrooms, bathroom, baths, bath, ba, cr, crs, tb, t&b, toilet, toilets, toilet and bath, toilet & bath, toilets & baths, toilets and baths, toilet/bath',
  ),
  thousand: ['k', 'thousand'],
  million: ['m', 'million', 'millions', 'mil', 'mn'],
  month: listed('a month, per month, per mo, each month, every month, monthly, /month, /mo, mo, pm, month'),
  or: ['or'],
  not: listed(`
    no, not, without, except, except for, excluding, avoid, dont want, do not want, never, anywhere but,
    anywhere except, all but, everything but, anything but, no to, not yet, soon to be, outside, outside of,
    instead of, rather than,
    other than, neither, nor, far from, not near, not close to, hate, currently, live in, living in, based in,
    work in, work at, working in, working at, study at, studying at, studying in, moving from, coming from,
    tired of, non
  `),
  near: listed(`
    near, nr, close to, beside, next to, around, nearby, walking distance to, walking distance from,
    walking distance of, in front of, across, across from, behind, opposite, fronting
  `),
  from: ['of', 'from', 'away from'],
  numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  filler: listed(`
    a, an, the, in, at, on, of, with, and, for, has, have, that, is, i, want, need, looking, find, me, we,
    please, home, homes, property, properties, price, only, between, my, unit, units, type, w, am, im, are,
    there, any, show, barangay, brgy, &, /, big, large, spacious, small, lf, asap, anyone, someone, somebody,
    who, where, can, do, you, along, know, recommend, prefer, preferably, province, rush, urgent, but, pls, hi,
    hello, located, area, nice, good, beautiful, asking, range, budget, about, approx, now, location, or more,
    or less, at least, +, within, inside, proper, town, philippines, ph, ofw, hm, thru, through, via, anything,
    newest, latest, anywhere, space, spaces, place, ako, po, first, newer, still, ok, stay, to stay, posted,
    listed, hehe, haha, thanks, thank you, ty, for family, for a family, for my family, for our family,
    my family, our family, moving to, moving in, relocating to
  `).concat(pairs(['family of'], listed('3, 4, 5, 6, 7, 8, three, four, five, six, seven, eight'))),
}
