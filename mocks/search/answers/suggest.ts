import type { Suggestion } from '@/contract/search/suggestions'
import { suggestionsFor as suggest, type Market } from '@/domain/search/suggest/suggestions'
import { countFound, find, pageOf, type ListingIndex } from '../columns/listing-index'

const markets = new WeakMap<ListingIndex, Market>()

export function suggestionsFor(index: ListingIndex, q: string, titleOf: (id: string) => string): Suggestion[] {
  const market = markets.get(index) ?? marketOf(index, titleOf)
  markets.set(index, market)
  return suggest(market, q)
}

function marketOf(index: ListingIndex, titleOf: (id: string) => string): Market {
  const { generated, written } = index
  const from = { generated: 0, written: 0 }
  const titles = new Map(written.map(({ id, title }) => [id, title]))
  return {
    named: [...(generated?.kinds ?? []), ...written],
    count: (search) => countFound(index, search),
    first: (search, limit) =>
      pageOf(index, find(index, search), { sort: 'newest', from, limit }).ids.map((id) => ({
        id,
        title: titles.get(id) ?? titleOf(id),
      })),
  }
}
