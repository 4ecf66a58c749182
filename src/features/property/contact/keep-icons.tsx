import { clsx } from 'clsx'
import { Heart, Share2 } from 'lucide-react'
import { CompareButton } from '@/listing/compare-button'
import type { Listing } from '@/domain/listing/listing'
import { toggleWithUndo } from '@/listing/favorite-button'
import { useIsFavorite } from '@/session/favorites'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Sharing } from '../share/sharing'
import { useWords } from '@/words/use-words'

/** Share, compare and favorite at the top of a phone; share and favorite under their documented names (B 2.4). */
export function KeepIcons({ listing }: { listing: Listing }) {
  const t = useWords()
  const saved = useIsFavorite(listing.id)
  return (
    <div className="-mr-2 ml-auto flex gap-1">
      <Sharing listing={listing}>
        {(open) => (
          <IconButton size={44} label={t('Share Property')} onClick={open}>
            <Share2 aria-hidden size={21} />
          </IconButton>
        )}
      </Sharing>
      <CompareButton listing={listing} size={44} />
      <IconButton
        size={44}
        label={saved ? t('Remove from Favorites') : t('Add to Favorites')}
        onClick={() => toggleWithUndo(listing)}
        data-favorite={listing.id}
      >
        <Heart aria-hidden size={22} className={clsx(saved && 'fill-heart text-heart')} />
      </IconButton>
    </div>
  )
}
