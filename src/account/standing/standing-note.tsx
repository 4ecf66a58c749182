import { ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import type { WireStanding } from '@/contract/account/person'
import { suspendedText } from '@/domain/standing/standing'
import { useSessionUser } from '@/session/session'
import { Button } from '@/ui/button/button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import { useOwnProfile } from '../use-own-profile'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const AnswerDialog = lazyPart(() => import('./answer-dialog').then((module) => module.AnswerDialog), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

/** Tells a suspended person why and until when, on every screen, and takes their one answer. */
export function StandingNote() {
  const t = useWords()
  const known = useSessionUser()?.standing
  const [answering, setAnswering] = useState(false)
  // Keeps the stored user, and with it this note, in step with what an administrator decides.
  const standing = useOwnProfile().data?.standing
  if (!known) return null
  return (
    <section aria-label={t('Your account')} className="border-b border-line bg-warn-soft text-warn print:hidden">
      <div className="page-frame flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
        <div className="flex min-w-0 flex-1 basis-64 gap-2.5">
          <ShieldAlert aria-hidden size={19} className="mt-0.5 shrink-0" />
          <div className="grid min-w-0 gap-1 wrap-anywhere">
            <p role="status" className="font-strong">
              {standing
                ? `${suspendedText(standing)}: ${standing.reason}`
                : t(known === 'closed' ? 'Your account is closed.' : 'Your account is suspended.')}
            </p>
            <p>{nextStep(standing)}</p>
          </div>
        </div>
        {standing && !standing.answer ? (
          <Button variant="outline" onClick={() => setAnswering(true)}>
            {t('Answer this')}
          </Button>
        ) : null}
      </div>
      {answering ? <AnswerDialog onClose={() => setAnswering(false)} /> : null}
    </section>
  )
}

function nextStep(standing: WireStanding | null | undefined): string {
  const reading = t('You can read everything and change nothing. Your listings are hidden.')
  if (!standing) return reading
  const { answer, kept_because } = standing
  if (kept_because) return `${reading} ${t('An administrator read your answer: {reason}', { reason: kept_because })}`
  return answer
    ? `${reading} ${t('You answered: “{answer}” An administrator will read it.', { answer })}`
    : `${reading} ${t('You can answer once.')}`
}
