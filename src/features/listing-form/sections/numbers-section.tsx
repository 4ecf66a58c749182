import { useWatch } from 'react-hook-form'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { entryOf, fieldsOf, type FieldOf } from '@/domain/listing/field-kinds'
import { FIELDS } from '@/domain/listing/fields'
import { isPhField } from '@/domain/papers/ph'
import { choicesOf } from '@/domain/search/filter-panels'
import { useMeasuredUnits, useUnitSystem } from '@/session/units'
import { Segmented } from '@/ui/segmented/segmented'
import { ChoiceInput } from '../parts/choice-input'
import { CountInput } from '../parts/count-input'
import { FlagInput } from '../parts/flag-input'
import { MeasureInput } from '../parts/measure-input'
import { NumberInput } from '../parts/number-input'
import { Section } from '../parts/section'
import { useFits } from '../use-listing-field'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const UNITS = [
  { value: 'metric', label: 'sq m' },
  { value: 'imperial', label: 'sq ft' },
] as const

// Rental terms and papers have sections of their own.
const onDetails = (field: FieldOf<'number' | 'measure' | 'choice' | 'flag'>) =>
  entryOf(field).tab === undefined && entryOf(field).only !== 'rent' && !isPhField(field)
const AMOUNTS = fieldsOf('number', 'measure').filter(onDetails)
const CHOICES = fieldsOf('choice').filter(onDetails)
const FLAGS = fieldsOf('flag').filter(onDetails)

const COUNTED = ['bedrooms', 'bathrooms', 'parking_spots', 'loading_bays'] as const
const HINTS: Partial<Record<FieldOf<'number' | 'flag'>, Label>> = {
  bedrooms: '0 is a studio.',
  pet_friendly: 'Pets are welcome here.',
}
const SUFFIXES: Partial<Record<FieldOf<'number'>, Label>> = { capacity: 'people', roi: '% a year' }

function AmountInput({ name }: { name: FieldOf<'number' | 'measure'> }) {
  const t = useWords()
  const label = t(FIELDS[name].label)
  const counted = COUNTED.find((field) => field === name)
  if (counted) return <CountInput name={counted} label={label} hint={HINTS[counted] && t(HINTS[counted])} />
  if (name === 'square_feet' || name === 'lot_size' || name === 'ceiling_height')
    return <MeasureInput name={name} label={label} />
  return <NumberInput name={name} label={label} suffix={SUFFIXES[name] && t(SUFFIXES[name])} />
}

export function NumbersSection() {
  const t = useWords()
  const fits = useFits()
  const units = useMeasuredUnits()
  const setUnits = useUnitSystem((state) => state.set)
  const category = useWatch<ListingFormValues, 'category'>({ name: 'category' })
  return (
    <Section
      title={t('Size and rooms')}
      actions={<Segmented label={t('Units')} size="small" options={UNITS} value={units} onValueChange={setUnits} />}
    >
      <div className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        {AMOUNTS.map((name) => (fits.has(name) ? <AmountInput key={name} name={name} /> : null))}
      </div>
      {CHOICES.map((name) =>
        fits.has(name) ? (
          <ChoiceInput key={name} name={name} legend={t(FIELDS[name].label)} options={choicesOf(name, category)} />
        ) : null,
      )}
      {FLAGS.map((name) =>
        fits.has(name) ? (
          <FlagInput key={name} name={name} label={t(FIELDS[name].label)} hint={HINTS[name] && t(HINTS[name])} />
        ) : null,
      )}
    </Section>
  )
}
