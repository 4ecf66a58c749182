import { endpointById } from '@/contract'
import { countView, countSave } from '@/contract/listing/interest'
import { createProperty, listMyProperties } from '@/contract/listing/properties'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { writeArea } from '@/domain/search/query/area'
import { lister } from '../checks/between-people/listers'
import type { World } from '../context'
import { newListingBody } from '../fixtures'
import { picture } from '../pictures'
import type { Ask } from '../talking/client'
import type { Answer } from '../talking/http'
import { isFine, requireLimit, type Trial } from './attempt'

/** Calls under way at once: so many searches are to take seconds. */
const AT_ONCE = 20

const QUERIES: Record<string, Ask> = {
  searchProperties: { query: { limit: '1', fields: 'card' } },
  clusterProperties: { query: { zoom: '5' } },
  suggestSearches: { query: { q: 'jaro' } },
  interpretSearch: { body: { text: 'house', language: 'en' } },
  getMarket: { query: { city: 'Iloilo City' } },
  listPropertiesByIds: { query: { ids: '1' } },
}

/** One person searches until it is refused: not before the limit, and not after twice that, whenever the minute begins. */
const calls: Trial = async (world, kept) => {
  const { token } = await world.newcomer(`limit-${kept.call.toLowerCase()}`)
  const on = endpointById(kept.call)
  const { limit } = kept
  let refused: Answer | undefined
  let served = 0
  for (let begun = 0; !refused && begun <= 2 * limit.value; begun += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => world.ask(on, { ...QUERIES[kept.call], token })),
    )
    served += answers.filter(isFine).length
    refused = answers.find((answer) => !isFine(answer))
    if (served < limit.value && refused) requireLimit(kept, false, refused)
  }
  const last = refused ?? (await world.ask(on, { ...QUERIES[kept.call], token }))
  requireLimit(kept, true, last)
}

/** New listings, which go with their account: nobody's figures change. */
function homes(world: World, count: number): Promise<string[]> {
  return world.once(`${count} homes`, async () => {
    const { token } = await lister(world, 'limit-homes')
    for (let place = 0; place < count; place += 1) {
      const body = { ...newListingBody(`Conform ${world.run} ${place}`), photos: [picture('front.png', 3_000 + place)] }
      await world.succeed(createProperty, { token, body })
    }
    return (await world.succeed(listMyProperties, { token })).map(({ id }) => String(id))
  })
}

/** One device looks at one listing after the other, or saves them. */
const listings: Trial = async (world, kept) => {
  const ids = await homes(world, kept.limit.value + 1)
  const device = `conform-${world.run}-limit-of-${kept.call.toLowerCase()}`
  const [on, body] = kept.call === 'countView' ? [countView, { device }] : [countSave, { device, saved: true }]
  const count = (id: string) => world.ask(on, { params: { id }, body })
  for (const id of ids.slice(0, -1)) requireLimit(kept, false, await count(id))
  requireLimit(kept, true, await count(ids.at(-1)!))
}

const corners: Trial = async (world, kept) => {
  const corner = (place: number) => ({ lat: 10 + place / 100, lng: 122 + (place % 2) / 100 })
  for (const beyond of [0, 1]) {
    const area = writeArea([Array.from({ length: MOST_AREA_CORNERS + beyond }, (_, place) => corner(place))])
    const query = { ...QUERIES[kept.call]?.query, mode: 'all', area }
    requireLimit(kept, beyond === 1, await world.ask(endpointById(kept.call), { query }))
  }
}

/** The trials of what is counted in a search, or of how often somebody may search, by unit. */
export const SEARCHES: Readonly<Record<string, Trial>> = { calls, listings, corners }
