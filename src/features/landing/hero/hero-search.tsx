import { useNavigate, useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Search, ChevronDown } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { CATEGORIES, CATEGORY_IDS } from '@/domain/listing/taxonomy'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { chooseSubtype, switchCategory, switchMode } from '@/domain/search/search-changes'
import { writeSearch } from '@/domain/search/search-params'
import { MODES } from '@/listing/search-box/modes'
import { SearchBox } from '@/listing/search-box/search-box'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { boxClass, Field, useField } from '@/ui/field/field'
import { Segmented } from '@/ui/segmented/segmented'
import { useWords } from '@/words/use-words'

export function HeroSearch() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const router = useRouter()
  const navigate = useNavigate()
  const [search, setSearch] = useState(defaultSearch)
  const { id } = useField({})
  const { mode, category, subtype, q } = search
  const open = (next: SearchState) => void navigate({ to: `${prefix}/properties`, search: writeSearch(next) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    open({ ...search, q: q.trim() })
  }

  return (
    <form
      role="search"
      // For a page that has no code yet, or never gets any.
      method="get"
      action={router.buildLocation({ to: `${prefix}/properties` }).publicHref}
      aria-label={t('Search properties')}
      onSubmit={submit}
      className="mt-7 rounded-card border border-line bg-surface-raised p-3.5 shadow-2 sm:p-4 lg:-mr-32 xl:-mr-24"
    >
      <Segmented
        label={t('For sale or for rent')}
        name="mode"
        className="max-w-full flex-wrap"
        options={t.options(MODES)}
        value={mode === 'all' ? null : mode}
        onValueChange={(chosen) => setSearch((now) => switchMode(now, chosen))}
      />
      <div className="mt-3 grid gap-3 sm:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_auto] sm:items-end">
        <Field id={id} label={t('What are you looking for?')}>
          <SearchBox
            id={id}
            mode={mode}
            placeholder={t('2 bedrooms in Jaro')}
            text={q}
            onType={(text) => setSearch((now) => ({ ...now, q: text }))}
            onChoose={(update) => open(update(search))}
            onRead={setSearch}
          />
        </Field>
        <TypeField
          value={subtype === 'all' ? category : `${category}/${subtype}`}
          onChange={(value) => setSearch((now) => ofType(now, value))}
        />
        <Button type="submit" className="max-sm:min-h-12" icon={<Search aria-hidden size={18} />}>
          {t('Search')}
        </Button>
      </div>
    </form>
  )
}

/** Of the chosen option: 'all', a category, or a category and a subtype with a slash between. */
function ofType(search: SearchState, value: string): SearchState {
  const [name, subtype = 'all'] = value.split('/', 2)
  return chooseSubtype(switchCategory(search, CATEGORY_IDS.find((id) => id === name) ?? 'all'), subtype)
}

function TypeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useWords()
  const { id, control } = useField({})
  return (
    <Field id={id} label={t('Property type')}>
      <span className="relative block">
        <select
          {...control}
          name="type"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={clsx('min-h-11 w-full min-w-0 appearance-none truncate py-2 pr-9 pl-3', boxClass)}
        >
          <option value="all">{t('Any type')}</option>
          {CATEGORY_IDS.map((category) => (
            <optgroup key={category} label={t(CATEGORIES[category].label)}>
              <option value={category}>
                {t('All {category}', { category: t(CATEGORIES[category].label).toLowerCase() })}
              </option>
              {CATEGORIES[category].subtypes.map((subtype) => (
                <option key={subtype} value={`${category}/${subtype}`}>
                  {t(subtype)}
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
