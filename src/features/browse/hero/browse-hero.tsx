import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { switchMode } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { MAX_TEXT } from '@/domain/search/search-params'
import { Button } from '@/ui/button/button'
import { IconButton } from '@/ui/icon-button/icon-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { Segmented } from '@/ui/segmented/segmented'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'

const MODES = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
] as const

type BrowseHeroProps = {
  search: Pick<SearchState, 'mode' | 'q'>
  change: ChangeSearch
  onSubmit: () => void
}

export function BrowseHero({ search: { mode, q }, change, onSubmit }: BrowseHeroProps) {
  const [shown, choose] = useAtOnce(mode, (next, options) => change((search) => switchMode(search, next), options))
  return (
    <header
      className={clsx('pt-1 pb-1 md:pt-5 md:pb-6 print:hidden', 'split:flex split:items-center split:gap-8 split:py-3')}
    >
      <h1 tabIndex={-1} className="text-[0.9375rem] leading-5 md:text-[2.125rem] md:leading-tight split:text-xl">
        Find Your Perfect Home
      </h1>
      <p className="mt-1.5 text-[0.9375rem] text-ink-muted max-md:sr-only split:sr-only">
        Discover exceptional properties in prime locations
      </p>
      <form
        role="search"
        // For a page that has no code yet, or never gets any.
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className={clsx(
          'relative mt-1 flex max-w-[54rem] items-center gap-1 rounded-full border border-line bg-surface-raised',
          'p-0.5 shadow-1 md:mt-5 md:gap-2 md:rounded-2xl md:p-2 md:shadow-2 split:mt-0 split:flex-1',
        )}
      >
        <Segmented
          label="For sale or for rent"
          name="mode"
          options={MODES}
          value={shown === 'all' ? null : shown}
          onValueChange={choose}
          className={clsx(
            'max-md:rounded-full max-md:[&_label>span]:min-h-8.5 max-md:[&_label>span]:rounded-full',
            'max-md:[&_label>span]:px-2.5 max-md:[&_label>span]:text-[0.8125rem]',
            'max-[22.5rem]:[&_label>span]:px-1.5',
          )}
        />
        <SearchBox mode={mode} q={q} change={change} />
        <Button type="submit" className="max-md:hidden">
          Search
        </Button>
      </form>
    </header>
  )
}

// The search works without them. Their code loads when somebody comes to the box.
const Suggestions = lazyPart(() => import('./suggest/suggestions').then((module) => module.Suggestions), {
  failed: () => null,
})

const PLACEHOLDERS = {
  sale: 'Search for properties for sale...',
  rent: 'Search for properties for rent...',
  all: 'Search for properties...',
} as const

type SearchBoxProps = Pick<SearchState, 'mode' | 'q'> & { change: ChangeSearch }

/** Free text over title, city and address (B 5). */
function SearchBox({ mode, q, change }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const [used, setUsed] = useState<'focused' | 'typed'>()
  const [text, search] = useAtOnce(q, (next, options) =>
    change((state) => ({ ...state, q: next, page: 1 }), { ...options, replace: true }),
  )
  return (
    <div
      className={clsx(
        'flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control pl-2 max-md:gap-1.5 max-md:rounded-full',
        'max-md:pl-1 md:min-h-11 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
      )}
    >
      <Search aria-hidden size={20} className="shrink-0 text-ink-muted max-[22.5rem]:hidden" />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-controls={list}
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={PLACEHOLDERS[mode].replace('...', '')}
        placeholder={PLACEHOLDERS[mode]}
        value={text}
        maxLength={MAX_TEXT}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => setUsed((before) => before ?? 'focused')}
        onChange={(event) => {
          setUsed('typed')
          search(event.target.value)
        }}
        className={clsx(
          'min-h-10 w-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none',
          '[&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {text === '' ? null : (
        <IconButton
          label="Clear search text"
          onClick={() => {
            search('')
            input.current?.focus()
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
      {used ? <Suggestions list={list} input={input} q={q} change={change} typed={used === 'typed'} /> : null}
    </div>
  )
}
