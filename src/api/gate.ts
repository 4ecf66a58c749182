let ready: Promise<unknown> = Promise.resolve()
let open = true
const watchers = new Set<() => void>()

/** Requests wait for `promise`; painting does not. Used by the build that starts its own backend. */
export function holdRequestsUntil(promise: Promise<unknown>): void {
  ready = promise
  open = false
  const letGo = () => {
    if (ready !== promise) return
    open = true
    for (const tell of watchers) tell()
  }
  promise.then(letGo, letGo)
}

/** Settles when requests may leave; rejects when the backend of this build could not start. */
export function requestsMayLeave(): Promise<unknown> {
  return ready
}

/** Whether requests may leave at this moment. */
export function requestsLeave(): boolean {
  return open
}

/** Tells when `requestsLeave` changes; answers how to stop. */
export function watchRequests(tell: () => void): () => void {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
