import { DEFAULT_SCENARIO, scenarioById } from '../scenarios/catalog'
import { takeHandedOverState } from '../state/handed-over-state'
import { checkState, type MockState } from '../state/state'
import type { Scenario } from '../scenarios/scenario'
import { browserPersistence } from '../store/persistence'
import type { Opened } from './ask-to-open'
import { ACTIVE, askedByUrl, take, type Asked } from './asked'
import { ownState, storageIsOf } from './own-state'
import { readTab, writeTab } from './tab-storage'
import { markChanged } from './write-storage'

export type Opening = {
  /** The id, which no scenario may have. */
  scenario: string | null
  seeded: boolean
  afresh: boolean
  state: MockState | null
  /** Why a shared state cannot be used. Nothing is changed then. */
  problem: string | null
}

/** Asks before it replaces anything that somebody kept in this browser. */
export async function chooseOpening(): Promise<Opening> {
  const given = await takeHandedOverState()
  const { state, problem } = given ? checked(given) : { state: null, problem: null }
  const byUrl = problem === null ? askedByUrl() : NOTHING
  const asked: Asked = state ? { ...byUrl, scenario: state.scenario } : byUrl
  const chosen = chooseScenario(asked)
  const opened: Opened | null = state ? 'state' : chosen.seeded ? 'scenario' : asked.reset ? 'seed' : null
  if (opened) {
    const replaced = await ownState({
      // The seed does not know the sessions that were opened since.
      storage: opened === 'seed' ? 'session' : 'all',
      rowsOf: state || (asked.reset && chosen.scenario === DEFAULT_SCENARIO) ? chosen.scenario : null,
      persistence: browserPersistence({ markChanged }),
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
  return { ...openingOf(chosen), state, problem }
}

const NOTHING: Asked = { scenario: null, reset: false }

function asBefore(problem: string | null): Opening {
  take('scenario')
  take('reset')
  return { ...openingOf(chooseScenario(NOTHING)), state: null, problem }
}

function checked(
  given: NonNullable<Awaited<ReturnType<typeof takeHandedOverState>>>,
): Pick<Opening, 'state' | 'problem'> {
  if ('problem' in given) return { state: null, problem: given.problem }
  try {
    checkState(scenarioById(given.state.scenario), given.state)
    return { state: given.state, problem: null }
  } catch (error) {
    return { state: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

type ChosenScenario = {
  scenario: Scenario
  seeded: boolean
  afresh: boolean
  unknown?: string
}

function openingOf({
  scenario,
  seeded,
  afresh,
  unknown,
}: ChosenScenario): Pick<Opening, 'scenario' | 'seeded' | 'afresh'> {
  return { scenario: unknown ?? scenario.id, seeded, afresh }
}

function chooseScenario({ scenario: asked, reset }: Asked): ChosenScenario {
  const active = readTab(ACTIVE)
  const id = asked ?? active
  const kept: ChosenScenario = { scenario: DEFAULT_SCENARIO, seeded: false, afresh: reset }
  if (id === null) return kept
  try {
    const scenario = scenarioById(id)
    const opened = asked !== null && (asked !== active || reset)
    const isDemo = scenario === DEFAULT_SCENARIO
    // A return to the demo from another scenario finds what that scenario left in browser storage.
    const leftovers = active !== null && active !== scenario.id
    return { scenario, seeded: opened && (!isDemo || leftovers), afresh: reset || (opened && !isDemo) }
  } catch {
    return { ...kept, unknown: id }
  }
}

/** Keeps the scenario for the tab. One that the URL asks for without a path opens at its own. */
function enterScenario({ scenario }: ChosenScenario, asked: Asked): void {
  take('reset')
  if (scenario !== DEFAULT_SCENARIO || asked.scenario || readTab(ACTIVE)) writeTab(ACTIVE, scenario.id)
  if (asked.scenario && location.pathname === import.meta.env.BASE_URL && scenario.start !== '/') {
    history.replaceState(null, '', import.meta.env.BASE_URL + scenario.start.slice(1))
  }
}
