import { useEffect, useState } from 'react'
import { LISTING_STATUSES } from '@/contract/listing/listing-form'
import { parseListingForm } from '@/domain/listing-form/form-heal'
import { uniqueId } from '@/lib/unique-id'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import { isInUse } from '../../draft/draft-in-use'
import { DraftOffer } from '../../draft/draft-offer'
import { editDraftId, forgetDraft, readDraft, type Draft } from '../../draft/draft-store'
import type { MapTools } from '../../map-tools'
import { readyPhoto } from '../../photos/photo-list-store'
import { EditForm } from '../edit-form'
import type { EditableListing } from '../edit-property.queries'
import { unsavedEdit, type UnsavedEdit } from './unsaved-edits'
import { storedPhoto } from './use-versions'
import { useWords } from '@/words/use-words'

type Props = { owner: string; editable: EditableListing; map: MapTools }
type Found = { draft: Draft } | { draftId: string; kept: UnsavedEdit | null }

const DISCARD = {
  title: 'You have unsaved changes',
  resume: 'Resume editing',
  discard: 'Discard changes',
  question: 'Discard your changes?',
  consequence: 'This deletes them from this device. The saved listing stays as it is.',
} as const

/** Offers the stored draft of an edit; an edit that the end of the session interrupted just goes on. */
export function EditGate({ owner, editable, map }: Props) {
  const t = useWords()
  const { id } = editable.listing
  const [found, setFound] = useState<Found | null>(() => {
    const kept = unsavedEdit(id)
    return kept ? { draftId: kept.draftId, kept } : null
  })
  const waiting = found === null
  useEffect(() => {
    if (!waiting) return
    let gone = false
    void readDraft(owner, id).then((draft) => {
      if (!gone) setFound(draft ? { draft } : fresh(id))
    })
    return () => {
      gone = true
    }
  }, [owner, id, waiting])

  if (!found) {
    return (
      <Delayed className="grid min-h-80 place-items-center">
        <Spinner label={t('Loading your listing...')} />
      </Delayed>
    )
  }
  if ('draft' in found) {
    const { draft } = found
    const resume = async () => {
      // Another tab may have taken it up meanwhile.
      if (await isInUse(owner, draft.id)) setFound(null)
      else setFound({ draftId: draft.id, kept: keptEdit(draft) })
    }
    const discard = () => {
      void forgetDraft(owner, draft.id)
      setFound(fresh(id))
    }
    return <DraftOffer draft={draft} words={DISCARD} onResume={() => void resume()} onStartOver={discard} />
  }
  return <EditForm owner={owner} editable={editable} map={map} {...found} />
}

function fresh(id: string): Found {
  return { draftId: editDraftId(id, uniqueId()), kept: null }
}

/** A draft in shape; null if it does not say what it started from. */
function keptEdit({ id, values, photos, cover, origin }: Draft): UnsavedEdit | null {
  if (!origin) return null
  const { units } = origin.values.square_feet
  const heal = (kept: typeof values) => {
    const status = LISTING_STATUSES.find((each) => each === kept.status)
    return { ...parseListingForm(kept, units), ...(status ? { status } : {}) }
  }
  return {
    draftId: id,
    values: heal(values),
    photos: photos.map((photo) => ('file' in photo ? readyPhoto(photo) : storedPhoto(photo))),
    cover,
    origin: { values: heal(origin.values), photos: origin.photos },
  }
}
