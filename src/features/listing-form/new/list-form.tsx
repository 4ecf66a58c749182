import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { uniqueId } from '@/lib/unique-id'
import { hasDatabases } from '@/session/storage/stored-database'
import { Button } from '@/ui/button/button'
import type { Draft } from '../draft/draft-store'
import { useDraftAutosave } from '../draft/use-draft-autosave'
import { ErrorSummary } from '../error-summary'
import { ListingFormScope } from '../listing-form-scope'
import type { MapTools } from '../map-tools'
import { FormAside } from './aside/form-aside'
import { SendNote } from './send-note'
import { ListedPanel } from './listed-panel'
import { ListSections } from './list-sections'
import { useNewForm } from './use-new-form'
import { useCreateListing } from './use-create-listing'

type Props = { owner: string; map: MapTools; draft: Draft | null }

/** The form for a new listing, with a preview beside it. */
export function ListForm({ owner, map, draft }: Props) {
  const { form, photos, startAgain } = useNewForm(map, draft)
  const { isDirty } = useFormState({ control: form.control })
  const { submit, failure, busy, stage, listed } = useCreateListing(form, photos, startAgain)
  // Each open form has a draft of its own, so that two tabs keep both.
  const [draftId] = useState(() => draft?.id ?? uniqueId())
  const autosave = useDraftAutosave(owner, draftId, form, photos, isDirty)
  useLeaveGuard(isDirty, {
    text: hasDatabases()
      ? 'What you have filled in is kept on this device as a draft.'
      : 'What you have filled in is kept as a draft until you close or reload this page.',
  })
  return (
    <ListingFormScope form={form} map={map} photos={photos}>
      {listed ? <ListedPanel key={listed.round} listed={listed} /> : null}
      <form
        noValidate
        aria-label="New listing"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
      >
        <div className="grid min-w-0 gap-6">
          <p className="-mt-4 text-[0.8125rem] text-ink-muted">Fields marked with a star are required.</p>
          <ErrorSummary form={form} failure={failure} />
          <fieldset disabled={busy} className="grid min-w-0 gap-6">
            <ListSections />
          </fieldset>
        </div>
        <FormAside form={form} photos={photos} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-1">
          <Button type="submit" size="large" busy={busy} className="max-sm:w-full">
            List Property
          </Button>
          <SendNote stage={stage} autosave={autosave} />
        </div>
      </form>
    </ListingFormScope>
  )
}
