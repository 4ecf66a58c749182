import { clsx } from 'clsx'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { boxClass, Field, useField, type FieldWords } from '@/ui/field/field'

export type SelectOption<T extends string> = { value: T; label: string; icon?: ReactNode; disabled?: boolean }

export type SelectProps<T extends string> = FieldWords & {
  options: readonly SelectOption<T>[]
  /** Nothing chosen yet: `undefined`, which shows the placeholder. */
  value: T | undefined
  onValueChange: (value: T) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
  name?: string
  id?: string
  /** 36 px high, for toolbars with a pointer. */
  small?: boolean
  className?: string
}

const scrollClass = 'grid h-7 place-items-center text-ink-muted'

/** One of a list. An option's value is never empty: 'any' is a value of its own. */
export function Select<T extends string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  options,
  value,
  onValueChange,
  placeholder = 'Choose',
  small = false,
  className,
  ...rest
}: SelectProps<T>) {
  const { id, control } = useField({ id: rest.id, hint, error })
  const empty = options.find((option) => option.value.length === 0)
  if (empty)
    throw new Error(`Select '${label}': the option '${empty.label}' has an empty value. Give it one, such as 'any'.`)
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Field {...{ id, label, hideLabel, hint, error, optional, className }}>
      <Radix.Root
        // Radix takes '' for 'nothing chosen'.
        value={value ?? ''}
        onValueChange={choose}
        disabled={rest.disabled}
        required={rest.required}
        name={rest.name}
      >
        <Radix.Trigger
          {...control}
          aria-labelledby={`${id}-label`}
          className={clsx(
            'group flex w-full items-center gap-2 px-3 text-left data-[placeholder]:text-ink-muted',
            small ? 'min-h-9' : 'min-h-11',
            boxClass,
          )}
        >
          <span className="min-w-0 flex-1 truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon asChild>
            <ChevronDown
              aria-hidden
              size={18}
              className="shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-180"
            />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            collisionPadding={12}
            className="z-60 max-h-(--radix-select-content-available-height) max-w-[calc(100vw-24px)] min-w-(--radix-select-trigger-width) overflow-hidden rounded-control border border-line bg-surface-raised text-ink shadow-2 data-[state=open]:animate-pop-in"
          >
            <Radix.ScrollUpButton className={scrollClass}>
              <ChevronUp aria-hidden size={16} />
            </Radix.ScrollUpButton>
            <Radix.Viewport className="p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="flex min-h-10 cursor-pointer items-center gap-2 rounded-md py-2 pr-3 pl-2 outline-none select-none data-[disabled]:cursor-default data-[disabled]:opacity-45 data-[highlighted]:bg-ink/7 data-[state=checked]:font-strong forced-colors:data-[highlighted]:outline-2"
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
                </Radix.Item>
              ))}
            </Radix.Viewport>
            <Radix.ScrollDownButton className={scrollClass}>
              <ChevronDown aria-hidden size={16} />
            </Radix.ScrollDownButton>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  )
}
