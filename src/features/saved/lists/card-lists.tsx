import { useState } from 'react'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import type { Listing } from '@/domain/listing/listing'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { Switch } from '@/ui/switch/switch'
import { ListDialog } from './list-dialog'
import { useListHomes } from './use-list-changes'
import { useWords } from '@/words/use-words'

type Home = Pick<Listing, 'id' | 'title'>

const holds = (list: FavoriteList, { id }: Home) => list.property_ids.some((home) => String(home) === id)

export function listsWith(lists: readonly FavoriteList[], home: Home): string[] {
  return lists.filter((list) => holds(list, home)).map(({ name }) => name)
}

type Props = { listing: Home; lists: readonly FavoriteList[]; onClose: () => void }

export function CardLists({ listing, lists, onClose }: Props) {
  const t = useWords()
  const [naming, setNaming] = useState(lists.length === 0)
  if (naming) return <ListDialog list={null} homes={[listing.id]} onClose={onClose} />
  return (
    <Dialog
      size="small"
      title={t('Lists')}
      description={listing.title}
      open
      onOpenChange={(still) => !still && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={() => setNaming(true)}>
            {t('New list')}
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      <ul className="space-y-2">
        {lists.map((list) => (
          <InList key={list.id} list={list} listing={listing} />
        ))}
      </ul>
    </Dialog>
  )
}

function InList({ list, listing }: { list: FavoriteList; listing: Home }) {
  const homes = useListHomes(list)
  return (
    <li>
      <Switch
        label={list.name}
        checked={holds(list, listing)}
        onCheckedChange={(within) => homes.mutate({ [within ? 'add' : 'remove']: [listing.id] })}
      />
    </li>
  )
}
