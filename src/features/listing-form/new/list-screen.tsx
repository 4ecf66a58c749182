import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState, type ReactNode, useEffect } from 'react'
import { accountQueries } from '@/account/account.queries'
import { useOwnProfile } from '@/account/use-own-profile'
import { ownProfilePath } from '@/domain/people/profile-path'
import { canList } from '@/domain/people/verification'
import { useSessionUser, useToken } from '@/session/session'
import { Button } from '@/ui/button/button'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { isInUse } from '../draft/draft-in-use'
import { DraftOffer } from '../draft/draft-offer'
import { forgetDraft, readDraft, type Draft } from '../draft/draft-store'
import type { MapTools } from '../map-tools'
import { ListForm } from './list-form'
import { useWords } from '@/words/use-words'

export type ListScreenProps = {
  map: MapTools
  renderSteps: (actions: ReactNode) => ReactNode
}

export function ListScreen(props: ListScreenProps) {
  const t = useWords()
  const user = useSessionUser()
  // Keeps the form when the session ends; it belongs to the last signed-in user.
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  return (
    <div className="page-column py-6 sm:py-8">
      <h1 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {t('List Property')}
      </h1>
      {owner === undefined ? null : <Admission key={owner} owner={owner} {...props} />}
    </div>
  )
}

function Admission({ owner, map, renderSteps }: ListScreenProps & { owner: string }) {
  const user = useSessionUser()
  const profile = useOwnProfile()
  // If the profile call fails, the stored user has the verification status (A 8).
  const status = profile.data?.verification ?? user
  const [admitted, setAdmitted] = useState(false)
  // Once shown, the form stays: the server decides about what is sent.
  if (!admitted && canList(status)) setAdmitted(true)
  if (admitted) return <DraftGate owner={owner} map={map} />
  // Only the first time: the gate asks again when it mounts, and would be taken away each time that fails.
  if (profile.isPending && profile.errorUpdateCount === 0 && user) return <FormSkeleton />
  return <VerificationGate renderSteps={renderSteps} />
}

type Found = { draft: Draft | null; /** Null until the user has decided. */ resumed: boolean | null }

/** Offers a stored draft before an empty form can overwrite it. */
function DraftGate({ owner, map }: { owner: string; map: MapTools }) {
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

/** Polls the profile, because an administrator may approve the ID meanwhile. */
const LOOK_AGAIN_MS = 20_000

function VerificationGate({ renderSteps }: { renderSteps: (actions: ReactNode) => ReactNode }) {
  const t = useWords()
  const token = useToken((state) => state.value)
  const user = useSessionUser()
  useQuery({ ...accountQueries.profile(token), refetchInterval: LOOK_AGAIN_MS })
  return (
    <section
      aria-labelledby="gate-title"
      className="mx-auto mt-6 max-w-2xl rounded-card border border-line bg-surface-raised p-5 sm:mt-10 sm:p-8"
    >
      <span aria-hidden className="mb-4 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <ShieldCheck size={27} strokeWidth={1.8} />
      </span>
      <h2 id="gate-title" className="text-xl">
        {t('Two steps before you can list')}
      </h2>
      <p className="mt-1.5 text-pretty text-ink-muted">
        {t(
          'Buyers and tenants want to know who is behind a listing. The form opens on its own once both are verified.',
        )}
      </p>
      <div className="mt-3">
        {renderSteps(
          <Button asChild variant="quiet">
            <Link to={ownProfilePath(user)}>{t('Go to Profile')}</Link>
          </Button>,
        )}
      </div>
    </section>
  )
}

function FormSkeleton() {
  const t = useWords()
  return (
    <div role="status" aria-label={t('Loading')} className="mt-6">
      <Delayed>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="space-y-6">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
          <div className="space-y-6 max-lg:hidden">
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="h-44 rounded-card" />
          </div>
        </div>
      </Delayed>
    </div>
  )
}
