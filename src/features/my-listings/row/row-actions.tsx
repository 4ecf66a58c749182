import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDollarSign, Ellipsis, Hourglass, Trash2, type LucideIcon } from 'lucide-react'
import { statusLabel, statusWord, type ListingStatus } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem, MenuLine } from '@/ui/menu/menu'
import { useChangeStatus } from '../use-change-status'
import { useDeleteListing } from '../use-delete-listing'

const STATUSES: Record<ListingStatus, { icon: LucideIcon; text: string }> = {
  available: { icon: CircleCheck, text: 'It takes inquiries and offers again.' },
  pending: { icon: Hourglass, text: 'It stays visible with the badge Pending, as when a buyer is about to sign.' },
  sold: { icon: CircleDollarSign, text: 'It stays visible with the badge Sold. You can make it available again.' },
}

export function RowActions({ listing }: { listing: OwnListing }) {
  const changeStatus = useChangeStatus()
  const deleteListing = useDeleteListing()
  const { id, title, listingType } = listing
  const markLabel = (status: ListingStatus) => `Mark as ${statusWord(status, listingType)}`

  const mark = async (status: ListingStatus) => {
    const text = STATUSES[status].text.replace('Sold', statusLabel('sold', listingType))
    const label = markLabel(status)
    if (await confirm({ title: `${label}?`, text: `${title}: ${text}`, confirmLabel: label }))
      changeStatus.mutate({ listing, status })
  }
  const remove = async () => {
    const yes = await confirm({
      title: 'Delete this listing?',
      text:
        `${title} and its photos are removed for good. Open offers are declined and visits to come cancelled. Your ` +
        'conversations about it stay to be read.',
      confirmLabel: 'Delete',
      tone: 'danger',
    })
    if (!yes) return
    focusBeside(id)
    deleteListing.mutate(listing)
  }

  const others = (Object.keys(STATUSES) as ListingStatus[]).filter((status) => status !== listing.status)
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to="/dashboard/property/$id" params={{ id }} aria-label={`View ${title}`}>
          View
        </Link>
      </Button>
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to="/dashboard/edit-property/$id" params={{ id }} aria-label={`Edit ${title}`}>
          Edit
        </Link>
      </Button>
      <Menu
        label={`More for ${title}`}
        trigger={
          <IconButton label={`More for ${title}`} look="outline" size={44}>
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        }
      >
        {others.map((status) => {
          const { icon: Icon } = STATUSES[status]
          return (
            <MenuItem key={status} icon={<Icon aria-hidden size={18} />} onSelect={() => void mark(status)}>
              {markLabel(status)}
            </MenuItem>
          )
        })}
        <MenuLine />
        <MenuItem danger icon={<Trash2 aria-hidden size={18} />} onSelect={() => void remove()}>
          Delete
        </MenuItem>
      </Menu>
    </div>
  )
}

/** Before a row is removed: focuses the next row, else the previous one, else the heading. */
function focusBeside(id: string): void {
  const row = document.querySelector(`[data-listing="${CSS.escape(id)}"]`)?.closest('li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const target = beside?.querySelector<HTMLElement>('h2 a') ?? document.querySelector<HTMLElement>('#main h1')
  // After the dialog has returned the focus to the removed button.
  setTimeout(() => target?.focus(), 60)
}
