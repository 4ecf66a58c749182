import type { ComponentProps } from 'react'

/** A button that lies on the map. */
export function MapButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      type="button"
      {...props}
      className={
        'thumb-target inline-flex min-h-[40px] items-center gap-2 rounded-full bg-surface-raised px-[16px] ' +
        'text-[min(0.8125rem,4vw)] font-bold whitespace-nowrap text-ink shadow-2 transition-colors ' +
        'hover:bg-surface-sunken'
      }
    />
  )
}
