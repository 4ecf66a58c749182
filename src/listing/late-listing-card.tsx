import { useRef } from 'react'
import { useNear } from './use-near'
import { ListingCard, ListingCardOutline, type ListingCardProps } from './listing-card'

/**
 * A card that is whole once it comes near the window. Until then it has its room, its price and its title, which is a link: the
 * page can be searched and read aloud, and a phone builds a handful of cards instead of two dozen.
 */
export function LateListingCard(props: ListingCardProps) {
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room, props.eager ?? false)
  return near ? <ListingCard {...props} /> : <ListingCardOutline {...props} frame={room} />
}
