import { clsx } from 'clsx'

export function Key({ children }: { children: string }) {
  return (
    <kbd
      className={clsx(
        'inline-grid min-w-5.5 place-items-center rounded border border-line-control/60 bg-surface-raised px-1',
        'font-sans text-2xs leading-5 font-bold text-ink',
      )}
    >
      {children}
    </kbd>
  )
}
