import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountQueries } from '@/account/account.queries'
import type { Id } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import { chatPath, isOwnListing } from '@/domain/people/profile-path'
import { signInToChat } from '@/listing/chat-button'
import { askToSignIn } from '@/session/auth-dialog'
import { useSessionUser, useStoredUser, useToken } from '@/session/session'

export type Contact = { own: boolean; chat: (() => void) | null; schedule: (() => void) | null }

/** Neither on own listings (B 2.4, B 6), no tours of sold or paused ones. A visitor signs in first, then continues. */
export function useContact(listing: Listing, openTour: () => void): Contact {
  const navigate = useNavigate()
  const user = useSessionUser()
  const own = isOwnListing(listing, useViewerId())
  const chat = () => (user ? void navigate({ href: chatPath(listing) }) : signInToChat(listing))
  const schedule = () => {
    if (user) return openTour()
    askToSignIn(`/dashboard/property/${encodeURIComponent(listing.id)}`, 'tour', listing.title)
  }
  const closed = listing.status === 'sold' || listing.paused
  return { own, chat: own ? null : chat, schedule: own || closed ? null : schedule }
}

/** From the stored user, otherwise from the profile call when a token exists (B 2.4). Null for a visitor. */
function useViewerId(): Id | null {
  const token = useToken((state) => state.value)
  const stored = useStoredUser((state) => state.value)
  const profile = useQuery({ ...accountQueries.profile(token), enabled: token !== null && stored === null })
  return stored?.id ?? profile.data?.id ?? null
}
