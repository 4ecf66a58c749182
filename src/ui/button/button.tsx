import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { SpinnerMark } from '@/ui/spinner/spinner'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class'

export type ButtonProps = ComponentProps<'button'> & {
  /** `action`: the one main thing; `outline`: others beside it; `quiet`: least; `danger`: what cannot be undone. */
  variant?: ButtonVariant
  /** 36, 44 or 48 px high. */
  size?: ButtonSize
  /** Icon before the label; a busy button shows its spinner there. */
  icon?: ReactNode
  /** Shows a spinner and ignores presses; keeps focus and name. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
  /** Styles the only child (a link) instead. */
  asChild?: boolean
}

/** `type` is 'button' by default; a submit button sets `type="submit"`. */
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
