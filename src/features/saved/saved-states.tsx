import { clsx } from 'clsx'
import { Heart } from 'lucide-react'
import { BrowseLink } from '@/listing/links/browse-link'
import { ListingCardSkeleton } from '@/listing/card/listing-card-skeleton'
import type { CardLayout } from '@/listing/card/listing-card'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { Delayed } from '@/ui/skeleton/skeleton'
import { removeMissing } from './list-changes'
import { SavedGrid } from './saved-grid'
import { useWords } from '@/words/use-words'

type LoadingProps = { layout: CardLayout; count: number; words?: string }

export function SavedLoading({ layout, count, words }: LoadingProps) {
  const t = useWords()
  const places = Array.from({ length: Math.min(Math.max(count, 3), 6) }, (_, place) => place)
  return (
    <>
      <p role="status" className="mb-4 text-ink-muted">
        {words ?? t('Loading your favorites...')}
      </p>
      <Delayed>
        <SavedGrid layout={layout} label={t('Loading')}>
          {places.map((place) => (
            <li key={place}>
              <ListingCardSkeleton layout={layout} />
            </li>
          ))}
        </SavedGrid>
      </Delayed>
    </>
  )
}

export function SavedEmpty() {
  const t = useWords()
  return (
    <EmptyState
      picture={<ScenePicture icon={Heart} />}
      title={t('No Saved Properties Yet')}
      reason={t(
        'Save your favorites by clicking the heart icon on a property. They stay here to compare and come back to.',
      )}
      actions={<BrowseLink className={buttonClass()}>{t('Browse Properties')}</BrowseLink>}
    />
  )
}

/** Favorites that the server does not know any more are named, never dropped in silence. */
export function MissingNote({ ids }: { ids: readonly string[] }) {
  const t = useWords()
  const text = t.count(ids.length, '{n} saved listing is no longer offered', '{n} saved listings are no longer offered')
  return (
    <div
      className={clsx(
        'mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface-raised px-4',
        'py-2.5',
      )}
    >
      <p className="min-w-0 flex-1 basis-40">{text}</p>
      <Button variant="outline" onClick={() => removeMissing(ids)}>
        {ids.length === 1 ? t('Remove it') : t('Remove them')}
      </Button>
    </div>
  )
}
