import { clsx } from 'clsx'
import { Heart, Share2 } from 'lucide-react'
import { toggleWithUndo } from '@/listing/favorite-button'
import type { Listing } from '@/domain/listing/listing'
import { useIsFavorite } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { useShareProperty } from './share'

/** 'Add to Favorites' or 'Remove from Favorites', and 'Share Property' (B 2.4). */
export function KeepButtons({ listing }: { listing: Listing }) {
  const saved = useIsFavorite(listing.id)
  const share = useShareProperty(listing)
  return (
    <>
      <Button
        wide
        variant="outline"
        onClick={() => toggleWithUndo(listing.id)}
        icon={<Heart aria-hidden size={18} className={clsx('shrink-0', saved && 'fill-heart text-heart')} />}
      >
        {saved ? 'Remove from Favorites' : 'Add to Favorites'}
      </Button>
      <Button wide variant="outline" onClick={share} icon={<Share2 aria-hidden size={18} className="shrink-0" />}>
        Share Property
      </Button>
    </>
  )
}
