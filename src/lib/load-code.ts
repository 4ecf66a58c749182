import { observable } from './observable'

/** Code of the app that could not be loaded: the connection is gone, or a new deployment has replaced the file. */
export class CodeError extends Error {
  override name = 'CodeError'
  constructor(options?: ErrorOptions) {
    super('This part of the app could not be loaded. Check your connection and try again.', options)
  }
}

/** How often code was missing although the device was online. A new deployment may be the reason. */
export const missedCode = observable(0)

/** Milliseconds before the second attempt. */
export const RETRY_MS = 1_000

let failedBefore = false

/**
 * Imports a module; every dynamic import of the app goes through it. Tries a second time after a moment, unless the device is
 * offline, then throws CodeError. Keeps no failure: the next call tries again.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await attempt(load)
  } catch (cause) {
    if (!navigator.onLine) throw new CodeError({ cause })
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  try {
    return await attempt(load)
  } catch (cause) {
    missedCode.set(missedCode.get() + 1)
    throw new CodeError({ cause })
  }
}

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (failedBefore) await reloadStyles()
    return await load()
  } catch (error) {
    failedBefore = true
    throw error
  }
}

/** The bundler adds a module's style sheet only once, so one that failed is replaced here. */
async function reloadStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => !sheet)
  await Promise.all(
    failed.map((link) => {
      const next = link.cloneNode() as HTMLLinkElement
      const loaded = new Promise((resolve, reject) => {
        next.addEventListener('load', resolve)
        next.addEventListener('error', () => reject(new Error(`${next.href} could not be loaded`)))
      })
      link.replaceWith(next)
      return loaded
    }),
  )
}
