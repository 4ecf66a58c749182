import { browserFiles } from '../../store/files'
import { readState } from '../../state/state-link'
import type { MockState } from '../../state/state'
import type { Tools } from '../tools'
import { stateWithFiles } from './whole-state'

const kept = browserFiles('named-states')

export async function keepSnapshot(tools: Tools, name: string): Promise<void> {
  const text = JSON.stringify(await stateWithFiles(tools))
  await kept.put(name, new Blob([text], { type: 'application/json' }))
}

export async function snapshotNames(): Promise<string[]> {
  return (await kept.paths()).toSorted((one, other) => one.localeCompare(other))
}

/** Throws an Error with a sentence where there is none, or it does not fit this version. */
export async function readSnapshotNamed(name: string): Promise<MockState> {
  const file = await kept.get(name)
  if (!file) throw new Error(`There is no snapshot '${name}'.`)
  return readState(await file.text())
}

export const dropSnapshot = (name: string): Promise<void> => kept.remove(name)
