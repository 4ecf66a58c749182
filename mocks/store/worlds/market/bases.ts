import { FOR_RENT, FOR_SALE } from '@/samples/bases'
import type { SampleListing } from '@/samples/sample-listing'

/** What most listings of a kind have in common; each says where it differs. */
export const HOME_FOR_SALE = {
  ...FOR_SALE,
  category: 'residential',
  sale_stage: 'resale',
  title_type: 'TCT',
} satisfies Partial<SampleListing>

export const HOME_FOR_RENT = {
  ...FOR_RENT,
  category: 'residential',
  minimum_lease: 12,
} satisfies Partial<SampleListing>

export const LOT_FOR_SALE = {
  ...HOME_FOR_SALE,
  category: 'land',
  property_type: 'Residential Land',
  zoning_type: 'residential',
} satisfies Partial<SampleListing>

export const BY_PROVIDO = {
  broker_license: '0024417',
  broker_valid_until: '2028-02-14',
  owner: '401',
} satisfies Partial<SampleListing>

export const BY_TUPAS = {
  broker_license: '0026035',
  broker_valid_until: '2027-08-21',
  owner: '402',
} satisfies Partial<SampleListing>
