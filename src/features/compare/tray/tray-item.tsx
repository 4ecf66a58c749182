import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import type { CompareEntry } from '@/domain/listing/compare'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useCurrency } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import { removeWithUndo } from '../list-changes'
import { storedPicture } from '../stored-picture'
import { priceText } from '../table/rows'

/** Removes an entry and focuses the next remove button; the tray goes with its last entry, then the screen's heading. */
function remove(id: string, button: HTMLElement) {
  const list = button.closest('ul')
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>('button') ?? [])]
  const place = buttons().indexOf(button)
  flushSync(() => removeWithUndo(id))
  const next = list?.isConnected ? (buttons()[place] ?? buttons().at(-1)) : undefined
  const heading = document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector('main')
  ;(next ?? heading)?.focus()
}

/** A property of the compare list, as it was stored. */
export function TrayItem({ entry }: { entry: CompareEntry }) {
  const currency = useCurrency((state) => state.value)
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span aria-hidden className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
        <ListingPicture fill image={storedPicture(entry)} title="" noImageText="" sizes="64px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">{entry.title}</span>
        <span className="figures block truncate text-[0.8125rem] text-ink-muted">
          {priceText(entry, entry.price, currency)}
        </span>
      </span>
      <IconButton
        size={44}
        label={`Remove from compare: ${entry.title}`}
        onClick={(event) => remove(entry.id, event.currentTarget)}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
