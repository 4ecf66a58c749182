import { clsx } from 'clsx'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from '@/ui/text-field/text-field'

export type Option = { key: string; text: string; icon?: ReactNode; note?: string }

type Props<Item extends Option> = Omit<TextFieldProps, 'value' | 'onChange' | 'onKeyDown' | 'onFocus'> & {
  value: string
  listLabel: string
  options: readonly Item[]
  /** Enter chooses the first option where none is marked. */
  firstByEnter?: boolean
  /** Said below the field while it is open and there is no option. */
  nothing?: string
  onType: (text: string) => void
  onChoose: (option: Item) => void
}

/** A text field with options below it, chosen by pointer or arrow keys. What was typed is kept as it is. */
export function Combobox<Item extends Option>(props: Props<Item>) {
  const { value, listLabel, options, firstByEnter, nothing, onType, onChoose, onBlur, ...field } = props
  const list = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shown = open ? options : []
  const choose = (option: Item) => {
    onChoose(option)
    setOpen(false)
    setAt(-1)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    const chosen = shown[firstByEnter ? Math.max(0, at) : at]
    if (key === 'Enter') {
      // Enter chooses, and must not submit the form as well.
      if (chosen || firstByEnter) event.preventDefault()
      if (chosen) choose(chosen)
    } else if (key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault()
      const next = key === 'ArrowDown' ? (at + 1) % shown.length : (at <= 0 ? shown.length : at) - 1
      setAt(next)
      document.getElementById(`${list}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
  }
  return (
    <div className="relative min-w-0">
      <TextField
        {...field}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && shown.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          onType(event.target.value)
          setOpen(true)
          setAt(-1)
        }}
        onFocus={() => setOpen(true)}
        onBlur={(event) => {
          setOpen(false)
          onBlur?.(event)
        }}
        onKeyDown={press}
      />
      {nothing === undefined ? null : (
        <p role="status" className={clsx(open && nothing ? 'mt-1.5 text-[0.8125rem] text-ink-muted' : 'sr-only')}>
          {open ? nothing : ''}
        </p>
      )}
      <div
        id={list}
        role="listbox"
        aria-label={listLabel}
        hidden={shown.length === 0}
        className={clsx(
          'absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-control border border-line',
          'bg-surface-raised p-1 shadow-2',
        )}
      >
        {shown.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
          <div
            key={option.key}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The press would take the focus from the field, and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onPointerMove={() => setAt(index)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2.5',
              index === at && 'bg-ink/7',
            )}
          >
            {option.icon}
            <span className="min-w-0 flex-1 truncate font-semibold">{option.text}</span>
            {option.note ? <span className="shrink-0 text-xs text-ink-muted">{option.note}</span> : null}
          </div>
        ))}
      </div>
    </div>
  )
}
