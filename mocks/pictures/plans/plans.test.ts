import { existsSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingOf } from '@/domain/domain.test-support'
import { convertArea } from '@/domain/units/units'
import { allReached, extentOf, floorPlan } from './home'
import { lotPlan } from './lot'
import { planFiles } from './plans'
import { overlaps, type Floor, type FloorPlan, type Room } from './shapes'
import { towerPlan } from './tower'

type Stated = { type?: string; bedrooms?: number; bathrooms?: number; sqm?: number; parking?: number; id?: string }

function planOf({ type = 'Condo', bedrooms = 2, bathrooms = 1, sqm = 56, parking = 0, id = '7' }: Stated) {
  const size = convertArea(sqm, 'sq m', 'sq ft')
  return floorPlan(listingOf({ id, property_type: type, bedrooms, bathrooms, size, parking }))
}

const roomsOf = (plan: FloorPlan | null) => (plan?.floors ?? []).flatMap(({ rooms }) => rooms)
const count = (rooms: readonly Room[], kind: RegExp) => rooms.filter((room) => kind.test(room.kind)).length
const areaOf = ({ rooms }: Floor) => rooms.reduce((sum, { width, depth }) => sum + width * depth, 0)

test('a two-bedroom condominium has its rooms on one floor, with a door from the corridor into the kitchen', () => {
  const plan = planOf({})
  expect(roomsOf(plan).map(({ name }) => name)).toEqual([
    'Living and dining',
    'Main bedroom',
    'Bedroom',
    'Hall',
    'Kitchen',
    'Bath',
  ])
  const [floor] = plan!.floors
  const entrance = floor!.openings.find(({ kind }) => kind === 'entrance')
  expect(floor!.rooms.find(({ id }) => id === entrance?.between[0])?.kind).toBe('kitchen')
})

test('a townhouse has its bedrooms above, and a half bath is a toilet below', () => {
  const plan = planOf({ type: 'Townhouse', bedrooms: 3, bathrooms: 2.5, sqm: 120, parking: 1 })
  const [ground, upper] = plan!.floors
  expect(count(ground!.rooms, /toilet/)).toBe(1)
  expect(count(ground!.rooms, /bedroom/)).toBe(0)
  expect(count(upper!.rooms, /bedroom/)).toBe(3)
  expect(ground!.outside.map(({ name }) => name)).toEqual(['Parking'])
})

test('the same listing is always drawn the same, and neighbours in the list may be drawn the other way round', () => {
  expect(planOf({ id: '7' })).toEqual(planOf({ id: '7' }))
  expect(planOf({ id: '8' })).not.toEqual(planOf({ id: '7' }))
})

test('what is no home, and what facts do not fit a home, has no plan', () => {
  expect(planOf({ type: 'Warehouse' })).toBeNull()
  expect(planOf({ bedrooms: 12, sqm: 40 })).toBeNull()
  expect(planOf({ sqm: 0 })).toBeNull()
  expect(floorPlan(listingOf({ property_type: 'Condo' }))).toBeNull()
})

const homes = fc.record({
  type: fc.constantFrom(
    'Single-Family Home',
    'Villa',
    'Vacation Home',
    'Duplex',
    'Townhouse',
    'Loft',
    'Condo',
    'Studio',
  ),
  bedrooms: fc.integer({ min: 0, max: 7 }),
  bathrooms: fc.integer({ min: 2, max: 11 }).map((halves) => halves / 2),
  sqm: fc.integer({ min: 12, max: 600 }),
  parking: fc.integer({ min: 0, max: 4 }),
  id: fc.string({ minLength: 1, maxLength: 3 }),
})

test('any plan has the stated rooms and floor area, no room lies on another, and each is reached and used', () => {
  let drawn = 0
  fc.assert(
    fc.property(homes, (stated) => {
      const plan = planOf(stated)
      if (!plan) return
      drawn += 1
      const rooms = roomsOf(plan)
      const studio = count(rooms, /studio/)
      expect(count(rooms, /bedroom/) + (stated.bedrooms === 1 ? studio : 0)).toBe(stated.bedrooms)
      expect(count(rooms, /bath/)).toBe(Math.floor(stated.bathrooms))
      expect(count(rooms, /toilet/)).toBe(stated.bathrooms % 1 === 0 ? 0 : 1)
      expect(plan.floors.reduce((sum, floor) => sum + areaOf(floor), 0)).toBeCloseTo(stated.sqm, 1)
      for (const floor of plan.floors) {
        expect(allReached(floor.rooms, floor.openings)).toBe(true)
        expect(
          floor.rooms.every((one, place) => floor.rooms.slice(place + 1).every((other) => !overlaps(one, other))),
        ).toBe(true)
        for (const room of floor.rooms) {
          expect(Math.min(room.width, room.depth)).toBeGreaterThan(0.85)
          if (!/bedroom|studio/.test(room.kind)) continue
          const windows = floor.openings.filter(({ kind, between }) => kind === 'window' && between[0] === room.id)
          expect(windows.length).toBeGreaterThan(0)
        }
      }
    }),
    { numRuns: 250, seed: 21 },
  )
  expect(drawn).toBeGreaterThan(90)
})

test('furniture stands inside its floor, clear of other furniture', () => {
  fc.assert(
    fc.property(homes, (stated) => {
      const plan = planOf(stated)
      if (!plan) return
      const { x, width } = extentOf(plan)
      for (const { furniture } of plan.floors) {
        expect(furniture.filter((piece) => piece.x < x || piece.x + piece.width > x + width)).toEqual([])
        expect(
          furniture.filter((piece, place) => furniture.slice(place + 1).some((other) => overlaps(piece, other))),
        ).toEqual([])
      }
    }),
    { numRuns: 100, seed: 21 },
  )
})

const lotOf = (sqm: number, lot: object) =>
  lotPlan(
    listingOf({
      lot_size: convertArea(sqm, 'sq m', 'acres'),
      street: 'MacArthur Drive, Barangay Tabuc Suba, Jaro',
      ph: { lot },
    }),
  )

test('the depth of a lot follows from its area and its frontage; without them, or with a wrong one, it has no plan', () => {
  expect(lotOf(300, { frontage: 15, road_width: 6 })).toMatchObject({
    frontage: 15,
    roadWidth: 6,
    road: 'MacArthur Drive',
  })
  expect(lotOf(300, { frontage: 15 })?.depth).toBeCloseTo(20, 2)
  expect(lotOf(300, { frontage: 15, road_width: 0 })?.roadWidth, 'no road reaches it').toBeNull()
  for (const plan of [
    lotOf(300, {}),
    lotOf(0, { frontage: 15 }),
    lotOf(300, { frontage: 2 }),
    lotOf(300, { frontage: 900 }),
  ])
    expect(plan).toBeNull()
})

const unitOf = (unit: object) => towerPlan(listingOf({ property_type: 'Office', ph: { unit } }))

test('a unit has its floor, the floors of its building and where it looks; a low or contradicting building is no tower', () => {
  const unit = { floor: 14, storeys: 18, orientation: 'west', number: '14C', tower: 'West tower' }
  expect(unitOf(unit)).toEqual({ floor: 14, storeys: 18, facing: 'west', unit: '14C', tower: 'West tower' })
  expect(unitOf({ floor: 9 })).toMatchObject({ storeys: null, facing: null })
  for (const wrong of [{ storeys: 18 }, { floor: 2 }, { floor: 2, storeys: 2 }, { floor: 19, storeys: 18 }])
    expect(unitOf(wrong)).toBeNull()
})

test('the files of the sketches are what the facts give, small and named as sketches', () => {
  for (const [path, text] of Object.entries(planFiles())) {
    const written = existsSync(path) ? readFileSync(path, 'utf8') : ''
    expect(written, `${path}: node mocks/pictures/plans.mjs draws it`).toBe(text)
    expect(text.match(/"alt": "(?!Sketch of )/g), path).toBeNull()
    expect(path.endsWith('.svg') && text.length > 12 * 1024, path).toBe(false)
  }
})
