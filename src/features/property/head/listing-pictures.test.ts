import { expect, test } from 'vitest'
import { toListing } from '@/domain/listing/map-listing'
import { toPicture, toPlan } from './listing-pictures'

test('a picture is called by its text, without one by its number, a plan by its kind', () => {
  const images = [
    { image_url: 'front.webp', alt: 'Front' },
    { image_url: 'garden.webp' },
    { image_url: 'plan.svg', kind: 'floor_plan' as const },
  ]
  const named = (category: string) => {
    const listing = toListing({ id: '1', title: 'House', listing_type: 'sale', category, images })
    return [...listing.images.map(toPicture), ...listing.floorPlans.map((plan) => toPlan(plan, listing))].map(
      ({ alt }) => alt,
    )
  }
  expect(named('residential')).toEqual(['Front', 'Picture 2', 'Floor plan'])
  expect(named('land')).toEqual(['Front', 'Picture 2', 'Plan of the lot'])
})
