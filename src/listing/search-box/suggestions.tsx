import { clsx } from 'clsx'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { interpret } from '@/domain/search/words/interpret'
import { withRead } from '@/domain/search/words/with-read'
import { readSearch } from '@/domain/search/search-params'
import { changeFilters, chooseSubtype, switchCategory } from '@/domain/search/search-changes'
import type { SearchState } from '@/domain/search/filter-state'
import { useSettledText } from '../search/use-settled'
import { rememberSearch } from '@/session/marks/recent-searches'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { useIsPhone } from '@/ui/media/use-media'
import { plainQuery, useChoices, type Choice } from './choices'
import { Options } from './options'
import type { ChangeSearch } from './search-box'
import { useCombobox } from './use-combobox'
import { useWords } from '@/words/use-words'

export type SuggestionsProps = {
  list: string
  box: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
  q: string
  onChoose: ChangeSearch
  onRead: ChangeSearch
  inForm: boolean
  /** Something was typed before this code was there. */
  typed: boolean
}

export function Suggestions({ list, box, input, q, onChoose, onRead, inForm, typed }: SuggestionsProps) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const isPhone = useIsPhone() && !inForm
  // Coming to the box shows the own searches where it is empty; typing shows all.
  const [asked, setAsked] = useState<'nothing' | 'own' | 'all'>(() =>
    isFocused(input) ? (typed ? 'all' : 'own') : 'nothing',
  )
  const open = asked === 'all' || (asked === 'own' && q.trim() === '')
  const [at, setAt] = useState(-1)
  const words = useSettledText(q.trim())
  // The own searches stand at once when the field is emptied.
  const groups = useChoices(q.trim() === '' ? '' : words, open, !inForm)
  const choices = groups?.flatMap((group) => group.choices) ?? []
  const listed = open && choices.length > 0
  // On a phone the panel stays while letters are typed, so that nothing flickers.
  const fills = isPhone && open && (listed || q.trim() !== '')
  const close = () => {
    setAsked('nothing')
    setAt(-1)
  }
  const choose = ({ text, query, id, read }: Choice) => {
    close()
    if (read) return onChoose((search) => withRead(search, read))
    if (id !== undefined) return void navigate({ to: `${prefix}/property/$id`, params: { id: String(id) } })
    rememberSearch({ text, query })
    return onChoose((search) => withSuggested(search, query))
  }
  useCombobox({
    box,
    input,
    inForm,
    list,
    listed,
    at,
    count: choices.length,
    mark: setAt,
    choose: (place) => choices[place] && choose(choices[place]),
    open: setAsked,
    close,
    staysWithoutFocus: fills,
    submit: () => {
      const text = (input.current?.value ?? q).trim()
      if (text !== '' && !inForm) rememberSearch({ text, query: plainQuery(text) })
      const read = interpret(text)
      // At once, because the form is submitted next.
      if (read.understood.length > 0) flushSync(() => onRead((search) => withRead(search, read)))
      close()
      if (fills) input.current?.blur()
    },
  })
  useBackCloses(fills, close)
  useFullScreen(box, fills)

  if (!listed && !fills) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus where it is
    <div
      // A press here does not take the focus from the box, which would close the panel.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        'z-30 overflow-y-auto overscroll-contain bg-surface-raised p-1.5 text-left',
        fills
          ? 'fixed inset-x-0 top-16 bottom-0 pb-[env(safe-area-inset-bottom)]'
          : [
              'absolute top-full left-0 mt-1 max-h-[min(26rem,60dvh)] w-max max-w-[min(32rem,calc(100vw-2rem))]',
              'min-w-full rounded-control border border-line shadow-2',
            ],
      )}
    >
      {listed ? (
        <Options list={list} groups={groups ?? []} typed={words} at={at} mark={setAt} choose={choose} input={input} />
      ) : groups === null ? null : (
        <p className="px-2.5 py-3 text-ink-muted">{t('No suggestions. Press Search to see what is found.')}</p>
      )}
      {fills ? (
        <div className="sticky bottom-0 flex gap-2 bg-surface-raised px-1.5 pt-2 pb-1.5">
          <Button variant="outline" className="flex-1" onClick={close}>
            {t('Close')}
          </Button>
          <Button type="submit" className="flex-1">
            {t('Search')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function isFocused(input: RefObject<HTMLInputElement | null>): boolean {
  return input.current !== null && document.activeElement === input.current
}

const FULL =
  'max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-50 max-md:h-16 max-md:rounded-none max-md:bg-surface-raised ' +
  'max-md:border-0 max-md:border-b max-md:border-line max-md:px-3'

/** Puts the box to the top of the screen; it keeps the focus and what is typed. */
function useFullScreen(box: RefObject<HTMLElement | null>, fills: boolean): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !fills) return undefined
    const classes = FULL.split(' ')
    element.classList.add(...classes)
    element.toggleAttribute('data-fills', true)
    return () => {
      element.classList.remove(...classes)
      element.toggleAttribute('data-fills', false)
    }
  }, [box, fills])
}

function withSuggested(search: SearchState, query: string): SearchState {
  const { q, category, subtype, filters } = readSearch(Object.fromEntries(new URLSearchParams(query)))
  const { places, area, areaName } = filters
  const where = { ...(places.length > 0 ? { places } : {}), ...(area ? { area, areaName } : {}) }
  const words = changeFilters({ ...search, q }, where)
  return category === 'all' ? words : chooseSubtype(switchCategory(words, category), subtype)
}
