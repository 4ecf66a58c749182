import { isRecord } from '@/domain/wire-values'
import { parseJson, storedValue } from '../storage/stored-value'
import { lastSession } from './last-user'

const REASONS = ['page', 'chat', 'tour', 'save-search', 'follow', 'list', 'report', 'session-ended'] as const
/** What a visitor was about to do when they were asked to sign in. */
export type SignInReason = (typeof REASONS)[number]

type Destination = {
  path: string
  reason: SignInReason
  /** Who or what it is about, as the modal names it. */
  about?: string
  /** Whose session ended there; null: a visitor, who may sign in as anybody. */
  owner: string | null
}

/** Where a visitor of this tab wanted to go when they were asked to sign in; used once, after signing in (B 2.1). */
const useDestination = storedValue<Destination | null>({
  key: 'proventous:destination',
  read: (text) => heal(parseJson(text)),
  write: (destination) => destination && JSON.stringify(destination),
})

function heal(raw: unknown): Destination | null {
  if (!isRecord(raw)) return null
  const { path, owner, about } = raw
  const reason = REASONS.find((one) => one === raw.reason) ?? 'page'
  if (typeof path !== 'string' || !isOwnPath(path)) return null
  const known = { path, reason, owner: typeof owner === 'string' ? owner : null }
  return typeof about === 'string' ? { ...known, about } : known
}

export function rememberDestination(path: string, reason: SignInReason, about?: string): void {
  if (isOwnPath(path))
    useDestination.getState().set({ path, reason, owner: lastSession().user, ...(about ? { about } : {}) })
}

/** The destination of the user who signs in; null where there is none, or where it is another user's. */
export function takeDestination(userId: string): string | null {
  const destination = useDestination.getState().current()
  forgetDestination()
  return destination && (destination.owner ?? userId) === userId ? destination.path : null
}

export function forgetDestination(): void {
  useDestination.getState().set(null)
}

/** Call it when the page has loaded: a reload keeps the destination and returns it; any other way here forgets it. */
export function resumeDestination(): Pick<Destination, 'reason' | 'about'> | null {
  const destination = useDestination.getState().current()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (destination && navigation?.type === 'reload') return destination
  forgetDestination()
  return null
}

/** Whether a path stays inside this product: `//host` and `/\\host` are other origins. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path)) return false
  try {
    return new URL(path, 'https://own.invalid').origin === 'https://own.invalid'
  } catch {
    return false
  }
}
