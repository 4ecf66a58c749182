import type { IdPictureSide } from '@/contract/admin'
import type { Backend } from '../../backend'
import type { Row } from '../../store/database'
import { drawIdPicture } from '../../store/worlds/id-card'
import { namesOf } from './id-submissions'
import { isSeeded } from '../../store/worlds/reviews-queue'

/** The uploaded picture of a submission; one of the seed or of its approvals is drawn when it is first asked for. */
export async function idPictureOf({ files, db }: Backend, submission: Row<'id_submission'>, side: IdPictureSide) {
  const path = submission[side]
  if (path === null) return undefined
  const kept = await files.get(path)
  if (kept || !(isSeeded(submission.id) || namesOf(submission))) return kept
  const drawn = await asJpeg(drawIdPicture(submission, db.user.find(submission.user_id), side))
  await files.put(path, drawn)
  return drawn
}

/** The drawing as a JPEG, as a phone would send it; without a canvas (in tests) the drawing itself. */
async function asJpeg(svg: string): Promise<Blob> {
  const drawing = new Blob([svg], { type: 'image/svg+xml' })
  const picture = typeof Image === 'function' ? new Image() : undefined
  if (typeof picture?.decode !== 'function') return drawing
  const url = URL.createObjectURL(drawing)
  try {
    await new Promise((resolve, reject) => Object.assign(picture, { onload: resolve, onerror: reject, src: url }))
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, 1200, 800)
    return await new Promise((resolve) => canvas.toBlob((jpeg) => resolve(jpeg ?? drawing), 'image/jpeg', 0.86))
  } catch {
    return drawing
  } finally {
    URL.revokeObjectURL(url)
  }
}
