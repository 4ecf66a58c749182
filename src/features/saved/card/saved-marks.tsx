import { NotebookPen, TrendingDown, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { pesoPrice } from '@/domain/listing/asking-price'
import type { Listing } from '@/domain/listing/listing'
import { compactMoney, convertMoney } from '@/domain/money/money'
import { keepNote, NOTE_MAX, useSavedNotes, useSavedPrices } from '@/session/marks/saved-marks'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { TextArea } from '@/ui/text-field/text-area'

/** By how much the price changed since the listing was saved; nothing where it did not, or where that is not known. */
export function PriceSince({ listing }: { listing: Listing }) {
  const before = useSavedPrices((state) => state.value[listing.id])
  const currency = useCurrency((state) => state.value)
  if (!before || listing.price <= 0) return null
  const change = pesoPrice(listing) - pesoPrice(before)
  if (change === 0) return null
  const Icon = change < 0 ? TrendingDown : TrendingUp
  return (
    <p
      className={`figures mt-2 flex items-center gap-1.5 font-semibold ${change < 0 ? 'text-good' : 'text-ink-muted'}`}
    >
      <Icon aria-hidden size={17} className="shrink-0" />
      {compactMoney(convertMoney(Math.abs(change), 'PHP', currency), currency)} {change < 0 ? 'less' : 'more'} since you
      saved it
    </p>
  )
}

/** The note of a saved listing, kept on this device as it is typed. */
export function SavedNote({ listing: { id, title } }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const note = useSavedNotes((state) => state.value[id] ?? '')
  const [writing, setWriting] = useState(false)
  if (!writing && note === '')
    return (
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-3 self-start"
        aria-label={`Add a note: ${title}`}
        onClick={() => setWriting(true)}
        icon={<NotebookPen aria-hidden size={17} />}
      >
        Add a note
      </Button>
    )
  return (
    <TextArea
      label={`Note on ${title}`}
      hideLabel
      rows={2}
      className="mt-2"
      maxLength={NOTE_MAX}
      placeholder="What you want to remember"
      ref={(box) => {
        if (writing) box?.focus()
      }}
      value={note}
      onChange={(event) => keepNote(id, event.currentTarget.value)}
      onBlur={() => setWriting(false)}
    />
  )
}
