import { ListPlus, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import { Addition } from '@/listing/additions/addition'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { RetryNote } from '@/ui/retry-note/retry-note'
import { RadioChips } from '@/ui/radio-chips/radio-chips'
import { ListDialog } from './list-dialog'
import { useDeleteList } from './use-list-changes'
import type { useLists } from './use-lists'
import { useWords } from '@/words/use-words'

const ListSharing = lazyPart(() => import('./list-sharing').then((module) => module.ListSharing), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

type Props = {
  lists: ReturnType<typeof useLists>
  favorites: readonly string[]
  chosen: FavoriteList | null
  onChoose: (id: string | null) => void
}

const ALL = ' all'

export function ListBar({ lists: { off, loaded, lists, error, retry, retrying }, favorites, chosen, onChoose }: Props) {
  const t = useWords()
  const [naming, setNaming] = useState<'new' | 'chosen' | null>(null)
  const [sharing, setSharing] = useState(false)
  const deleting = useDeleteList()
  if (off) return null
  if (error)
    return (
      <RetryNote onRetry={retry} retrying={retrying} className="mb-5">
        {t('Your lists could not be read. {reason}', { reason: error.message })}
      </RetryNote>
    )
  if (!loaded) return <div aria-hidden className="mb-5 h-10" />
  const remove = () => {
    if (chosen) deleting.mutate(chosen, { onSuccess: () => onChoose(null) })
  }
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-1.5 gap-y-1">
      {lists.length > 0 ? (
        <RadioChips
          legend={t('List')}
          hideLegend
          value={chosen ? String(chosen.id) : ALL}
          onValueChange={(id) => onChoose(id === ALL ? null : id)}
          options={[
            { value: ALL, label: `${t('All')} · ${favorites.length}` },
            ...lists.map(({ id, name, property_ids }) => ({
              value: String(id),
              label: `${name} · ${property_ids.filter((home) => favorites.includes(String(home))).length}`,
            })),
          ]}
        />
      ) : null}
      <Button variant="quiet" icon={<ListPlus aria-hidden size={18} />} onClick={() => setNaming('new')}>
        {t('New list')}
      </Button>
      {chosen ? (
        <>
          <Addition of="shareFavoriteList">
            <Button variant="quiet" icon={<Share2 aria-hidden size={16} />} onClick={() => setSharing(true)}>
              {t('Share list')}
            </Button>
          </Addition>
          <Button variant="quiet" icon={<Pencil aria-hidden size={16} />} onClick={() => setNaming('chosen')}>
            {t('Rename')}
          </Button>
          <Button
            variant="quiet"
            className="text-bad!"
            icon={<Trash2 aria-hidden size={16} />}
            busy={deleting.isPending}
            onClick={remove}
          >
            {t('Delete list')}
          </Button>
        </>
      ) : null}
      {sharing && chosen ? <ListSharing list={chosen} onClose={() => setSharing(false)} /> : null}
      {naming ? (
        <ListDialog
          list={naming === 'chosen' ? chosen : null}
          onClose={() => setNaming(null)}
          onStored={(list) => onChoose(String(list.id))}
        />
      ) : null}
    </div>
  )
}
