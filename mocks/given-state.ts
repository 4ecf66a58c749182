import { createStore, del, get, set } from 'idb-keyval'
import { decodeState, readState } from './state-link'
import type { MockState } from './state'
import { readTab } from './tab-storage'

/** A state handed over with the address, or laid down by the page that reloaded; or why it cannot be used. */
export type GivenState = { state: MockState } | { problem: string }

const MARK = 'proventous-mock:given-state'
const place = () => createStore('proventous-mock-given', 'states')

/** Lays a state down for the next load of this tab. */
export async function giveState(state: MockState): Promise<void> {
  const key = crypto.randomUUID()
  await set(key, JSON.stringify(state), place())
  sessionStorage.setItem(MARK, key)
}

/** What the address carries in `#mock=…` or `?mock=…`, or what `giveState` laid down, once: the address loses it. */
export async function takeGivenState(): Promise<GivenState | null> {
  const linked = takeFromAddress()
  try {
    if (linked !== null) return { state: await decodeState(linked) }
    const laid = await takeLaidDown()
    return laid === null ? null : { state: readState(laid) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function takeFromAddress(): string | null {
  const address = new URL(location.href)
  const inHash = /^#mock=(.*)$/.exec(address.hash)?.[1]
  const linked = inHash ?? address.searchParams.get('mock')
  if (linked === null) return null
  if (inHash !== undefined) address.hash = ''
  address.searchParams.delete('mock')
  history.replaceState(history.state, '', address)
  return linked
}

async function takeLaidDown(): Promise<string | null> {
  const key = readTab(MARK)
  if (key === null) return null
  sessionStorage.removeItem(MARK)
  const text = await get<string>(key, place())
  await del(key, place())
  if (text === undefined) throw new Error('it was not kept by this browser')
  return text
}
