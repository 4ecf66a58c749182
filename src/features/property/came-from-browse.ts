import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

// By history entry, so it is still known after navigating back to this entry.
const known = new Map<string, boolean>()

/** Whether the history entry before this one is the browse screen: going back there restores filters and scroll. */
export function useCameFromBrowse(): boolean {
  const router = useRouter()
  const [came] = useState(() => {
    const { location, resolvedLocation } = router.state
    const key = location.state.key ?? location.href
    const before = resolvedLocation && resolvedLocation.href !== location.href ? resolvedLocation.pathname : ''
    const now = known.get(key) ?? (/\/properties\/?$/.test(before) && router.history.canGoBack())
    known.set(key, now)
    return now
  })
  return came
}
