import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & { icon?: ReactNode }

/** A button that lies on the map; its icon alone where little text fits beside another. */
export function MapButton({ icon, children, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      className={
        'thumb-target inline-flex min-h-[40px] items-center gap-2 rounded-full bg-surface-raised px-[16px] ' +
        'text-[min(0.8125rem,4vw)] font-bold whitespace-nowrap text-ink shadow-2 transition-colors ' +
        'hover:bg-surface-sunken'
      }
    >
      {icon}
      <span className={clsx(icon && '@max-[22.5rem]:sr-only')}>{children}</span>
    </button>
  )
}
