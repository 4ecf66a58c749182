import { clsx } from 'clsx'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { symbolOf, type Currency } from '@/domain/money/money'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { Select } from '@/ui/select/select'
import { CURRENCY_OPTIONS } from '../parts/currency-input'
import { NumberInput } from '../parts/number-input'
import { Section } from '../parts/section'
import { useFits, useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

/** The form is whole without it. */
const PriceHint = lazyPart(() => import('./price-hint').then((module) => module.PriceHint), { failed: () => null })

export function PriceSection() {
  const t = useWords()
  const { getValues, setValue } = useFormContext<ListingFormValues>()
  const currency = useListingField('currency')
  const fits = useFits()
  const rent = useWatch<ListingFormValues, 'listing_type'>({ name: 'listing_type' }) === 'rent'
  const symbol = symbolOf(currency.value)
  const chooseCurrency = (next: Currency) => {
    // The deposit uses the price's currency until the user chooses another.
    if (getValues('deposit_currency') === currency.value) setValue('deposit_currency', next, { shouldDirty: true })
    currency.change(next)
  }
  return (
    <Section title={t('Price')}>
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-start gap-x-4 gap-y-5 *:min-w-0 *:flex-[1_1_10rem]',
          '*:first:flex-[99_1_12rem]',
        )}
      >
        <NumberInput
          name="price"
          required
          label={rent ? t('Monthly rent') : t('Price')}
          prefix={symbol}
          suffix={rent ? t('/month') : undefined}
          hint={rent ? t('For example 25,000.') : t('For example 4,200,000.')}
        />
        <Select
          id={currency.id}
          label={t('Currency')}
          options={CURRENCY_OPTIONS}
          value={currency.value}
          error={currency.error}
          onValueChange={chooseCurrency}
        />
      </div>
      <PriceHint />
      {fits.has('hoa_fees') ? (
        <NumberInput
          name="hoa_fees"
          label={t('Association dues')}
          prefix={symbol}
          suffix={t('/month')}
          className="sm:max-w-80"
        />
      ) : null}
    </Section>
  )
}
