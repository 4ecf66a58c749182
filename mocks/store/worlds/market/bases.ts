import type { SampleListing } from '@/samples/sample-listing'

/** What most listings of a kind have in common; each says where it differs. */
export const HOME_FOR_SALE = {
  listing_type: 'sale',
  status: 'available',
  category: 'residential',
  condition: 'Pre-Owned',
  sale_stage: 'resale',
  title_type: 'TCT',
  utilities_included: [],
} satisfies Partial<SampleListing>

export const HOME_FOR_RENT = {
  listing_type: 'rent',
  status: 'available',
  category: 'residential',
  condition: 'Pre-Owned',
  minimum_lease: 12,
  utilities_included: [],
} satisfies Partial<SampleListing>

export const LOT_FOR_SALE = {
  ...HOME_FOR_SALE,
  category: 'land',
  property_type: 'Residential Land',
  zoning_type: 'residential',
} satisfies Partial<SampleListing>
