import type { Listing } from '@/domain/listing/listing'
import { titleAnswers } from '@/domain/papers/title'
import { FactRows } from '@/ui/facts/fact-rows'
import { Fold } from '@/ui/fold/fold'
import { calendarWords } from './paper-facts'
import { useWords } from '@/words/use-words'

/** The title in one line, answered or not; a press shows its facts and what to ask for. Paper has the facts. */
export function TitleBlock({ listing }: { listing: Listing }) {
  const t = useWords()
  const answers = titleAnswers(listing)
  const brief = t('Title: {facts}', { facts: answers.map((answer) => answer.brief).join(', ') })
  const checked = listing.ph.titleCheckedOn
  const stated = checked
    ? t('As stated by the seller on {day}.', { day: calendarWords(checked) })
    : t('The seller does not state when the title was last checked.')
  return (
    <>
      <div className="mt-3 rounded-card border border-line px-4 py-2 print:hidden">
        <Fold className="min-w-0" title={<span className="min-w-0 flex-1">{brief}</span>}>
          <FactRows facts={answers} className="max-w-xl" />
          <p className="mt-2 text-[0.8125rem] text-ink-muted">{stated}</p>
          <p className="mt-2 pb-2 text-[0.9375rem]">
            {t(
              'Before you pay anything, ask for a certified true copy from the Registry of Deeds, issued this month. It names the owner and lists every mortgage and claim. Compare the name with the seller’s ID.',
            )}
          </p>
        </Fold>
      </div>
      <p className="mt-1.5 hidden text-[0.8125rem] print:block">
        {brief}. {stated}
      </p>
    </>
  )
}
