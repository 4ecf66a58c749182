import { clsx } from 'clsx'
import { CalendarCheck } from 'lucide-react'
import { confirmedText, isDueToConfirm } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { useAddition } from '@/listing/additions/additions'
import { Button } from '@/ui/button/button'
import { useConfirmListing } from '../use-confirm-listing'

/** When an available listing was last confirmed, and the button that confirms it with one press. */
export function ConfirmAvailability({ listing, now }: { listing: OwnListing; now: number }) {
  const { mutate, isPending } = useConfirmListing()
  const offered = useAddition('confirmProperty')
  if (listing.status !== 'available' || !offered) return null
  const due = isDueToConfirm(listing, now)
  return (
    <div
      className={clsx(
        'flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control',
        due && 'bg-warn-soft py-1 pr-1 pl-3 text-warn',
      )}
    >
      <p className={clsx('min-w-0 flex-1 basis-44 text-[0.8125rem]', due ? 'font-strong' : 'text-ink-muted')}>
        {due
          ? 'Nobody has heard of it for 14 days. Is it still available?'
          : confirmedText(listing, now) || 'Not confirmed yet. A confirmed listing says so to buyers for 14 days.'}
      </p>
      <Button
        variant="outline"
        busy={isPending}
        icon={<CalendarCheck aria-hidden size={17} />}
        onClick={() => mutate(listing)}
      >
        Still available<span className="sr-only">: {listing.title}</span>
      </Button>
    </div>
  )
}
