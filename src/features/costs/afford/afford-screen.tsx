import { useDeferredValue, useState } from 'react'
import type { Dwelling } from '@/domain/finance/purchase'
import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { Card } from '@/ui/card/card'
import { Segmented } from '@/ui/segmented/segmented'
import { useFigures } from '@/listing/monthly/finance.queries'
import { BoundedField } from '../parts/bounded-field'
import { BuyerFields } from '../parts/buyer-fields'
import { BuiltInFigures, Indicative } from '../parts/figures-note'
import { AffordResults } from './afford-results'

const DWELLINGS: { value: Dwelling; label: string }[] = [
  { value: 'house', label: 'House' },
  { value: 'condominium', label: 'Condo' },
  { value: 'lot', label: 'Lot' },
]

export function AffordScreen() {
  const { figures, builtIn } = useFigures()
  const { value, update } = useLoanInputs()
  const [dwelling, setDwelling] = useState<Dwelling>('house')
  const { income, savings, ...inputs } = useDeferredValue(value)
  return (
    <div className="page-frame pt-5 pb-12 md:pt-8">
      <h1 className="text-2xl md:text-3xl">What can I afford?</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-muted">Enter your income and savings. They stay on this device.</p>
      <div className="grid items-start gap-6 lg:grid-cols-[22.5rem_minmax(0,1fr)]">
        <Card title="About you">
          <div className="grid gap-4">
            <Segmented wide label="Looking for" options={DWELLINGS} value={dwelling} onValueChange={setDwelling} />
            <BoundedField
              label="Savings"
              hint="For the down payment and the closing costs"
              value={savings}
              max={1_000_000_000}
              onValueChange={(saved) => update((now) => ({ ...now, savings: saved }))}
            />
            <BuyerFields incomeRequired />
          </div>
        </Card>
        <section aria-label="Within reach" className="min-w-0">
          {income === null || savings === null ? (
            <p role="status" className="text-ink-muted">
              Fill in your income and your savings to see prices.
            </p>
          ) : (
            <AffordResults means={{ ...inputs, income, savings }} dwelling={dwelling} figures={figures} />
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
