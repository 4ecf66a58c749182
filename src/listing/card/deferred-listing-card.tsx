import { useRef } from 'react'
import { useInView } from '@/ui/in-view/use-in-view'
import { ListingCard, ListingCardOutline, type ListingCardProps } from './listing-card'

/**
 * A card that renders in full once it is near the window. Until then it has its size, price and title link: the page can be
 * searched and read aloud, and a phone renders a handful of cards instead of two dozen.
 */
export function DeferredListingCard(props: ListingCardProps) {
  // The whole card: the browser may not have laid out what is in it.
  const room = useRef<HTMLElement>(null)
  const near = useInView(room, props.eager)
  return near ? <ListingCard {...props} /> : <ListingCardOutline {...props} frame={room} />
}
