import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { isSignedIn } from '@/session/session'

/**
 * Protected screens need both the stored token and the stored user record (B 2.1). Without them the visitor goes to `/`,
 * history entry replaced; the auth modal opens there, and signing in continues to where they were going.
 */
export function requireSession({ location, preload }: { location: ParsedLocation; preload: boolean }): void {
  if (isSignedIn()) return
  // Resting the pointer on a link preloads its screen; that is no visit.
  if (!preload) {
    rememberDestination(location.href)
    useAuthDialog.getState().open('login')
  }
  throw redirect({ to: '/', replace: true })
}
