import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { SpinnerMark } from '@/ui/spinner/spinner'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A picture before the words; a busy button shows its spinner in this place. */
  icon?: ReactNode
  /** At work: keeps the focus and its name, answers no press. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
  /** Gives the look to the only child (a link). */
  asChild?: boolean
}

/** A press that does something. `type` is 'button' unless told: a form's own button says `type="submit"`. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  wide,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...rest}
      onClick={press}
      className={clsx(buttonClass({ variant, size, wide }), className)}
    >
      {busy ? <SpinnerMark size={18} /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  )
}
