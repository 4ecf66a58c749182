import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { countClass } from '../badge/count-class'

type Look = 'quiet' | 'outline' | 'solid' | 'picture'

const LOOKS: Record<Look, string> = {
  quiet: 'border-transparent text-ink-muted hover:bg-ink/6 hover:text-ink aria-pressed:text-ink',
  outline:
    'border-line-control/60 bg-surface-raised text-ink hover:border-ink/60 hover:bg-surface-sunken ' +
    'aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-action-ink',
  solid: 'border-transparent bg-surface-raised text-ink shadow-2 hover:bg-surface-sunken',
  picture:
    'border-transparent text-white drop-shadow-[0_1px_3px_rgb(20_25_45/.55)] ring-on-picture hover:scale-110 ' +
    'active:scale-95',
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed'> & {
  /** Accessible name and tooltip. */
  label: string
  /** 'picture' is for buttons on a photograph. */
  look?: Look
  /** Width and height in pixels; a thumb has 44 in either case. */
  size?: 40 | 44
  /** For a toggle such as the heart. */
  pressed?: boolean
  /** A number at the corner, at most 99+. Repeat it in `label`. */
  count?: number
  /** Styles the only child (a link) instead. */
  asChild?: boolean
}

/** A button without words on it. Its label is its name, and says what a press does. */
export function IconButton({
  label,
  look = 'quiet',
  size = 40,
  pressed,
  count,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Element = asChild ? Slot.Root : 'button'
  return (
    <Element
      {...(asChild ? {} : { type: 'button' as const })}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      className={clsx(
        'relative inline-grid shrink-0 place-items-center rounded-control border',
        'transition-[background-color,color,transform] disabled:pointer-events-none disabled:opacity-45',
        // Its icon keeps its size at larger text too.
        size === 44 ? 'size-[44px]' : 'thumb-target size-[40px]',
        LOOKS[look],
        pressed && 'chosen-in-forced-colors',
        className,
      )}
      {...rest}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {count ? (
        <span
          aria-hidden
          // As generated content: `label` has the exact number, which '99+' would not be part of.
          data-count={count > 99 ? '99+' : count}
          className={clsx(countClass, 'top-0 left-1/2 ml-0.5 before:content-[attr(data-count)]')}
        />
      ) : null}
    </Element>
  )
}
