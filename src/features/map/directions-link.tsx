import { Navigation } from 'lucide-react'
import type { ButtonSize } from '@/ui/button/button-class'
import { Button } from '@/ui/button/button'
import { directionsUrl } from './directions'

type DirectionsLinkProps = { lat: number; lng: number; size?: ButtonSize; className?: string }

/** 'Directions': the way to a pin, in a new tab. */
export function DirectionsLink({ lat, lng, size, className }: DirectionsLinkProps) {
  return (
    <Button asChild variant="outline" size={size} className={className}>
      <a href={directionsUrl({ lat, lng })} target="_blank" rel="noopener noreferrer">
        <Navigation aria-hidden size={17} />
        Directions
        <span className="sr-only">, opens in a new tab</span>
      </a>
    </Button>
  )
}
