import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react'
import { call } from '@/api/call'
import { listingKeys } from '@/api/query-keys'
import { suggestSearches, type Suggestion, type SuggestionKind } from '@/contract/search/suggestions'
import { readSearch } from '@/domain/search/search-params'
import { chooseSubtype, switchCategory } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { useSettledText } from '@/listing/search/use-settled'
import { useRoutePrefix } from '@/session/route-prefix'
import type { ChangeSearch } from '../state/use-search-state'
import { Marked } from './marked'

const HEADINGS: Record<SuggestionKind, string> = {
  place: 'Places',
  street: 'Streets',
  landmark: 'Landmarks',
  project: 'Projects',
  type: 'Property types',
  listing: 'Properties',
}

type SuggestionsProps = {
  /** The search box, which becomes a combobox. */
  input: RefObject<HTMLInputElement | null>
  q: string
  change: ChangeSearch
}

/** What somebody may mean, below the search box: places, streets, landmarks, projects, types and properties. */
export function Suggestions({ input, q, change }: SuggestionsProps) {
  const id = useId()
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const typed = q.trim()
  const wanted = useSettledText(typed)
  const { data } = useQuery({
    queryKey: listingKeys.suggestions(wanted),
    queryFn: async ({ signal }) => (await call(suggestSearches, { query: { q: wanted } }, { signal })).data,
    enabled: open && wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retryOnMount: false,
  })
  const shown = open && typed !== '' ? (data ?? []) : []

  const choose = ({ id: listing, query }: Suggestion) => {
    setOpen(false)
    setAt(-1)
    if (listing !== undefined) void navigate({ to: `${prefix}/property/$id`, params: { id: String(listing) } })
    else change((search) => searchOf(search, query))
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const chosen = shown[at]
    if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else setOpen(false)
    } else if (event.key === 'Escape' && shown.length > 0) {
      // The first one closes the list, the next one empties the field.
      event.preventDefault()
      setOpen(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && typed !== '') {
      event.preventDefault()
      setOpen(true)
      if (shown.length > 0) setAt((at + (event.key === 'ArrowDown' ? 1 : -1) + shown.length) % shown.length)
    }
  })
  useEffect(() => {
    const box = input.current
    if (!box) return undefined
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('keydown', onKey, { signal })
    const type = () => {
      setOpen(true)
      setAt(-1)
    }
    box.addEventListener('input', type, { signal })
    box.addEventListener('blur', () => setOpen(false), { signal })
    return () => listening.abort()
  }, [input])
  useCombobox(input, id, shown.length > 0, at)

  if (shown.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto rounded-control border border-line bg-surface-raised p-1.5 text-left shadow-2"
    >
      {groupsOf(shown).map(({ kind, found }) => (
        <div key={kind} role="group" aria-label={HEADINGS[kind]}>
          <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-semibold text-ink-muted">
            {HEADINGS[kind]}
          </p>
          {found.map(({ suggestion, place }) => (
            <div
              key={`${suggestion.text} ${suggestion.id}`}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              // Blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onPointerUp={() => choose(suggestion)}
              onPointerMove={() => setAt(place)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center rounded-md px-2.5',
                place === at && 'bg-ink/7',
              )}
            >
              <span className="min-w-0 flex-1 truncate">
                <Marked text={suggestion.text} words={wanted} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Says of the search box that it is a combobox; it stays the same element, so that nobody loses the focus. */
function useCombobox(input: RefObject<HTMLInputElement | null>, list: string, open: boolean, at: number): void {
  useEffect(() => {
    const box = input.current
    if (!box) return
    box.setAttribute('role', 'combobox')
    box.setAttribute('aria-autocomplete', 'list')
    box.setAttribute('aria-expanded', String(open))
    if (open) box.setAttribute('aria-controls', list)
    else box.removeAttribute('aria-controls')
    if (open && at >= 0) box.setAttribute('aria-activedescendant', `${list}-${at}`)
    else box.removeAttribute('aria-activedescendant')
  }, [input, list, open, at])
  useEffect(() => {
    if (open && at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [list, open, at])
}

function groupsOf(shown: readonly Suggestion[]) {
  const groups = new Map<SuggestionKind, { suggestion: Suggestion; place: number }[]>()
  for (const [place, suggestion] of shown.entries())
    groups.set(suggestion.kind, [...(groups.get(suggestion.kind) ?? []), { suggestion, place }])
  return [...groups].map(([kind, found]) => ({ kind, found }))
}

/** The search with what a suggestion names; sale or rent and the filters stay. */
function searchOf(search: SearchState, query: string): SearchState {
  const { q, category, subtype } = readSearch(Object.fromEntries(new URLSearchParams(query)))
  const words = { ...search, q, page: 1 }
  return category === 'all' ? words : chooseSubtype(switchCategory(words, category), subtype)
}
