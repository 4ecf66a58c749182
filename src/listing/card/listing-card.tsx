import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { memo, type ReactNode, type RefObject } from 'react'
import { confirmedShort, type Listing } from '@/domain/listing/listing'
import type { UnitSystem } from '@/domain/units/units'
import { useIsViewed } from '@/session/marks/viewed'
import { useRoutePrefix } from '@/session/route-prefix'
import { Badge } from '@/ui/badge/badge'
import { CardPictures } from './card-pictures'
import { ChatButton } from '../chat-button'
import { CompareButton } from '../compare-button'
import { FavoriteButton } from '../favorite-button'
import { ListedBy } from './listed-by'
import { listedShort } from './listing-age'
import { ListingStatusBadge, ListingTypeBadge, ReducedBadge, StageBadge } from './listing-badges'
import { ListingFacts } from './listing-facts'
import { shortPlace } from '../listing-place'
import { ListingPrice } from './listing-price'
import { MonthLine } from '../monthly/month-line'
import { useWords } from '@/words/use-words'

export type CardLayout = 'grid' | 'list'

export type ListingCardProps = {
  listing: Listing
  /** Server time in ms; shows the age of the listing. */
  now?: number
  /** 'New since Tuesday', where it is new to the visitor. */
  newSince?: string | undefined
  /** Near the top of the screen: loads its picture at once. */
  eager?: boolean
  layout?: CardLayout
  /** Stand on the picture after the kind of deal. */
  badges?: ReactNode
  /** Replaces the heart and the compare toggle. */
  actions?: ReactNode
  /** Default: the stored preference. */
  units?: UnitSystem
  level?: 2 | 3 | 4
}

const SIZES = {
  grid: '(min-width: 1280px) 340px, (min-width: 1024px) 30vw, (min-width: 768px) 46vw, 94vw',
  list: '(min-width: 640px) 300px, 38vw',
}

export const cardFrameClass = {
  grid: 'flex flex-col',
  list: 'grid grid-cols-[38%_1fr] gap-x-3.5 sm:grid-cols-[minmax(220px,300px)_1fr] sm:grid-rows-[1fr_auto] sm:gap-x-5',
}

export const cardFootClass = {
  grid: 'mt-2.5 border-t pt-2',
  list: 'max-sm:col-span-2 max-sm:mt-1 max-sm:border-b max-sm:pb-2 sm:col-start-2 sm:pt-1',
}

const articleClass = 'group/card card-outline relative min-w-0 rounded-card'

/** The shape of the picture. Lower on phones, so that the first price stands in the upper half of the screen. */
const PICTURES = {
  grid: 'aspect-4/3 max-md:aspect-7/4',
  list: 'aspect-4/3 self-start sm:row-span-2',
}

export function cardPictureClass(layout: CardLayout): string {
  return clsx('relative overflow-hidden rounded-card bg-surface-sunken', PICTURES[layout])
}

/** A listing in results. The whole card is a link, except for its buttons. */
export const ListingCard = memo(function ListingCard({
  listing,
  now,
  newSince,
  eager = false,
  layout = 'grid',
  badges,
  actions,
  units,
  level = 3,
}: ListingCardProps) {
  const t = useWords()
  const grid = layout === 'grid'
  const known = useIsViewed(listing.id)
  // What came with the page has neither ages nor marks: they are of this moment and of this visitor.
  const viewed = known && now !== undefined
  // A fresh confirmation says more than the age.
  const age = now === undefined ? '' : confirmedShort(listing, now) || listedShort(listing, now)
  const buttons = actions ?? (
    <>
      <CompareButton listing={listing} onPicture={grid} />
      <FavoriteButton listing={listing} onPicture={grid} />
    </>
  )
  return (
    <article data-listing={listing.id} className={clsx(articleClass, cardFrameClass[layout])}>
      <div data-picture-of={listing.id} className={clsx(cardPictureClass(layout), 'z-1')}>
        <CardPictures listing={listing} eager={eager} sizes={SIZES[layout]} />
        <div className="pointer-events-none absolute top-2.5 left-2.5 z-1 flex max-w-[65%] flex-wrap gap-1.5">
          <ListingTypeBadge listing={listing} onPicture />
          {badges}
          {newSince ? (
            <Badge tone="brand" onPicture>
              {newSince}
            </Badge>
          ) : null}
          <ReducedBadge listing={listing} onPicture />
          <StageBadge listing={listing} onPicture />
          {listing.status === 'available' ? null : <ListingStatusBadge listing={listing} onPicture />}
          {viewed ? <Badge onPicture>{t('Viewed')}</Badge> : null}
        </div>
        {grid ? <div className="absolute top-1 right-1 z-1 flex">{buttons}</div> : null}
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col', grid ? 'pt-3' : 'sm:py-1')}>
        <ListingPrice listing={listing} units={units} />
        <MonthLine listing={listing} />
        <CardTitle listing={listing} level={level} />
        <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-ink-muted">
          <span className="min-w-0 flex-1 basis-20 truncate">{shortPlace(listing)}</span>
          {age ? <span className="min-w-0">{age}</span> : null}
        </p>
        <ListingFacts listing={listing} units={units} className="mt-2 min-h-5" />
        {grid ? null : (
          <p className="mt-2 line-clamp-2 text-[0.8125rem] text-ink-muted max-md:hidden">{listing.description}</p>
        )}
      </div>
      <div className={clsx('flex min-w-0 items-center gap-1', cardFootClass[layout])}>
        <ListedBy owner={listing.owner} className="flex-1" />
        {grid ? null : buttons}
        <ChatButton listing={listing} />
      </div>
    </article>
  )
})

type CardTitleProps = { listing: Listing; level: 2 | 3 | 4 }

/** The title's link covers the whole card. */
function CardTitle({ listing, level }: CardTitleProps) {
  const prefix = useRoutePrefix()
  const Heading = `h${level}` as const
  return (
    <Heading className="mt-1 text-sm font-semibold tracking-normal">
      <Link
        to={`${prefix}/property/$id`}
        params={{ id: listing.id }}
        title={listing.title}
        className={clsx(
          'block truncate outline-none group-hover/card:underline after:absolute',
          'after:inset-0 after:rounded-card',
        )}
      >
        {listing.title}
      </Link>
    </Heading>
  )
}

/** A card of the exact size with only its price and title. */
export function ListingCardOutline({
  listing,
  layout = 'grid',
  units,
  level = 3,
  frame,
}: ListingCardProps & { frame: RefObject<HTMLElement | null> }) {
  const grid = layout === 'grid'
  return (
    <article ref={frame} data-listing={listing.id} className={clsx(articleClass, cardFrameClass[layout])}>
      <div data-picture-of={listing.id} className={cardPictureClass(layout)} />
      <div className={clsx('flex min-w-0 flex-1 flex-col', grid ? 'pt-3' : 'sm:py-1')}>
        <ListingPrice listing={listing} units={units} />
        <MonthLine listing={listing} />
        <CardTitle listing={listing} level={level} />
        <p className={clsx('text-[0.8125rem]', grid && 'mb-7')}>&nbsp;</p>
        {grid ? null : <ListingFacts listing={listing} units={units} className="mt-2 min-h-5" />}
      </div>
      <div className={cardFootClass[layout]}>
        <div className="h-11" />
      </div>
    </article>
  )
}
