import { describe, expect, test } from 'vitest'
import type { WireProperty } from '@/contract/listing/property'
import { LISTING_TITLE_TYPES, SALE_STAGES } from '@/contract/listing/ph-facts'
import { listingOf } from '../domain.test-support'
import { monthlyDues } from './dues'
import { cautionsOf, foreignersNote } from './cautions'
import { paymentTimeline } from './payment-timeline'
import { titleQuestions } from './title'

type Ph = WireProperty['ph']
const TODAY = '2026-03-14'
const ids = (ph: Ph, today = TODAY) => cautionsOf(listingOf({ ph }), today).map(({ id }) => id)

describe('cautions', () => {
  test('four of the titles have one, the three others none', () => {
    const cautious = LISTING_TITLE_TYPES.filter((title_type) => ids({ title_type }).length > 0)
    expect(cautious).toEqual(['tax-declaration', 'mother-title', 'CLOA', 'rights-only'])
  })

  test('a developer without a license to sell has one, a resale needs none', () => {
    const without = SALE_STAGES.filter((sale_stage) => ids({ sale_stage }).includes('no-license'))
    expect(without).toEqual(['pre-selling', 'under-construction'])
    expect(ids({ sale_stage: 'pre-selling', license_to_sell: { number: '034567' } })).toEqual([])
  })

  test('an acquired property is occupied, or nobody says', () => {
    const sold = { sale_stage: 'foreclosed' } as const
    expect(ids({ ...sold, acquired: { occupancy: 'occupied', as_is: true } })).toEqual(['occupied', 'as-is'])
    expect(ids({ ...sold, acquired: { occupancy: 'vacant' } })).toEqual([])
    expect(ids(sold)).toEqual(['occupancy-unknown'])
  })

  test('what has an end has passed on the day after it', () => {
    const ph: Ph = {
      sale_stage: 'foreclosed',
      acquired: { occupancy: 'vacant', offers_until: '2026-03-14' },
      broker: { valid_until: '2026-03-14' },
    }
    expect(ids(ph)).toEqual([])
    expect(ids(ph, '2026-03-15')).toEqual(['offers-over', 'broker-expired'])
    const tower: Ph = { sale_stage: 'under-construction', turnover: '2026-03', license_to_sell: { number: '034567' } }
    expect([ids(tower, '2026-03-31'), ids(tower, '2026-04-01')]).toEqual([[], ['turnover-passed']])
  })

  test('what a seller states of a title has one, a clean title in their own name has none', () => {
    expect(ids({ title_liens: 'mortgage', title_holder: 'seller' })).toEqual(['mortgage'])
    expect(ids({ title_liens: 'annotation', title_holder: 'bank' })).toEqual(['annotation'])
    expect(ids({ title_liens: 'adverse_claim', title_holder: 'family' })).toEqual(['adverse-claim', 'other-holder'])
    expect(ids({ title_liens: 'none_stated', title_holder: 'seller' })).toEqual([])
  })

  test('floods that come often count, the one in 100 years alone does not', () => {
    expect(ids({ flood: { year_5: 'none', year_25: 'low', year_100: 'high' } })).toEqual([])
    expect(ids({ flood: { year_25: 'medium' } })).toEqual(['flood-often'])
  })

  test('each says a sentence, its reason and where it is written', () => {
    const everything: Ph = { sale_stage: 'assumed-balance', title_type: 'CLOA', flood: { year_5: 'high' } }
    for (const { says, because, source } of cautionsOf(listingOf({ ph: everything }), TODAY)) {
      expect(says).toMatch(/^[A-Z].+\.$/)
      expect(because).toMatch(/^[A-Z].+\.$/)
      expect(source).not.toBe('')
    }
  })

  test('foreigners: land is not for them, a unit where the seller states it', () => {
    const note = (changes: Partial<WireProperty>) => foreignersNote(listingOf(changes))?.says
    expect(note({ category: 'land', property_type: 'Residential Land' })).toBe('Land is for Filipinos.')
    expect(note({ property_type: 'Condo', ph: { foreign_ok: true } })).toBe('Foreigners may own this unit.')
    expect(note({ property_type: 'Condo' })).toBeUndefined()
    expect(note({ category: 'land', listing_type: 'rent' })).toBeUndefined()
  })
})

test('a developer is paid in three steps, the reservation taken off the down payment', () => {
  const ph: Ph = {
    sale_stage: 'pre-selling',
    turnover: '2028-06',
    payment: { reservation: 25_000, down_percent: 10, down_months: 30, balance: 'bank' },
  }
  expect(paymentTimeline(listingOf({ price: 3_950_000, ph }))).toEqual([
    { is: 'reservation', amount: 25_000 },
    { is: 'down', amount: 370_000, months: 30, monthly: 12_333.33 },
    { is: 'balance', amount: 3_555_000, by: 'bank', turnover: '2028-06' },
  ])
  expect(paymentTimeline(listingOf({ price: 3_950_000 }))).toEqual([])
  expect(paymentTimeline(listingOf({ price: 0, ph }))).toEqual([])
  // A reservation above the down payment is all that is paid before the balance.
  expect(paymentTimeline(listingOf({ price: 100, ph: { payment: { reservation: 30, down_percent: 10 } } }))).toEqual([
    { is: 'reservation', amount: 30 },
    { is: 'balance', amount: 70, by: '', turnover: '' },
  ])
})

test('dues are those of a month, else the rate by the floor area', () => {
  const dues = (changes: Partial<WireProperty>) => monthlyDues(listingOf(changes))
  expect(dues({ hoa_fees: 2_800, ph: { association_dues: { per_sqm: 100 } } })).toBe(2_800)
  expect(dues({ size: 1_000, ph: { association_dues: { per_sqm: 95 } } })).toBe(8_835)
  expect(dues({ ph: { association_dues: { per_sqm: 95 } } })).toBe(0)
  expect(dues({})).toBe(0)
})

test('what is not stated of a title is a question; a rental has none', () => {
  const questions = (changes: Partial<WireProperty>) => titleQuestions(listingOf(changes))
  expect(questions({})).toHaveLength(3)
  expect(questions({ ph: { title_type: 'TCT', title_liens: 'none_stated' } })).toEqual(['In whose name is the title?'])
  expect(questions({ listing_type: 'rent' })).toEqual([])
})
