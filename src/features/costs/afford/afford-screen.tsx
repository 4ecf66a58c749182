import { useDeferredValue, useState } from 'react'
import { activeFilters } from '@/domain/search/active-filters'
import type { SearchState } from '@/domain/search/filter-state'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { SearchBox } from '@/listing/search-box/search-box'
import { useSettled } from '@/listing/search/use-settled'
import { useCurrency } from '@/session/preferences'
import { Card } from '@/ui/card/card'
import { Chip, ChipRow } from '@/ui/chip/chip'
import { Field, useField } from '@/ui/field/field'
import { Segmented } from '@/ui/segmented/segmented'
import { useFigures } from '@/listing/monthly/finance.queries'
import { BoundedField } from '../parts/bounded-field'
import { BuyerFields } from '../parts/buyer-fields'
import { BuiltInFigures, Indicative } from '../parts/figures-note'
import { AffordResults } from './afford-results'
import { AffordWays } from './afford-ways'
import { changeWanted, homeOf, wantedAs, type Home } from './wanted'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const DWELLINGS: { value: Home; label: Label }[] = [
  { value: 'house', label: 'House' },
  { value: 'condominium', label: 'Condo' },
  { value: 'lot', label: 'Lot' },
]

export function AffordScreen() {
  const t = useWords()
  const { figures, builtIn } = useFigures()
  const { value, update } = useLoanInputs()
  const [wanted, setWanted] = useState(() => wantedAs('house'))
  const settled = useSettled(wanted, true)
  const { income, savings, ...inputs } = useDeferredValue(value)
  return (
    <div className="page-frame pt-5 pb-12 md:pt-8">
      <h1 className="text-2xl md:text-3xl">{t('What can I afford?')}</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-muted">
        {t('Enter your income and savings. They stay on this device.')}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <Card title={t('About you')}>
          <div className="grid gap-4">
            <Segmented
              wide
              label={t('Looking for')}
              options={t.options(DWELLINGS)}
              value={homeOf(wanted)}
              onValueChange={(dwelling) => setWanted((now) => wantedAs(dwelling, now))}
            />
            <Wanted wanted={wanted} onChange={setWanted} />
            <BoundedField
              label={t('Savings')}
              hint={t('For the down payment and the closing costs')}
              value={savings}
              max={1_000_000_000}
              onValueChange={(saved) => update((now) => ({ ...now, savings: saved }))}
            />
            <BuyerFields incomeRequired />
          </div>
        </Card>
        <section aria-label={t('Within reach')} className="min-w-0">
          {income === null || savings === null ? (
            <>
              <p role="status" className="text-lg lg:mb-5">
                {t('Fill in your income and your savings to see prices.')}
              </p>
              <AffordWays inputs={{ ...inputs, income }} dwelling={homeOf(wanted) ?? 'house'} figures={figures} />
            </>
          ) : (
            <AffordResults means={{ ...inputs, income, savings }} wanted={settled} figures={figures} />
          )}
          <div className="mt-5">
            <Indicative />
            {builtIn ? <BuiltInFigures /> : null}
          </div>
        </section>
      </div>
    </div>
  )
}

type WantedProps = { wanted: SearchState; onChange: (update: (wanted: SearchState) => SearchState) => void }

function Wanted({ wanted, onChange }: WantedProps) {
  const t = useWords()
  const { id } = useField({})
  const currency = useCurrency((state) => state.value)
  // 'Looking for' says the kind, and the box the words.
  const home = homeOf(wanted)
  const said = home && wantedAs(home).subtype === wanted.subtype ? ['category', 'q', 'subtype'] : ['category', 'q']
  const chips = activeFilters(wanted, currency).filter(({ key }) => !said.includes(key))
  return (
    <form role="search" aria-label={t('Homes you want')} onSubmit={(event) => event.preventDefault()}>
      <Field id={id} label={t('Where, and with what')} optional>
        <SearchBox
          id={id}
          mode="sale"
          placeholder={t('3 bedrooms in Jaro or Pavia')}
          text={wanted.q}
          onType={(q) => onChange((now) => ({ ...now, q }))}
          onChoose={(update) => onChange((now) => changeWanted(now, update))}
          inForm
        />
      </Field>
      {chips.length > 0 ? (
        <div className="mt-2">
          <ChipRow label={t('What you want')}>
            {chips.map(({ key, label, clear }) => (
              <Chip key={key} label={label} onRemove={() => onChange(clear)} />
            ))}
          </ChipRow>
        </div>
      ) : null}
    </form>
  )
}
