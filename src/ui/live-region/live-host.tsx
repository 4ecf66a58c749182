import { useSyncExternalStore } from 'react'
import { announcement } from './announce'

/** The live region of `announce()`. One per app. */
export function LiveHost() {
  const text = useSyncExternalStore(announcement.subscribe, announcement.get, announcement.get)
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </div>
  )
}
