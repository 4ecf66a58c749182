import { clsx } from 'clsx'
import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export type PopoverProps = {
  /** The button that opens it; one element. */
  trigger: ReactNode
  /** Accessible name of the panel. */
  label: string
  /** The edge that trigger and panel share. */
  align?: 'start' | 'center' | 'end'
  /** Where it opens if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Controlled with `onOpenChange`; left out, the trigger opens it. */
  open?: boolean
  /** Called for the trigger, Escape and a press outside. */
  onOpenChange?: (open: boolean) => void
  className?: string
  /** What the panel holds; it scrolls where there is no room. */
  children: ReactNode
}

/** A non-modal panel beside its trigger. */
export function Popover({
  trigger,
  label,
  align = 'start',
  side = 'bottom',
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'z-50 max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)]',
            'overflow-y-auto rounded-card border border-line bg-surface-raised p-4 text-ink shadow-2',
            'outline-none',
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
