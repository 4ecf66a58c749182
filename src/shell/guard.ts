import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'

/**
 * Protected screens need the stored token and user (B 2.1). Without them the visitor is redirected to `/`, where the auth modal
 * opens; signing in continues to the blocked screen.
 */
export function requireSession({ location, preload }: { location: ParsedLocation; preload: boolean }): void {
  if (isSignedIn()) return
  // Hovering a link preloads its screen, which is no visit.
  if (!preload) askToSignIn(location.href, 'page')
  throw redirect({ to: '/', replace: true })
}
