import { problem } from '../network/problem'
import type { ServerSearch } from '@/domain/search/query/server-query'
import type { Position } from './world/world'

/** What a cursor says: which snapshot, which search, and where the next page begins in it. */
type Cursor = { snapshot: string; search: string; from: Position }

/** A cursor as opaque text. */
export function writeCursor(cursor: Cursor): string {
  const { snapshot, search, from } = cursor
  return btoa([snapshot, search, from.generated, from.written].join(' '))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Reads a cursor of that search; refuses (410) every other text: the client starts over in each case. */
export function readCursor(text: string, search: string): Cursor {
  const [snapshot = '', of, generated, written] = decoded(text).split(' ')
  const from = { generated: Number(generated), written: Number(written) }
  const isPosition = Object.values(from).every((place) => Number.isInteger(place) && place >= 0)
  if (of !== search || !isPosition) throw problem(410, 'These results are out of date. Please search again.')
  return { snapshot, search, from }
}

function decoded(text: string): string {
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

/** A short name of a search (FNV-1a), so that a cursor is not taken for another one's. */
export function nameOfSearch(search: ServerSearch): string {
  let hash = 0x811c_9dc5
  for (const letter of JSON.stringify(search)) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193)
  return (hash >>> 0).toString(36)
}
