import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import type { Listing } from '@/domain/listing/listing'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { Switch } from '@/ui/switch/switch'
import { ListDialog } from './list-dialog'
import { useListHomes } from './use-list-changes'
import { useLists } from './use-lists'

type Home = Pick<Listing, 'id' | 'title'>

const holds = (list: FavoriteList, { id }: Home) => list.property_ids.some((home) => String(home) === id)

export function CardLists({ listing }: { listing: Home }) {
  const { off, loaded, lists } = useLists()
  const [open, setOpen] = useState<'lists' | 'new' | null>(null)
  if (off || !loaded) return null
  const names = lists.filter((list) => holds(list, listing)).map(({ name }) => name)
  const text = names.join(', ') || 'Add to a list'
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ml-3 max-w-full self-start"
        aria-label={`${text}: ${listing.title}`}
        onClick={() => setOpen(lists.length > 0 ? 'lists' : 'new')}
        icon={<ListPlus aria-hidden size={17} className="shrink-0" />}
      >
        <span className="truncate">{text}</span>
      </Button>
      {open === 'lists' ? (
        <Dialog
          size="small"
          title="Lists"
          description={listing.title}
          open
          onOpenChange={(still) => !still && setOpen(null)}
          footer={
            <>
              <Button variant="outline" onClick={() => setOpen('new')}>
                New list
              </Button>
              <Button onClick={() => setOpen(null)}>Done</Button>
            </>
          }
        >
          <ul className="space-y-2">
            {lists.map((list) => (
              <InList key={list.id} list={list} listing={listing} />
            ))}
          </ul>
        </Dialog>
      ) : null}
      {open === 'new' ? <ListDialog list={null} homes={[listing.id]} onClose={() => setOpen(null)} /> : null}
    </>
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
