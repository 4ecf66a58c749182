import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { formatAskingPrice, perMonth } from '@/domain/listing/asking-price'
import { addable, toCompareEntry } from '@/domain/listing/compare'
import { type Listing, placeLine } from '@/domain/listing/listing'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useCompareList, addToCompareList } from '@/session/compare'
import { useCurrency } from '@/session/preferences'
import { announce } from '@/ui/live-region/announce'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

function matches({ title, address, city, propertyType }: Listing, words: string): boolean {
  const text = `${title} ${address} ${city} ${propertyType}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export function PickerList({ saved, words }: { saved: readonly Listing[]; words: string }) {
  const t = useWords()
  const compared = useCompareList((state) => state.value)
  const found = saved.filter((listing) => matches(listing, words))
  const free = new Set(addable(found, compared))
  const ordered = [...found.filter((listing) => free.has(listing)), ...found.filter((listing) => !free.has(listing))]
  if (found.length === 0) {
    return (
      <p className="py-6 text-center text-ink-muted">
        {words.trim()
          ? t('No saved property matches ‘{words}’.', { words: words.trim() })
          : t('Your saved properties are no longer offered.')}
      </p>
    )
  }
  return (
    <ul aria-label={t('Saved properties')} className="-mx-2">
      {ordered.map((listing) => (
        <PickerItem key={listing.id} listing={listing} added={!free.has(listing)} />
      ))}
    </ul>
  )
}

function add(listing: Listing) {
  const refusal = addToCompareList(toCompareEntry(listing, serverNow()))
  if (refusal === null) announce(t('{title} added', { title: listing.title }))
  else notify({ text: t(refusal), tone: 'bad' })
}

function PickerItem({ listing, added }: { listing: Listing; added: boolean }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  return (
    <li>
      <button
        type="button"
        // Not `disabled`: that would lose the focus while adding several.
        aria-disabled={added}
        onClick={() => !added && add(listing)}
        className={clsx(
          'flex w-full items-center gap-3 rounded-control p-2 text-left hover:bg-ink/6',
          'aria-disabled:cursor-default aria-disabled:hover:bg-transparent',
        )}
      >
        <span aria-hidden className={`h-14 w-19 shrink-0 overflow-hidden rounded-control ${added ? 'opacity-60' : ''}`}>
          <ListingPicture fill image={listing.images[0]} title="" noImageText="" sizes="76px" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-strong">{listing.title}</span>
          <span className="figures block truncate text-[0.8125rem] text-ink-muted">
            {formatAskingPrice(listing, currency)}
            {perMonth(listing)} · {placeLine(listing)}
          </span>
        </span>
        {added ? (
          <span className="flex shrink-0 items-center gap-1 text-[0.8125rem] font-semibold text-ink-muted">
            <Check aria-hidden size={16} /> {t('Added')}
          </span>
        ) : (
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-full border border-line-control/60"
          >
            <Plus size={18} />
          </span>
        )}
      </button>
    </li>
  )
}
