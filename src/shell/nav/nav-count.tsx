import { clsx } from 'clsx'
import { countClass } from '@/ui/badge/count-class'

type NavCountProps = {
  count: number
  /** 'saved', 'new': read out after the number. */
  what: string
}

/** A count at the corner of an icon of the bottom bar; nothing for 0. */
export function NavCount({ count, what }: NavCountProps) {
  if (count === 0) return null
  return (
    <span className={clsx(countClass, '-top-1.5 left-full -ml-2')}>
      {count} <span className="sr-only">{what},</span>
    </span>
  )
}
