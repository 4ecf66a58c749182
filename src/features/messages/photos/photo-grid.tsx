import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { own: boolean; faint?: boolean; aside?: ReactNode; children: readonly ReactNode[] }

export function PhotoGrid({ own, faint = false, aside, children }: Props) {
  const count = children.length
  return (
    <div className={clsx('relative mb-1 w-64 max-w-[85%]', own && 'ml-auto', faint && 'opacity-70')}>
      <ul className={clsx('grid gap-0.5 overflow-hidden rounded-card border', count > 1 && 'grid-cols-2')}>
        {children.map((child, place) => (
          <li
            key={place}
            className={clsx(
              'relative overflow-hidden bg-surface-sunken',
              count === 1 ? 'aspect-4/3' : count % 2 === 1 && place === 0 ? 'col-span-2 aspect-2/1' : 'aspect-square',
            )}
          >
            {child}
          </li>
        ))}
      </ul>
      {aside}
    </div>
  )
}
