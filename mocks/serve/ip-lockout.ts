import { superAdminLogin } from '@/contract/admin'
import { login } from '@/contract/account/auth'
import { WRONG_PASSWORDS_OF_ADDRESS as LIMIT } from '@/contract/rules/limits'
import type { Backend } from '../backend'
import { refusal } from '../network/unknown-call'
import { countFailure, lockedFor } from '../services/access/lockout'

const SIGNING_IN: ReadonlySet<string> = new Set([login, superAdminLogin].map(({ path }) => path))

/** Refuses (429) to sign in from an IP address with too many wrong passwords, whatever the accounts. */
export async function withIpLockout(
  backend: Backend,
  ip: string,
  request: Request,
  answer: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !SIGNING_IN.has(new URL(request.url).pathname)) return answer()
  const who = `IP ${ip}`
  const wait = lockedFor(backend, who, LIMIT)
  if (wait !== null) {
    const refused = refusal(429, 'Too many attempts from your network.')
    refused.headers.set('Retry-After', String(Math.ceil(wait / 1_000)))
    return refused
  }
  const answered = await answer()
  if (answered?.status === 401) countFailure(backend, who)
  return answered
}
