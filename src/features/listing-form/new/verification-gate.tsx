import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountQueries } from '@/account/account.queries'
import { ownProfilePath } from '@/domain/people/profile-path'
import { useSessionUser, useToken } from '@/session/session'
import { Button } from '@/ui/button/button'

/** Polls the profile, because an administrator may approve the ID meanwhile. */
const LOOK_AGAIN_MS = 20_000

/** Replaces the form until phone and ID are verified (A 2). */
export function VerificationGate({ renderSteps }: { renderSteps: (actions: ReactNode) => ReactNode }) {
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
        Two steps before you can list
      </h2>
      <p className="mt-1.5 text-pretty text-ink-muted">
        Buyers and tenants see who stands behind a listing. The form opens by itself once both are verified.
      </p>
      <div className="mt-3">
        {renderSteps(
          <Button asChild variant="quiet">
            <Link to={ownProfilePath(user)}>Go to Profile</Link>
          </Button>,
        )}
      </div>
    </section>
  )
}
