import { expect, test } from 'vitest'
import { listingOf } from '../domain.test-support'
import { convertArea } from '../units/units'
import { lotPlan } from './lot-plan'
import { plansOf, plansTitle } from './plans'
import { towerPlan } from './tower-plan'

const lotOf = (sqm: number, lot: object, rest: object = {}) =>
  listingOf({
    category: 'land',
    property_type: 'Residential Land',
    lot_size: convertArea(sqm, 'sq m', 'acres'),
    street: 'MacArthur Drive, Barangay Tabuc Suba, Jaro',
    ph: { lot },
    ...rest,
  })
const unitOf = (unit: object) => listingOf({ property_type: 'Office', ph: { unit } })

test('the depth of a lot follows from its area and its frontage', () => {
  const plan = lotPlan(lotOf(300, { frontage: 15, road_width: 6 }))
  expect(plan?.frontage).toBe(15)
  expect(plan?.depth).toBeCloseTo(20, 2)
  expect(plan).toMatchObject({ roadWidth: 6, road: 'MacArthur Drive', fenced: false })
})

test('a lot without a frontage, without an area or of an impossible shape has no plan', () => {
  expect(lotPlan(lotOf(300, {}))).toBeNull()
  expect(lotPlan(lotOf(0, { frontage: 15 }))).toBeNull()
  expect(lotPlan(lotOf(300, { frontage: 2 }))).toBeNull()
  expect(lotPlan(lotOf(300, { frontage: 900 }))).toBeNull()
})

test('a lot that no road reaches is drawn without a road', () => {
  expect(lotPlan(lotOf(300, { frontage: 15, road_width: 0 }))?.roadWidth).toBeNull()
})

test('a unit has its floor, the floors of its building and where it looks', () => {
  const unit = { floor: 14, storeys: 18, orientation: 'west', number: '14C', tower: 'West tower' }
  expect(towerPlan(unitOf(unit))).toEqual({
    floor: 14,
    storeys: 18,
    facing: 'west',
    unit: '14C',
    tower: 'West tower',
  })
})

test('what is not stated of a unit is left open, and a low or contradicting building is no tower', () => {
  expect(towerPlan(unitOf({ floor: 9 }))).toMatchObject({ storeys: null, facing: null })
  expect(towerPlan(unitOf({ storeys: 18 }))).toBeNull()
  expect(towerPlan(unitOf({ floor: 2 }))).toBeNull()
  expect(towerPlan(unitOf({ floor: 2, storeys: 2 }))).toBeNull()
  expect(towerPlan(unitOf({ floor: 19, storeys: 18 }))).toBeNull()
})

test('the plans of a listing are called by what can be drawn', () => {
  const title = (listing: Parameters<typeof plansOf>[0]) => {
    const plans = plansOf(listing)
    return plans && plansTitle(plans)
  }
  expect(title(lotOf(300, { frontage: 15 }))).toBe('Plan of the lot')
  expect(title(unitOf({ floor: 9 }))).toBe('Place in the building')
  expect(title(listingOf({ property_type: 'Condo', bedrooms: 2, bathrooms: 1, size: 600 }))).toBe('Floor plan')
  expect(title(listingOf({ property_type: 'Warehouse' }))).toBeNull()
})
