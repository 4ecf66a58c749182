import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CalendarCheck } from 'lucide-react'
import { confirmedText, isDueToConfirm } from '@/domain/listing/listing'
import type { OwnListing } from '@/domain/listing/own/own-listings'
import { useAddition } from '@/listing/additions/additions'
import { ListingStatusBadge, ListingTypeBadge } from '@/listing/card/listing-badges'
import { ListingFacts } from '@/listing/card/listing-facts'
import { ListingPicture } from '@/listing/card/listing-picture'
import { shortPlace } from '@/listing/listing-place'
import { ListingPrice } from '@/listing/card/listing-price'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { useConfirmListing } from '../use-confirm-listing'
import { OwnFigures } from './own-figures'
import { RowActions } from './row-actions'
import { useWords } from '@/words/use-words'

/** A row is whole without them. */
const OwnTipsList = lazyPart(() => import('./own-tips-list').then((module) => module.OwnTipsList), {
  failed: () => null,
})

export const rowClass =
  'grid min-w-0 grid-cols-1 overflow-hidden rounded-card border border-line bg-surface-raised ' +
  '@3xs:grid-cols-[36%_1fr] sm:@3xs:grid-cols-[13rem_1fr]'
export const rowPictureClass = 'relative min-h-28 bg-surface-sunken sm:min-h-40 sm:@3xs:row-span-2'

type OwnListingRowProps = { listing: OwnListing; now: number; eager: boolean }

export function OwnListingRow({ listing, now, eager }: OwnListingRowProps) {
  const t = useWords()
  const link = { to: '/dashboard/property/$id', params: { id: listing.id } } as const
  return (
    <article data-listing={listing.id} className={rowClass}>
      <div className={rowPictureClass}>
        {/* The title is the link for keyboard and screen reader; this one is for pointers. */}
        <Link {...link} tabIndex={-1} aria-hidden className="absolute inset-0">
          <ListingPicture
            fill
            image={listing.images[0]}
            title={listing.title}
            priority={eager}
            sizes="(min-width: 640px) 208px, 36vw"
          />
        </Link>
      </div>
      <div className="min-w-0 p-3 sm:p-4 sm:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <ListingPrice listing={listing} units={null} />
          <span className="flex flex-wrap gap-1.5">
            <ListingTypeBadge listing={listing} />
            <ListingStatusBadge listing={listing} />
          </span>
        </div>
        <h2 className="mt-1 text-sm font-semibold tracking-normal">
          <Link {...link} className="line-clamp-2 wrap-anywhere hover:underline">
            {listing.title || t('Untitled listing')}
          </Link>
        </h2>
        <p className="truncate text-[0.8125rem] text-ink-muted">{shortPlace(listing)}</p>
        <ListingFacts listing={listing} className="mt-2 max-sm:hidden" />
      </div>
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-end justify-between gap-x-6 gap-y-3 p-3 @3xs:col-span-2 sm:p-4',
          'sm:@3xs:col-span-1 sm:@3xs:col-start-2',
        )}
      >
        <OwnFigures listing={listing} now={now} />
        <RowActions listing={listing} />
        <ConfirmAvailability listing={listing} now={now} />
      </div>
      <OwnTipsList listing={listing} />
    </article>
  )
}

function ConfirmAvailability({ listing, now }: { listing: OwnListing; now: number }) {
  const t = useWords()
  const { mutate, isPending } = useConfirmListing()
  const offered = useAddition('confirmProperty')
  if (listing.status !== 'available' || listing.paused || !offered) return null
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
          ? t('You have not confirmed this listing for 14 days. Is it still available?')
          : confirmedText(listing, now) || t('Not confirmed yet. Once you confirm, buyers see a note for 14 days.')}
      </p>
      <Button
        variant="outline"
        busy={isPending}
        icon={<CalendarCheck aria-hidden size={17} />}
        onClick={() => mutate(listing)}
      >
        {t('Still available')}
        <span className="sr-only">: {listing.title}</span>
      </Button>
    </div>
  )
}
