import type * as contract from '@/contract/admin'
import type { Implementations } from '../../network/implement'
import { adminOf } from '../../services/admin-audit'
import { decide } from '../../services/people/id-review'

export const decisions = {
  approveVerification: ({ backend, token, params }) => {
    decide(backend, params.id, adminOf(backend, token), { status: 'approved' })
    return undefined
  },

  rejectVerification: ({ backend, token, params, body }) => {
    decide(backend, params.id, adminOf(backend, token), { status: 'rejected', reason: body.reason })
    return undefined
  },
} satisfies Partial<Implementations<typeof contract>>
