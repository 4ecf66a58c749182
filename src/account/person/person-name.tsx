import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Glyph } from '@/ui/glyph/glyph'
import { useWords } from '@/words/use-words'

type Props = {
  verified?: boolean
  username?: string | null
  className?: string
  children: ReactNode
}

/** How a person is named where two people meet: name, verified mark and username. It wraps and is never cut. */
export function PersonName({ verified = false, username, className, children }: Props) {
  const t = useWords()
  return (
    <span className={clsx('flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere', className)}>
      <span className="min-w-0">
        {children}
        {verified ? (
          <>
            {'\u00A0'}
            <span title={t('Phone and ID are verified')}>
              <Glyph name="verified" size={16} className="inline align-[-0.125em] text-good" />
              <span className="sr-only">{t('verified')}</span>
            </span>
          </>
        ) : null}
      </span>{' '}
      {username ? (
        <span className="min-w-0 text-xs font-medium tracking-normal text-ink-muted">@{username}</span>
      ) : null}
    </span>
  )
}
