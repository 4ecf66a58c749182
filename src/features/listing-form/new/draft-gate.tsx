import { useEffect, useState } from 'react'
import { DraftOffer } from '../draft/draft-offer'
import { isInUse } from '../draft/draft-in-use'
import { forgetDraft, readDraft, type Draft } from '../draft/draft-store'
import type { MapTools } from '../map-tools'
import { FormSkeleton } from './form-skeleton'
import { ListForm } from './list-form'

type Found = { draft: Draft | null; /** Null until the user has decided. */ resumed: boolean | null }

/** Offers a stored draft before an empty form can overwrite it. */
export function DraftGate({ owner, map }: { owner: string; map: MapTools }) {
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    let gone = false
    void readDraft(owner).then((draft) => {
      if (!gone) setFound({ draft, resumed: draft ? null : false })
    })
    return () => {
      gone = true
    }
  }, [owner])

  if (!found) return <FormSkeleton />
  const { draft } = found
  if (draft && found.resumed === null) {
    const startOver = () => {
      void forgetDraft(owner, draft.id)
      setFound({ draft: null, resumed: false })
    }
    const resume = async () => {
      // Another tab may have taken it up meanwhile.
      const free = (await isInUse(owner, draft.id)) ? await readDraft(owner) : draft
      setFound({ draft: free, resumed: free === draft ? true : free && null })
    }
    return <DraftOffer draft={draft} onResume={() => void resume()} onStartOver={startOver} />
  }
  return <ListForm owner={owner} map={map} draft={draft} />
}
