import { addable } from '@/domain/listing/compare'
import type { Listing } from '@/domain/listing/listing'
import { useCompareList } from '@/session/compare'
import { PickerItem } from './picker-item'

/** Whether title, place or type contain every typed word. */
function matches({ title, address, city, propertyType }: Listing, words: string): boolean {
  const text = `${title} ${address} ${city} ${propertyType}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The saved listings: first those that can be added, then those that are in the list already. */
export function PickerList({ saved, words }: { saved: readonly Listing[]; words: string }) {
  const compared = useCompareList((state) => state.value)
  const found = saved.filter((listing) => matches(listing, words))
  const free = new Set(addable(found, compared))
  const ordered = [...found.filter((listing) => free.has(listing)), ...found.filter((listing) => !free.has(listing))]
  if (found.length === 0) {
    return (
      <p className="py-6 text-center text-ink-muted">
        {words.trim()
          ? `No saved property matches '${words.trim()}'.`
          : 'None of your saved properties is offered any more.'}
      </p>
    )
  }
  return (
    <ul aria-label="Saved properties" className="-mx-2">
      {ordered.map((listing) => (
        <PickerItem key={listing.id} listing={listing} added={!free.has(listing)} />
      ))}
    </ul>
  )
}
