import { captureState, SHARED_KEYS, type CapturedState, type MockState } from '../../state/state'
import { asDataAddress } from '../parts/files'
import { addressOf, type Tools } from '../tools'

/** The present state, the signed-in account, and the part of browser storage that a link carries. */
export function stateNow({ backend, tokens }: Tools): CapturedState {
  const storage = Object.fromEntries(
    SHARED_KEYS.flatMap((key) => {
      const text = localStorage.getItem(key)
      return text === null ? [] : [[key, text]]
    }),
  )
  return { ...captureState(backend, { token: tokens.user(), superAdminToken: tokens.superAdmin() }), storage }
}

/** The same, with the uploads, for a file. */
export async function stateWithFiles(tools: Tools): Promise<MockState> {
  const { files } = tools.backend
  const entries = await Promise.all(
    (await files.paths()).map(async (path): Promise<[string, string][]> => {
      const file = await files.get(path)
      return file ? [[path, await asDataAddress(file)]] : []
    }),
  )
  return { ...stateNow(tools), files: Object.fromEntries(entries.flat()) }
}

/** Stores a state for this tab and reloads the page. The reloaded page opens it. */
export async function openHere({ handOverState, go }: Tools, state: MockState): Promise<void> {
  await handOverState(state)
  go(addressOf('/properties', { scenario: state.scenario }))
}
