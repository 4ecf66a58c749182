import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { SearchState } from '@/domain/search/filter-state'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'
import { boxClass, Field, useField } from '@/ui/field/field'

/** The chosen option as a part of a search: 'all', a category, or a category and a subtype with a slash between. */
export function readType(value: string): Pick<SearchState, 'category' | 'subtype'> {
  const [name, subtype = 'all'] = value.split('/', 2)
  return { category: CATEGORY_IDS.find((id) => id === name) ?? 'all', subtype }
}

/** A native select: phones show its 66 grouped entries better than a custom one. */
export function TypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
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
