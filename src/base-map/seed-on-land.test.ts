import { describe, expect, it } from 'vitest'
import { MARKET_LISTINGS } from '@mocks/store/worlds/market/listings'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { districtAt, isOnLand } from './shapes/geo'

describe('each seeded listing stands on land, in the district or town that it names', () => {
  it.each(
    [...SAMPLE_LISTINGS, ...MARKET_LISTINGS].map(({ id, title, district, latitude, longitude }) => ({
      id,
      title,
      district,
      latitude,
      longitude,
    })),
  )('$id $title, $district', ({ latitude, longitude, district }) => {
    expect(isOnLand(latitude, longitude)).toBe(true)
    expect(districtAt(latitude, longitude)).toBe(district)
  })
})
