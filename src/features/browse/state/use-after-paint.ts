import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * `value` as of the last paint. Work that depends on it runs after the frame that responds to a press or a key; with
 * `useDeferredValue` it could run before.
 */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
