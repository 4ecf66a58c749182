import { captureState, SHARED_KEYS, type CapturedState, type MockState } from '../../state/state'
import { asDataUrl } from '../parts/files'
import { urlOf, type Tools } from '../tools'

export function stateNow({ backend, tokens }: Tools): CapturedState {
  const storage = Object.fromEntries(
    SHARED_KEYS.flatMap((key) => {
      const text = localStorage.getItem(key)
      return text === null ? [] : [[key, text]]
    }),
  )
  return { ...captureState(backend, { token: tokens.user(), superAdminToken: tokens.superAdmin() }), storage }
}

export async function stateWithFiles(tools: Tools): Promise<MockState> {
  const { files } = tools.backend
  const entries = await Promise.all(
    (await files.paths()).map(async (path): Promise<[string, string][]> => {
      const file = await files.get(path)
      return file ? [[path, await asDataUrl(file)]] : []
    }),
  )
  return { ...stateNow(tools), files: Object.fromEntries(entries.flat()) }
}

export async function openHere({ handOverState, go }: Tools, state: MockState): Promise<void> {
  await handOverState(state)
  go(urlOf('/properties', { scenario: state.scenario }))
}
