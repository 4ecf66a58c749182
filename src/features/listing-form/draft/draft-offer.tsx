import { clsx } from 'clsx'
import { FileClock } from 'lucide-react'
import { serverNow } from '@/api/server-clock'
import { useDates, type Dates } from '@/session/regional'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import type { Draft } from './draft-store'
import { useWords } from '@/words/use-words'
import { t, type Label } from '@/words/words'

type Words = Record<'title' | 'resume' | 'discard' | 'question' | 'consequence', Label>

const OF_NEW_LISTING: Words = {
  title: 'You have a draft',
  resume: 'Resume draft',
  discard: 'Start over',
  question: 'Start over?',
  consequence: 'This deletes the draft and its photos from this device.',
}

type Props = { draft: Draft; words?: Words; onResume: () => void; onStartOver: () => void }

export function DraftOffer({ draft, words = OF_NEW_LISTING, onResume, onStartOver }: Props) {
  const t = useWords()
  const dates = useDates()
  const title = draft.values.title?.trim() || t('Untitled listing')
  const photos = draft.photos.filter((photo) => 'file' in photo).length
  const facts = [photos > 0 ? t.count(photos, '{n} photo', '{n} photos') : null, savedText(draft.savedAt, dates)]
  const startOver = async () => {
    const sure = await confirm({
      title: t(words.question),
      text: t(words.consequence),
      confirmLabel: t(words.discard),
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
        {t(words.title)}
      </h2>
      <p className="mt-2 line-clamp-2 max-w-full font-strong wrap-anywhere">{title}</p>
      <p className="mt-0.5 text-[0.8125rem] text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
      {draft.lost.length > 0 ? (
        <p className="mt-3 max-w-full text-[0.8125rem] wrap-anywhere text-ink-muted">
          {t('These photos were not saved because the page closed too early: {names}', {
            names: draft.lost.join(', '),
          })}
        </p>
      ) : null}
      {draft.more > 0 ? (
        <p className="mt-3 text-[0.8125rem] text-ink-muted">
          {t.count(draft.more, '{n} older draft comes after this one.', '{n} older drafts come after this one.')}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button onClick={onResume}>{t(words.resume)}</Button>
        <Button variant="outline" onClick={() => void startOver()}>
          {t(words.discard)}
        </Button>
      </div>
    </section>
  )
}

export function savedText(savedAt: number, { shortDay, time }: Dates): string {
  const now = serverNow()
  const day = shortDay(savedAt, now)
  const at = { day, time: time(savedAt) }
  return day === shortDay(now, now) ? t('Saved at {time}', at) : t('Saved {day} at {time}', at)
}
