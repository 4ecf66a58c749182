import { clsx } from 'clsx'
import { ArrowLeftRight, Check, Heart, Share2 } from 'lucide-react'
import { toggleWithUndo } from '@/listing/favorite-button'
import { useCompare } from '@/listing/use-compare'
import type { Listing } from '@/domain/listing/listing'
import { useIsFavorite } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { Sharing } from '../share/sharing'

/** 'Add to Favorites' or 'Remove from Favorites' (B 2.4), the same for the comparison, and 'Share Property'. */
export function KeepButtons({ listing }: { listing: Listing }) {
  const saved = useIsFavorite(listing.id)
  const { compared, toggle } = useCompare(listing)
  const Compare = compared ? Check : ArrowLeftRight
  return (
    <>
      <Button
        wide
        variant="outline"
        onClick={() => toggleWithUndo(listing)}
        data-favorite={listing.id}
        icon={<Heart aria-hidden size={18} className={clsx('shrink-0', saved && 'fill-heart text-heart')} />}
      >
        {saved ? 'Remove from Favorites' : 'Add to Favorites'}
      </Button>
      <Button wide variant="outline" onClick={toggle} icon={<Compare aria-hidden size={18} className="shrink-0" />}>
        {compared ? 'Remove from compare' : 'Add to compare'}
      </Button>
      <Sharing listing={listing}>
        {(open) => (
          <Button wide variant="outline" onClick={open} icon={<Share2 aria-hidden size={18} className="shrink-0" />}>
            Share Property
          </Button>
        )}
      </Sharing>
    </>
  )
}
