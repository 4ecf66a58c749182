import type { SampleListing } from './sample-listing'

const BASE = {
  status: 'available',
  condition: 'Pre-Owned',
  utilities_included: [],
} satisfies Partial<SampleListing>

/** What most listings have in common; each says where it differs. */
export const FOR_SALE = { listing_type: 'sale', ...BASE } satisfies Partial<SampleListing>
export const FOR_RENT = { listing_type: 'rent', ...BASE } satisfies Partial<SampleListing>
