import { createElement, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Field, useField, type FieldWords } from '@/ui/field/field'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useWords } from '@/words/use-words'
import { SelectArrow, selectTriggerClass, STEPS, type SelectBoxProps, type SelectOption } from './select-box'

export type { SelectOption } from './select-box'

export type SelectProps<T extends string> = FieldWords & {
  /** In order. */
  options: readonly SelectOption<T>[]
  /** `undefined` shows the placeholder. */
  value: T | undefined
  /** Called with the chosen value. */
  onValueChange: (value: T) => void
  /** Shown while nothing is chosen: 'Choose' by default. */
  placeholder?: string
  /** In place of the chosen option's label, where there is no room for it. */
  shown?: ReactNode
  disabled?: boolean
  required?: boolean
  name?: string
  id?: string
  /** 36 px high, for toolbars with a pointer. */
  small?: boolean
  className?: string
}

/** The list, 20 KB: loaded when a pointer or the focus is near. */
const live = lazyModule(() => import('./select-live').then((module) => module.default))

/**
 * Loads the list ahead, for tests that keep a reference to the element.
 * @internal
 */
export const prepareSelect = live.fetch

/** A single choice from a list. Option values are never empty: use 'any'. */
export function Select<T extends string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  placeholder,
  shown,
  small = false,
  className,
  options,
  value,
  onValueChange,
  disabled,
  required,
  name,
  id: given,
}: SelectProps<T>) {
  const t = useWords()
  const { id, control } = useField({ id: given, hint, error })
  const [reached, setReached] = useState<'no' | 'focus' | 'press'>('no')
  // Do not replace the element during a press: a press that ends on another element is no click.
  const [held, setHeld] = useState(false)
  const empty = options.find((option) => option.value.length === 0)
  if (empty)
    throw new Error(`Select '${label}': the option '${empty.label}' has an empty value. Give it one, such as 'any'.`)
  const Live = live.use()
  const box = {
    control,
    labelledBy: `${id}-label`,
    options,
    value,
    onValueChange,
    placeholder: placeholder ?? t('Choose'),
    shown,
    small,
    disabled,
    required,
    name,
    early: useSteps(),
  }
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, className }}>
      {Live && !held ? (
        // Not JSX: a component from a hook would look as if it were created on each render.
        createElement(Live<T>, { ...box, openAtOnce: reached === 'press', takeFocus: reached !== 'no' })
      ) : (
        <StandIn {...box} opening={reached === 'press'} onReach={setReached} onHold={setHeld} />
      )}
    </Field>
  )
}

function useSteps(): SelectBoxProps<string>['early'] {
  const steps = useRef(0)
  return {
    add: (step) => {
      steps.current += step
    },
    take: () => {
      const taken = steps.current
      steps.current = 0
      return taken
    },
  }
}

const OPENING_KEYS = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

/** A placeholder for the closed select; it remembers a press until the working one has loaded. */
function StandIn<T extends string>({
  control,
  labelledBy,
  options,
  value,
  placeholder,
  shown,
  small,
  disabled,
  early,
  opening,
  onReach,
  onHold,
}: SelectBoxProps<T> & {
  opening: boolean
  onReach: (how: 'no' | 'focus' | 'press') => void
  onHold: (held: boolean) => void
}) {
  const chosen = options.find((option) => option.value === value)
  const open = async () => {
    onReach('press')
    onHold(false)
    if ((await live.fetch()) !== null) return
    early.take()
    onReach('focus')
  }
  // After the click that follows the release.
  const release = () => void setTimeout(() => onHold(false))
  const press = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return
    event.preventDefault()
    if (opening) early.add(STEPS[event.key] ?? 0)
    else void open()
  }
  return (
    <button
      {...control}
      type="button"
      role="combobox"
      aria-labelledby={labelledBy}
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-controls={undefined}
      disabled={disabled}
      data-placeholder={chosen ? undefined : ''}
      onPointerEnter={() => void live.prepare()}
      onFocus={() => {
        onReach('focus')
        void live.prepare()
      }}
      onBlur={() => onReach('no')}
      onPointerDown={() => onHold(true)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onClick={() => void open()}
      onKeyDown={press}
      className={selectTriggerClass(small)}
    >
      <span className="min-w-0 flex-1 truncate">
        {shown !== undefined ? (
          shown
        ) : chosen?.icon ? (
          <span className="flex items-center gap-2">
            {chosen.icon}
            {chosen.label}
          </span>
        ) : (
          (chosen?.label ?? placeholder)
        )}
      </span>
      <SelectArrow />
    </button>
  )
}
