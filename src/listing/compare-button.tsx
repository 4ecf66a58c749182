import { clsx } from 'clsx'
import { serverNow } from '@/api/server-clock'
import { COMPARE_NOT_SAVED, toCompareEntry } from '@/domain/listing/compare'
import type { Listing } from '@/domain/listing/listing'
import { addToCompareList, removeFromCompareList, useIsCompared } from '@/session/compare'
import { toggleFavorite } from '@/session/favorites'
import { Glyph } from '@/ui/glyph/glyph'
import { IconButton } from '@/ui/icon-button/icon-button'
import { notify } from '@/ui/toast/notify'

/** Adds a listing to the compare list. A refusal shows the documented text and an action that helps (A 9). */
export function compareListing(listing: Listing): void {
  const refusal = addToCompareList(toCompareEntry(listing, serverNow()))
  if (refusal === null) return
  const saveToo = () => {
    toggleFavorite(listing.id)
    compareListing(listing)
  }
  notify({
    text: refusal,
    tone: 'bad',
    ...(refusal === COMPARE_NOT_SAVED ? { action: { label: 'Save and compare', onPress: saveToo } } : {}),
  })
}

type CompareButtonProps = { listing: Listing; onPicture?: boolean; className?: string }

export function CompareButton({ listing, onPicture = false, className }: CompareButtonProps) {
  const compared = useIsCompared(listing.id)
  const press = () => (compared ? removeFromCompareList(listing.id) : compareListing(listing))
  return (
    <IconButton
      label={`${compared ? 'Remove from compare' : 'Add to compare'}: ${listing.title}`}
      look={onPicture ? 'picture' : 'quiet'}
      onClick={press}
      className={clsx('z-1', className)}
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-6 place-items-center rounded-full',
          compared ? 'bg-brand text-on-brand' : onPicture && 'bg-black/35 ring-2 ring-white',
        )}
      >
        {compared ? (
          <Glyph name="check" size={15} strokeWidth={3} />
        ) : (
          <Glyph name="compare" size={onPicture ? 14 : 19} strokeWidth={2.2} />
        )}
      </span>
    </IconButton>
  )
}
