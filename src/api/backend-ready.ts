import { observable } from '@/lib/observable'

let ready: Promise<unknown> = Promise.resolve()

/** Whether the backend's files may be loaded at this moment. */
export const mayLoadFiles = observable(true)

/**
 * Requests wait for `promise`; painting does not. Used by the build that starts its own backend. `files`: whether its files wait too.
 * They need not in a page rendered at build time, which names only files that lie beside it.
 */
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

/**
 * Answers wait for `promise`; requests leave meanwhile. Used while React takes over a page rendered at build time: what an answer
 * changes in between would differ from the page.
 */
export function holdAnswersUntil(promise: Promise<unknown>): void {
  answersMay = promise
}

/** Settles when answers may reach the screens. */
export function answersMayCome(): Promise<unknown> {
  return answersMay
}
