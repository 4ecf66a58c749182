let ready: Promise<unknown> = Promise.resolve()

/** Requests wait for `promise`; painting does not. Used by the build that starts its own backend. */
export function holdRequestsUntil(promise: Promise<unknown>): void {
  ready = promise
}

/** Settles when requests may leave; rejects when the backend of this build could not start. */
export function requestsMayLeave(): Promise<unknown> {
  return ready
}
