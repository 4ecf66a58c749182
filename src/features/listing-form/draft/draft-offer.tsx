import { clsx } from 'clsx'
import { FileClock } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { counted } from '@/domain/text'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import type { Draft } from './draft-store'

type Words = Record<'title' | 'resume' | 'discard' | 'question' | 'consequence', string>

const OF_NEW_LISTING: Words = {
  title: 'You have a draft',
  resume: 'Resume draft',
  discard: 'Start over',
  question: 'Start over?',
  consequence: 'The draft and its photos are deleted from this device.',
}

type Props = { draft: Draft; words?: Words; onResume: () => void; onStartOver: () => void }

export function DraftOffer({ draft, words = OF_NEW_LISTING, onResume, onStartOver }: Props) {
  const title = draft.values.title?.trim() || 'Untitled listing'
  const photos = draft.photos.filter((photo) => 'file' in photo).length
  const facts = [photos > 0 ? counted(photos, 'photo') : null, savedText(draft.savedAt)]
  const startOver = async () => {
    const sure = await confirm({
      title: words.question,
      text: words.consequence,
      confirmLabel: words.discard,
      tone: 'danger',
    })
    if (sure) onStartOver()
  }
  return (
    <section
      aria-labelledby="draft-title"
      className={clsx(
        'mx-auto mt-8 flex max-w-xl flex-col items-center rounded-card border border-line bg-surface-raised px-5',
        'py-9 text-center',
      )}
    >
      <span aria-hidden className="mb-4 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <FileClock size={26} strokeWidth={1.8} />
      </span>
      <h2 id="draft-title" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 line-clamp-2 max-w-full font-strong wrap-anywhere">{title}</p>
      <p className="mt-0.5 text-[0.8125rem] text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      {draft.lost.length > 0 ? (
        <p className="mt-3 max-w-full text-[0.8125rem] wrap-anywhere text-ink-muted">
          Not kept, since the page was closed before they were ready: {draft.lost.join(', ')}
        </p>
      ) : null}
      {draft.more > 0 ? (
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          {counted(draft.more, 'older draft')} of yours {draft.more === 1 ? 'is' : 'are'} offered after this one.
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button onClick={onResume}>{words.resume}</Button>
        <Button variant="outline" onClick={() => void startOver()}>
          {words.discard}
        </Button>
      </div>
    </section>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

export function savedText(savedAt: number): string {
  const today = DAY.format(serverNow()) === DAY.format(savedAt)
  return `Saved ${today ? '' : `${DAY.format(savedAt)} `}at ${TIME.format(savedAt)}`
}
