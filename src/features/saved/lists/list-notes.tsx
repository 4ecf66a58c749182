import { clsx } from 'clsx'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import { changeFavorites, useFavorites } from '@/session/favorites'
import { Button } from '@/ui/button/button'
import { useListHomes } from './use-list-changes'
import { useWords } from '@/words/use-words'

export function ListNotes({ list }: { list: FavoriteList }) {
  const t = useWords()
  const favorites = useFavorites((state) => state.value)
  const homes = useListHomes(list)
  const others = list.property_ids.map(String).filter((id) => !favorites.includes(id))
  if (list.property_ids.length === 0)
    return (
      <p className="mb-6 text-ink-muted">
        {t('No homes in “{name}” yet. Choose All, then add a home to it in the menu below the home.', {
          name: list.name,
        })}
      </p>
    )
  if (others.length === 0) return null
  return (
    <div
      className={clsx(
        'mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface-raised px-4',
        'py-2.5',
      )}
    >
      <p className="min-w-0 flex-1 basis-56">
        {t.count(
          others.length,
          '{n} home in this list is not saved on this device',
          '{n} homes in this list are not saved on this device',
        )}
      </p>
      <Button variant="outline" onClick={() => changeFavorites((ids) => [...new Set([...ids, ...others])])}>
        {t('Save here')}
      </Button>
      <Button variant="quiet" onClick={() => homes.mutate({ remove: others })}>
        {t('Remove from list')}
      </Button>
    </div>
  )
}
