import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { formatAskingPrice, NO_PRICE, perMonth } from '@/domain/listing/asking-price'
import type { Conversation } from '@/domain/messages/conversation'
import { formatOffer } from '@/domain/messages/offers'
import { ListingStatusBadge } from '@/listing/card/listing-badges'
import { ListingPicture } from '@/listing/card/listing-picture'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCurrency } from '@/session/preferences'
import { Badge } from '@/ui/badge/badge'
import type { TalkedAbout } from './use-listing'

/** The listing a conversation is about; leads to it. */
export function PropertyStrip({ conversation, about }: { conversation: Conversation; about: TalkedAbout }) {
  const prefix = useRoutePrefix()
  const currency = useCurrency((state) => state.value)
  const { property } = conversation
  const { listing, gone } = about
  const title = listing?.title ?? property.title
  const known = property.image
    ? { src: property.image, alt: '', width: 96, height: 72, placeholder: null, variants: [] }
    : undefined
  const picture = listing?.images[0] ?? known
  const content = (
    <>
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control">
        <ListingPicture image={picture && { ...picture, alt: '' }} title="" fill sizes="64px" noImageText="" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-1 font-semibold wrap-anywhere">{title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="price">
            {listing && listing.price > 0
              ? `${formatAskingPrice(listing, currency)}${perMonth(listing)}`
              : property.price
                ? formatOffer(property.price, about.currency)
                : NO_PRICE}
          </span>
          {listing ? <ListingStatusBadge listing={listing} /> : null}
          {gone ? <Badge>No longer listed</Badge> : null}
        </span>
      </span>
    </>
  )
  const look =
    'flex items-center gap-3 border-b bg-surface-raised px-4 py-2 md:px-5 max-md:[@media(max-height:34rem)]:hidden'
  if (gone || property.id === '') return <div className={look}>{content}</div>
  return (
    <Link
      to={`${prefix}/property/$id`}
      params={{ id: property.id }}
      className={`${look} transition-colors hover:bg-surface-sunken focus-visible:-outline-offset-2`}
    >
      {content}
      <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
    </Link>
  )
}
