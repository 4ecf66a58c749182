import { clsx } from 'clsx'
import { House } from 'lucide-react'

export function HouseMark() {
  return (
    <span
      className={clsx(
        'absolute bottom-1.5 left-0 grid size-11 -translate-x-1/2 place-items-center rounded-full bg-action',
        'text-action-ink shadow-2 ring-2 ring-surface-raised',
      )}
    >
      <House size={21} strokeWidth={2.2} />
      <span
        className={clsx(
          'absolute top-full left-1/2 -mt-0.5 -translate-x-1/2 border-x-[6px] border-t-[8px] border-x-transparent!',
          'border-t-action!',
        )}
      />
    </span>
  )
}
