import { getIdPicture, type IdPictureSide } from '@/contract/admin'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import { drawIdPicture } from '../db/worlds/id-card'
import { isSeeded } from '../db/worlds/reviews-queue'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { adminOf, leaveAudit } from './admin-audit'

export const adminPictures = [
  implement(getIdPicture, async ({ backend, token, params }) => {
    const submission = backend.db.id_submission.find(params.id)
    const picture = submission && (await pictureOf(backend, submission, params.side))
    if (!submission || !picture) throw problem(404, 'There is no such picture.')
    // A look at an identity document leaves a line, and one that lasts although this call only reads.
    await backend.writing(async () =>
      leaveAudit(backend, { action: 'id_picture_viewed', admin: adminOf(backend, token), submission }),
    )
    return new Response(await picture.arrayBuffer(), {
      headers: { 'Content-Type': picture.type, 'Cache-Control': 'no-store', 'Content-Security-Policy': 'sandbox' },
    })
  }),
]

/** The uploaded picture; one of the seed is drawn when it is first asked for. */
async function pictureOf({ files, db }: Backend, submission: Row<'id_submission'>, side: IdPictureSide) {
  const path = submission[side]
  if (path === null) return undefined
  const kept = await files.get(path)
  if (kept || !isSeeded(submission.id)) return kept
  const drawn = await photograph(drawIdPicture(submission, db.user.find(submission.user_id), side))
  await files.put(path, drawn)
  return drawn
}

/** The drawing as a JPEG, as a phone would have sent it; where nothing can paint (tests), the drawing itself. */
async function photograph(svg: string): Promise<Blob> {
  const drawing = new Blob([svg], { type: 'image/svg+xml' })
  const picture = typeof Image === 'function' ? new Image() : undefined
  if (typeof picture?.decode !== 'function') return drawing
  const address = URL.createObjectURL(drawing)
  try {
    await new Promise((resolve, reject) => Object.assign(picture, { onload: resolve, onerror: reject, src: address }))
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, 1200, 800)
    return await new Promise((resolve) => canvas.toBlob((jpeg) => resolve(jpeg ?? drawing), 'image/jpeg', 0.86))
  } catch {
    return drawing
  } finally {
    URL.revokeObjectURL(address)
  }
}
