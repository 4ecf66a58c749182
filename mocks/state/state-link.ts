import { fromLinkText, toLinkText } from './link-text'
import { SNAPSHOT_VERSION } from '../store/persistence'
import { mockState, type MockState } from './state'

export const LONGEST_LINK = 6_144

export async function encodeState(state: MockState): Promise<string> {
  return toLinkText(JSON.stringify(state))
}

/** A page's address with a state in it. What falls due by itself does not travel: it comes again. */
export async function linkTo(page: string, state: MockState): Promise<string> {
  const { withoutDue } = await import('./due-rows')
  return `${page}#mock=${await encodeState(await withoutDue(state))}`
}

/** The reverse of `encodeState`. Throws an Error with a sentence where a text holds no state. */
export async function decodeState(text: string): Promise<MockState> {
  let json: string
  try {
    json = await fromLinkText(text)
  } catch {
    throw new Error('the link is damaged or was cut short')
  }
  const state = readState(json)
  return state.due ? (await import('./due-rows')).withDue(state) : state
}

/** Parses a state's JSON. Throws an Error with a sentence where it is none. */
export function readState(json: string): MockState {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch {
    throw new Error('it is not JSON')
  }
  const result = mockState.safeParse(raw)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`it does not hold a state (${issue?.path.map(String).join('.') || 'the whole'}: ${issue?.message})`)
  }
  if (result.data.snapshot !== SNAPSHOT_VERSION)
    throw new Error(`it was made by another version of the demo (${result.data.snapshot}, not ${SNAPSHOT_VERSION})`)
  return result.data
}
