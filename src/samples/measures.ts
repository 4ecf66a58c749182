import { keptBound } from '@/domain/units/typed-bounds'
import type { SampleListing } from './sample-listing'

/** Square meters, in which listings here are thought of, as the square feet that the wire holds (B 9). */
export const floorArea = (sqm: number) => keptBound(sqm, 'size', 'metric')

/** Square meters of land as the acres that the wire holds (A 3). */
export const lotArea = (sqm: number) => keptBound(sqm, 'lot', 'metric')

type Measures = {
  bedrooms?: number
  bathrooms?: number
  floor?: number
  /** Square meters. */
  lot?: number
  parking?: number
  /** When it was built. */
  year?: number
}

/** Those that are given, under the names and in the units of the wire. */
export function measures({ floor, lot, year, ...rest }: Measures): Partial<SampleListing> {
  return {
    ...rest,
    ...(floor === undefined ? {} : { size: floorArea(floor) }),
    ...(lot === undefined ? {} : { lot_size: lotArea(lot) }),
    ...(year === undefined ? {} : { year_built: year }),
  }
}

export function at(latitude: number, longitude: number) {
  return { latitude, longitude }
}

type Hazard = SampleListing['flood_year_5']

/** How a flood that comes once in 5, 25 and 100 years reaches it. */
export function flood(year5: Hazard, year25: Hazard, year100: Hazard) {
  return { flood_year_5: year5, flood_year_25: year25, flood_year_100: year100 }
}

function short<const Names extends Readonly<Record<string, keyof SampleListing>>>(names: Names) {
  return (given: { [Key in keyof Names]?: SampleListing[Names[Key]] }): Partial<SampleListing> =>
    Object.fromEntries(Object.entries(given).map(([key, value]) => [names[key], value]))
}

export const terms = short({
  furnishing: 'furnishing',
  pets: 'pet_friendly',
  lease: 'minimum_lease',
  deposit: 'deposit',
})

export const payment = short({
  reservation: 'payment_reservation',
  percent: 'payment_down_percent',
  months: 'payment_down_months',
  balance: 'payment_balance',
})

export const unit = short({ floor: 'unit_floor', number: 'unit_number', faces: 'unit_orientation' })

export const titled = short({ holder: 'title_holder', liens: 'title_liens', on: 'title_checked_on' })

export const licensed = short({
  number: 'license_to_sell_number',
  date: 'license_to_sell_date',
  project: 'license_to_sell_project',
})

/** The zonal value of the tax office, pesos for a square meter. */
export function assessed(perSqm: number, year: number) {
  return { government_value_per_sqm: perSqm, government_value_year: year }
}
