import { ownProfilePath } from '@/domain/people/profile-path'
import type { SessionUser } from '@/session/session'
import type { Purpose } from './welcome-due'

type Step = { to: string; title: string; text: string }

const SEARCH: readonly Step[] = [
  {
    to: '/dashboard/saved-searches',
    title: 'Save a search',
    text: 'Set the filters, then press Save this search: new homes come to you.',
  },
  {
    to: '/dashboard/favorites',
    title: 'Keep what you like',
    text: 'The heart keeps a home. Up to four can be compared side by side.',
  },
  { to: '/dashboard/tours', title: 'See it for yourself', text: 'Chat with the lister, or ask for a tour.' },
]

const LIST: readonly Step[] = [
  {
    to: '/dashboard/list-property',
    title: 'List your property',
    text: 'Photos, facts and a price. What you write is kept as a draft.',
  },
  {
    to: '/dashboard/messages',
    title: 'Answer those who ask',
    text: 'Messages, offers and tour requests come to you, on every device.',
  },
]

/** What to do next, by what somebody came for. Listing needs phone and ID first (B 5). */
export function welcomeSteps(purpose: Purpose, user: SessionUser): readonly Step[] {
  if (purpose === 'search') return SEARCH
  if (user.phone_verified && user.id_verified) return LIST
  const verify = {
    to: ownProfilePath(user),
    title: 'Verify your phone and ID',
    text: 'Only verified users can list. An ID is reviewed within 24-48 hours.',
  }
  return [verify, ...LIST]
}
