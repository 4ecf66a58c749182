import { useNavigate } from '@tanstack/react-router'
import { serverNow } from '@/api/server-clock'
import { COMPARE_MAX, COMPARE_MIN, COMPARE_NOT_SAVED, toCompareEntry } from '@/domain/listing/compare'
import type { Listing } from '@/domain/listing/listing'
import { addToCompareList, removeFromCompareList, useCompareList, useIsCompared } from '@/session/compare'
import { toggleFavorite } from '@/session/favorites'
import { rememberPrice } from '@/session/marks/saved-marks'
import { useRoutePrefix } from '@/session/route-prefix'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Opens the sheet that shares the comparison. */
    share?: true
  }
}

/** Only favorites are compared (A 9), so it becomes one if there is room. A toast says what was done, or why not. */
function compareListing(listing: Listing, openComparison: (share?: true) => void): void {
  const entry = toCompareEntry(listing, serverNow())
  let refusal = addToCompareList(entry)
  const saves = refusal === COMPARE_NOT_SAVED
  if (saves) {
    toggleFavorite(listing.id)
    rememberPrice(listing)
    refusal = addToCompareList(entry)
  }
  if (refusal !== null) return void notify({ text: t(refusal), tone: 'bad', topic: 'compare' })
  const { length } = useCompareList.getState().value
  const values = { n: length, count: COMPARE_MAX }
  const done = saves
    ? t('Saved and added to compare: {n} of {count}.', values)
    : t('Added to compare: {n} of {count}.', values)
  if (length < COMPARE_MIN) return void notify({ text: `${done} ${t('Add one more to compare.')}`, topic: 'compare' })
  notify({
    text: done,
    topic: 'compare',
    action: { label: t('Compare'), onPress: () => openComparison() },
    second: { label: t('Share'), onPress: () => openComparison(true) },
  })
}

export function useCompare(listing: Listing): { compared: boolean; toggle: () => void } {
  const compared = useIsCompared(listing.id)
  const prefix = useRoutePrefix()
  const navigate = useNavigate()
  const toggle = () => {
    if (compared) removeFromCompareList(listing.id)
    else compareListing(listing, (share) => void navigate({ to: `${prefix}/compare`, state: share ? { share } : {} }))
  }
  return { compared, toggle }
}
