import { useRef } from 'react'
import { useInView } from '@/ui/in-view/use-in-view'
import { ListingCard, ListingCardOutline, type ListingCardProps } from './listing-card'

/** Renders in full near the window; until then size, price and title link, to be searched and read aloud. */
export function DeferredListingCard(props: ListingCardProps) {
  const room = useRef<HTMLElement>(null)
  const near = useInView(room, props.eager)
  return near ? <ListingCard {...props} /> : <ListingCardOutline {...props} frame={room} />
}
