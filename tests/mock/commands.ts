import type { MockCommands } from '@mocks/control/mock-commands'
import type { NetworkRule } from '@mocks/network/rules/rules'
import { toLinkText } from '@mocks/state/link-text'
import type { MockState } from '@mocks/state/state'
import { SNAPSHOT_VERSION } from '@mocks/store/persistence'

/** What the page opens with. */
export type Opening = {
  /** A scenario's id; the demo where it is left out. */
  scenario?: string
  /** Who is signed in, in this tab only: `regular`, `verified`, `professional`, or a user's id. */
  as?: string
  /** Network rules that hold from the first call on. */
  rules?: readonly NetworkRule[]
  /** The time at which the clock stands, ISO 8601. The seed counts its dates from it. */
  at?: string
  /** Favorites of the browser, as ids of listings. */
  favorites?: readonly string[]
  /** Shows the toolbox, which programs do not see otherwise. */
  toolbox?: boolean
}

/** Every command of `window.mock`. The type tells when one is missing. */
const NAMES: Record<keyof MockCommands, true> = {
  scenario: true,
  openScenario: true,
  time: true,
  passTime: true,
  freeze: true,
  run: true,
  events: true,
  runNow: true,
  moveEvent: true,
  dropEvent: true,
  rules: true,
  setRules: true,
  addRule: true,
  rows: true,
  change: true,
  outbox: true,
  code: true,
  signIn: true,
  calls: true,
  lastCall: true,
  waitForCall: true,
  log: true,
  clearLog: true,
  reset: true,
  state: true,
  openState: true,
}

export type Command = keyof MockCommands

/** An object with every command, each made by `make`. */
export function eachCommand<Made>(make: (name: Command) => Made): Record<Command, Made> {
  return Object.fromEntries(Object.keys(NAMES).map((name) => [name, make(name as Command)])) as Record<Command, Made>
}

type Page = { mock?: MockCommands; document: Document }

/**
 * Waits for the mocks, and lets them replace what the browser keeps where the page asks about that: a test that opens a
 * state means it. It travels to the page as text, so it uses nothing from around it.
 */
export async function replaceKept(page: Page | null): Promise<void> {
  const here: Page = page ?? globalThis
  const patience = Date.now() + 15_000
  while (!here.mock && Date.now() < patience) {
    here.document.querySelector<HTMLElement>('dialog[aria-labelledby="ask-to-open"] button[value="open"]')?.click()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/**
 * Runs a command in a page, once its mocks have started. It travels to the page as text, so it uses nothing from around it.
 */
export async function runInPage([page, name, args]: [
  page: Page | null,
  name: Command,
  args: unknown[],
]): Promise<unknown> {
  const here: Page = page ?? globalThis
  const patience = Date.now() + 15_000
  while (!here.mock && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 20))
  if (!here.mock)
    throw new Error(
      here.document.querySelector('#ask-to-open')
        ? 'The page asks whether to replace what this browser keeps. Answer it first.'
        : 'This page has no mocks: it is a build for a real backend, or they did not start.',
    )
  const run = here.mock[name] as (...given: unknown[]) => Promise<unknown>
  return run(...args)
}

/** Whether an opening needs a whole state, which begins a world anew. */
export function opensState({ rules, at, favorites }: Opening = {}): boolean {
  return rules !== undefined || at !== undefined || favorites !== undefined
}

/** The address, below the base, that opens a path so. */
export async function addressOf(path: string, opening: Opening = {}): Promise<string> {
  const { scenario, as, rules, at, favorites, toolbox } = opening
  const url = new URL(path, 'http://page.invalid')
  if (as) url.searchParams.set('as', as)
  if (toolbox !== undefined) url.searchParams.set('toolbox', toolbox ? 'on' : 'off')
  const needsState = opensState(opening)
  if (scenario && !needsState) url.searchParams.set('scenario', scenario)
  if (needsState) {
    const time = at === undefined ? null : Date.parse(at)
    const state: MockState = {
      snapshot: SNAPSHOT_VERSION,
      scenario: scenario ?? 'default',
      seededAt: time ?? Date.now(),
      clock: time === null ? { offset: 0 } : { stopped: time },
      rules: [...(rules ?? [])] as never,
      rows: {},
      ...(favorites ? { storage: { favorites: JSON.stringify(favorites) } } : {}),
    }
    url.hash = `mock=${await toLinkText(JSON.stringify(state))}`
  }
  return url.pathname + url.search + url.hash
}
