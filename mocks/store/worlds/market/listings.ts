import type { SampleListing } from '@/samples/sample-listing'
import { SMALL_BUSINESS_FOR_RENT } from './rent/business'
import { FAMILY_HOUSES_FOR_RENT } from './rent/family-houses'
import { ROOMS } from './rent/rooms'
import { SMALL_HOUSES_FOR_RENT } from './rent/small-houses'
import { UNITS_FOR_RENT } from './rent/units'
import { WALK_UPS } from './rent/walk-ups'
import { CITY_HOMES } from './sale/city-homes'
import { LEGANES_HOMES } from './sale/leganes'
import { LOTS } from './sale/lots'
import { LUNHAW_FOR_SALE } from './sale/lunhaw-residences'
import { OTON_HOUSES } from './sale/oton-houses'
import { OTON_SUBDIVISIONS } from './sale/oton-subdivisions'
import { PAVIA_HOUSES } from './sale/pavia-houses'
import { PAVIA_SUBDIVISIONS } from './sale/pavia-subdivisions'
import { SANTA_BARBARA_HOMES } from './sale/santa-barbara'
import { SHOPHOUSES } from './sale/shophouses'
import { SUBA_VISTA_AND_ATABAY_FOR_SALE } from './sale/suba-vista-and-atabay'

/** The listings that the demo's market adds to the documented ones: `h1`–`h60` for sale, `rh1`–`rh30` for rent. */
export const MARKET_LISTINGS: readonly SampleListing[] = [
  ...PAVIA_SUBDIVISIONS,
  ...PAVIA_HOUSES,
  ...OTON_SUBDIVISIONS,
  ...OTON_HOUSES,
  ...SANTA_BARBARA_HOMES,
  ...LEGANES_HOMES,
  ...LUNHAW_FOR_SALE,
  ...SUBA_VISTA_AND_ATABAY_FOR_SALE,
  ...CITY_HOMES,
  ...LOTS,
  ...SHOPHOUSES,
  ...ROOMS,
  ...WALK_UPS,
  ...SMALL_HOUSES_FOR_RENT,
  ...FAMILY_HOUSES_FOR_RENT,
  ...UNITS_FOR_RENT,
  ...SMALL_BUSINESS_FOR_RENT,
]
