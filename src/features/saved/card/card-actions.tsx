import { clsx } from 'clsx'
import { ArrowLeftRight, Check, Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { Listing } from '@/domain/listing/listing'
import type { CardLayout } from '@/listing/card/listing-card'
import { useIsCompared } from '@/session/compare'
import { IconButton } from '@/ui/icon-button/icon-button'
import { removeSaved, toggleChosen } from '../list-changes'

/** Removes the card and focuses the next card's button. */
function removeCard(listing: Listing) {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  const place = buttons().findIndex((button) => button === document.activeElement)
  flushSync(() => removeSaved(listing))
  if (place < 0) return
  const next = buttons()[place] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('#main h1')
  next?.focus()
}

/** The remove button of a saved card, in place of the heart. */
export function RemoveButton({ listing, layout }: { listing: Listing; layout: CardLayout }) {
  const grid = layout === 'grid'
  return (
    <IconButton
      label={`Remove from Favorites: ${listing.title}`}
      look={grid ? 'picture' : 'quiet'}
      data-remove
      onClick={() => removeCard(listing)}
      className="z-1"
    >
      <span
        aria-hidden
        className={clsx('grid place-items-center rounded-full', grid && 'size-8 bg-black/45 ring-1 ring-white/70')}
      >
        <Trash2 size={grid ? 17 : 19} strokeWidth={2} />
      </span>
    </IconButton>
  )
}

/** Toggles the card for comparison. */
export function CompareToggle({ listing }: { listing: Listing }) {
  const chosen = useIsCompared(listing.id)
  return (
    <button
      type="button"
      aria-label={`Compare: ${listing.title}`}
      aria-pressed={chosen}
      onClick={() => toggleChosen(listing)}
      className={clsx(
        'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-3.5 text-[0.8125rem] font-strong transition-colors',
        chosen
          ? 'chosen-in-forced-colors border-action bg-action text-action-ink'
          : 'border-line-control/60 bg-surface-raised hover:border-ink/60',
      )}
    >
      {chosen ? <Check aria-hidden size={16} strokeWidth={2.6} /> : <ArrowLeftRight aria-hidden size={16} />}
      Compare
    </button>
  )
}
