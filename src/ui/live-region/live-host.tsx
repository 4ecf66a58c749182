import { useSyncExternalStore } from 'react'
import { currentAnnouncement, subscribeAnnouncements } from './announce'

/** Where `announce()` speaks. One in the whole app. */
export function LiveHost() {
  const text = useSyncExternalStore(subscribeAnnouncements, currentAnnouncement, currentAnnouncement)
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </div>
  )
}
