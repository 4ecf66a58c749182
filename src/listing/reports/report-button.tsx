import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { askToSignIn } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'
import { LinkButton } from '@/ui/button/link-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'
import type { Subject } from './report-dialog'

const ReportDialog = lazyPart(() => import('./report-dialog').then((module) => module.ReportDialog), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

type ReportingProps = { subject: Subject; children: (open: () => void) => ReactNode }

/** It needs an account, so that a person reports something once and can be told what came of it. */
export function Reporting({ subject, children }: ReportingProps) {
  const [state, setState] = useState<'not-asked' | 'open' | 'closed'>('not-asked')
  const open = () => {
    if (isSignedIn()) setState('open')
    else askToSignIn(subject.path, 'report', subject.title)
  }
  return (
    <>
      {children(open)}
      {state === 'not-asked' ? null : (
        <ReportDialog subject={subject} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

type Props = { subject: Subject; label?: string; children: ReactNode }

export function ReportButton({ subject, label, children }: Props) {
  return (
    <Reporting subject={subject}>
      {(open) => (
        <LinkButton aria-label={label} onClick={open} className="min-h-11 text-[0.8125rem] print:hidden">
          <Flag aria-hidden size={16} className="shrink-0" />
          {children}
        </LinkButton>
      )}
    </Reporting>
  )
}
