import { clsx } from 'clsx'

export type ButtonVariant = 'action' | 'quiet' | 'outline' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

const VARIANTS: Record<ButtonVariant, string> = {
  action: 'border-transparent bg-action text-action-ink shadow-1 hover:bg-action-hover',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-ink/6 active:bg-ink/10',
  outline: 'border-line-control/60 bg-surface-raised text-ink hover:border-ink/60 hover:bg-surface-sunken',
  danger: 'border-transparent bg-bad text-on-bad shadow-1 hover:bg-bad/90',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'thumb-target min-h-9 px-3 py-1.5 text-[0.8125rem]',
  medium: 'min-h-11 px-4 py-2',
  large: 'min-h-12 px-6 py-2.5 text-base',
}

/** Button styles for other elements, such as a router's Link. */
export function buttonClass({
  variant = 'action',
  size = 'medium',
  wide = false,
}: { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean } = {}): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-strong select-none',
    'transition-[background-color,border-color,color,transform] active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default aria-disabled:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  )
}
