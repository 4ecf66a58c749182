import { startTransition, useEffect, useState } from 'react'

/** A tab in the background paints nothing: after this long, in milliseconds, the value is taken over all the same. */
const PATIENCE = 250

/**
 * `value` as it was when the page was last painted. What is worked out from it, however long that takes, comes after the frame that
 * answers a press or a letter; a deferred value may come before it.
 */
export function useAfterPaint<Value extends object>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const take = () => startTransition(() => setPainted(value))
    let timer = setTimeout(take, PATIENCE)
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(take)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return painted
}
