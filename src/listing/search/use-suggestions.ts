import { queryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
import { marketOf, suggestionsFor } from '@/domain/search/suggest/suggestions'
import { serverQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'

export function useSuggestions(typed: string, wanted: boolean) {
  const query = queryOptions({
    ...serverQuery(listingKeys.suggestions(typed), (server, signal) => server.suggestionsOf(typed, signal)),
    // What fits fewer letters may fit more; what was suggested for other words would be replaced under the finger.
    placeholderData: (data, last) => (isRefined(last?.queryKey.at(-1), typed) ? data : undefined),
  })
  const ofList = useCallback((list: readonly Listing[]) => suggestionsFor(marketOf(list), typed), [typed])
  return useAnswer(query, { ofList, enabled: wanted && typed !== '' })
}

const isRefined = (before: unknown, now: string) =>
  typeof before === 'string' && (now.startsWith(before) || before.startsWith(now))
