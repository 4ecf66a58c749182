import { clsx } from 'clsx'

type NavCountProps = {
  count: number
  /** 'saved', 'new': read out after the number. */
  what: string
}

/** A count at the corner of an icon of the bottom bar; nothing for 0. */
export function NavCount({ count, what }: NavCountProps) {
  if (count === 0) return null
  return (
    <span
      className={clsx(
        'figures absolute -top-1.5 left-full -ml-2 min-w-[min(1.125rem,22px)] rounded-full bg-brand px-1 text-center',
        'text-[min(0.6875rem,14px)] leading-[min(1.125rem,22px)] font-bold text-on-brand',
      )}
    >
      {count} <span className="sr-only">{what},</span>
    </span>
  )
}
