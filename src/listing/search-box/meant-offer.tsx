import { useMemo } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { writeSearch } from '@/domain/search/search-params'
import type { Interpretation } from '@/domain/search/words/interpret'
import { meant } from '@/domain/search/words/meant'
import { readLabels, withRead } from '@/domain/search/words/with-read'
import { useCounts } from '../search/use-counts'
import { useFoundWords } from '../search/use-found-words'
import { useCurrency } from '@/session/preferences'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

type MeantOfferProps = { search: SearchState; choose: (button: HTMLElement, next: SearchState) => void }

/** Where nothing is found: what the text may mean, if that finds something. */
export function MeantOffer({ search, choose }: MeantOfferProps) {
  const words = useFoundWords()
  const read = useMemo(() => meant(search.q, words), [search.q, words])
  return read && <Offer {...{ search, read, choose }} />
}

function Offer({ search, read, choose }: MeantOfferProps & { read: Interpretation }) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const next = useMemo(() => withRead(search, read), [search, read])
  const [count = 0] = useCounts(JSON.stringify(writeSearch(next)), [next]) ?? []
  if (count === 0) return null
  return (
    <div className="flex w-full flex-col items-center gap-2 pb-2">
      <p className="text-ink-muted">{t('Did you mean this?')}</p>
      <Button variant="outline" onClick={(event) => choose(event.currentTarget, next)}>
        {readLabels(read, currency)} — {t.count(count, '{n} property', '{n} properties')}
      </Button>
    </div>
  )
}
