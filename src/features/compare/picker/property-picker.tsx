import { Heart, Search } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { BrowseLink } from '@/listing/links/browse-link'
import { COMPARE_FULL, COMPARE_MAX } from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { useCompareList } from '@/session/compare'
import { useFavorites } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { Dialog, DialogClose } from '@/ui/dialog/dialog'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { TextField } from '@/ui/text-field/text-field'
import { notify } from '@/ui/toast/notify'
import { PickerList } from './picker-list'
import { useWords } from '@/words/use-words'

export function PropertyPicker({ trigger }: { trigger: ReactNode }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  const compared = useCompareList((state) => state.value)
  const change = (next: boolean) => {
    if (next && compared.length >= COMPARE_MAX) notify({ text: t(COMPARE_FULL), tone: 'bad' })
    else setOpen(next)
  }
  return (
    <Dialog
      title={t('Add Property')}
      description={t('Choose from your saved properties.')}
      open={open}
      onOpenChange={change}
      trigger={trigger}
      footer={
        <>
          <p role="status" className="figures mr-auto min-w-fit self-center text-ink-muted">
            {t('{n} of {count} chosen', { n: compared.length, count: COMPARE_MAX })}
          </p>
          <DialogClose>
            <Button>{t('Done')}</Button>
          </DialogClose>
        </>
      }
    >
      <PickerContent />
    </Dialog>
  )
}

function PickerContent() {
  const t = useWords()
  const [words, setWords] = useState('')
  const favorites = useFavorites((state) => state.value)
  const { data, isPending, isFetching, error, refetch } = useNamedListings(favorites)

  if (favorites.length === 0) {
    return (
      <EmptyState
        picture={<ScenePicture icon={Heart} />}
        title={t('No Saved Properties')}
        level={3}
        reason={t('Only saved properties can be compared. Press the heart of a property to save it.')}
        actions={<BrowseLink className={buttonClass()}>{t('Browse Properties')}</BrowseLink>}
      />
    )
  }
  if (data === undefined && isPending) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">{t('Loading your favorites...')}</span>
        {favorites.slice(0, 4).map((id) => (
          <Skeleton key={id} className="h-16 rounded-card" />
        ))}
      </div>
    )
  }
  if (data === undefined) {
    return (
      <ErrorState
        title={t('Your saved properties could not be loaded')}
        level={3}
        text={error?.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const saved = favorites.flatMap((id) => data.find((listing) => sameId(listing.id, id)) ?? []).toReversed()
  return (
    <>
      <TextField
        type="search"
        label={t('Search your saved properties')}
        hideLabel
        placeholder={t('Search your saved properties')}
        prefix={<Search aria-hidden size={18} />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="mb-3"
      />
      <PickerList saved={saved} words={words} />
    </>
  )
}
