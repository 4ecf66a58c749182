import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { SAMPLE_PEOPLE } from '@/samples/people'
import type { SampleListing } from '@/samples/sample-listing'
import { sampleToWire } from '@/samples/to-wire'
import { MARKET_LISTINGS } from '../../store/worlds/market/listings'
import { drawHome } from './draw-home'
import { drawLot, drawTower } from './draw-site'
import { floorPlan } from './home'
import { lotPlan } from './lot'
import type { Drawing } from './sheet'
import { towerPlan } from './tower'

/** What the facts of a listing allow to draw: its rooms, its place in the building, its lot. */
export function drawingsOf(listing: Listing): Drawing[] {
  const [home, tower, lot] = [floorPlan(listing), towerPlan(listing), lotPlan(listing)]
  return [
    ...(home ? [drawHome(home)] : []),
    ...(tower ? [drawTower(tower)] : []),
    ...(lot ? [drawLot(lot, listing.lotSize)] : []),
  ]
}

/** Each file by its path, the lists of the drawings among them. */
export function planFiles(): Record<string, string> {
  const files: Record<string, string> = {}
  const listIn = (path: string, samples: readonly SampleListing[]) => {
    const lists = samples.flatMap((sample) => {
      const drawings = drawingsOf(toListing(sampleToWire(sample, SAMPLE_PEOPLE, 0)))
      for (const { name, svg } of drawings) files[`public/storage/properties/${sample.id}/${name}.svg`] = svg
      return drawings.length > 0 ? [[sample.id, drawings.map(({ svg: _, ...drawing }) => drawing)]] : []
    })
    files[path] = `${JSON.stringify(Object.fromEntries(lists), null, 1)}\n`
  }
  listIn('src/samples/plans.gen.json', SAMPLE_LISTINGS)
  listIn('mocks/store/worlds/market/plans.gen.json', MARKET_LISTINGS)
  return files
}
