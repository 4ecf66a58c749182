import type { SampleListing } from '@/samples/sample-listing'
import { BUSINESS_FOR_SALE } from './business-for-sale'
import { CONDOS_AND_RETREATS_FOR_SALE } from './condos-and-retreats-for-sale'
import { HOMES_FOR_RENT } from './homes-for-rent'
import { HOUSES_FOR_SALE } from './houses-for-sale'
import { ILOILO_LISTINGS } from './iloilo'
import { INVESTMENT_FOR_SALE } from './investment-for-sale'
import { LAND_FOR_SALE } from './land-for-sale'
import { OFFICES_AND_SHOPS_FOR_RENT } from './offices-and-shops-for-rent'
import { PAPERS } from './papers'
import { SPECIAL_FOR_SALE } from './special-for-sale'
import { STORAGE_AND_VENUES_FOR_RENT } from './storage-and-venues-for-rent'

/** The built-in listings (B 3.6), in the order of their ids: `1`–`25`, `r1`–`r13`, `iloilo1`–`iloilo4`. */
export const SAMPLE_LISTINGS: SampleListing[] = [
  ...HOUSES_FOR_SALE,
  ...CONDOS_AND_RETREATS_FOR_SALE,
  ...BUSINESS_FOR_SALE,
  ...LAND_FOR_SALE,
  ...SPECIAL_FOR_SALE,
  ...INVESTMENT_FOR_SALE,
  ...HOMES_FOR_RENT,
  ...OFFICES_AND_SHOPS_FOR_RENT,
  ...STORAGE_AND_VENUES_FOR_RENT,
  ...ILOILO_LISTINGS,
].map((sample) => ({ ...sample, ...PAPERS[sample.id] }))
