import type { Listing } from '@/domain/listing/listing'
import { convertArea } from '@/domain/units/units'

/** A lot as a rectangle on its road: area and frontage are as stated, the depth follows. Metres. */
export type LotPlan = {
  frontage: number
  depth: number
  /** Null where it is not stated. */
  roadWidth: number | null
  /** The street, without what follows it; empty where none is stated. */
  road: string
  fenced: boolean
}

/** A lot that is longer than this many times its width is no rectangle that anybody could use: one of the facts is wrong. */
const LONGEST = 12

type Facts = Pick<Listing, 'address' | 'lotSize' | 'landFeatures'> & {
  ph: Pick<Listing['ph'], 'lotFrontage' | 'lotRoadWidth'>
}

/** Null where the frontage or the area is not stated, or where they fit no lot. */
export function lotPlan({ address, lotSize, landFeatures, ph }: Facts): LotPlan | null {
  const frontage = ph.lotFrontage
  const area = convertArea(lotSize, 'acres', 'sq m')
  if (frontage === null || frontage <= 0 || area <= 0) return null
  const depth = area / frontage
  if (depth > LONGEST * frontage || frontage > LONGEST * depth) return null
  const roadWidth = ph.lotRoadWidth === 0 ? null : ph.lotRoadWidth
  const road = (address.split(',')[0] ?? '').trim()
  return { frontage, depth, roadWidth, road, fenced: landFeatures.includes('Fencing') }
}
