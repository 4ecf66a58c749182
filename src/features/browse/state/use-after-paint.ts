import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * `value` as of the last paint. Work that depends on it runs after the frame that responds to a press or a key; with
 * `useDeferredValue` it could run before.
 * @param pause further milliseconds; another value within them takes its place
 */
export function useAfterPaint<Value extends object>(value: Value, pause: (before: Value) => number = () => 0): Value {
  const [painted, setPainted] = useState(value)
  const milliseconds = pause(painted)
  useEffect(() => {
    const show = () => startTransition(() => setPainted(value))
    if (milliseconds === 0) return afterPaint(show)
    const timer = setTimeout(show, milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return painted
}
