import { problem } from '../network/problem'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { hashOf } from '../state/hash'
import type { Position } from './columns/listing-index'

type Cursor = { snapshot: string; search: string; from: Position }

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

export function nameOfSearch(search: ServerSearch): string {
  return hashOf(JSON.stringify(search))
}
