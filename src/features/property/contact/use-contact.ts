import { useNavigate } from '@tanstack/react-router'
import type { Listing } from '@/domain/listing'
import { chatPath, isOwnListing } from '@/domain/profile-path'
import { signInToChat } from '@/listing/chat-button'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { useSessionUser } from '@/session/session'
import { useViewerId } from './use-viewer-id'

/** What one can do about a listing; `null` where it makes no sense. */
export type Contact = { own: boolean; chat: (() => void) | null; schedule: (() => void) | null }

/**
 * Chat and tours: not on one's own listing (B 2.4, B 6), no tour of what is sold. Both need an account: a visitor is asked to
 * sign in and then goes on to where they were headed.
 */
export function useContact(listing: Listing, openTour: () => void): Contact {
  const navigate = useNavigate()
  const user = useSessionUser()
  const own = isOwnListing(listing, useViewerId())
  const chat = () => (user ? void navigate({ href: chatPath(listing) }) : signInToChat(listing))
  const schedule = () => {
    if (user) return openTour()
    rememberDestination(`/dashboard/property/${encodeURIComponent(listing.id)}`)
    useAuthDialog.getState().open('login')
  }
  return { own, chat: own ? null : chat, schedule: own || listing.status === 'sold' ? null : schedule }
}
