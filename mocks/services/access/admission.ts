import type { EndpointId } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { accessOf } from '@/contract/rules/access'
import { MACHINES } from '@/contract/rules/machines'
import { suspendedText } from '@/domain/standing/standing'
import { canList } from '@/domain/people/verification'
import type { Backend } from '../../backend'
import { problem } from '../../network/problem'
import type { Row } from '../../store/database'
import { suspensionOf } from '../standing/standing'

const USERS_401 = { without: 'Please sign in first.', with: 'Your session has ended. Please sign in again.' } as const
const ADMINS_401 = {
  without: 'Please sign in as a super administrator.',
  with: 'Only super admins can access this area.',
} as const

/** Runs before the input is read: 401 and 403 come before 422. */
export function requireAdmission(
  backend: Backend,
  { id, auth }: Endpoint<EndpointId>,
  { viewer, token }: { viewer: Row<'user'> | null; token: string | null },
): void {
  const access = accessOf(id)
  const isAdmin = token !== null && viewer === null && backend.isSuperAdmin(token)
  const admission = access[viewer ? (canList(viewer) ? 'verified' : 'regular') : isAdmin ? 'administrator' : 'visitor']
  if (viewer && auth === 'bearer' && access.suspended === 403) {
    const suspension = suspensionOf(backend.db, viewer.id)
    if (suspension) throw problem(403, (t) => `${suspendedText(suspension, t)}: ${suspension.reason}`)
  }
  if (admission === 'allowed' || admission === 'by side') return
  const forAdmins = auth === 'super-admin'
  const said = forAdmins ? ADMINS_401 : USERS_401
  // Who is signed in with the other kind of account is refused like one whose session has ended.
  if (admission === MACHINES.session.refusal) throw problem(admission, token === null ? said.without : said.with)
  throw problem(admission, forAdmins ? ADMINS_401.with : 'Complete verification to list properties')
}
