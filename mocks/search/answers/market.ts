import { askedOf, type Asked } from '@/domain/market/market'
import { hasBit, noBits, setBit } from '../columns/bits'
import type { ListingIndex } from '../columns/listing-index'

/** Every listing with its numbers: those of generated ones come from the columns. */
export function* askedIn({ generated, gone, written }: ListingIndex): Generator<Asked> {
  yield* written.map(askedOf)
  if (!generated) return
  const { kinds, columns } = generated
  const { size, kind, created, numbers } = columns
  const isGone = noBits(size)
  for (const row of gone) setBit(isGone, row)
  for (let row = 0; row < size; row += 1)
    if (!hasBit(isGone, row))
      yield {
        listing: kinds[kind[row]!]!,
        perSqm: numbers.sqm[row]!,
        price: numbers.price[row]!,
        createdMs: created[row]!,
      }
}
