import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type RefObject, Fragment } from 'react'
import { markedParts } from '@/domain/search/suggest/marked-parts'
import { forgetSearch } from '@/session/marks/recent-searches'
import type { Choice, Group } from './choices'
import { useWords } from '@/words/use-words'

type OptionsProps = {
  list: string
  groups: readonly Group[]
  typed: string
  at: number
  mark: (place: number) => void
  choose: (choice: Choice) => void
  input: RefObject<HTMLInputElement | null>
}

/** The buttons that remove own searches stand beside the list, because options have no buttons. */
export function Options({ list, groups, typed, at, mark, choose, input }: OptionsProps) {
  const t = useWords()
  const recent = groups.find((group) => group.recent)?.choices ?? []
  return (
    <div className="relative">
      <div id={list} role="listbox" aria-label={t('Suggestions')}>
        {groups.map((group) => (
          <div key={group.heading} role="group" aria-label={group.heading}>
            <p aria-hidden className="h-7 px-2.5 pt-2 text-xs font-semibold text-ink-muted">
              {group.heading}
            </p>
            {group.choices.map((choice) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box takes the keys
              <div
                // By what it is: a press on an option that is replaced meanwhile must not choose the next one.
                key={`${choice.text} ${choice.query} ${choice.id ?? ''}`}
                id={`${list}-${choice.place}`}
                role="option"
                tabIndex={-1}
                aria-selected={choice.place === at}
                onClick={() => choose(choice)}
                onPointerMove={() => mark(choice.place)}
                className={clsx(
                  'flex h-11 cursor-pointer items-center rounded-md px-2.5',
                  group.recent && 'pr-12',
                  choice.place === at && 'bg-ink/7',
                )}
              >
                <span className="min-w-0 flex-1 truncate">
                  <Marked text={choice.text} typed={typed} />
                </span>
                {choice.count !== undefined && choice.id === undefined ? (
                  <>
                    {' '}
                    <span className="figures ml-3 shrink-0 text-[0.8125rem] text-ink-muted">
                      {t.count(choice.count, '{n} property', '{n} properties')}
                    </span>
                  </>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {recent.length > 0 ? (
        <ul aria-label={t('Remove recent searches')} className="absolute top-7 right-0">
          {recent.map((search) => (
            <li key={search.query}>
              <button
                type="button"
                aria-label={t('Remove recent search: {text}', { text: search.text })}
                className="grid size-11 place-items-center rounded-md text-ink-muted hover:text-ink"
                onClick={() => {
                  forgetSearch(search)
                  input.current?.focus()
                }}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map((part, place) => {
    const key = `${place} ${part.text}`
    return part.marked ? (
      <mark key={key} className="bg-transparent font-bold text-inherit">
        {part.text}
      </mark>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    )
  })
}
