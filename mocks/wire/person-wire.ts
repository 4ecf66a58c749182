import { FORMER_NAME_DAYS, type WireIdentity } from '@/contract/account/person'
import { isConfusable } from '../services/confusable-names'
import { canList } from '@/domain/people/verification'
import type { Backend } from '../backend'
import type { Row } from '../store/database'

export function wireMetPerson(backend: Backend, user: Row<'user'>) {
  const { id, name, username, profile_picture: avatar } = user
  return { id, name, username, avatar, ...identityOf(backend, user) }
}

function identityOf({ db, clock }: Backend, user: Row<'user'>): WireIdentity {
  const verified = canList(user)
  const resembled = verified
    ? undefined
    : db.user.all().find((one) => canList(one) && isConfusable(one.name, user.name))
  const since = new Date(clock.now() - FORMER_NAME_DAYS * 86_400_000).toISOString()
  const former = db.former_name
    .where((row) => row.user_id === user.id && row.given_up_at > since && row.name !== user.name)
    .toSorted((one, other) => other.given_up_at.localeCompare(one.given_up_at))
  return {
    verified,
    resembles: resembled ? { id: resembled.id, name: resembled.name, username: resembled.username } : null,
    former_names: [...new Set(former.map(({ name }) => name))],
  }
}
