import { createStore, del, get, set } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'
import { decodeState, readState } from './state-link'
import type { MockState } from './state'
import { readTab } from '../browser/tab-storage'

/** A state from the URL or from the page before a reload, or why it cannot be used. */
export type HandedOverState = { state: MockState } | { problem: string }

const MARK = 'proventous-mock:given-state'
const place = () => patientStore(createStore('proventous-mock-given', 'states'))

/** Stores a state for the next load of this tab. */
export async function handOverState(state: MockState): Promise<void> {
  const key = crypto.randomUUID()
  await set(key, JSON.stringify(state), place())
  sessionStorage.setItem(MARK, key)
}

/** The state in `#mock=…` or `?mock=…`, or the one that `handOverState` stored. Removes it from the URL and the storage. */
export async function takeHandedOverState(): Promise<HandedOverState | null> {
  const linked = takeFromUrl()
  try {
    if (linked !== null) return { state: await decodeState(linked) }
    const stored = await takeStored()
    return stored === null ? null : { state: readState(stored) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function takeFromUrl(): string | null {
  const url = new URL(location.href)
  const inHash = /^#mock=(.*)$/.exec(url.hash)?.[1]
  const linked = inHash ?? url.searchParams.get('mock')
  if (linked === null) return null
  if (inHash !== undefined) url.hash = ''
  url.searchParams.delete('mock')
  history.replaceState(history.state, '', url)
  return linked
}

async function takeStored(): Promise<string | null> {
  const key = readTab(MARK)
  if (key === null) return null
  sessionStorage.removeItem(MARK)
  const text = await get<string>(key, place())
  await del(key, place())
  if (text === undefined) throw new Error('it was not kept by this browser')
  return text
}
