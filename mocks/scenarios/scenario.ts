import type { StoredTexts } from '@/domain/stored-keys'
import type { StateDiff } from '../state/state-diff'
import type { NetworkRule } from '../network/rules/rules'
import type { WorldName } from '../store/worlds/worlds'
import type { Patch } from './patch'

export type Persona = 'visitor' | 'regular' | 'verified' | 'professional' | 'admin'

/** A scripted event, `after` milliseconds after the first client was admitted. */
export type RealtimeStep = { after: number } & (
  | { drop: true }
  /** Closes the connections and refuses new ones for so many milliseconds. */
  | { away: number | 'for good' }
  | { types: string; in: string }
  | { says: string; by: string; in: string }
)

export type Account = { token: string | null; superAdminToken: string | null }

export type RecordedState = {
  /** The time from which the world counts its dates, in milliseconds since 1970. */
  seededAt: number
  rows: StateDiff
  account: Account
}

/** A state of the product as plain data. One object serves `?scenario=id`, a story, a test and a journey. */
export type Scenario = {
  /** Kebab-case; part of the URL. */
  id: string
  title: string
  see: string
  persona: Persona
  start: string
  /** ISO 8601. Stories and tests freeze the clock there; in the browser it runs on. Unset: the machine’s time. */
  clock?: string
  world: WorldName
  patch?: Patch
  /** The end of a recorded session. It replaces rows of the world and the patch, and the persona's session. */
  recorded?: RecordedState
  network?: readonly NetworkRule[]
  /** False for a backend that has the documented calls alone: additions answer as an unknown path does. */
  additions?: false
  realtime?: { unreachable?: number | 'always'; timeline?: readonly RealtimeStep[] }
  /** `lively`: users who are not connected in any tab are simulated, while the clock runs. */
  people?: 'lively'
  storage?: Readonly<StoredTexts>
}

/** The time of tests and stories, where the scenario has none: a Monday morning in Iloilo. */
export const TEST_TIME = '2026-06-15T01:00:00.000Z'
