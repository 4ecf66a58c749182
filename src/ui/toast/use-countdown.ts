import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `duration` ms; `paused` stops the clock. */
export function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused) return undefined
    const started = Date.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - started))
    }
  }, [paused])
}
