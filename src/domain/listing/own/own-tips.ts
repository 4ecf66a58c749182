import { FEWEST_COMPARED } from '@/contract/search/limits'
import type { MarketFigure } from '@/contract/search/market'
import { measuredBy, medianOf } from '../../market/market'
import { abovePercent, isUnusuallyLow, middlePrice } from '../../market/price-check'
import type { Listing } from '../listing'
import { t } from '@/words/words'

const DEAR_PERCENT = 25
const MOST_TIPS = 2

/** What would bring more answers, beside similar ones of the city, the most useful first; none if not on offer. */
export function ownTips(own: Listing, all: readonly Listing[], figures: readonly MarketFigure[]): string[] {
  if (own.status !== 'available') return []
  return [photoTip(own, all), placeTip(own), priceTip(own, figures)].filter((tip) => tip !== null).slice(0, MOST_TIPS)
}

function photoTip(own: Listing, all: readonly Listing[]): string | null {
  const counts = all.filter((other) => isComparable(own, other)).map(({ images }) => images.length)
  const usual = Math.floor(medianOf(counts))
  if (counts.length < FEWEST_COMPARED || own.images.length >= usual) return null
  return t('Similar listings show {usual} photos, this one {n}.', { usual, n: own.images.length })
}

/** Comparable: another listing on offer of the same city, category and way of offering, measured alike. */
function isComparable(listing: Listing, other: Listing): boolean {
  return (
    other.id !== listing.id &&
    other.status !== 'sold' &&
    other.listingType === listing.listingType &&
    other.category === listing.category &&
    other.city === listing.city &&
    measuredBy(other) === measuredBy(listing)
  )
}

function placeTip({ lat, lng }: Listing): string | null {
  return lat === null || lng === null ? t('It has no pin, so it is missing from the map.') : null
}

function priceTip(own: Listing, figures: readonly MarketFigure[]): string | null {
  const middle = middlePrice(own, figures)
  const above = middle && abovePercent(own, middle)
  if (!middle || above === null) return null
  if (isUnusuallyLow(own, middle))
    return t('Priced at {percent}% of the median by area. Say why, or buyers may suspect a mistake.', {
      percent: 100 + above,
    })
  return above < DEAR_PERCENT
    ? null
    : t('Priced {percent}% above the median by area of {homes}.', {
        percent: above,
        homes: `${middle.similar} ${middle.of}`,
      })
}
