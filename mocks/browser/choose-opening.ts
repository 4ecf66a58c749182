import { DEFAULT_SCENARIO, scenarioById } from '../scenarios/catalogue'
import { takeHandedOverState } from '../state/handed-over-state'
import { checkState, type CheckedState } from '../state/state'
import type { Persistence } from '../store/persistence'
import type { Opened } from './ask-to-open'
import { askedByUrl, chooseScenario, enterScenario, take, type Asked, type ChosenScenario } from './chosen-scenario'
import { ownState, storageIsOf } from './own-state'

export type Opening = ChosenScenario & {
  state: CheckedState | null
  /** Why a shared state cannot be used. Nothing is changed then. */
  problem: string | null
}

/** Asks before it replaces anything that somebody kept in this browser. */
export async function chooseOpening(persistence: Persistence): Promise<Opening> {
  const given = await takeHandedOverState()
  const { state, problem } = given ? checked(given) : { state: null, problem: null }
  const byUrl = problem === null ? askedByUrl() : NOTHING
  const asked: Asked = state ? { ...byUrl, scenario: state.state.scenario } : byUrl
  const chosen = chooseScenario(asked)
  const opened: Opened | null = state ? 'state' : chosen.seeded ? 'scenario' : asked.reset ? 'seed' : null
  if (opened) {
    const replaced = await ownState({
      // The seed does not know the sessions that were opened since.
      storage: opened === 'seed' ? 'session' : 'all',
      rowsOf: state || (asked.reset && chosen.scenario === DEFAULT_SCENARIO) ? chosen.scenario : null,
      persistence,
    })
    if (replaced.length > 0) {
      const { askToOpen } = await import('./ask-to-open')
      if (!(await askToOpen(opened, replaced))) return asBefore(null)
    }
  }
  if (problem !== null) return asBefore(problem)
  enterScenario(chosen, asked)
  const isDemo = chosen.scenario === DEFAULT_SCENARIO
  if (state || isDemo) storageIsOf(null)
  else if (chosen.seeded) storageIsOf(chosen.scenario)
  return { ...chosen, state, problem }
}

const NOTHING: Asked = { scenario: null, reset: false }

function asBefore(problem: string | null): Opening {
  take('scenario')
  take('reset')
  return { ...chooseScenario(NOTHING), state: null, problem }
}

function checked(
  given: NonNullable<Awaited<ReturnType<typeof takeHandedOverState>>>,
): Pick<Opening, 'state' | 'problem'> {
  if ('problem' in given) return { state: null, problem: given.problem }
  try {
    return { state: checkState(scenarioById(given.state.scenario), given.state), problem: null }
  } catch (error) {
    return { state: null, problem: error instanceof Error ? error.message : String(error) }
  }
}
