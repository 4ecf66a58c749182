import { useEffect, useState } from 'react'

export function useDelayed(ms = 150, waiting = true): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [ms, waiting])
  return waiting && passed
}
