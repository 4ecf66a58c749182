import { useRef } from 'react'
import { useInView } from '@/ui/in-view/use-in-view'
import { ListingCard, ListingCardOutline, type ListingCardProps } from './listing-card'

/**
 * Renders in full once it is near the window: a phone renders a handful of cards instead of two dozen. Until then it
 * has its size, price and title link, so that the page can be searched and read aloud.
 */
export function DeferredListingCard(props: ListingCardProps) {
  // The whole card: the browser may not have laid out what is in it.
  const room = useRef<HTMLElement>(null)
  const near = useInView(room, props.eager)
  return near ? <ListingCard {...props} /> : <ListingCardOutline {...props} frame={room} />
}
