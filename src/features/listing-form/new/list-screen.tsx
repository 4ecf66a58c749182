import { useState, type ReactNode } from 'react'
import { useOwnProfile } from '@/account/use-own-profile'
import { canList } from '@/domain/people/verification'
import { useSessionUser } from '@/session/session'
import type { MapTools } from '../map-tools'
import { DraftGate } from './draft-gate'
import { FormSkeleton } from './form-skeleton'
import { VerificationGate } from './verification-gate'

export type ListScreenProps = {
  map: MapTools
  /** Renders the two verification steps, with `actions` beside their buttons. */
  renderSteps: (actions: ReactNode) => ReactNode
}

/** 'List Property' (A 2): the form, or the verification gate. */
export function ListScreen(props: ListScreenProps) {
  const user = useSessionUser()
  // Keeps the form when the session ends; it belongs to the last signed-in user.
  const [owner, setOwner] = useState(user?.id)
  if (user && user.id !== owner) setOwner(user.id)
  return (
    <div className="page-column py-6 sm:py-8">
      <h1 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        List Property
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
