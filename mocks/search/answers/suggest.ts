import type { Suggestion } from '@/contract/search/suggestions'
import { suggestionsFor as suggest, type Market } from '@/domain/search/suggest/suggestions'
import { countFound, find, pageOf, type World } from '../world/world'

const markets = new WeakMap<World, Market>()

/** Suggestions for the words `q`. `titleOf` is asked for generated listings. */
export function suggestionsFor(world: World, q: string, titleOf: (id: string) => string): Suggestion[] {
  const market = markets.get(world) ?? marketOf(world, titleOf)
  markets.set(world, market)
  return suggest(market, q)
}

function marketOf(world: World, titleOf: (id: string) => string): Market {
  const { generated, written } = world
  const from = { generated: 0, written: 0 }
  const titles = new Map(written.map(({ id, title }) => [id, title]))
  return {
    named: [...(generated?.kinds ?? []), ...written],
    count: (search) => countFound(world, search),
    first: (search, limit) =>
      pageOf(world, find(world, search), { sort: 'newest', from, limit }).ids.map((id) => ({
        id,
        title: titles.get(id) ?? titleOf(id),
      })),
  }
}
