import { useWatch } from 'react-hook-form'
import { itemsOf } from '@/domain/search/filter-panels'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { symbolOf } from '@/domain/money/money'
import { capitalize } from '@/domain/text'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import { CurrencyInput } from '../parts/currency-input'
import { NumberInput } from '../parts/number-input'
import { Section } from '../parts/section'
import { useFits, useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

export function RentalSection() {
  const t = useWords()
  const fits = useFits()
  const utilities = useListingField('utilities_included')
  const symbol = symbolOf(useWatch<ListingFormValues, 'deposit_currency'>({ name: 'deposit_currency' }))
  if (!fits.has('minimum_lease')) return null
  return (
    <Section title={t('Rental terms')}>
      <NumberInput name="minimum_lease" label={t('Minimum lease')} suffix={t('months')} className="sm:max-w-60" />
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_10rem]">
        <NumberInput name="deposit" label={t('Security deposit')} prefix={symbol} />
        <CurrencyInput name="deposit_currency" label={t('Deposit currency')} />
      </div>
      <div id={utilities.id}>
        <CheckboxList
          legend={t('Utilities included')}
          options={itemsOf('utilities_included').map((value) => ({ value, label: capitalize(t.known(value)) }))}
          values={utilities.value}
          onValuesChange={utilities.change}
          columns={2}
        />
      </div>
    </Section>
  )
}
