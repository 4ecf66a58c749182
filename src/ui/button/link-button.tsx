import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

/** Link styles for a router's Link or an anchor. */
export const linkClass = clsx(
  'rounded-sm font-strong text-ink underline decoration-line-control decoration-1 underline-offset-4',
  'hover:decoration-2 hover:decoration-brand',
)

export type LinkButtonProps = ComponentProps<'button'> & {
  /** Styles the only child (a link) instead. */
  asChild?: boolean
}

/** A button that looks like a link, for small actions in text. */
export function LinkButton({ asChild = false, className, ...rest }: LinkButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      className={clsx(linkClass, 'thumb-target inline-flex items-center gap-1.5 disabled:opacity-45', className)}
      {...rest}
    />
  )
}
