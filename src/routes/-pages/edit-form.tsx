import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFormState } from 'react-hook-form'
import { useStore } from 'zustand'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { tabOf, type EditTab } from '@/domain/edit-tabs'
import { inFormOrder } from '@/domain/listing-form-check'
import type { ListingField } from '@/domain/listing-form'
import { listingToForm } from '@/domain/listing-form-wire'
import { picturesChanged } from '@/domain/listing-update'
import type { EditableListing } from '@/features/edit-property/edit-property.queries'
import { EditTabs } from '@/features/edit-property/edit-tabs'
import { keepEdit, keptEdit } from '@/features/edit-property/kept-edits'
import { SaveBar } from '@/features/edit-property/save-bar'
import { StatusSection } from '@/features/edit-property/status-section'
import { useSaving } from '@/features/edit-property/use-saving'
import { ErrorSummary } from '@/features/listing-form/error-summary'
import { problemsOf } from '@/features/listing-form/failures'
import { goToField, problemsIn, useListingForm } from '@/features/listing-form/listing-form'
import { ListingFormScope } from '@/features/listing-form/listing-form-scope'
import type { Photo } from '@/features/listing-form/photos/photo-shelf'
import { PhotosSection } from '@/features/listing-form/photos/photos-section'
import { usePhotoShelf } from '@/features/listing-form/photos/use-photo-shelf'
import { DescriptionSection } from '@/features/listing-form/sections/description-section'
import { FeaturesSection } from '@/features/listing-form/sections/features-section'
import { KindSection } from '@/features/listing-form/sections/kind-section'
import { LocationSection } from '@/features/listing-form/sections/location-section'
import { NearbySection } from '@/features/listing-form/sections/nearby-section'
import { NumbersSection } from '@/features/listing-form/sections/numbers-section'
import { PriceSection } from '@/features/listing-form/sections/price-section'
import { RentalSection } from '@/features/listing-form/sections/rental-section'
import { useToken } from '@/session/session'
import { useUnitSystem } from '@/session/units'
import { mapTools } from './map-tools'

/** The four tabs and what stands in each (A 2). */
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

/** The form of Edit property: the listing form's sections under four tabs, joined here since features never import each other. */
export function EditForm({ editable: { listing, photos: stored } }: { editable: EditableListing }) {
  const { id } = listing
  const [kept] = useState(() => keptEdit<Photo>(id))
  const [before] = useState(() => ({
    values: listingToForm(listing, useUnitSystem.getState().value, stored.length),
    photos: stored,
  }))
  const form = useListingForm(before.values, mapTools.groundAt)
  const shelf = usePhotoShelf(form, kept?.photos ?? stored.map(toPhoto))
  const [tab, setTab] = useState<EditTab>('basic')
  const { errors, isDirty } = useFormState({ control: form.control })
  const changed = picturesChanged(before.photos, useStore(shelf)) || isDirty
  const problems = problemsIn(errors)

  const openTabOf = (fields: readonly ListingField[]) => {
    const first = Object.keys(inFormOrder(Object.fromEntries(fields.map((field) => [field, ''])))).at(0)
    if (first && !fields.some((field) => tabOf(field) === tab)) setTab(tabOf(first as ListingField))
  }
  const saving = useSaving({ id, form, before, photos: shelf, problemsOf, onProblems: openTabOf })
  useLeaveGuard(changed && !saving.saved, { text: 'Your changes to this listing are not saved.' })

  const { reset } = form
  useEffect(() => {
    if (!kept) return
    reset({ ...kept.values, photos: kept.photos.length }, { keepDefaultValues: true })
    shelf.setState({ cover: kept.cover })
  }, [kept, reset, shelf])
  useEffect(
    () =>
      useToken.subscribe((now, was) => {
        // An ended session takes the screen away; signing in again brings it back as it was.
        if (was.value === null || now.value !== null || !changed) return
        const { photos, cover } = shelf.getState()
        keepEdit(id, { values: structuredClone(form.getValues()), photos, cover })
      }),
    [id, form, shelf, changed],
  )

  const goTo = (field: ListingField) => {
    flushSync(() => setTab(tabOf(field)))
    goToField(field)
  }
  const { failure } = saving
  const rules =
    problems.length === 1 ? 'One thing needs your attention:' : `${problems.length} things need your attention:`
  return (
    <ListingFormScope form={form} map={mapTools} photos={shelf}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void saving.save()
        }}
      >
        {failure && (failure.kind === 'refused' || problems.length > 0) ? (
          <div className="mb-4">
            <ErrorSummary
              text={failure.kind === 'rules' ? rules : failure.text}
              problems={problems}
              round={failure.round}
              onGo={goTo}
            />
          </div>
        ) : null}
        <fieldset disabled={saving.busy} className="min-w-0">
          <EditTabs value={tab} onValueChange={setTab} problems={problems.map(([field]) => field)} content={CONTENT} />
        </fieldset>
        <SaveBar saving={saving.busy} changed={changed} />
      </form>
    </ListingFormScope>
  )
}

function toPhoto({ id, src, name }: EditableListing['photos'][number]): Photo {
  return { id, src, name, stored: true, file: null, state: 'ready' }
}
