import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FORM_STEPS, type FormStep } from './form-steps'
import { useBackCloses } from '@/ui/dialog/use-back-closes'
import { PapersPart } from '../papers/papers-part'
import { PhotosSection } from '../photos/photos-section'
import { DescriptionSection } from '../sections/description-section'
import { FeaturesSection } from '../sections/features-section'
import { KindSection } from '../sections/kind-section'
import { LocationSection } from '../sections/location-section'
import { NearbySection } from '../sections/nearby-section'
import { NumbersSection } from '../sections/numbers-section'
import { PriceSection } from '../sections/price-section'
import { RentalSection } from '../sections/rental-section'
import { useWords } from '@/words/use-words'

const CONTENT: Record<FormStep, ReactNode> = {
  photos: <PhotosSection />,
  kind: (
    <>
      <KindSection />
      <NumbersSection />
    </>
  ),
  place: (
    <>
      <LocationSection />
      <NearbySection />
    </>
  ),
  details: (
    <>
      <RentalSection />
      <FeaturesSection />
      <PapersPart />
    </>
  ),
  price: (
    <>
      <DescriptionSection />
      <PriceSection />
    </>
  ),
}

type Props = {
  place: number
  onBack: () => void
  end: ReactNode
}

/** One step of the form at a time. An opened step stays in the page, so that half a word is not lost. */
export function ListSteps({ place, onBack, end }: Props) {
  const [reached, setReached] = useState<readonly number[]>([place])
  if (!reached.includes(place)) setReached([...reached, place])
  return (
    <>
      {place > 0 ? <BackStep key={place} onBack={onBack} /> : null}
      <StepTitle place={place} />
      {FORM_STEPS.map(({ value }, index) =>
        reached.includes(index) ? (
          <div key={value} data-step={index} hidden={index !== place} className="min-w-0 space-y-6">
            {CONTENT[value]}
            {index === FORM_STEPS.length - 1 ? end : null}
          </div>
        ) : null,
      )}
    </>
  )
}

function BackStep({ onBack }: { onBack: () => void }) {
  useBackCloses(true, onBack)
  return null
}

function StepTitle({ place }: { place: number }) {
  const t = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    // A link to a field has put the focus there already.
    if (document.activeElement?.closest('[data-step]')?.getAttribute('data-step') === String(place)) return
    window.scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <h2 ref={title} tabIndex={-1} className="text-lg outline-none">
      {t('Step {n} of {all}: {label}', { n: place + 1, all: FORM_STEPS.length, label: t(FORM_STEPS[place]!.label) })}
    </h2>
  )
}
