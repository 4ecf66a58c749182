import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

export type Tab<T extends string> = { value: T; label: string; icon?: ReactNode; count?: number; content: ReactNode }

export type TabsProps<T extends string> = {
  /** Accessible name of the tab list. */
  label: string
  /** In order. */
  tabs: readonly Tab<T>[]
  /** Controlled with `onValueChange`, or the initial tab. */
  value?: T
  /** Uncontrolled: the tab that is open at first; by default the first. */
  defaultValue?: T
  /** Called with the tab that was opened. */
  onValueChange?: (value: T) => void
  className?: string
}

/** On phones the row scrolls sideways and fades; from tablets on it wraps, so that no tab is out of sight. */
export function Tabs<T extends string>({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps<T>) {
  const choose = (chosen: string) => {
    const tab = tabs.find((each) => each.value === chosen)
    if (tab) onValueChange?.(tab.value)
  }
  const list = useRef<HTMLDivElement>(null)
  /** The value that the row was last scrolled to; null before the first time. */
  const shown = useRef<string | null | undefined>(null)
  useLayoutEffect(() => {
    if (list.current && shown.current !== value) showActiveTab(list.current)
    shown.current = value
  }, [value])
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={choose}
      className={clsx('min-w-0', className)}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        className={clsx(
          'no-scrollbar flex gap-x-1 overflow-x-auto shadow-[inset_0_-1px_var(--line)] max-md:pr-8',
          'max-md:[mask-image:linear-gradient(to_right,#000_calc(100%-2rem),transparent)] md:flex-wrap md:gap-x-0',
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-control px-3 md:gap-1 md:px-1.75',
              'font-strong text-ink-muted hover:text-ink focus-visible:-outline-offset-2',
              'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 data-[state=active]:text-ink',
              'data-[state=active]:after:bg-brand forced-colors:data-[state=active]:after:bg-[Highlight]',
            )}
          >
            {tab.icon}
            {tab.label}
            {tab.count === undefined ? null : (
              <span className="figures rounded-full bg-surface-sunken px-1.5 text-2xs leading-4.5 text-ink">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

const FADED = 32

/** Scrolls the row so that the active tab is clear of its faded end. The page itself does not move. */
function showActiveTab(list: HTMLElement): void {
  const tab = list.querySelector<HTMLElement>('[data-state=active]')
  if (!tab) return
  const start = tab.offsetLeft - list.offsetLeft
  const end = start + tab.offsetWidth + FADED
  if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth
  else if (start < list.scrollLeft) list.scrollLeft = start
}
