import { SEARCH_NAME_MAX } from '@/contract/fields'
import { boundsOffered, type Option } from '@/domain/search/filter-panels'
import type { SearchMode } from '@/domain/search/sliders'
import { SearchBox } from '@/listing/search-box/search-box'
import { useCurrency } from '@/session/preferences'
import { Chip, ChipRow } from '@/ui/chip/chip'
import { Field, FieldNote } from '@/ui/field/field'
import { NumberField } from '@/ui/number-field/number-field'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { Segmented } from '@/ui/segmented/segmented'
import { Select } from '@/ui/select/select'
import { TextField } from '@/ui/text-field/text-field'
import { AlertFields } from './alert-fields'
import { fieldsOf, furtherFilters, kindsWith, searchOfForm, type SearchForm, type SearchProblems } from './search-form'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const MODES: readonly { value: SearchMode; label: Label }[] = [
  { value: 'all', label: 'Any' },
  { value: 'sale', label: 'For Sale' },
  { value: 'rent', label: 'For Rent' },
]

type Props = {
  id: string
  form: SearchForm
  problems: SearchProblems
  onChange: (changes: Partial<SearchForm>) => void
}

export function SearchFields({ id, form, problems, onChange }: Props) {
  const t = useWords()
  return (
    <div className="space-y-5">
      <TextField
        id={`${id}-name`}
        label={t('Name')}
        maxLength={SEARCH_NAME_MAX}
        value={form.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Segmented
        label={t('Sale or rent')}
        wide
        options={t.options(MODES)}
        value={form.mode}
        onValueChange={(mode) => onChange({ mode })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id={`${id}-words`}
          className="sm:col-span-2"
          label={t('What and where')}
          optional
          hint={t('Such as 2 bedrooms in Jaro or La Paz.')}
        >
          <SearchBox
            id={`${id}-words`}
            mode={form.mode}
            placeholder=""
            text={form.location}
            onType={(location) => onChange({ location })}
            onChoose={(update) => onChange(fieldsOf(update(searchOfForm(form))))}
            inForm
          />
        </Field>
        <Select
          label={t('Property type')}
          className="sm:col-span-2"
          options={kindsWith(form.kind)}
          value={form.kind}
          onValueChange={(kind) => onChange({ kind })}
        />
        <NumberField
          id={`${id}-min_price`}
          label={t('Minimum price')}
          optional
          prefix="₱"
          value={form.min}
          error={problems.min_price}
          onValueChange={(min) => onChange({ min })}
        />
        <NumberField
          id={`${id}-max_price`}
          label={t('Maximum price')}
          optional
          prefix="₱"
          value={form.max}
          error={problems.max_price}
          onValueChange={(max) => onChange({ max })}
        />
      </div>
      <Rooms
        legend={t('Bedrooms')}
        options={boundsOffered('bedrooms')}
        value={form.bedrooms}
        onChange={(bedrooms) => onChange({ bedrooms })}
      />
      <Rooms
        legend={t('Bathrooms')}
        options={boundsOffered('bathrooms')}
        value={form.bathrooms}
        onChange={(bathrooms) => onChange({ bathrooms })}
      />
      <Further form={form} onChange={onChange} />
      <AlertFields alerts={form.alerts} frequency={form.frequency} onChange={onChange} />
      <div role="alert">
        <FieldNote id={`${id}-form`} error={problems.form} />
      </div>
    </div>
  )
}

type RoomsProps = {
  legend: string
  options: readonly Option<number | null>[]
  value: number | null
  onChange: (value: number | null) => void
}

function Rooms({ legend, options, value, onChange }: RoomsProps) {
  return (
    <RadioChips
      legend={legend}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={String(value)}
      onValueChange={(text) => onChange(text === 'null' ? null : Number(text))}
    />
  )
}

function Further({ form, onChange }: Pick<Props, 'form' | 'onChange'>) {
  const t = useWords()
  const currency = useCurrency((state) => state.value)
  const further = furtherFilters(form, currency)
  if (further.length === 0) return null
  return (
    <div>
      <p aria-hidden className="mb-1.5 text-[0.8125rem] font-strong">
        {t('Further filters')}
      </p>
      <ChipRow label={t('Further filters')}>
        {further.map(({ key, label, clear }) => (
          <Chip key={key} label={label} onRemove={() => onChange({ base: clear(form.base) })} />
        ))}
      </ChipRow>
    </div>
  )
}
