import type * as contract from '@/contract/admin'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { adminOf, appendAudit } from '../../services/admin-audit'
import { idPictureOf } from '../../services/people/id-pictures'

export const pictures = {
  getIdPicture: async ({ backend, token, params }) => {
    const submission = backend.db.id_submission.find(params.id)
    const picture = submission && (await idPictureOf(backend, submission, params.side))
    if (!submission || !picture) throw problem(404, 'There is no such picture.')
    // A read that writes: each look at an identity document is recorded.
    await backend.writing(async () =>
      appendAudit(backend, { action: 'id_picture_viewed', admin: adminOf(backend, token), submission }),
    )
    return new Response(await picture.arrayBuffer(), {
      headers: { 'Content-Type': picture.type, 'Cache-Control': 'no-store', 'Content-Security-Policy': 'sandbox' },
    })
  },
} satisfies Partial<Implementations<typeof contract>>
