import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { abovePercent, isUnusuallyLow, middlePrice } from '@/domain/market/price-check'
import { districtNamed, slugOf } from '@/domain/search/words/districts'
import { counted } from '@/domain/text'
import { comparedWith, useMarket } from '@/listing/search/use-listing-pool'
import { useRoutePrefix } from '@/session/route-prefix'

/** How the price by area compares, with the number of listings that this rests on; nothing where they are too few. */
export function PriceNote({ listing }: { listing: Listing }) {
  const prefix = useRoutePrefix()
  const { data } = useMarket(comparedWith(listing))
  const middle = data ? middlePrice(listing, data) : null
  const above = middle && abovePercent(listing, middle)
  if (!middle || above === null) return null
  const place = districtNamed(districtOf(listing)) ?? districtNamed(listing.city)
  const others = `the median price of ${middle.similar} ${middle.of}`
  if (isUnusuallyLow(listing, middle)) {
    return (
      <p
        role="note"
        className="mt-4 flex max-w-3xl gap-2.5 rounded-control bg-warn-soft px-3.5 py-3 text-warn print:hidden"
      >
        <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 text-pretty">
          By area this is {100 + above}% of {others}. There may be a good reason. Ask for it, see the place and its
          papers, and pay nothing before.
        </span>
      </p>
    )
  }
  return (
    <p className="figures mt-3 max-w-3xl text-[0.8125rem] text-pretty text-ink-muted print:hidden">
      By area this is {above === 0 ? 'at' : `${Math.abs(above)}% ${above > 0 ? 'above' : 'below'}`} {others}. Half of
      them have been listed for {counted(middle.days, 'day')} or more.{' '}
      {place ? (
        <Link to={`${prefix}/districts/$name`} params={{ name: slugOf(place) }} className="underline">
          Asking prices in {place}
        </Link>
      ) : null}
    </p>
  )
}
