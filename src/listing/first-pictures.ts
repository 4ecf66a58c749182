import { useEffect, useState, useSyncExternalStore } from 'react'

/** A first picture that takes longer than this, in milliseconds, keeps the others waiting no more. */
const PATIENCE = 2_500

const awaited = new Set<symbol>()
const listeners = new Set<() => void>()

function change(how: () => void) {
  how()
  for (const listener of listeners) listener()
}

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * On a slow line pictures share what there is, and the one that is looked at comes last. So the first of a screen go ahead (`first`),
 * and the others wait until those are there, cannot be had, or take too long. A picture that was let go stays so.
 * `settled` is to be called when the picture is there, or is known to be missing.
 */
export function useTurn(first: boolean): { mayGo: boolean; settled: () => void } {
  const [mark] = useState(() => Symbol('picture'))
  const clear = useSyncExternalStore(watch, () => awaited.size === 0)
  const [gone, setGone] = useState(first || clear)
  if (!gone && clear) setGone(true)
  const settled = () => void (awaited.has(mark) && change(() => awaited.delete(mark)))
  useEffect(() => {
    if (!first) return undefined
    change(() => awaited.add(mark))
    const settle = () => change(() => awaited.delete(mark))
    const timer = setTimeout(settle, PATIENCE)
    return () => {
      clearTimeout(timer)
      settle()
    }
  }, [first, mark])
  return { mayGo: gone || clear, settled }
}
