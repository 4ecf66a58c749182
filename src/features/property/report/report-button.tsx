import { Flag } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '@/domain/listing/listing'
import { askToSignIn } from '@/session/auth-dialog'
import { useSessionUser } from '@/session/session'
import { LinkButton } from '@/ui/button/link-button'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { WindowFailed } from '@/ui/lazy-module/part-failed'

const ReportDialog = lazyPart(() => import('./report-dialog').then((module) => module.ReportDialog), {
  failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={onClose} />,
})

/** It needs an account, so that a person reports a listing once and can be told what came of it. */
export function ReportButton({ listing }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const user = useSessionUser()
  const [state, setState] = useState<'not-asked' | 'open' | 'closed'>('not-asked')
  const open = () => {
    if (user) return setState('open')
    askToSignIn(`/dashboard/property/${encodeURIComponent(listing.id)}`, 'report', listing.title)
  }
  return (
    <>
      <LinkButton onClick={open} className="min-h-11 text-[0.8125rem] print:hidden">
        <Flag aria-hidden size={16} className="shrink-0" />
        Report this listing
      </LinkButton>
      {state === 'not-asked' ? null : (
        <ReportDialog listing={listing} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}
