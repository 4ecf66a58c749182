import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { StepList } from './step-list'
import { useModals } from '../use-modals'
import { useVerification } from '../use-verification'
import { VerificationActions } from '../verification-actions'
import { useWords } from '@/words/use-words'

/** `actions` are rendered beside 'Verify Now' and 'Refresh Status' (A 2). */
export function VerificationSteps({ actions, className }: { actions?: ReactNode; className?: string }) {
  const t = useWords()
  const verification = useVerification()
  const { open, modals, home } = useModals(verification)
  return (
    <div
      ref={home}
      role="group"
      aria-label={t('Verification')}
      tabIndex={-1}
      className={clsx('outline-none', className)}
    >
      <StepList {...{ verification, open }} />
      <div className="mt-4 flex flex-wrap gap-2">
        {verification.complete ? null : <VerificationActions {...{ verification, open }} />}
        {actions}
      </div>
      {modals}
    </div>
  )
}
