import { observable } from './observable'

/** Code of the app that could not be loaded: the connection is gone, or a new deployment has replaced the file. */
export class CodeError extends Error {
  override name = 'CodeError'
  constructor(options?: ErrorOptions) {
    super('This part of the app could not be loaded. Check your connection and try again.', options)
  }
}

export const missedCode = observable(0)

/** The browser keeps a module that it could not read: only a new document asks for it again. */
export const damagedCode = observable(false)

/** Milliseconds before the second attempt. */
export const RETRY_MS = 1_000

/** What code needs beside itself to run: the words of the language. */
let beside: () => Promise<void> = async () => {}

export function loadBeside(load: () => Promise<void>): void {
  beside = load
}

/** Every dynamic import of code goes through it. */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const code = await loadFile(load)
  await beside()
  return code
}

/** Tries twice unless offline, then throws CodeError. Keeps no failure. */
export async function loadFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await attempt(load)
  } catch (cause) {
    if (!navigator.onLine) throw new CodeError({ cause })
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  try {
    return await attempt(load)
  } catch (cause) {
    if (cause instanceof SyntaxError) damagedCode.set(true)
    missedCode.set(missedCode.get() + 1)
    throw new CodeError({ cause })
  }
}

/** Style sheets that came with code and failed. The bundler adds each only once, so they are added again here. */
const missingStyles = new Set<string>()
const styleOf = new WeakMap<() => Promise<unknown>, string>()

async function attempt<T>(load: () => Promise<T>): Promise<T> {
  await Promise.all([...missingStyles].map(loadStyle))
  const own = styleOf.get(load)
  if (own !== undefined && missingStyles.has(own)) throw new Error(`${own} could not be loaded`)
  try {
    return await load()
  } catch (error) {
    const style = /Unable to preload CSS for (\S+)/.exec(String(error))?.[1]
    if (style) {
      missingStyles.add(style)
      styleOf.set(load, style)
    }
    throw error
  }
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      missingStyles.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      resolve()
    })
    document.head.append(link)
  })
}

/** Damaged code is fetched past the browser's cache first, which would keep it for a year. */
export async function reloadPage(): Promise<void> {
  if (damagedCode.get()) {
    const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|css)$/.test(name))
    await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload' })))
  }
  location.reload()
}
