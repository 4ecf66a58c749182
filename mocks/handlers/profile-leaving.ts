import { deleteAccount, deleteOwnData } from '@/contract/user'
import type { Backend } from '../backend'
import type { Row } from '../db/database'
import type { Table } from '../db/table'
import { implement } from '../network/implement'
import { notify } from './notify'
import { storedPath } from './profile'

export const profileLeaving = [
  implement(deleteOwnData, ({ db, me }) => {
    const { id } = me()
    removeAll(db.notification, (row) => row.user_id === id)
    removeAll(db.saved_search, (row) => row.user_id === id)
    removeAll(db.tour, (row) => row.user_id === id)
    removeAll(db.follow, (row) => row.follower_id === id)
    return undefined
  }),

  implement(deleteAccount, async ({ backend, db, me }) => {
    const owner = me()
    const own = (row: { user_id: string }) => row.user_id === owner.id
    await removeFiles(backend, owner)
    for (const listing of db.property.where(own)) takeDown(backend, listing)
    removeAll(db.notification, own)
    removeAll(db.saved_search, own)
    removeAll(db.tour, own)
    removeAll(db.phone_code, own)
    removeAll(db.id_submission, own)
    removeAll(db.coin_entry, own)
    removeAll(db.review, own)
    removeAll(db.follow, (row) => row.follower_id === owner.id || row.followed_id === owner.id)
    for (const session of db.session.where(own)) db.session.remove(session.token)
    db.user.remove(owner.id)
    return undefined
  }),
]

/** Takes a listing away; whoever was going to see it is told. */
function takeDown(backend: Backend, listing: Row<'property'>) {
  const { db } = backend
  db.property.remove(listing.id)
  const due = (row: Row<'tour'>) => row.status === 'scheduled' || row.status === 'pending'
  for (const tour of db.tour.where((row) => row.property_id === listing.id && due(row))) {
    db.tour.update(tour.id, { status: 'cancelled' })
    notify(backend, tour.user_id, {
      type: 'tour_reminder',
      title: 'Tour cancelled',
      message: `${listing.title} is no longer listed, so your tour was cancelled.`,
      link: '/dashboard/tours',
    })
  }
}

/** The uploads of an account: portrait, identity papers, photos of listings. Pictures of the build are not in the store. */
async function removeFiles({ db, files }: Backend, owner: Row<'user'>) {
  const papers = db.id_submission.where((row) => row.user_id === owner.id)
  const photos = db.property
    .where((row) => row.user_id === owner.id)
    .flatMap((row) => (JSON.parse(row.images) as { image_url?: string | null }[]).map((image) => image.image_url))
  const paths = [
    owner.profile_picture,
    ...photos,
    ...papers.flatMap(({ front, back, selfie }) => [front, back, selfie]),
  ]
  await Promise.all(paths.filter((path) => typeof path === 'string').map((path) => files.remove(storedPath(path))))
}

function removeAll<Stored extends { id: string }>(table: Table<Stored>, test: (row: Stored) => boolean) {
  for (const row of table.where(test)) table.remove(row.id)
}
