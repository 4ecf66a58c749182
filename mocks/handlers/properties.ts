import { deleteProperty, getProperty, listProperties } from '@/contract/properties'
import { json } from '../network/handle'
import { implement } from '../network/implement'
import { problem } from '../network/problem'
import { wireProperty } from './wire'

export const properties = [
  implement(listProperties, ({ backend, db }) => {
    const bulk = backend.bulk()
    const written = () => db.property.written().map((row) => wireProperty(db, row))
    if (!bulk) return written()
    if (db.property.baseTouched()) return db.property.all().map((row) => wireProperty(db, row))
    // Thousands of generated rows are ready-made JSON: the answer is put together without looking at one of them.
    const head = JSON.stringify(written()).slice(0, -1)
    const body = joinBytes(`{"success":true,"data":${head}${head === '[' ? '' : ','}`, bulk.json, ']}')
    return new Response(body, { headers: json(backend, 200, '').headers })
  }),

  implement(getProperty, ({ db, params }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    return wireProperty(db, row)
  }),

  implement(deleteProperty, ({ db, params, me }) => {
    const row = db.property.find(params.id)
    if (!row) throw problem(404, 'Property not found')
    if (row.user_id !== me().id) throw problem(403, 'Only the owner can delete this listing.')
    db.property.remove(row.id)
    return undefined
  }),
]

function joinBytes(before: string, middle: Uint8Array, after: string): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts = [encoder.encode(before), middle, encoder.encode(after)]
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
