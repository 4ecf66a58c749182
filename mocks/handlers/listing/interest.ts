import type * as contract from '@/contract/listing/interest'
import type { Implementations } from '../../network/implement'
import { problem } from '../../network/problem'
import { countSave, countView } from '../../services/interest'
import type { Database, Row } from '../../store/database'

export const interest: Implementations<typeof contract> = {
  countView: ({ backend, db, viewer, params, body }) => {
    const listing = listed(db, params.id)
    if (listing.user_id !== viewer?.id) countView(backend, listing.id, body.device)
    return undefined
  },

  countSave: ({ backend, db, viewer, params, body }) => {
    const listing = listed(db, params.id)
    if (listing.user_id !== viewer?.id) countSave(backend, listing.id, body.device, body.saved)
    return undefined
  },
}

function listed(db: Database, id: string): Row<'property'> {
  const listing = db.property.find(id)
  if (!listing) throw problem(404, 'Property not found')
  return listing
}
