import { proxy, transfer, type ProxyMarked, type Remote } from 'comlink'
import { getResponse } from 'msw'
import type { StoredTexts } from '@/domain/stored-keys'
import { createBackend, type Backend } from '../backend'
import { createCommands, run } from '../control/commands'
import type { Door, MockCommands } from '../control/mock-commands'
import { commandNamed, CONTROL_NAMES } from '../control/table'
import type { LogEntry } from '../network/log'
import { toMswHandlers } from '../network/to-msw'
import type { NetworkRule } from '../network/rules/rules'
import type { Line } from '../realtime/answer-lines'
import { followTabs } from '../realtime/follow-tabs'
import { startLive } from '../realtime/start-realtime'
import type { Connection } from '../realtime/timeline'
import { DEFAULT_SCENARIO, scenarioById } from '../scenarios/catalog'
import type { Scenario } from '../scenarios/scenario'
import { accountKeys, openUserSession, scenarioKeys } from '../browser/sessions'
import { openState, type MockState } from '../state/state'
import { browserFiles } from '../store/files'
import { browserPersistence } from '../store/persistence'
import { keepRules } from './kept-rules'
import { pictureOfSeed } from './picture-of-seed'

export type Sent = { headers: [name: string, value: string][]; body: ArrayBuffer | null }
export type SentRequest = Sent & { url: string; method: string }
/** Status 0 is a broken connection. */
export type SentAnswer = Sent & { status: number }

type Proxied<T> = Remote<T & ProxyMarked>

export type PageSide = Omit<Door, 'backend'> & {
  keepRules: (scenario: string, text: string) => void
  markChanged: (scenario: string, changed: boolean) => void
  deliver: Backend['deliver']
}

export type Opening = {
  scenario: string | null
  afresh: boolean
  /** Whether the page writes into browser storage what the scenario says. */
  seeds: boolean
  state: MockState | null
  /** The rules that were kept for the tab, as text. */
  rules: string | null
  tab: string
  as: string | null
}

export type Opened = {
  scenario: string
  realtime: Scenario['realtime']
  controls: readonly (keyof MockCommands)[]
  unknown: string | null
  /** What the page writes into browser storage: of the scenario, of the state, of this tab alone. */
  storage: { scenario: StoredTexts | null; account: StoredTexts | null; tab: StoredTexts | null }
}

export type HostedBackend = ReturnType<typeof hostBackend>

/** The mocked backend for another thread: the page asks it through a port. Everything on the way is plain data. */
export function hostBackend() {
  /** Set by `start`, the first that the page asks for. */
  let started: Promise<{ backend: Backend; handlers: ReturnType<typeof toMswHandlers>; commands: MockCommands }>
  let live: Promise<ReturnType<typeof startLive>>

  const open = async ({ afresh, state, rules, seeds, as }: Opening, scenario: Scenario, page: Proxied<PageSide>) => {
    const backend = createBackend({
      scenario,
      persistence: browserPersistence({ markChanged: (...mark) => page.markChanged(...mark) }),
      files: browserFiles(scenario.id),
      fresh: afresh || state !== null,
      file: pictureOfSeed,
      deliver: (mail) => void page.deliver(mail),
    })
    keepRules(backend, rules, (text) => void page.keepRules(scenario.id, text))
    if (seeds || as !== null) await backend.ready
    if (state) await openState(backend, state)
    void backend.ready.then(() => followTabs(backend, () => void page.changed()))
    const commands = createCommands({
      backend: () => backend,
      openScenario: (id) => page.openScenario(id),
      openState: (chosen) => page.openState(chosen),
      enter: (session) => page.enter(session),
      account: () => page.account(),
      changed: () => page.changed(),
    })
    return { backend, handlers: toMswHandlers(backend), commands }
  }

  return {
    async start(given: Opening, page: Proxied<PageSide>, connection: Proxied<Connection>): Promise<Opened> {
      const { scenario, unknown } = scenarioOf(given.scenario)
      started = open(given, scenario, page)
      live = started.then(async ({ backend }) => {
        await backend.ready
        return startLive(
          backend,
          { drop: () => void connection.drop(), setUp: (up) => void connection.setUp(up) },
          given.tab,
        )
      })
      const { backend } = await started
      const { seeds, state, as } = given
      return {
        scenario: scenario.id,
        realtime: scenario.realtime,
        controls: CONTROL_NAMES,
        unknown,
        storage: {
          scenario: seeds ? scenarioKeys(backend) : null,
          account: state?.account ? accountKeys(backend, state.account) : null,
          tab: as === null ? null : await openUserSession(backend, as),
        },
      }
    },
    async handle({ url, method, headers, body }: SentRequest): Promise<SentAnswer | null> {
      const { handlers } = await started
      const response = await getResponse(handlers, new Request(url, { method, headers, body }))
      if (!response) return null
      const answer = response.body && (await response.arrayBuffer())
      return transfer({ status: response.status, headers: [...response.headers], body: answer }, answer ? [answer] : [])
    },
    async control(name: string, given: readonly unknown[]): Promise<unknown> {
      const { commands } = await started
      return run(commands, commandNamed(name), given)
    },
    /** Settles once the rows are there; a sentence where kept rows could not be used. */
    async setAside(): Promise<string | null> {
      const { backend } = await started
      await backend.ready
      return backend.setAside()
    },
    async answer(line: Proxied<Line>) {
      const { answer } = await live
      return proxy(answer({ send: (frame) => void line.send(frame), hangUp: () => void line.hangUp() }))
    },
    async rules(): Promise<{ list: readonly NetworkRule[]; fired: number[] }> {
      const { rules } = (await started).backend
      return { list: rules.list(), fired: rules.list().map(rules.fired) }
    },
    async addRule(rule: NetworkRule, options?: { last?: boolean }): Promise<void> {
      ;(await started).backend.rules.add(rule, options)
    },
    async removeRule(index: number): Promise<void> {
      const { rules } = (await started).backend
      const rule = rules.list()[index]
      if (rule) rules.remove(rule)
    },
    /** Hands over what is in the log, then each new entry; an empty list when the log was emptied. */
    async followLog(hear: Proxied<(entries: readonly LogEntry[]) => void>): Promise<void> {
      const { log, rules } = (await started).backend
      let last = 0
      const tell = () => {
        const entries = log.entries()
        void hear(entries.filter(({ number }) => number > last))
        last = entries.at(-1)?.number ?? last
      }
      tell()
      log.watch(tell)
      rules.watch(tell)
    },
  }
}

function scenarioOf(id: string | null): { scenario: Scenario; unknown: string | null } {
  try {
    return { scenario: id === null ? DEFAULT_SCENARIO : scenarioById(id), unknown: null }
  } catch {
    return { scenario: DEFAULT_SCENARIO, unknown: id }
  }
}
