import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { askToSignIn } from '@/session/auth-dialog'
import { lastSession } from '@/session/end/last-user'
import { isSignedIn } from '@/session/session'

const PROFILE = /^\/dashboard\/u\/([^/]+)\/?$/

/** Protected screens need token and user (B 2.1). Without them `/` opens the auth modal, which leads back. */
export function requireSession({ location, preload }: { location: ParsedLocation; preload: boolean }): void {
  if (isSignedIn()) return
  const { end } = lastSession()
  const profile = PROFILE.exec(location.pathname)?.[1]
  // A profile link that a member shares opens for visitors too. Members whose session ended sign in, and are back.
  if (profile !== undefined && end !== 'expired')
    throw redirect({ href: `/u/${profile}${location.searchStr}`, replace: true })
  // A preload is no visit, and a user who has just logged out did not ask for this screen.
  if (!preload && end !== 'logged-out') askToSignIn(location.href, end === 'expired' ? 'session-ended' : 'page')
  throw redirect({ to: '/', replace: true })
}
