import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** A ScenePicture or another decorative drawing. */
  picture?: ReactNode
  /** What is empty: 'No messages yet'. */
  title: string
  /** Why it is empty and what would change that. */
  reason?: ReactNode
  /** One or two buttons. */
  actions?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** Stands where a list would: a picture, the reason, and the way out. */
export function EmptyState({ picture, title, reason, actions, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx('mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center', className)}>
      {picture ? <div className="mb-5">{picture}</div> : null}
      <Heading className="text-xl">{title}</Heading>
      {reason ? <div className="mt-2 text-[0.9375rem] text-pretty text-ink-muted">{reason}</div> : null}
      {actions ? <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}
