import type { Backend } from '../../backend'
import type { Database, Row } from '../../store/database'
import { storedPath } from '../../store/files'
import { closeListing, closeOffersBy } from '../listing-gone'
import { removeToursBy } from '../tours/tour-news'
import { removeLists } from '../shared-lists'
import { removeSearches } from '../follow-ups/search-digests'
import { endSessions } from './sign-in'

/** Closes offers and upcoming tours of both sides, and notifies the others. */
export async function closeAccount(backend: Backend, owner: Row<'user'>): Promise<void> {
  const { db, clock } = backend
  const own = (row: { user_id: string }) => row.user_id === owner.id
  await removeFiles(backend, owner)
  for (const listing of db.property.where(own)) {
    closeListing(backend, listing)
    db.property.remove(listing.id)
  }
  closeOffersBy(backend, owner)
  removeToursBy(backend, owner.id)
  db.notification.removeWhere(own)
  removeSearches(db, owner.id)
  removeLists(db, owner.id, clock.iso())
  db.phone_code.removeWhere(own)
  db.id_submission.removeWhere(own)
  db.coin_entry.removeWhere(own)
  db.former_name.removeWhere(own)
  db.review.removeWhere(own)
  db.suspension.removeWhere(own)
  db.report.removeWhere((row) => row.user_id === owner.id || (row.status === 'open' && !isThere(db, row, owner.id)))
  db.follow.removeWhere((row) => row.follower_id === owner.id || row.followed_id === owner.id)
  db.block.removeWhere((row) => row.blocker_id === owner.id || row.blocked_id === owner.id)
  endSessions(db, owner.id)
  db.user.remove(owner.id)
}

function isThere(db: Database, { about, subject_id, owner_id }: Row<'report'>, person: string): boolean {
  return owner_id !== person && (about !== 'review' || db.review.find(subject_id) !== undefined)
}

async function removeFiles({ db, files }: Backend, owner: Row<'user'>) {
  const submissions = db.id_submission.where((row) => row.user_id === owner.id)
  const photos = db.property
    .where((row) => row.user_id === owner.id)
    .flatMap((row) => (JSON.parse(row.images) as { image_url?: string | null }[]).map((image) => image.image_url))
  const documents = submissions.flatMap(({ front, back, selfie }) => [front, back, selfie])
  const paths = [owner.profile_picture, ...photos, ...documents].filter((path) => typeof path === 'string')
  await Promise.all(paths.map((path) => files.remove(storedPath(path))))
}
