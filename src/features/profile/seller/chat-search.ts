import type { Listing } from '@/domain/listing'
import { chatQuery } from '@/domain/profile-path'
import type { Person } from '../person'

/** What the chat opens about: their newest listing that is still offered, else just them (A 2). */
export function chatSearch(
  person: Pick<Person, 'id'>,
  listings: readonly Listing[] = [],
): { property?: string; owner: string } {
  const offered = listings.find(({ status }) => status === 'available') ?? listings[0]
  return offered ? { ...chatQuery(offered), owner: person.id } : { owner: person.id }
}
