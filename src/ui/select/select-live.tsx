import { clsx } from 'clsx'
import { Check, ChevronUp, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { FieldCount } from '@/ui/field/field'
import { selectTriggerClass, SelectArrow, STEPS, type SelectBoxProps, type SelectOption } from './select-box'

const scrollClass = 'grid h-7 place-items-center text-ink-muted'

/** Marks it at once: Radix takes a task for it, which loses steps on a busy page. */
function mark(list: Element, from: Element, steps: number): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]:not([data-disabled])')]
  const to = options[Math.max(0, Math.min(options.length - 1, options.findIndex((each) => each === from) + steps))]
  to?.focus({ preventScroll: true })
  to?.scrollIntoView({ block: 'nearest' })
}

type SelectLiveProps<T extends string> = SelectBoxProps<T> & {
  /** It was pressed while its code loaded. */
  openAtOnce: boolean
  /** It had the focus before. */
  takeFocus: boolean
}

export default function SelectLive<T extends string>({
  control,
  labelledBy,
  options,
  value,
  onValueChange,
  placeholder,
  shown,
  small,
  disabled,
  required,
  name,
  openAtOnce,
  takeFocus,
  early,
}: SelectLiveProps<T>) {
  /** The options when the list opened: what comes in meanwhile does not change the list under the hand. */
  const [listed, setListed] = useState(openAtOnce ? options : null)
  const open = (opened: boolean) => {
    early.take()
    setListed(opened ? options : null)
  }
  const stepEarly = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || listed === null) return
    event.preventDefault()
    early.add(step)
  }
  const choose = (chosen: string) => {
    const option = (listed ?? options).find((each: SelectOption<T>) => each.value === chosen)
    if (option) onValueChange(option.value)
  }
  useEffect(() => {
    if (takeFocus && !openAtOnce) document.getElementById(control.id)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it takes the stand-in's place
  }, [])
  return (
    <Radix.Root
      // For Radix '' means nothing is chosen.
      value={value ?? ''}
      onValueChange={choose}
      open={listed !== null}
      onOpenChange={open}
      disabled={disabled}
      required={required}
      name={name}
    >
      <Radix.Trigger
        {...control}
        aria-labelledby={labelledBy}
        onKeyDown={stepEarly}
        className={selectTriggerClass(small)}
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder}>{shown}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <SelectArrow />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          onFocus={({ currentTarget, target }) => {
            const steps = early.take()
            if (steps !== 0) mark(currentTarget, target, steps)
          }}
          onKeyDown={(event) => {
            const step = STEPS[event.key]
            if (step === undefined) return
            event.preventDefault()
            mark(event.currentTarget, event.target as Element, step)
          }}
          className={clsx(
            'z-60 max-h-(--radix-select-content-available-height) max-w-[calc(100vw-24px)]',
            'min-w-(--radix-select-trigger-width) overflow-hidden rounded-control border border-line',
            'bg-surface-raised text-ink shadow-2 data-[state=open]:animate-pop-in',
          )}
        >
          <Radix.ScrollUpButton className={scrollClass}>
            <ChevronUp aria-hidden size={16} />
          </Radix.ScrollUpButton>
          <Radix.Viewport className="p-1">
            {(listed ?? options).map((option, place) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={option.count === undefined ? undefined : `${control.id}-count-${place}`}
                className={clsx(
                  'flex min-h-10 cursor-pointer items-center gap-2 rounded-md py-2 pr-3 pl-2 outline-none',
                  'select-none data-[disabled]:cursor-default data-[disabled]:opacity-45',
                  'data-[highlighted]:bg-ink/7 data-[state=checked]:font-strong',
                  'forced-colors:data-[highlighted]:outline-2',
                )}
              >
                <span className="grid w-5 shrink-0 place-items-center">
                  <Radix.ItemIndicator>
                    <Check aria-hidden size={16} />
                  </Radix.ItemIndicator>
                </span>
                <Radix.ItemText>
                  {option.icon ? (
                    <span className="flex items-center gap-2">
                      {option.icon}
                      {option.label}
                    </span>
                  ) : (
                    option.label
                  )}
                </Radix.ItemText>
                {option.count === undefined ? null : (
                  <FieldCount
                    id={`${control.id}-count-${place}`}
                    count={option.count}
                    className="ml-auto pl-3 text-ink-muted"
                  />
                )}
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton className={scrollClass}>
            <ChevronDown aria-hidden size={16} />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
