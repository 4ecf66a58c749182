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

/** The facts that this section asks for; the place has its own. */
export type PapersName = Exclude<PhField, 'barangay' | 'landmark'>
type Named<Kind extends 'choice' | 'list' | 'number' | 'text' | 'flag'> = Extract<PapersName, FieldOf<Kind>>

const SUFFIXES: Partial<Record<Named<'number'>, string>> = {
  payment_down_percent: '% of the price',
  payment_down_months: 'months',
  assumed_monthly: '/month',
  assumed_months_left: 'months',
  association_dues_per_sqm: '/sq m a month',
  government_value_per_sqm: '/sq m',
  lot_frontage: 'm',
  lot_road_width: 'm',
}
const HINTS: Partial<Record<PapersName, string>> = {
  sale_stage: 'The next questions follow from it.',
  title_liens: 'What is written on the back of the title, or on its pages of encumbrances.',
  title_checked_on: 'When you last looked at the title, or got a certified true copy of it.',
  turnover: 'When the unit is handed over.',
  license_to_sell_number: 'The DHSUD gives it to the developer for the project.',
  foreign_ok: 'The condominium has room within its 40 percent.',
  government_value_per_sqm: 'Zonal value or schedule of market values, in pesos.',
  association_dues_per_sqm: 'Only if no amount a month is given above.',
  unit_storeys: 'With the floor, it places the unit in the building’s plan.',
  lot_frontage: 'Length of the lot along the road. A plan is drawn from it and the lot area.',
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
  const { label } = PH_FIELDS[name]
  const hint = HINTS[name]
  if (isOf('choice', name)) return <Choice name={name} />
  if (isOf('list', name)) return <Checks name={name} />
  if (isOf('flag', name)) return <FlagInput name={name} label={label} hint={hint} />
  if (isOf('number', name)) {
    const rule: NumberRule = NUMBER_RULES[name]
    const sign = name.startsWith('government') ? '₱' : symbol
    return <NumberInput name={name} label={label} hint={hint} prefix={rule.money && sign} suffix={SUFFIXES[name]} />
  }
  return <TextInput name={name} label={label} hint={hint} type={TYPES[name] ?? 'text'} autoComplete="off" />
}

function Choice({ name }: { name: Named<'choice'> }) {
  const { id, value, error, change } = useListingField(name)
  const options = Object.keys(PH_FIELDS[name].options).map((each) => ({ value: each, label: labelOf(name, each) }))
  return (
    <div className="min-w-0 sm:col-span-full">
      <RadioChips<string>
        id={id}
        legend={PH_FIELDS[name].label}
        options={[{ value: '', label: 'Not stated' }, ...options]}
        value={value}
        error={error}
        onValueChange={(next) => change(next as ListingFormValues[Named<'choice'>])}
      />
      {HINTS[name] ? <p className="mt-1.5 text-[0.8125rem] text-ink-muted">{HINTS[name]}</p> : null}
    </div>
  )
}

function Checks({ name }: { name: Named<'list'> }) {
  const { id, value, change } = useListingField(name)
  return (
    <div id={id} className="min-w-0 sm:col-span-full">
      <CheckboxList<string>
        legend={PH_FIELDS[name].label}
        options={PH_FIELDS[name].items.map((item) => ({ value: item, label: capitalize(item) }))}
        values={value}
        onValuesChange={change}
        columns={2}
      />
    </div>
  )
}
