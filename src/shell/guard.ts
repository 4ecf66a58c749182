import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { useAuthDialog } from '@/session/auth-dialog'
import { rememberDestination } from '@/session/preferences'
import { isSignedIn } from '@/session/session'

/**
 * Protected screens need both the stored token and the stored user record (B 2.1). Without them the visitor goes to `/`,
 * history entry replaced; the auth modal opens there, and signing in continues to where they were going.
 */
export function requireSession({ location }: { location: ParsedLocation }): void {
  if (isSignedIn()) return
  rememberDestination(location.href)
  useAuthDialog.getState().open('login')
  throw redirect({ to: '/', replace: true })
}
