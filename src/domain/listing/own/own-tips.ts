import {
  abovePercent,
  isComparable,
  isUnusuallyLow,
  medianOf,
  middlePrice,
  FEWEST_SIMILAR,
} from '../../finance/price-check'
import type { Listing } from '../listing'
import { t } from '@/words/words'

const DEAR_PERCENT = 25
const MOST_TIPS = 2

/** What would bring more answers, beside similar ones of the city, the most useful first; none if not on offer. */
export function ownTips(own: Listing, all: readonly Listing[]): string[] {
  if (own.status !== 'available') return []
  return [photoTip(own, all), placeTip(own), priceTip(own, all)].filter((tip) => tip !== null).slice(0, MOST_TIPS)
}

function photoTip(own: Listing, all: readonly Listing[]): string | null {
  const counts = all
    .filter((other) => isComparable(own, other))
    .map(({ images }) => images.length)
    .toSorted((one, other) => one - other)
  const usual = Math.floor(medianOf(counts))
  if (counts.length < FEWEST_SIMILAR || own.images.length >= usual) return null
  return t('Similar listings show {usual} photos, this one {n}.', { usual, n: own.images.length })
}

function placeTip({ lat, lng }: Listing): string | null {
  return lat === null || lng === null ? t('It has no pin, so it is missing from the map.') : null
}

function priceTip(own: Listing, all: readonly Listing[]): string | null {
  const middle = middlePrice(own, all)
  const above = middle && abovePercent(own, middle)
  if (!middle || above === null) return null
  if (isUnusuallyLow(own, middle))
    return t('Priced at {percent}% of the median by area. Say why, or buyers may suspect a mistake.', {
      percent: 100 + above,
    })
  return above < DEAR_PERCENT ? null : `Priced ${above}% above the median by area of ${middle.similar} ${middle.of}.`
}
