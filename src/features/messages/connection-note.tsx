import { RotateCcw, WifiOff } from 'lucide-react'
import { useConnection } from '@/account/realtime/use-realtime'
import { Button } from '@/ui/button/button'
import { SpinnerMark } from '@/ui/spinner/spinner'

/** Shown while live updates are interrupted, with a reconnect button. */
export function ConnectionNote() {
  const { status, reason, tryAgain } = useConnection()
  return (
    <div role="status">
      {status === 'reconnecting' ? (
        <p className="flex min-h-10 items-center justify-center gap-2.5 bg-warn-soft px-4 py-1.5 font-semibold">
          <SpinnerMark size={16} />
          Reconnecting…
        </p>
      ) : null}
      {status === 'failed' ? (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-1.5">
          <p className="flex min-w-0 items-center gap-2 font-semibold">
            <WifiOff aria-hidden size={17} className="shrink-0" />
            {reason ?? 'Live updates are off. New messages come a little later.'}
          </p>
          <Button variant="quiet" onClick={tryAgain} icon={<RotateCcw aria-hidden size={16} />}>
            Try again
          </Button>
        </div>
      ) : null}
    </div>
  )
}
