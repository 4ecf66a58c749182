import type { Listing } from '../listing/listing'

type Facts = Pick<Listing, 'bedrooms'> & { ph: Pick<Listing['ph'], 'lotFrontage' | 'unitFloor'> }

/** Whether it is worth loading the code that draws plans: some listings of these have none after all. */
export function mayBeDrawn({ bedrooms, ph }: Facts): boolean {
  return bedrooms !== null || ph.lotFrontage !== null || ph.unitFloor !== null
}
