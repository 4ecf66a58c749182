import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { listingKeys } from '@/api/query-keys'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import { isOwnListing } from '@/domain/people/profile-path'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useFavorites } from '@/session/favorites'
import { useSessionUser, useToken } from '@/session/session'

/** Listings of other people that can still be had and come to mind first, each in one group, with the query of them. */
export function useChoices() {
  const queryClient = useQueryClient()
  const user = useSessionUser()
  const token = useToken((state) => state.value)
  const saved = useFavorites((state) => state.value)
  const conversations = useQuery(accountQueries.conversations(token)).data ?? []
  const asked = conversations.filter(({ side }) => side === 'buying').map(({ property }) => property.id)
  const named = useNamedListings([...saved, ...asked].map(String))
  const isOpen = (listing: Listing) => listing.status !== 'sold' && !isOwnListing(listing, user?.id)
  const open = (named.data ?? []).filter(isOpen)
  const among = (ids: readonly string[]) =>
    [...new Set(ids)].flatMap((id) => open.find((listing) => sameId(listing.id, id)) ?? [])

  const favorites = among(saved.toReversed())
  const chats = among(asked).filter((listing) => !favorites.includes(listing))
  const known = new Set([...favorites, ...chats].map(({ id }) => id))
  const opened = queryClient
    .getQueriesData<Listing>({ queryKey: listingKeys.details })
    .flatMap(([, listing]) => (listing && isOpen(listing) && !known.has(listing.id) ? listing : []))
    .toReversed()
  return { named, isOpen, favorites, chats, opened }
}
