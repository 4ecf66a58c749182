import { clsx } from 'clsx'
import { countClass } from '@/ui/badge/count-class'

type NavCountProps = {
  count: number
  /** Read out in place of the number: '3 new'. */
  said: string
}

/** A count at the corner of an icon of the bottom bar; nothing for 0. */
export function NavCount({ count, said }: NavCountProps) {
  if (count === 0) return null
  return (
    <span className={clsx(countClass, '-top-1.5 left-full -ml-2')}>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{said},</span>
    </span>
  )
}
