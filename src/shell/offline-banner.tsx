import { WifiOff } from 'lucide-react'
import { useOnline } from '@/ui/media/use-online'

const TEXT = __MOCKED__
  ? 'You are offline. This demo goes on, because its backend is in the page; only screens and pictures not yet loaded are missing.'
  : 'You are offline. What you have opened stays here; the rest comes back with the connection.'

/** Says that the device is offline, and what still works in this build. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center font-semibold text-ink print:hidden"
    >
      <WifiOff aria-hidden size={17} className="shrink-0" />
      {TEXT}
    </p>
  )
}
