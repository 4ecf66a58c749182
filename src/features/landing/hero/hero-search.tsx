import { useNavigate } from '@tanstack/react-router'
import { MapPin, Search } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { defaultSearch } from '@/domain/search/filter-state'
import { chooseSubtype, switchCategory, switchMode } from '@/domain/search/search-changes'
import { writeSearch } from '@/domain/search/search-params'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { Segmented } from '@/ui/segmented/segmented'
import { TextField } from '@/ui/text-field/text-field'
import { DISTRICTS } from '../explore/districts'
import { readType, TypeField } from './type-field'

const MODES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

/** Location and property type; leads to the browse screen with them (A 1). */
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
