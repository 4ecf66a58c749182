import { clsx } from 'clsx'
import { ArrowLeftRight, Check, Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pesoPrice } from '@/domain/listing/asking-price'
import { convertMoney, formatMoneyWhole, compactMoney } from '@/domain/money/money'
import type { Listing } from '@/domain/listing/listing'
import { ListingCard, type CardLayout } from '@/listing/card/listing-card'
import { useIsCompared } from '@/session/compare'
import { keepNote, NOTE_MAX, useSavedNotes, useSavedPrices } from '@/session/marks/saved-marks'
import { useCurrency } from '@/session/preferences'
import { IconButton } from '@/ui/icon-button/icon-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { TextArea } from '@/ui/text-field/text-area'
import { removeSaved, toggleChosen } from '../list-changes'
import { CardLists, listsWith } from '../lists/card-lists'
import { useLists } from '../lists/use-lists'
import { MoreButton } from './more-button'
import { useWords } from '@/words/use-words'

const CardMenu = lazyPart(() => import('./card-menu').then((module) => module.CardMenu), {
  waiting: ({ title }) => <MoreButton title={title} disabled />,
  failed: ({ again, retrying }, { title }) => <MoreButton title={title} disabled={retrying} onClick={again} />,
})

type Props = { listing: Listing; layout: CardLayout; now: number; eager: boolean }

export function SavedCard({ listing, layout, now, eager }: Props) {
  return (
    <li className="flex min-w-0 flex-col">
      <ListingCard
        listing={listing}
        layout={layout}
        now={now}
        eager={eager}
        level={2}
        actions={<RemoveButton listing={listing} layout={layout} />}
      />
      <CardFoot listing={listing} />
    </li>
  )
}

function CardFoot({ listing }: { listing: Listing }) {
  const t = useWords()
  const { id, title } = listing
  const { off, loaded, lists } = useLists()
  const note = useSavedNotes((state) => state.value[id] ?? '')
  const [doing, setDoing] = useState<'lists' | 'note' | null>(null)
  const names = listsWith(lists, listing)
  return (
    <>
      <div className="mt-2 flex items-center gap-1 border-t border-line pt-2.5">
        <MoreFacts listing={listing} lists={names} />
        <CompareToggle listing={listing} />
        <CardMenu
          title={title}
          lists={off || !loaded ? null : names.length > 0 ? t('Change lists') : t('Add to a list')}
          note={note ? t('Change the note') : t('Add a note')}
          onLists={() => setDoing('lists')}
          onNote={() => setDoing('note')}
          onCloseAutoFocus={(event) => (doing === 'note' ? event.preventDefault() : undefined)}
        />
      </div>
      <PriceSince listing={listing} />
      {doing === 'note' || note !== '' ? (
        <SavedNote listing={listing} note={note} writing={doing === 'note'} onDone={() => setDoing(null)} />
      ) : null}
      {doing === 'lists' ? <CardLists listing={listing} lists={lists} onClose={() => setDoing(null)} /> : null}
    </>
  )
}

function MoreFacts({ listing, lists }: { listing: Listing; lists: readonly string[] }) {
  const t = useWords()
  const { yearBuilt, hoaFees, rating } = listing
  const currency = useCurrency((state) => state.value)
  const facts = [
    lists.join(', '),
    yearBuilt ? t('Built {year}', { year: yearBuilt }) : '',
    hoaFees > 0
      ? t('Dues {price}/month', { price: formatMoneyWhole(convertMoney(hoaFees, 'PHP', currency), currency) })
      : '',
    rating ? t('Rated {rating}', { rating }) : '',
  ]
  const line = facts.filter(Boolean).join(' · ')
  return (
    <p title={line} className="figures min-w-0 flex-1 truncate text-[0.8125rem] text-ink-muted">
      {line}
    </p>
  )
}

function removeCard(listing: Listing) {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-remove]')]
  const place = buttons().findIndex((button) => button === document.activeElement)
  flushSync(() => removeSaved(listing))
  if (place < 0) return
  const next = buttons()[place] ?? buttons().at(-1) ?? document.querySelector<HTMLElement>('#main h1')
  next?.focus()
}

function RemoveButton({ listing, layout }: { listing: Listing; layout: CardLayout }) {
  const t = useWords()
  const grid = layout === 'grid'
  return (
    <IconButton
      label={t('Remove from Favorites: {title}', { title: listing.title })}
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

function CompareToggle({ listing }: { listing: Listing }) {
  const t = useWords()
  const chosen = useIsCompared(listing.id)
  return (
    <button
      type="button"
      aria-label={t('Compare: {title}', { title: listing.title })}
      aria-pressed={chosen}
      onClick={() => toggleChosen(listing)}
      className={clsx(
        'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-3.5 text-[0.8125rem]',
        'font-strong transition-colors',
        chosen
          ? 'chosen-in-forced-colors border-action bg-action text-action-ink'
          : 'border-line-control/60 bg-surface-raised hover:border-ink/60',
      )}
    >
      {chosen ? <Check aria-hidden size={16} strokeWidth={2.6} /> : <ArrowLeftRight aria-hidden size={16} />}
      {t('Compare')}
    </button>
  )
}

/** By how much the price changed since the listing was saved; nothing where it did not, or where that is not known. */
function PriceSince({ listing }: { listing: Listing }) {
  const t = useWords()
  const before = useSavedPrices((state) => state.value[listing.id])
  const currency = useCurrency((state) => state.value)
  if (!before || listing.price <= 0) return null
  const change = pesoPrice(listing) - pesoPrice(before)
  if (change === 0) return null
  const Icon = change < 0 ? TrendingDown : TrendingUp
  const difference = compactMoney(convertMoney(Math.abs(change), 'PHP', currency), currency)
  return (
    <p
      className={`figures mt-2 flex items-center gap-1.5 font-semibold ${change < 0 ? 'text-good' : 'text-ink-muted'}`}
    >
      <Icon aria-hidden size={17} className="shrink-0" />
      {change < 0
        ? t('{price} less since you saved it', { price: difference })
        : t('{price} more since you saved it', { price: difference })}
    </p>
  )
}

type NoteProps = { listing: Listing; note: string; writing: boolean; onDone: () => void }

function SavedNote({ listing: { id, title }, note, writing, onDone }: NoteProps) {
  const t = useWords()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (writing) box.current?.focus()
  }, [writing])
  return (
    <TextArea
      label={t('Note on {title}', { title })}
      hideLabel
      rows={2}
      className="mt-2"
      maxLength={NOTE_MAX}
      placeholder={t('What you want to remember')}
      ref={box}
      value={note}
      onChange={(event) => keepNote(id, event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}
