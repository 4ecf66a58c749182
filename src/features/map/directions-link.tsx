import { Navigation } from 'lucide-react'
import type { ButtonSize } from '@/ui/button/button-class'
import { Button } from '@/ui/button/button'
import { OutgoingLink } from '@/ui/outgoing-link/outgoing-link'
import { directionsUrl } from './directions'
import { useWords } from '@/words/use-words'

type DirectionsLinkProps = { lat: number; lng: number; size?: ButtonSize; className?: string }

/** 'Directions': the way to a pin, in a new tab, after a question: another site learns of the place. */
export function DirectionsLink({ lat, lng, size, className }: DirectionsLinkProps) {
  const t = useWords()
  return (
    <Button asChild variant="outline" size={size} className={className}>
      <OutgoingLink href={directionsUrl({ lat, lng })}>
        <Navigation aria-hidden size={17} />
        {t('Directions')}
        <span className="sr-only">, {t('opens in a new tab')}</span>
      </OutgoingLink>
    </Button>
  )
}
