import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { Button } from '@/ui/button/button'
import type { Draft } from '../draft/draft-store'
import { useDraftKeeping } from '../draft/use-draft-keeping'
import { ErrorSummary } from '../error-summary'
import { problemsIn, type ListingForm } from '../listing-form'
import { ListingFormScope } from '../listing-form-scope'
import type { MapTools } from '../map-tools'
import { FormAside } from './form-aside'
import { KeptNote } from './kept-note'
import { ListedPanel, type Listed } from './listed-panel'
import { ListSections } from './list-sections'
import { useNewForm } from './use-new-form'
import { useSending } from './use-sending'

type Props = { owner: string; map: MapTools; draft: Draft | null }

/** The whole form for a new listing, with what it will look like beside it. */
export function ListForm({ owner, map, draft }: Props) {
  const { form, photos, startAgain } = useNewForm(map, draft)
  const [listed, setListed] = useState<Listed | null>(null)
  const { isDirty } = useFormState({ control: form.control })
  const sending = useSending(form, photos, (answer) => {
    startAgain()
    setListed(answer)
  })
  const keeping = useDraftKeeping(owner, form, photos, isDirty)
  useLeaveGuard(isDirty, { text: 'What you have filled in is kept on this device as a draft.' })
  return (
    <ListingFormScope form={form} map={map} photos={photos}>
      {listed ? <ListedPanel key={listed.round} listed={listed} /> : null}
      <form
        noValidate
        aria-label="New listing"
        onSubmit={(event) => {
          event.preventDefault()
          void sending.submit()
        }}
        className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"
      >
        <div className="grid min-w-0 gap-6">
          <p className="-mt-4 text-[0.8125rem] text-ink-muted">Fields marked with a star are required.</p>
          <Summary form={form} sending={sending} />
          <fieldset disabled={sending.busy} className="grid min-w-0 gap-6">
            <ListSections />
          </fieldset>
        </div>
        <FormAside form={form} photos={photos} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-1">
          <Button type="submit" size="large" busy={sending.busy} className="max-sm:w-full">
            List Property
          </Button>
          <KeptNote stage={sending.stage} keeping={keeping} />
        </div>
      </form>
    </ListingFormScope>
  )
}

/** The summary follows the errors: what is put right leaves the list, and the last one takes it away. */
function Summary({ form, sending }: { form: ListingForm; sending: ReturnType<typeof useSending> }) {
  const { errors } = useFormState({ control: form.control })
  const problems = problemsIn(errors)
  const { failure } = sending
  if (!failure) return null
  if (failure.kind === 'rules') {
    if (problems.length === 0) return null
    const text =
      problems.length === 1 ? 'One thing needs your attention:' : `${problems.length} things need your attention:`
    return <ErrorSummary text={text} problems={problems} round={failure.round} />
  }
  return <ErrorSummary text={failure.text} problems={problems} round={failure.round} />
}
