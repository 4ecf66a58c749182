import { observable } from '@/lib/observable'

let ready: Promise<unknown> = Promise.resolve()

export const mayLoadFiles = observable(true)

/** Requests wait for `promise`; painting does not. `files`: whether files wait too; not in a rendered page. */
export function holdRequestsUntil(promise: Promise<unknown>, { files = true } = {}): void {
  ready = promise
  mayLoadFiles.set(!files)
  const release = () => {
    if (ready === promise) mayLoadFiles.set(true)
  }
  promise.then(release, release)
}

/** Settles when requests may leave; rejects when the backend of this build could not start. */
export function backendReady(): Promise<unknown> {
  return ready
}

let answersMay: Promise<unknown> = Promise.resolve()

/** Answers wait while React takes over a rendered page: what they change would differ from the page. */
export function holdAnswersUntil(promise: Promise<unknown>): void {
  answersMay = promise
}

export function answersMayCome(): Promise<unknown> {
  return answersMay
}
