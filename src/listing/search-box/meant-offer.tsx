import { useMemo } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import { capitalize } from '@/domain/text'
import { meanings, type Meaning } from '@/domain/search/words/meant'
import { readLabels, withRead } from '@/domain/search/words/with-read'
import { useCounts } from '../search/use-counts'
import { useFoundWords } from '../search/use-found-words'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type MeantOfferProps = { search: SearchState; choose: (button: HTMLElement, next: SearchState) => void }

/** Where nothing is found: what the text may mean, or mean without words of it, if that finds something. */
export function MeantOffer({ search, choose }: MeantOfferProps) {
  const words = useFoundWords()
  const readings = useMemo(() => {
    const all = meanings(search.q, words).map((read) => ({ read, next: withRead(search, read) }))
    // The results offer to remove the whole text anyway.
    return all.filter(({ read, next }) => read.understood.length > 0 || next.q !== '')
  }, [search, words])
  return readings.length > 0 && <Offer {...{ readings, choose }} />
}

type OfferProps = Pick<MeantOfferProps, 'choose'> & { readings: readonly { read: Meaning; next: SearchState }[] }

function Offer({ readings, choose }: OfferProps) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const searches = useMemo(() => readings.map(({ next }) => next), [readings])
  const counts = useCounts(JSON.stringify(searches.map(writeSearch)), searches) ?? []
  const at = counts.findIndex((count) => count > 0)
  const reading = readings[at]
  if (!reading) return null
  const { read, next } = reading
  const without = read.without.length > 0 ? t('without “{words}”', { words: read.without.join(' ') }) : ''
  return (
    <div className="flex w-full flex-col items-center gap-2 pb-2">
      <p className="text-ink-muted">{t('Did you mean this?')}</p>
      <Button variant="outline" onClick={(event) => choose(event.currentTarget, next)}>
        {capitalize([readLabels(read, currency), without].filter(Boolean).join(' · '))} —{' '}
        {t.count(counts[at]!, '{n} property', '{n} properties')}
      </Button>
    </div>
  )
}
