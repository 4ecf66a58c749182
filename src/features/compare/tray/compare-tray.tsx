import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowLeftRight, X } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { COMPARE_MAX, COMPARE_MIN, type CompareEntry } from '@/domain/listing/compare'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useCompareList } from '@/session/compare'
import { useCurrency } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { buttonClass } from '@/ui/button/button-class'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Popover } from '@/ui/popover/popover'
import { removeWithUndo } from '../list-changes'
import { storedPicture } from '../stored-picture'
import { priceText } from '../table/rows'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

function roomFor(count: number): string {
  if (count < COMPARE_MIN) return t('Add one more to compare.')
  if (count >= COMPARE_MAX) return t('The list is full. Remove one to add another.')
  return count === COMPARE_MAX - 1 ? t('You can add one more.') : t('You can add {n} more.', { n: COMPARE_MAX - count })
}

export default function CompareTray() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const entries = useCompareList((state) => state.value)
  const [open, setOpen] = useState(false)
  const count = t('{n} of {count}', { n: entries.length, count: COMPARE_MAX })
  return (
    <Popover
      label={t('Compare list')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton size={44} label={t('Compare list, {count}', { count })} count={entries.length}>
          <ArrowLeftRight aria-hidden size={20} />
        </IconButton>
      }
    >
      <h2 className="text-base">{t('Compare list')}</h2>
      <p role="status" className="figures mt-0.5 text-[0.8125rem] text-ink-muted">
        {count}. {roomFor(entries.length)}
      </p>
      <ul aria-label={t('Properties to compare')} className="mt-2">
        {entries.map((entry) => (
          <TrayItem key={entry.id} entry={entry} />
        ))}
      </ul>
      {entries.length >= COMPARE_MIN ? (
        <Link
          to={`${prefix}/compare`}
          onClick={() => setOpen(false)}
          className={clsx(buttonClass({ wide: true }), 'mt-3')}
        >
          {t('Compare {n} properties', { n: entries.length })}
        </Link>
      ) : null}
    </Popover>
  )
}

/** The tray goes with its last entry; then the screen's heading gets the focus. */
function remove(id: string, button: HTMLElement) {
  const list = button.closest('ul')
  const buttons = () => [...(list?.querySelectorAll<HTMLElement>('button') ?? [])]
  const place = buttons().indexOf(button)
  flushSync(() => removeWithUndo(id))
  const next = list?.isConnected ? (buttons()[place] ?? buttons().at(-1)) : undefined
  const heading = document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.querySelector('main')
  ;(next ?? heading)?.focus()
}

function TrayItem({ entry }: { entry: CompareEntry }) {
  const t = useWords()
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
        label={t('Remove from compare: {title}', { title: entry.title })}
        onClick={(event) => remove(entry.id, event.currentTarget)}
      >
        <X aria-hidden size={18} />
      </IconButton>
    </li>
  )
}
