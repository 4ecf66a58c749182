import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { boxClass } from '@/ui/field/field'

export type SelectOption<T extends string> = {
  value: T
  label: string
  icon?: ReactNode
  disabled?: boolean
  /** How many results match; shown at the right in the list. */
  count?: number
}

/** Shared by the placeholder and the working select. */
export type SelectBoxProps<T extends string> = {
  control: { id: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }
  labelledBy: string
  options: readonly SelectOption<T>[]
  value: T | undefined
  onValueChange: (value: T) => void
  placeholder: string
  /** In place of the chosen option's label. */
  shown: ReactNode
  small: boolean
  disabled: boolean | undefined
  required: boolean | undefined
  name: string | undefined
  /** Steps that were asked for before the list had the focus: adds one, or takes them all. */
  early: { add: (step: number) => void; take: () => number }
}

export const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function selectTriggerClass(small: boolean): string {
  return clsx(
    'group flex w-full items-center gap-2 px-3 text-left data-[placeholder]:text-ink-muted',
    small ? 'min-h-9' : 'min-h-11',
    boxClass,
  )
}

export function SelectArrow(props: ComponentProps<'svg'>) {
  return (
    <ChevronDown
      {...props}
      aria-hidden
      size={18}
      className="shrink-0 text-ink-muted transition-transform group-data-[state=open]:rotate-180"
    />
  )
}
