import { createStore, del, get, set } from 'idb-keyval'
import { patientStore } from '@/lib/patient-store'
import { decodeState, readState } from './state-link'
import type { MockState } from './state'
import { HANDED_OVER } from '../browser/asked'
import { readTab } from '../browser/tab-storage'

export type HandedOverState = { state: MockState } | { problem: string }

const given = () => patientStore(createStore('proventous-mock-given', 'states'))

export async function handOverState(state: MockState): Promise<void> {
  const key = crypto.randomUUID()
  await set(key, JSON.stringify(state), given())
  sessionStorage.setItem(HANDED_OVER, key)
}

/** From `#mock=…`, `?mock=…` or `handOverState`. Removes it from the URL and the storage. */
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
  const key = readTab(HANDED_OVER)
  if (key === null) return null
  sessionStorage.removeItem(HANDED_OVER)
  const text = await get<string>(key, given())
  await del(key, given())
  if (text === undefined) throw new Error('it was not kept by this browser')
  return text
}
