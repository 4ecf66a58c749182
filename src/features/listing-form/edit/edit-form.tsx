import { CircleAlert } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useFormState, useController, useWatch } from 'react-hook-form'
import { useStore } from 'zustand'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { LISTING_STATUSES } from '@/contract/listing/listing-form'
import { type EditTab, countByTab, EDIT_TABS } from '@/domain/listing-form/edit-tabs'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { picturesChanged } from '@/domain/listing-form/listing-update'
import type { ListingField } from '@/domain/listing/field-kinds'
import { statusLabel, type Listing, type ListingStatus } from '@/domain/listing/listing'
import { Card } from '@/ui/card/card'
import { Segmented, type SegmentedOption } from '@/ui/segmented/segmented'
import { Tabs } from '@/ui/tabs/tabs'
import type { EditableListing } from './edit-property.queries'
import { SavedElsewhere } from './versions/saved-elsewhere'
import { keepUnsavedEdit, type UnsavedEdit } from './versions/unsaved-edits'
import { savedState, storedPhoto, useVersions } from './versions/use-versions'
import { SaveBar } from './save-bar'
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
import { useWords } from '@/words/use-words'

const optionsFor = (type: Listing['listingType']): SegmentedOption<ListingStatus>[] =>
  LISTING_STATUSES.map((value) => ({ value, label: statusLabel(value, type) }))

function StatusSection() {
  const t = useWords()
  const { field } = useController<ListingFormValues, 'status'>({ name: 'status' })
  const type = useWatch<ListingFormValues, 'listing_type'>({ name: 'listing_type' })
  return (
    <Card className="sm:p-6!">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg">{t('Status')}</h2>
        <Segmented label={t('Status')} options={optionsFor(type)} value={field.value} onValueChange={field.onChange} />
      </div>
    </Card>
  )
}

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
  kept: UnsavedEdit | null
}

export function EditForm({ owner, editable, map, draftId, kept }: Props) {
  const t = useWords()
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
  useLeaveGuard(changed, { text: t('Your changes are kept on this device as a draft.') })

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

type EditTabsProps = {
  value: EditTab
  onValueChange: (tab: EditTab) => void
  problems: readonly ListingField[]
  content: Record<EditTab, ReactNode>
}

function EditTabs({ value, onValueChange, problems, content }: EditTabsProps) {
  const t = useWords()
  const counts = countByTab(problems)
  const tabs = EDIT_TABS.map((tab) => ({
    ...tab,
    label: t(tab.label),
    content: <div className="grid gap-4">{content[tab.value]}</div>,
    ...(counts[tab.value] > 0 ? { icon: <MistakeMark count={counts[tab.value]} /> } : {}),
  }))
  return <Tabs label={t('Sections of the listing')} tabs={tabs} value={value} onValueChange={onValueChange} />
}

function MistakeMark({ count }: { count: number }) {
  const t = useWords()
  return (
    <span className="text-bad">
      <CircleAlert aria-hidden size={16} />
      <span className="sr-only">{`${t.count(count, '{n} mistake', '{n} mistakes')}:`}</span>
    </span>
  )
}
