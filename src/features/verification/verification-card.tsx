import { clsx } from 'clsx'
import { BadgeCheck, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { StepList } from './steps/step-list'
import { useModals } from './use-modals'
import { useVerification } from './use-verification'
import { VerificationActions } from './verification-actions'
import { useWords } from '@/words/use-words'

/** If phone and ID get verified while the card is shown, it turns green until it is dismissed (A 2). */
export function VerificationCard({ className }: { className?: string }) {
  const t = useWords()
  const verification = useVerification()
  const { open, modals, home } = useModals(verification)
  const [seen, setSeen] = useState(false)
  const { complete, loading } = verification
  if (!complete && !loading && !seen) setSeen(true)
  if (complete && !seen) return null
  const Icon = complete ? BadgeCheck : ShieldAlert
  return (
    <div
      ref={home}
      role="region"
      tabIndex={-1}
      aria-labelledby="verification-title"
      className={clsx(
        'rounded-card border p-4 outline-none sm:p-5',
        complete ? 'border-good/40 bg-good-soft' : 'border-bad/40 bg-bad-soft',
        className,
      )}
    >
      <h2
        id="verification-title"
        className={clsx('flex items-start gap-2.5 text-lg', complete ? 'text-good' : 'text-bad')}
      >
        <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
        {complete ? t('Your account is verified') : t('Complete verification to list properties')}
      </h2>
      <p className="mt-1 text-pretty text-ink sm:pl-8">
        {complete ? t('You can list properties now.') : t('Two steps, only once. Then everyone can see your listings.')}
      </p>
      {complete ? null : (
        <div className="mt-2 sm:pl-8">
          <StepList {...{ verification, open }} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2 sm:pl-8">
        {complete ? (
          <Button onClick={() => setSeen(false)}>{t('Verification Complete!')}</Button>
        ) : (
          <VerificationActions {...{ verification, open }} />
        )}
      </div>
      {modals}
    </div>
  )
}
