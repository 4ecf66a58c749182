import { serverNow } from '@/api/server-clock'
import {
  COMPARE_MAX,
  removeFromCompare,
  startCompare,
  toCompareEntry,
  toggleSelection,
  type CompareEntry,
} from '@/domain/listing/compare'
import { sameId } from '@/domain/ids'
import type { Listing } from '@/domain/listing/listing'
import { useCompareList } from '@/session/compare'
import { restoreFavorites, useFavorites } from '@/session/favorites'
import { notify } from '@/ui/toast/notify'
import { t } from '@/words/words'

const favorites = () => useFavorites.getState().current()
const compared = () => useCompareList.getState().current()

/** The chosen properties: those of the compare list that are saved. */
export function chosenAmong(list: readonly CompareEntry[], saved: readonly string[]): CompareEntry[] {
  return list.filter((entry) => saved.some((id) => sameId(id, entry.id)))
}

/** Toggles a property for comparison; a fifth is refused with the documented text (B 5). */
export function toggleChosen(listing: Listing): void {
  const chosen = chosenAmong(compared(), favorites())
  const result = toggleSelection(
    chosen.map((entry) => entry.id),
    listing.id,
  )
  if (!result.ok) return void notify({ text: t(result.message), tone: 'bad' })
  const others = compared().filter((entry) => !chosen.includes(entry))
  const next = result.list.map((id) => chosen.find((entry) => entry.id === id) ?? toCompareEntry(listing, serverNow()))
  // If the list is full, entries that are not saved are removed first.
  useCompareList.getState().set([...next, ...others].slice(0, COMPARE_MAX))
}

/** Makes the selection the compare list (B 3.5). Returns false and shows why if the rules refuse. */
export function compareChosen(listings: readonly Listing[]): boolean {
  const result = startCompare(chosenAmong(compared(), favorites()))
  if (!result.ok) {
    notify({ text: t(result.message), tone: 'bad' })
    return false
  }
  const fresh = (entry: CompareEntry) => {
    const listing = listings.find((other) => sameId(other.id, entry.id))
    return listing ? toCompareEntry(listing, serverNow()) : entry
  }
  useCompareList.getState().set(result.list.map(fresh))
  return true
}

/** Removes favorites and, with them, the choice to compare them; undo brings back both. */
function remove(ids: readonly string[], text: string): void {
  const before = { favorites: favorites(), compared: compared() }
  const without = (entries: readonly CompareEntry[]) => ids.reduce<readonly CompareEntry[]>(removeFromCompare, entries)
  if (compared().length > 0) useCompareList.getState().set(without(compared()))
  restoreFavorites(favorites().filter((id) => !ids.includes(id)))
  const undo = () => {
    // Back in their places, and whatever was saved since stays.
    const since = favorites().filter((id) => !before.favorites.includes(id))
    const kept = before.favorites.filter((id) => ids.includes(id) || favorites().includes(id))
    const chosenSince = compared().filter((entry) => !before.compared.includes(entry))
    restoreFavorites([...kept, ...since])
    useCompareList.getState().set([...before.compared, ...chosenSince].slice(0, COMPARE_MAX))
  }
  notify({ text, action: { label: t('Undo'), onPress: undo } })
}

export function removeSaved({ id, title }: Pick<Listing, 'id' | 'title'>): void {
  remove([id], t('Removed from Favorites: {title}', { title }))
}

export function removeMissing(ids: readonly string[]): void {
  remove(
    ids,
    ids.length === 1
      ? t('Removed 1 listing that is no longer offered')
      : t('Removed {n} listings that are no longer offered', { n: ids.length }),
  )
}

export function clearAll(): void {
  const all = [...new Set([...favorites(), ...compared().map((entry) => entry.id)])]
  remove(all, t('All saved properties removed'))
}
