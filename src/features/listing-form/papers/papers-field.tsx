import type { ListingFormValues } from '@/domain/listing-form/form'
import { NUMBER_RULES, type NumberRule } from '@/domain/listing-form/form-numbers'
import { labelOf, type FieldOf } from '@/domain/listing/field-kinds'
import { PH_FIELDS } from '@/domain/papers/ph-fields'
import type { PhField } from '@/domain/papers/ph-shape'
import { capitalize } from '@/domain/text'
import { CheckboxList } from '@/ui/checkbox/checkbox-list'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { FlagInput } from '../parts/flag-input'
import { NumberInput } from '../parts/number-input'
import { TextInput } from '../parts/text-input'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

/** The facts that this section asks for; the place has its own. */
export type PapersName = Exclude<PhField, 'barangay' | 'landmark'>
type Named<Kind extends 'choice' | 'list' | 'number' | 'text' | 'flag'> = Extract<PapersName, FieldOf<Kind>>

const SUFFIXES: Partial<Record<Named<'number'>, Label>> = {
  payment_down_percent: '% of the price',
  payment_down_months: 'months',
  assumed_monthly: '/month',
  assumed_months_left: 'months',
  association_dues_per_sqm: '/sqm a month',
  government_value_per_sqm: '/sqm',
  lot_frontage: 'm',
  lot_road_width: 'm',
}
const HINTS: Partial<Record<PapersName, Label>> = {
  sale_stage: 'The next questions depend on this.',
  title_liens: 'The entries on the back of the title or on its pages of encumbrances.',
  title_checked_on: 'The day you last saw the title or got a certified true copy of it.',
  turnover: 'The month of the handover.',
  license_to_sell_number: 'The DHSUD issues it to the developer for each project.',
  foreign_ok: 'The condominium is still below its 40% limit for foreign owners.',
  government_value_per_sqm: 'Zonal value or schedule of market values, in pesos.',
  association_dues_per_sqm: 'Only if you gave no monthly amount above.',
  unit_storeys: 'Together with the floor, it places the unit on the building plan.',
  lot_frontage: 'Length of the lot along the road. We draw a plan from it and the lot area.',
  broker_license: 'The number on the PRC card.',
}
const TYPES: Partial<Record<Named<'text'>, 'date' | 'month'>> = {
  title_checked_on: 'date',
  turnover: 'month',
  license_to_sell_date: 'date',
  acquired_offers_from: 'date',
  acquired_offers_until: 'date',
  broker_valid_until: 'date',
}

const isOf = <Kind extends 'choice' | 'list' | 'number' | 'flag'>(kind: Kind, name: PapersName): name is Named<Kind> =>
  PH_FIELDS[name].kind === kind

export function PapersField({ name, symbol }: { name: PapersName; symbol: string }) {
  const t = useWords()
  const label = t(PH_FIELDS[name].label)
  const hint = HINTS[name] && t(HINTS[name])
  if (isOf('choice', name)) return <Choice name={name} />
  if (isOf('list', name)) return <Checks name={name} />
  if (isOf('flag', name)) return <FlagInput name={name} label={label} hint={hint} />
  if (isOf('number', name)) {
    const rule: NumberRule = NUMBER_RULES[name]
    const sign = name.startsWith('government') ? '₱' : symbol
    const suffix = SUFFIXES[name] && t(SUFFIXES[name])
    return <NumberInput name={name} label={label} hint={hint} prefix={rule.money && sign} suffix={suffix} />
  }
  return <TextInput name={name} label={label} hint={hint} type={TYPES[name] ?? 'text'} autoComplete="off" />
}

function Choice({ name }: { name: Named<'choice'> }) {
  const t = useWords()
  const { id, value, error, change } = useListingField(name)
  const options = Object.keys(PH_FIELDS[name].options).map((each) => ({ value: each, label: labelOf(name, each) }))
  return (
    <div className="min-w-0 sm:col-span-full">
      <RadioChips<string>
        id={id}
        legend={t(PH_FIELDS[name].label)}
        options={[{ value: '', label: t('Not stated') }, ...options]}
        value={value}
        error={error}
        onValueChange={(next) => change(next as ListingFormValues[Named<'choice'>])}
      />
      {HINTS[name] ? <p className="mt-1.5 text-[0.8125rem] text-ink-muted">{t(HINTS[name])}</p> : null}
    </div>
  )
}

function Checks({ name }: { name: Named<'list'> }) {
  const t = useWords()
  const { id, value, change } = useListingField(name)
  return (
    <div id={id} className="min-w-0 sm:col-span-full">
      <CheckboxList<string>
        legend={t(PH_FIELDS[name].label)}
        options={PH_FIELDS[name].items.map((item) => ({ value: item, label: capitalize(t.known(item)) }))}
        values={value}
        onValuesChange={change}
        columns={2}
      />
    </div>
  )
}
