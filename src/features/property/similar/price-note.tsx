import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { Listing } from '@/domain/listing/listing'
import { districtOf } from '@/domain/listing/place'
import { abovePercent, isUnusuallyLow, middlePrice } from '@/domain/market/price-check'
import { districtNamed, slugOf } from '@/domain/search/words/districts'
import { comparedWith, useMarket } from '@/listing/search/use-listing-pool'
import { useRoutePrefix } from '@/session/route-prefix'
import { useWords } from '@/words/use-words'

/** How the price by area compares, with the number of listings that this rests on; nothing where they are too few. */
export function PriceNote({ listing }: { listing: Listing }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const { data } = useMarket(comparedWith(listing))
  const middle = data ? middlePrice(listing, data) : null
  const above = middle && abovePercent(listing, middle)
  if (!middle || above === null) return null
  const place = districtNamed(districtOf(listing)) ?? districtNamed(listing.city)
  const of = { n: middle.similar, listings: middle.of }
  if (isUnusuallyLow(listing, middle)) {
    return (
      <p
        role="note"
        className="mt-4 flex max-w-3xl gap-2.5 rounded-control bg-warn-soft px-3.5 py-3 text-warn print:hidden"
      >
        <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        <span className="min-w-0 text-pretty">
          {t(
            'The price per sqm is {percent}% of the median of {n} {listings}. There may be a good reason. Ask for it, see the place and its papers, and pay nothing before that.',
            { percent: 100 + above, ...of },
          )}
        </span>
      </p>
    )
  }
  return (
    <p className="figures mt-3 max-w-3xl text-[0.8125rem] text-pretty text-ink-muted print:hidden">
      {above === 0
        ? t('The price per sqm is the median of {n} {listings}.', of)
        : above > 0
          ? t('The price per sqm is {percent}% above the median of {n} {listings}.', { percent: above, ...of })
          : t('The price per sqm is {percent}% below the median of {n} {listings}.', { percent: -above, ...of })}{' '}
      {t.count(
        middle.days,
        'Half of them have been listed for {n} day or more.',
        'Half of them have been listed for {n} days or more.',
      )}{' '}
      {place ? (
        <Link to={`${prefix}/districts/$name`} params={{ name: slugOf(place) }} className="underline">
          {t('Asking prices in {place}', { place })}
        </Link>
      ) : null}
    </p>
  )
}
