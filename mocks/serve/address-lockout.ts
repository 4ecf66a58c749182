import { superAdminLogin } from '@/contract/admin'
import { login } from '@/contract/account/auth'
import { WRONG_PASSWORDS_OF_ADDRESS as LIMIT } from '@/contract/rules/limits'
import type { Backend } from '../backend'
import { refusal } from './refusal'

const WITHIN = LIMIT.minutes * 60_000
const SIGNING_IN: ReadonlySet<string> = new Set([login, superAdminLogin].map(({ path }) => path))

/** The times of wrong passwords by network address, for each backend. */
const failures = new WeakMap<Backend, Map<string, number[]>>()

/** Answers a call, but refuses (429) to sign in from an address with too many wrong passwords, whatever the accounts. */
export async function withAddressLockout(
  backend: Backend,
  address: string,
  request: Request,
  answer: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !SIGNING_IN.has(new URL(request.url).pathname)) return answer()
  const known = failures.get(backend) ?? new Map<string, number[]>()
  failures.set(backend, known)
  const now = backend.clock.now()
  const recent = (known.get(address) ?? []).filter((time) => now - time < WITHIN)
  const free = recent.at(-LIMIT.tries)
  if (free !== undefined) {
    const refused = refusal(429, 'Too many attempts from your network.')
    refused.headers.set('Retry-After', String(Math.ceil((free + WITHIN - now) / 1_000)))
    return refused
  }
  const answered = await answer()
  if (answered?.status === 401) known.set(address, [...recent, now])
  return answered
}
