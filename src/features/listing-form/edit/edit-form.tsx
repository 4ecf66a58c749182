import { useEffect, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useStore } from 'zustand'
import { useLeaveGuard } from '@/account/use-leave-guard'
import type { EditTab } from '@/domain/listing-form/edit-tabs'
import { picturesChanged } from '@/domain/listing-form/listing-update'
import type { EditableListing } from './edit-property.queries'
import { EditTabs } from './edit-tabs'
import { SavedElsewhere } from './versions/saved-elsewhere'
import { keepUnsavedEdit, type UnsavedEdit } from './versions/unsaved-edits'
import { savedState, storedPhoto, useVersions } from './versions/use-versions'
import { SaveBar } from './save-bar'
import { StatusSection } from './status-section'
import { useEditTab } from './use-edit-tab'
import { useUpdateListing } from './use-update-listing'
import { useDraftAutosave } from '../draft/use-draft-autosave'
import { ErrorSummary } from '../error-summary'
import { problemsIn, useListingForm } from '../listing-form'
import { ListingFormScope } from '../listing-form-scope'
import { PapersPart } from '../papers/papers-part'
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
import { useToken } from '@/session/session'
import type { MapTools } from '../map-tools'

const CONTENT: Record<EditTab, ReactNode> = {
  basic: (
    <>
      <StatusSection />
      <KindSection />
      <DescriptionSection />
      <PriceSection />
    </>
  ),
  details: (
    <>
      <NumbersSection />
      <RentalSection />
      <PapersPart />
      <FeaturesSection />
    </>
  ),
  location: (
    <>
      <LocationSection />
      <NearbySection />
    </>
  ),
  media: <PhotosSection />,
}

type Props = {
  owner: string
  editable: EditableListing
  map: MapTools
  draftId: string
  /** An edit to go on with. */
  kept: UnsavedEdit | null
}

/** Edit property: the sections of the listing form under four tabs (A 2). */
export function EditForm({ owner, editable, map, draftId, kept }: Props) {
  const { id } = editable.listing
  const [start] = useState(() => savedState(editable, kept))
  const form = useListingForm(start.values, map.surfaceAt)
  const photos = usePhotoList(form, kept?.photos ?? start.photos.map(storedPhoto))
  const { saved, origin, taken, openIn, decide } = useVersions(editable, start, kept, form, photos)
  const { tab, setTab, openTabOf, goTo } = useEditTab()
  const { errors, isDirty } = useFormState({ control: form.control })
  const [asked, setAsked] = useState(0)
  const differs = picturesChanged(saved.photos, useStore(photos)) || isDirty
  const problems = problemsIn(errors)

  const { submit, failure, busy, done } = useUpdateListing({
    id,
    form,
    photos,
    saved,
    version: editable.version,
    onProblems: openTabOf,
  })
  const changed = differs && !done
  const draft = useDraftAutosave(owner, draftId, form, photos, changed, origin)
  useLeaveGuard(changed, { text: 'What you have changed is kept on this device as a draft.' })

  useEffect(
    () =>
      useToken.subscribe((now, was) => {
        // The route guard removes the screen when the session ends; after signing in the edit is restored.
        if (was.value === null || now.value !== null || !changed) return
        const { photos: list, cover } = photos.getState()
        keepUnsavedEdit(id, { draftId, values: structuredClone(form.getValues()), photos: list, cover, origin })
      }),
    [id, draftId, form, photos, changed, origin],
  )

  return (
    <ListingFormScope form={form} map={map} photos={photos} listingId={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (openIn(form.getValues()).length > 0) setAsked((before) => before + 1)
          else void submit()
        }}
      >
        <div className="mb-4 empty:hidden">
          <ErrorSummary form={form} failure={failure} onGo={goTo} />
        </div>
        {taken ? <SavedElsewhere {...{ taken, saved, openIn, asked }} onDecide={decide} /> : null}
        <fieldset disabled={busy} className="min-w-0">
          <EditTabs value={tab} onValueChange={setTab} problems={problems.map(([field]) => field)} content={CONTENT} />
        </fieldset>
        <SaveBar saving={busy} changed={changed} draftFailed={draft.failed} />
      </form>
    </ListingFormScope>
  )
}
