import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { MapPin, Search, ChevronDown } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'
import { DISTRICTS } from '@/domain/search/words/districts'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { chooseSubtype, switchCategory, switchMode } from '@/domain/search/search-changes'
import { writeSearch } from '@/domain/search/search-params'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { boxClass, Field, useField } from '@/ui/field/field'
import { Segmented } from '@/ui/segmented/segmented'
import { TextField } from '@/ui/text-field/text-field'

const MODES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

export function HeroSearch() {
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const places = useId()
  const [mode, setMode] = useState<'sale' | 'rent'>('sale')
  const [place, setPlace] = useState('')
  const [type, setType] = useState('all')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { category, subtype } = readType(type)
    const search = chooseSubtype(switchCategory(switchMode(defaultSearch(), mode), category), subtype)
    void navigate({ to: `${prefix}/properties`, search: writeSearch({ ...search, q: place.trim() }) })
  }

  return (
    <form
      role="search"
      // For a page that has no code yet, or never gets any.
      method="get"
      action={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${prefix}/properties`}
      aria-label="Search properties"
      onSubmit={submit}
      className="mt-7 rounded-card border border-line bg-surface-raised p-3.5 shadow-2 sm:p-4 lg:-mr-32 xl:-mr-24"
    >
      <Segmented
        label="For sale or for rent"
        name="mode"
        className="max-w-full flex-wrap"
        options={MODES}
        value={mode}
        onValueChange={setMode}
      />
      <div className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_auto] sm:items-end">
        <TextField
          label="Location"
          name="q"
          placeholder="District, city or street"
          autoComplete="off"
          enterKeyHint="search"
          list={places}
          prefix={<MapPin aria-hidden size={18} />}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <datalist id={places}>
          {DISTRICTS.map((district) => (
            <option key={district}>{district}</option>
          ))}
        </datalist>
        <TypeField value={type} onChange={setType} />
        <Button type="submit" className="max-sm:min-h-12" icon={<Search aria-hidden size={18} />}>
          Search
        </Button>
      </div>
    </form>
  )
}

/** The chosen option as a part of a search: 'all', a category, or a category and a subtype with a slash between. */
function readType(value: string): Pick<SearchState, 'category' | 'subtype'> {
  const [name, subtype = 'all'] = value.split('/', 2)
  return { category: CATEGORY_IDS.find((id) => id === name) ?? 'all', subtype }
}

function TypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { id, control } = useField({})
  return (
    <Field id={id} label="Property type">
      <span className="relative block">
        <select
          {...control}
          name="type"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx('min-h-11 w-full min-w-0 appearance-none truncate py-2 pr-9 pl-3', boxClass)}
        >
          <option value="all">Any type</option>
          {CATEGORY_IDS.map((category) => (
            <optgroup key={category} label={CATEGORIES[category].label}>
              <option value={category}>All {CATEGORIES[category].label.toLowerCase()}</option>
              {CATEGORIES[category].subtypes.map((subtype) => (
                <option key={subtype} value={`${category}/${subtype}`}>
                  {subtype}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </Field>
  )
}
