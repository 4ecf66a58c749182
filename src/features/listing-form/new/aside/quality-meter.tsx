import { useMemo } from 'react'
import { listingQuality } from '@/domain/listing-form/form-quality'
import type { ListingFormValues } from '@/domain/listing-form/form'
import type { ListingField } from '@/domain/listing/field-kinds'
import { LinkButton } from '@/ui/button/link-button'
import { ProgressBar } from '@/ui/progress-bar/progress-bar'

const MOST_TIPS = 3

type Props = { values: ListingFormValues; onGo: (field: ListingField) => void }

/** How complete the listing is, and the three best improvements with links to their fields. */
export function QualityMeter({ values, onGo }: Props) {
  const { score, tips } = useMemo(() => listingQuality(values), [values])
  return (
    <section aria-labelledby="quality-title" className="min-w-0 rounded-card border border-line bg-surface-raised p-4">
      <h2 id="quality-title" className="mb-3 text-[0.9375rem]">
        {tips.length === 0 ? 'Nothing is missing' : 'What would make it better'}
      </h2>
      <ProgressBar showLabel label="Complete" value={score} tone={score >= 80 ? 'good' : 'brand'} />
      {tips.length > 0 ? (
        <ul className="mt-2">
          {tips.slice(0, MOST_TIPS).map(({ field, text }) => (
            <li key={field} className="flex min-h-10 items-center">
              <LinkButton className="text-left" onClick={() => onGo(field)}>
                {text}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
