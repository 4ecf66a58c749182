import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * `value` as it was when the page was last painted. What is worked out from it, however long that takes, comes after the frame that
 * answers a press or a letter; a deferred value may come before it.
 */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value])
  return painted
}
