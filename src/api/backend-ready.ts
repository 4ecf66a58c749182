import { observable } from '@/lib/observable'

let ready: Promise<unknown> = Promise.resolve()

/** Whether requests may leave at this moment. */
export const mayRequest = observable(true)

/** Requests wait for `promise`; painting does not. Used by the build that starts its own backend. */
export function holdRequestsUntil(promise: Promise<unknown>): void {
  ready = promise
  mayRequest.set(false)
  const release = () => {
    if (ready === promise) mayRequest.set(true)
  }
  promise.then(release, release)
}

/** Settles when requests may leave; rejects when the backend of this build could not start. */
export function backendReady(): Promise<unknown> {
  return ready
}
