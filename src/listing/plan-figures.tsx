import { planLabel, type Listing } from '@/domain/listing/listing'
import { useWords } from '@/words/use-words'
import { ListingPicture } from './card/listing-picture'

type Props = {
  listing: Listing
  onOpen?: (place: number) => void
}

export function PlanFigures({ listing, onOpen }: Props) {
  const t = useWords()
  const plans = listing.floorPlans
  return plans.map((plan, place) => {
    const picture = (
      <ListingPicture
        image={plan}
        title={t(planLabel(listing))}
        fit="contain"
        className="rounded-control print:max-h-20"
      />
    )
    return (
      <figure key={plan.src} className="min-w-0">
        {onOpen ? (
          <button type="button" onClick={() => onOpen(place)} className="block w-full cursor-zoom-in rounded-control">
            {picture}
          </button>
        ) : (
          picture
        )}
        {plan.caption && plan.caption !== plans[place + 1]?.caption ? (
          <figcaption className="mt-2 text-[0.8125rem] text-ink-muted print:mt-1 print:text-[0.625rem]">
            {plan.caption}
          </figcaption>
        ) : null}
      </figure>
    )
  })
}
