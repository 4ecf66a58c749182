import { clsx } from 'clsx'
import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { SearchState } from '@/domain/search/filter-state'
import { MAX_TEXT } from '@/domain/search/search-params'
import type { SearchMode } from '@/domain/search/sliders'
import { boxClass } from '@/ui/field/field'
import { IconButton } from '@/ui/icon-button/icon-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

export type ChangeSearch = (update: (search: SearchState) => SearchState) => void

// The search works without them. Their code loads when somebody comes to the box.
const Suggestions = lazyPart(() => import('./suggestions').then((module) => module.Suggestions), {
  failed: () => null,
})

export type SearchBoxProps = {
  /** Of the field whose label names the box; without it the mode does. */
  id?: string
  mode: SearchMode
  placeholder?: string
  text: string
  onType: (text: string) => void
  /** The text that is searched for, where it follows later. */
  q?: string
  onChoose: ChangeSearch
  /** The form was submitted, and its words say filters; it is submitted with them. */
  onRead?: ChangeSearch
  /** The box fills in a form of its own: listings are not offered, the list stays below, and Enter reads the words. */
  inForm?: boolean
  className?: string
}

const LABELS: Record<SearchMode, Label> = {
  all: 'Search for properties',
  sale: 'Search for properties for sale',
  rent: 'Search for properties for rent',
}

/** The box for words: what they say as filters, places, and listings are offered while somebody types. */
export function SearchBox(props: SearchBoxProps) {
  const t = useWords()
  const { id, mode, placeholder, text, onType, q = text, onChoose, inForm = false } = props
  const label = t(LABELS[mode])
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const [used, setUsed] = useState<'focused' | 'typed'>()
  return (
    <div
      ref={box}
      className={clsx(
        'flex min-w-0 flex-1 items-center gap-2 pl-2',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
        props.className ?? ['relative min-h-11', boxClass],
      )}
    >
      <Search aria-hidden size={20} className="shrink-0 text-ink-muted max-[22.5rem]:hidden" />
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        role="combobox"
        aria-controls={list}
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={id === undefined ? label : undefined}
        placeholder={placeholder ?? `${label}...`}
        value={text}
        maxLength={MAX_TEXT}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onFocus={() => setUsed((before) => before ?? 'focused')}
        onChange={(event) => {
          setUsed('typed')
          onType(event.target.value)
        }}
        className={clsx(
          'min-h-10 w-full min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none',
          '[&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {text === '' ? null : (
        <IconButton
          label={t('Clear search text')}
          onClick={() => {
            onType('')
            input.current?.focus()
          }}
        >
          <X aria-hidden size={18} />
        </IconButton>
      )}
      {used ? (
        <Suggestions
          {...{ list, box, input, q, inForm, onChoose }}
          onRead={props.onRead ?? onChoose}
          typed={used === 'typed'}
        />
      ) : null}
    </div>
  )
}
