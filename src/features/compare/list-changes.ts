import { removeFromCompare, type CompareEntry } from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import { useCompareList } from '@/session/compare'
import { restoreFavorites, useFavorites } from '@/session/favorites'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'

const list = () => useCompareList.getState()

export function removeWithUndo(id: string): void {
  const before = list().current()
  const place = before.findIndex((entry) => sameId(entry.id, id))
  const removed = before[place]
  if (!removed) return
  list().set(removeFromCompare(before, id))
  const undo = () => {
    const now = list().current()
    if (!now.some((entry) => sameId(entry.id, id))) list().set(now.toSpliced(place, 0, removed))
  }
  notify({
    text: t('Removed from comparison: {title}', { title: removed.title }),
    action: { label: t('Undo'), onPress: undo },
  })
}

export function clearWithUndo(): void {
  const before = list().current()
  list().set([])
  notify({ text: t('Compare list cleared'), action: { label: t('Undo'), onPress: () => list().set(before) } })
}

/** Only saved favorites are compared (A 9), so they are saved as well. Undo brings back both lists. */
export function adoptShared(entries: readonly CompareEntry[]): void {
  const before = list().current()
  const favorites = useFavorites.getState().current()
  const unsaved = entries.map((entry) => entry.id).filter((id) => !favorites.includes(id))
  if (unsaved.length > 0) restoreFavorites([...favorites, ...unsaved])
  list().set(entries)
  const undo = () => {
    restoreFavorites(favorites)
    list().set(before)
  }
  const text = unsaved.length > 0 ? t('Saved to your compare list and your favorites') : t('Saved to your compare list')
  notify({ text, tone: 'good', action: { label: t('Undo'), onPress: undo } })
}
