import type { ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import type { Next } from '../search/results'
import { useWords } from '@/words/use-words'

type Props = {
  /** Asks for listings that are not loaded yet; null where the next ones are loaded. */
  more: Next | null
  onMore?: () => void
  children: ReactNode
}

/** Shows more of a person's listings, and says why they could not be loaded. */
export function MoreListings({ more, onMore, children }: Props) {
  const t = useWords()
  const press = () => {
    if (!more?.error) onMore?.()
    more?.retry()
  }
  return (
    <div className="mt-8 flex flex-col items-center gap-3">
      {more?.error ? (
        <p role="alert" className="max-w-md text-center text-pretty">
          {more.error.message}
        </p>
      ) : null}
      <Button variant="outline" busy={more?.loading ?? false} onClick={press}>
        {more?.error ? t('Try Again') : children}
      </Button>
    </div>
  )
}
