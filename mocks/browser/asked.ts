import { readTab } from './tab-storage'

export const ACTIVE = 'proventous-mock:scenario'
/** The key of a state that the page before this one handed over. */
export const HANDED_OVER = 'proventous-mock:given-state'

export type Asked = { scenario: string | null; reset: boolean }

export function askedByUrl(): Asked {
  const { searchParams } = new URL(location.href)
  return { scenario: searchParams.get('scenario'), reset: searchParams.has('reset') }
}

export function asksToOpen(): boolean {
  const { searchParams, hash } = new URL(location.href)
  return (
    ['scenario', 'reset', 'mock'].some((name) => searchParams.has(name)) ||
    hash.startsWith('#mock=') ||
    readTab(HANDED_OVER) !== null
  )
}

export function take(name: string): string | null {
  const url = new URL(location.href)
  const asked = url.searchParams.get(name)
  if (asked === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return asked
}
