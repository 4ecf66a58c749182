import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { MAX_TEXT } from '@/domain/search/search-params'
import { IconButton } from '@/ui/icon-button/icon-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { useAtOnce } from '../state/use-at-once'
import type { ChangeSearch } from '../state/use-search-state'

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
export function SearchBox({ mode, q, change }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const [used, setUsed] = useState<'focused' | 'typed'>()
  const [text, search] = useAtOnce(q, (next, options) =>
    change((state) => ({ ...state, q: next, page: 1 }), { ...options, replace: true }),
  )
  return (
    <div className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control pl-2 max-md:gap-1.5 max-md:rounded-full max-md:pl-1 md:min-h-11 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
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
        className="min-h-10 w-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none [&::-webkit-search-cancel-button]:hidden"
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
