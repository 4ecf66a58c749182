import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button/button'
import { Select } from '@/ui/select/select'
import { TextField } from '@/ui/text-field/text-field'
import type { FilterName } from '../state/admin-search'
import { useAdminSearch } from '../state/use-admin-search'
import { TYPE_LABELS } from '../labels'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const ALL = 'all'
const SETTLE_MS = 200

const OPTIONS: Record<FilterName, { label: Label; all: Label; options: Record<string, Label> }> = {
  type: { label: 'Type', all: 'All types', options: TYPE_LABELS },
  status: {
    label: 'Status',
    all: 'All statuses',
    options: { verified: 'Verified', pending: 'Pending', not_submitted: 'Not submitted', no_profile: 'No profile' },
  },
  provider: { label: 'Provider', all: 'All providers', options: { google: 'Google', email: 'Email' } },
  phone: {
    label: 'Phone',
    all: 'Any phone',
    options: { verified: 'Phone verified', unverified: 'Phone not verified' },
  },
  reports: { label: 'State', all: 'Open reports', options: { everything: 'All reports' } },
  kind: { label: 'Entries', all: 'Decisions only', options: { everything: 'Everything' } },
}

type ListFiltersProps = { filters: readonly FilterName[]; placeholder: string }

export function ListFilters({ filters, placeholder }: ListFiltersProps) {
  const t = useWords()
  const { search, filter } = useAdminSearch()
  const some = search.q !== undefined || filters.some((name) => search[name] !== undefined)
  return (
    <div role="search" className="mb-3 flex flex-wrap items-end gap-2">
      <SearchField placeholder={placeholder} />
      <div className="grid flex-1 grid-cols-2 gap-2 max-sm:*:last:odd:col-span-2 sm:flex sm:flex-initial sm:flex-wrap">
        {filters.map((name) => {
          const { label, all, options } = OPTIONS[name]
          return (
            <Select
              key={name}
              label={t(label)}
              hideLabel
              className="sm:w-42"
              value={search[name] ?? ALL}
              options={[[ALL, all] as const, ...Object.entries(options)].map(([value, text]) => ({
                value,
                label: t(text),
              }))}
              onValueChange={(value) => filter({ [name]: value === ALL ? undefined : value })}
            />
          )
        })}
      </div>
      {some ? (
        <Button
          variant="quiet"
          onClick={() => filter({ q: undefined, ...Object.fromEntries(filters.map((name) => [name, undefined])) })}
        >
          {t('Clear filters')}
        </Button>
      ) : null}
    </div>
  )
}

function SearchField({ placeholder }: { placeholder: string }) {
  const t = useWords()
  const { search, filter } = useAdminSearch()
  const known = search.q ?? ''
  const [typed, setTyped] = useState(known)
  const sent = useRef(known)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // The URL was changed by Back, a link or 'Clear filters'.
    if (known === sent.current) return
    clearTimeout(timer.current)
    sent.current = known
    setTyped(known)
  }, [known])
  const send = (text: string) => {
    sent.current = text.trim() === '' ? '' : text
    filter({ q: text }, true)
  }
  return (
    <TextField
      label={t('Search')}
      hideLabel
      type="search"
      className="w-full lg:w-72"
      placeholder={placeholder}
      prefix={<Search aria-hidden size={17} />}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => send(value), SETTLE_MS)
      }}
    />
  )
}
