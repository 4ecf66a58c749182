import type { NetworkRule } from '../network/rules'
import type { WorldName } from '../db/worlds/worlds'
import type { RealtimeStep } from '../realtime/timeline'
import type { Patch } from './patch'
import type { RecordedState } from './recording'

/** Whose eyes: nobody's, a user's by id, or the super administrator's. */
export type Persona = 'visitor' | 'regular' | 'verified' | 'professional' | 'admin'

/**
 * A state of the whole product as plain data. One object serves `?scenario=id`, a story, a test and a journey.
 */
export type Scenario = {
  /** Kebab-case; part of the address. */
  id: string
  title: string
  /** What somebody who opens it should see, in a sentence or two. */
  see: string
  persona: Persona
  /** Where it opens. */
  start: string
  /** ISO 8601. Stories and tests freeze the clock there; in the browser it starts there and runs on. Unset: the machine's time. */
  clock?: string
  world: WorldName
  /** Rows that differ from the world's. */
  patch?: Patch
  /** Where a recorded session ended: it stands over the world and the patch, and says who is signed in. */
  recorded?: RecordedState
  network?: readonly NetworkRule[]
  /** The realtime server: how many connections find it unreachable first, and what happens by itself once somebody is in. */
  realtime?: { unreachable?: number | 'always'; timeline?: readonly RealtimeStep[] }
  /** `lively`: the other side of a conversation reads and answers, unless somebody is signed in as them. Never while the clock stands still. */
  people?: 'lively'
  /** Further browser storage in the documented formats, such as `favorites`. */
  storage?: Readonly<Record<string, string>>
}

/** Where tests and stories freeze the clock unless their scenario says otherwise: a Monday morning in Iloilo. */
export const TEST_TIME = '2026-06-15T01:00:00.000Z'
