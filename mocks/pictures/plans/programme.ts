import type { Listing } from '@/domain/listing/listing'
import type { RoomKind, Side } from './shapes'

/** A room that a floor needs, with its share of the floor. */
export type Wish = { kind: RoomKind; name: string }

/** The rooms of a floor in two rows, each from left to right, with or without a hall between the rows. */
export type Rows = { name: string; back: readonly Wish[]; front: readonly Wish[]; hall: boolean }

export type Programme = {
  floors: readonly Rows[]
  /** Width by depth that suits the kind of home. */
  aspect: number
  /** The walls that may have windows. */
  open: readonly Side[]
  balcony: boolean
  /** Cars under a roof beside the house. */
  cars: number
}

type Home = { levels: (area: number) => number; aspect: number; open: readonly Side[]; unit: boolean }

const ALL_ROUND: readonly Side[] = ['back', 'front', 'left', 'right']
/** Square meters from which a detached house is drawn with two floors. */
const TWO_FLOORS_FROM = 150
/** Square meters below which a home with one bedroom is one room. */
const ONE_ROOM_BELOW = 26
/** Square meters from which a floor has a dining room of its own. */
const DINING_FROM = 65
const CARS_MAX = 2

const one = () => 1
const two = () => 2
const HOMES: Readonly<Record<string, Home>> = {
  'Single-Family Home': {
    levels: (area) => (area >= TWO_FLOORS_FROM ? 2 : 1),
    aspect: 1.2,
    open: ALL_ROUND,
    unit: false,
  },
  Villa: { levels: (area) => (area >= TWO_FLOORS_FROM ? 2 : 1), aspect: 1.4, open: ALL_ROUND, unit: false },
  'Vacation Home': { levels: one, aspect: 1.4, open: ALL_ROUND, unit: false },
  Duplex: { levels: two, aspect: 0.85, open: ['back', 'front', 'left'], unit: false },
  Townhouse: { levels: two, aspect: 0.65, open: ['back', 'front'], unit: false },
  Foreclosure: { levels: one, aspect: 0.8, open: ['back', 'front'], unit: false },
  Loft: { levels: two, aspect: 0.8, open: ['back'], unit: true },
  Condo: { levels: one, aspect: 0.95, open: ['back'], unit: true },
  Apartment: { levels: one, aspect: 1, open: ['back'], unit: true },
  Studio: { levels: one, aspect: 0.7, open: ['back'], unit: true },
  'Student Housing': { levels: one, aspect: 0.7, open: ['back'], unit: true },
}

export type Facts = Pick<Listing, 'propertyType' | 'bedrooms' | 'bathrooms' | 'parkingSpots' | 'features'>

/**
 * The rooms that the facts of a listing ask for; null where they are no home's. `area` is the floor area in square meters.
 * Bedrooms and baths are exactly as many as stated; a half bath is a toilet.
 */
export function programmeOf(facts: Facts, area: number): Programme | null {
  const home = HOMES[facts.propertyType]
  const { bedrooms, bathrooms } = facts
  if (!home || bedrooms === null || bathrooms === null || bathrooms < 1) return null
  const levels = bedrooms === 0 ? 1 : home.levels(area)
  const baths = Math.floor(bathrooms)
  const toilets = bathrooms % 1 >= 0.5 ? 1 : 0
  const has = (word: RegExp) => facts.features.some((feature) => word.test(feature))
  return {
    floors:
      levels === 2
        ? twoFloors({ bedrooms, baths, toilets, area, unit: home.unit })
        : [oneFloor({ bedrooms, baths, toilets, area, unit: home.unit })],
    aspect: home.aspect,
    open: home.open,
    balcony: home.unit && has(/balcony/i),
    cars: home.unit ? 0 : Math.min(CARS_MAX, facts.parkingSpots),
  }
}

type Wanted = { bedrooms: number; baths: number; toilets: number; area: number; unit: boolean }

function oneFloor({ bedrooms, baths, toilets, area, unit }: Wanted): Rows {
  const name = 'Floor plan'
  const wet = [...named(baths, 'bath', 'Bath'), ...named(toilets, 'toilet', 'Toilet')]
  if (bedrooms === 0 || (bedrooms === 1 && area < ONE_ROOM_BELOW)) {
    const room: Wish = bedrooms === 0 ? { kind: 'studio', name: 'Living and bed' } : { kind: 'studio', name: 'Bedroom' }
    return { name, back: [room], front: [...wet, { kind: 'kitchen', name: 'Kitchen' }], hall: false }
  }
  const day = dayRooms(area)
  const kitchen: Wish = { kind: 'kitchen', name: 'Kitchen' }
  if (unit) {
    // A unit has its windows at the back and its door at the front, on the building's corridor.
    const [living, ...dining] = day
    const front = [...dining, kitchen, ...wet]
    return { name, back: [living!, ...sleeping(bedrooms, [])], front, hall: bedrooms > 1 }
  }
  const [common, ...own] = wet.filter(({ kind }) => kind === 'bath')
  const front = [...day, kitchen, ...wet.filter(({ kind }) => kind === 'toilet')]
  const back = sleeping(Math.min(bedrooms, 4), [...own, common!])
  return { name, back, front: [...sleeping(bedrooms, []).slice(4), ...front], hall: true }
}

function dayRooms(area: number): Wish[] {
  if (area < DINING_FROM) return [{ kind: 'living', name: 'Living and dining' }]
  return [
    { kind: 'living', name: 'Living' },
    { kind: 'dining', name: 'Dining' },
  ]
}

function twoFloors({ bedrooms, baths, toilets, area, unit }: Wanted): Rows[] {
  const stairs: Wish = { kind: 'stairs', name: 'Stairs' }
  const kitchen: Wish = { kind: 'kitchen', name: 'Kitchen' }
  const below = baths >= 2 && toilets === 0 ? 1 : 0
  const wet = [...named(toilets, 'toilet', 'Toilet'), ...named(below, 'bath', 'Bath')]
  const above = named(baths - below, 'bath', 'Bath')
  if (unit) {
    const back = sleeping(bedrooms, [])
    return [
      { name: 'Ground floor', back: dayRooms(area), front: [stairs, ...wet, kitchen], hall: true },
      { name: 'Upper floor', back, front: [stairs, ...above], hall: true },
    ]
  }
  const guests = bedrooms >= 4 ? 1 : 0
  const guest = named(guests, 'bedroom', 'Guest bedroom')
  const beds = sleeping(bedrooms - guests, above)
  const half = Math.ceil(beds.length / 2)
  return [
    { name: 'Ground floor', back: [stairs, ...wet, kitchen, ...guest], front: dayRooms(area), hall: true },
    { name: 'Upper floor', back: [stairs, ...beds.slice(half)], front: beds.slice(0, half), hall: true },
  ]
}

/** Bedrooms with baths between them: the first bath belongs to the main bedroom where there is another for everybody. */
function sleeping(bedrooms: number, baths: readonly Wish[]): Wish[] {
  const rooms: Wish[] = []
  for (let place = 0; place < Math.max(bedrooms, baths.length); place += 1) {
    if (place < bedrooms) {
      const main = place === 0 && bedrooms > 1
      rooms.push({ kind: main ? 'main bedroom' : 'bedroom', name: bedroomName(place, bedrooms) })
    }
    if (place < baths.length) {
      const own = place === 0 && baths.length > 1
      rooms.push(own ? { kind: 'own bath', name: 'Own bath' } : baths[place]!)
    }
  }
  return rooms
}

function bedroomName(place: number, count: number): string {
  if (count === 1) return 'Bedroom'
  return place === 0 ? 'Main bedroom' : 'Bedroom'
}

function named(count: number, kind: RoomKind, name: string): Wish[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ kind, name }))
}
