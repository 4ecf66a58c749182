import { useState, memo, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { defaultListingForm } from '@/domain/listing-form/form'
import { parseListingForm } from '@/domain/listing-form/form-heal'
import { photosOf } from '@/domain/listing-form/photo-rules'
import { measuredUnits } from '@/session/units'
import { PapersPart } from '../papers/papers-part'
import { readyPhoto } from '../photos/photo-list-store'
import { PhotosSection } from '../photos/photos-section'
import { usePhotoList } from '../photos/use-photo-list'
import { DescriptionSection } from '../sections/description-section'
import { FeaturesSection } from '../sections/features-section'
import { KindSection } from '../sections/kind-section'
import { LocationSection } from '../sections/location-section'
import { NearbySection } from '../sections/nearby-section'
import { NumbersSection } from '../sections/numbers-section'
import { PriceSection } from '../sections/price-section'
import { RentalSection } from '../sections/rental-section'
import { fieldsOfStep } from '../steps/form-steps'
import { uniqueId } from '@/lib/unique-id'
import { hasDatabases } from '@/session/storage/stored-database'
import { Button } from '@/ui/button/button'
import { useIsPhone } from '@/ui/media/use-media'
import type { Draft } from '../draft/draft-store'
import { useDraftAutosave } from '../draft/use-draft-autosave'
import { ErrorSummary } from '../error-summary'
import { goToField, problemsIn, useListingForm } from '../listing-form'
import { ListingFormScope } from '../listing-form-scope'
import type { MapTools } from '../map-tools'
import { ListSteps } from '../steps/list-steps'
import { StepButtons } from '../steps/step-buttons'
import { StepList } from '../steps/step-list'
import { useSteps } from '../steps/use-steps'
import { FormAside } from './aside/form-aside'
import { SendNote } from './send-note'
import { ListedPanel } from './listed-panel'
import { useCreateListing } from './use-create-listing'
import { useWords } from '@/words/use-words'

type Props = { owner: string; map: MapTools; draft: Draft | null }

export function ListForm({ owner, map, draft }: Props) {
  const t = useWords()
  const { form, photos, startAgain } = useNewForm(map, draft)
  const { isDirty, errors } = useFormState({ control: form.control })
  const phone = useIsPhone()
  const steps = useSteps()
  const { submit, failure, busy, stage, listed } = useCreateListing(form, photos, {
    onProblems: steps.openStepOf,
    // After the question has given the focus back.
    onMissing: (field) => setTimeout(() => (phone ? steps.goTo : goToField)(field), 60),
    onListed: () => {
      startAgain()
      steps.open('photos')
    },
  })
  // Each open form has a draft of its own, so that two tabs keep both.
  const [draftId] = useState(() => draft?.id ?? uniqueId())
  const autosave = useDraftAutosave(owner, draftId, form, photos, isDirty)
  useLeaveGuard(isDirty, {
    text: hasDatabases()
      ? t('Your entries are kept on this device as a draft.')
      : t('Your entries are kept as a draft until you close or reload this page.'),
  })
  const goOn = async () => {
    const fields = fieldsOfStep(steps.step)
    if (await form.trigger(fields)) return steps.next()
    const wrong = fields.find((field) => form.getFieldState(field).invalid)
    return wrong && goToField(wrong)
  }
  const aside = <FormAside form={form} photos={photos} onGo={phone ? steps.goTo : goToField} />
  const note = <SendNote stage={stage} autosave={autosave} />
  return (
    <ListingFormScope form={form} map={map} photos={photos}>
      {listed ? <ListedPanel key={listed.round} listed={listed} /> : null}
      <form
        noValidate
        aria-label={t('New listing')}
        onSubmit={(event) => {
          event.preventDefault()
          void (phone && !steps.last ? goOn() : submit())
        }}
        className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
      >
        <div className="grid min-w-0 gap-6">
          <p className="-mt-4 text-[0.8125rem] text-ink-muted">{t('Fields marked with a star are required.')}</p>
          {phone ? (
            <StepList place={steps.place} problems={problemsIn(errors).map(([field]) => field)} onOpen={steps.open} />
          ) : null}
          <ErrorSummary form={form} failure={failure} onGo={phone ? steps.goTo : goToField} />
          <fieldset disabled={busy} className="grid min-w-0 gap-6">
            {phone ? <ListSteps place={steps.place} onBack={steps.back} end={aside} /> : <ListSections />}
          </fieldset>
        </div>
        {phone ? (
          <StepButtons first={steps.place === 0} last={steps.last} busy={busy} note={note} onBack={steps.back} />
        ) : (
          <>
            {aside}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-1">
              <Button type="submit" size="large" busy={busy}>
                {t('List Property')}
              </Button>
              {note}
            </div>
          </>
        )}
      </form>
    </ListingFormScope>
  )
}

const ListSections = memo(function ListSections() {
  return (
    <>
      <KindSection />
      <DescriptionSection />
      <PriceSection />
      <LocationSection />
      <NumbersSection />
      <RentalSection />
      <PapersPart />
      <FeaturesSection />
      <NearbySection />
      <PhotosSection />
    </>
  )
})

function useNewForm(map: MapTools, draft: Draft | null) {
  const [units] = useState(measuredUnits)
  const [kept] = useState(() => draft?.photos.flatMap((photo) => ('file' in photo ? readyPhoto(photo) : [])) ?? [])
  const form = useListingForm(defaultListingForm(units), map.surfaceAt)
  const photos = usePhotoList(form, kept)
  const { reset } = form

  useEffect(() => {
    if (!draft) return
    const values = { ...parseListingForm(draft.values, units), photos: photosOf(draft.photos).length }
    // Compared with the empty form it counts as changed, so the leave guard and the autosave work.
    reset(values, { keepDefaultValues: true })
    photos.setState({ cover: draft.cover })
  }, [draft, units, reset, photos])

  const startAgain = () => {
    photos.replace([], null)
    reset(defaultListingForm(measuredUnits()))
  }
  return { form, photos, startAgain }
}
