import type * as contract from '@/contract/admin'
import type { Implementations } from '../../network/implement'
import { wireAudit } from '../../wire/admin-wire'

export const auditRecords = {
  // Newest first. Of two at the same moment the later written comes first: the sort keeps the reversed order.
  listAuditRecords: ({ db }) =>
    db.audit
      .all()
      .toReversed()
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .map(wireAudit),
} satisfies Partial<Implementations<typeof contract>>
