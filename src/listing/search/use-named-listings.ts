import type { Listing } from '@/domain/listing/listing'
import { namedQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'

export function useNamedListings(ids: readonly string[]) {
  const hasAll = (listings: readonly Listing[] | undefined) =>
    ids.every((id) => listings?.some((listing) => listing.id === id))
  // One listing less needs no waiting.
  const placeholderData = (before: readonly Listing[] | undefined) => (hasAll(before) ? before : undefined)
  return useAnswer({ ...namedQuery(ids), placeholderData }, { ofList: (list) => list })
}
