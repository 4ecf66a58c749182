import { clsx } from 'clsx'
import { Checkbox } from './checkbox'

export type CheckboxListProps<T extends string> = {
  /** What is chosen; names the group. */
  legend: string
  hideLegend?: boolean
  /** `count`: how many results match, at the right. */
  options: readonly { value: T; label: string; count?: number; disabled?: boolean }[]
  /** The chosen ones, in any order. */
  values: readonly T[]
  /** The chosen values, in the order of the options. */
  onValuesChange: (values: T[]) => void
  /** Two columns if they fit. */
  columns?: 1 | 2
  className?: string
}

/** Several answers to one question. For one of several take RadioChips or Segmented. */
export function CheckboxList<T extends string>({
  legend,
  hideLegend,
  options,
  values,
  onValuesChange,
  columns = 1,
  className,
}: CheckboxListProps<T>) {
  const toggle = (value: T, checked: boolean) =>
    onValuesChange(
      options.map((option) => option.value).filter((each) => (each === value ? checked : values.includes(each))),
    )
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-[0.8125rem] font-strong text-ink'}>{legend}</legend>
      <div className={clsx('grid gap-x-6', columns === 2 && 'sm:grid-cols-2')}>
        {options.map(({ value, ...option }) => (
          <Checkbox
            key={value}
            {...option}
            checked={values.includes(value)}
            onCheckedChange={(checked) => toggle(value, checked)}
          />
        ))}
      </div>
    </fieldset>
  )
}
