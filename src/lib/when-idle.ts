/** At the latest after `timeout` ms; without such a signal (Safari) soon. Returns how to cancel it. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, options)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(task, 500)
  return () => clearTimeout(timer)
}
