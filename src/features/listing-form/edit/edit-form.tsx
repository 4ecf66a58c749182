import { useEffect, useState, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useStore } from 'zustand'
import { useLeaveGuard } from '@/account/use-leave-guard'
import type { EditTab } from '@/domain/listing-form/edit-tabs'
import { listingToForm } from '@/domain/listing-form/form-wire'
import { picturesChanged } from '@/domain/listing-form/listing-update'
import type { EditableListing } from './edit-property.queries'
import { EditTabs } from './edit-tabs'
import { keepUnsavedEdit, unsavedEdit } from './unsaved-edits'
import { SaveBar } from './save-bar'
import { StatusSection } from './status-section'
import { useEditTab } from './use-edit-tab'
import { useUpdateListing } from './use-update-listing'
import { ErrorSummary } from '../error-summary'
import { problemsIn, useListingForm } from '../listing-form'
import { ListingFormScope } from '../listing-form-scope'
import { PapersPart } from '../papers/papers-part'
import type { Photo } from '../photos/photo-list-store'
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
import { useUnitSystem } from '@/session/units'
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

/** Edit property: the sections of the listing form under four tabs (A 2). */
export function EditForm({ editable: { listing, photos: stored }, map }: { editable: EditableListing; map: MapTools }) {
  const { id } = listing
  const [kept] = useState(() => unsavedEdit<Photo>(id))
  const [before] = useState(() => ({
    values: listingToForm(listing, useUnitSystem.getState().value, stored.length),
    photos: stored,
  }))
  const form = useListingForm(before.values, map.surfaceAt)
  const photos = usePhotoList(form, kept?.photos ?? stored.map(toPhoto))
  const { tab, setTab, openTabOf, goTo } = useEditTab()
  const { errors, isDirty } = useFormState({ control: form.control })
  const changed = picturesChanged(before.photos, useStore(photos)) || isDirty
  const problems = problemsIn(errors)

  const { submit, failure, busy, saved } = useUpdateListing({ id, form, photos, before, onProblems: openTabOf })
  useLeaveGuard(changed && !saved, { text: 'Your changes to this listing are not saved.' })

  const { reset } = form
  useEffect(() => {
    if (!kept) return
    reset({ ...kept.values, photos: kept.photos.length }, { keepDefaultValues: true })
    photos.setState({ cover: kept.cover })
  }, [kept, reset, photos])
  useEffect(
    () =>
      useToken.subscribe((now, was) => {
        // The route guard removes the screen when the session ends; after signing in the edit is restored.
        if (was.value === null || now.value !== null || !changed) return
        const { photos: list, cover } = photos.getState()
        keepUnsavedEdit(id, { values: structuredClone(form.getValues()), photos: list, cover })
      }),
    [id, form, photos, changed],
  )

  return (
    <ListingFormScope form={form} map={map} photos={photos}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="mb-4 empty:hidden">
          <ErrorSummary form={form} failure={failure} onGo={goTo} />
        </div>
        <fieldset disabled={busy} className="min-w-0">
          <EditTabs value={tab} onValueChange={setTab} problems={problems.map(([field]) => field)} content={CONTENT} />
        </fieldset>
        <SaveBar saving={busy} changed={changed} />
      </form>
    </ListingFormScope>
  )
}

function toPhoto({ id, src, name }: EditableListing['photos'][number]): Photo {
  return { id, src, name, stored: true, file: null, state: 'ready' }
}
