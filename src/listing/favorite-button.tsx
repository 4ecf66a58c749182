import { clsx } from 'clsx'
import type { Listing } from '@/domain/listing/listing'
import { changeFavorites, toggleFavorite, useFavorites, useIsFavorite } from '@/session/favorites'
import { rememberPrice } from '@/session/marks/saved-marks'
import { Glyph } from '@/ui/glyph/glyph'
import { IconButton } from '@/ui/icon-button/icon-button'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

/** Storage is full or blocked (B 8). */
const NOT_STORED = 'This browser cannot store your favorites. The change is lost when you close this tab.'

type Saved = Pick<Listing, 'id' | 'price' | 'currency'>

/** Saves or removes a listing. Undoing a removal restores its position (B 4). */
export function toggleWithUndo(listing: Saved): void {
  const { id } = listing
  const place = useFavorites.getState().current().indexOf(id)
  const { saved, stored } = toggleFavorite(id)
  if (!stored) return void notify({ text: t(NOT_STORED), tone: 'bad' })
  if (saved) return rememberPrice(listing)
  const undo = () => changeFavorites((now) => (now.includes(id) ? now : now.toSpliced(place, 0, id)))
  notify({ text: t('Removed from Favorites'), action: { label: t('Undo'), onPress: undo } })
}

type FavoriteButtonProps = { listing: Saved & Pick<Listing, 'title'>; onPicture?: boolean; className?: string }

/** The heart of a card. */
export function FavoriteButton({ listing, onPicture = false, className }: FavoriteButtonProps) {
  const t = useWords()
  const saved = useIsFavorite(listing.id)
  return (
    <IconButton
      label={
        saved
          ? t('Remove from Favorites: {title}', { title: listing.title })
          : t('Add to Favorites: {title}', { title: listing.title })
      }
      look={onPicture ? 'picture' : 'quiet'}
      onClick={() => toggleWithUndo(listing)}
      data-favorite={listing.id}
      className={clsx('z-1 print:hidden', className)}
    >
      <Glyph
        name="heart"
        size={onPicture ? 24 : 21}
        className={
          saved
            ? clsx('fill-heart', !onPicture && 'text-heart')
            : onPicture
              ? 'rounded-full bg-black/35 p-1 ring-2 ring-white'
              : ''
        }
      />
    </IconButton>
  )
}
