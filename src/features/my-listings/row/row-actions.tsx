import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDollarSign, Ellipsis, Hourglass, Trash2, type LucideIcon } from 'lucide-react'
import { statusWord, type ListingStatus } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { Button } from '@/ui/button/button'
import { confirm } from '@/ui/confirm/confirm'
import { IconButton } from '@/ui/icon-button/icon-button'
import { Menu, MenuItem, MenuLine } from '@/ui/menu/menu'
import { useChangeStatus } from '../use-change-status'
import { useDeleteListing } from '../use-delete-listing'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const ICONS: Record<ListingStatus, LucideIcon> = { available: CircleCheck, pending: Hourglass, sold: CircleDollarSign }
const MARKS: Record<ReturnType<typeof statusWord>, { label: Label; text: Label }> = {
  available: { label: 'Mark as available', text: 'It can get inquiries and offers again.' },
  pending: {
    label: 'Mark as pending',
    text: 'It stays visible with a Pending badge, for example while a buyer is about to sign.',
  },
  sold: { label: 'Mark as sold', text: 'It stays visible with a Sold badge. You can make it available again.' },
  rented: { label: 'Mark as rented', text: 'It stays visible with a Rented badge. You can make it available again.' },
}

export function RowActions({ listing }: { listing: OwnListing }) {
  const t = useWords()
  const changeStatus = useChangeStatus()
  const deleteListing = useDeleteListing()
  const { id, title, listingType } = listing
  const markOf = (status: ListingStatus) => MARKS[statusWord(status, listingType)]

  const mark = async (status: ListingStatus) => {
    const { label, text } = markOf(status)
    if (await confirm({ title: `${t(label)}?`, text: `${title}: ${t(text)}`, confirmLabel: t(label) }))
      changeStatus.mutate({ listing, status })
  }
  const remove = async () => {
    const yes = await confirm({
      title: t('Delete this listing?'),
      text: t(
        'This removes {title} and its photos for good, declines open offers and cancels upcoming tours. You can still read your conversations about it.',
        { title },
      ),
      confirmLabel: t('Delete'),
      tone: 'danger',
    })
    if (!yes) return
    focusBeside(id)
    deleteListing.mutate(listing)
  }

  const others = (Object.keys(ICONS) as ListingStatus[]).filter((status) => status !== listing.status)
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to="/dashboard/property/$id" params={{ id }} aria-label={t('View {title}', { title })}>
          {t('View')}
        </Link>
      </Button>
      <Button asChild variant="outline" className="max-sm:flex-1">
        <Link to="/dashboard/edit-property/$id" params={{ id }} aria-label={t('Edit {title}', { title })}>
          {t('Edit')}
        </Link>
      </Button>
      <Menu
        label={t('More for {title}', { title })}
        trigger={
          <IconButton label={t('More for {title}', { title })} look="outline" size={44}>
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        }
      >
        {others.map((status) => {
          const Icon = ICONS[status]
          return (
            <MenuItem key={status} icon={<Icon aria-hidden size={18} />} onSelect={() => void mark(status)}>
              {t(markOf(status).label)}
            </MenuItem>
          )
        })}
        <MenuLine />
        <MenuItem danger icon={<Trash2 aria-hidden size={18} />} onSelect={() => void remove()}>
          {t('Delete')}
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
