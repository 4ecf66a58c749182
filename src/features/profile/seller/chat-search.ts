import type { Listing } from '@/domain/listing/listing'
import { chatQuery } from '@/domain/people/profile-path'
import type { Person } from '../person'

/** The subject of the chat: their newest available listing, or none (A 2). */
export function chatSearch(
  person: Pick<Person, 'id'>,
  listings: readonly Listing[] = [],
): { property?: string; owner: string } {
  const offered = listings.find(({ status }) => status === 'available') ?? listings[0]
  return offered ? { ...chatQuery(offered), owner: person.id } : { owner: person.id }
}
