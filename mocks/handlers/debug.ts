import { debugProperty } from '@/contract/properties'
import { json } from '../network/handle'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { wireOwner } from './wire'

export const debug = [
  // The row as the store holds it, lists and pictures still as text; the owner's numbers stay theirs.
  implement(debugProperty, ({ backend, db, params }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    const { views: _, likes: __, ...property } = row
    const owner = db.user.find(row.user_id)
    return json(backend, 200, { property, owner: owner ? wireOwner(owner) : null })
  }),
]
