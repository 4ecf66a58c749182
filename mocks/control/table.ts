import * as z from 'zod/mini'
import { ENDPOINT_IDS } from '@/contract'
import { networkRule, problemOf } from '../network/rules/parse-rules'
import { SCENARIOS } from '../scenarios/catalog'
import { mockState } from '../state/state'
import { TABLE_NAMES } from '../store/models'
import type { MockCommands } from './mock-commands'
import { oneOf } from './one-of'

export type Control = {
  /** A sentence for people. */
  does: string
  takes: Readonly<Record<string, z.ZodMiniType>>
  /** It changes nothing. */
  reads?: true
  /** It throws away what somebody may want to keep. */
  discards?: true
}

const text = z.string()
const moment = text.check(
  z.refine((at) => !Number.isNaN(Date.parse(at)), {
    error: ({ input }) => `'${String(input)}' is no time. Write it as 2026-06-15T09:00:00+08:00`,
  }),
)
/** Milliseconds that a clock can move: a date ends after 8.64e15. */
const milliseconds = z
  .number({ error: 'has to be a number of milliseconds' })
  .check(z.refine((ms) => Math.abs(ms) <= 1e15, 'has to be a number of milliseconds below 1e15'))
const endpoint = oneOf('endpoint', ENDPOINT_IDS)
const table = oneOf('table', TABLE_NAMES)
const columns = z.record(text, z.unknown())

/** Every command of the mocked backend: what it does and takes, once for each door. */
export const CONTROLS: Readonly<Record<keyof MockCommands, Control>> = {
  scenario: { does: 'The id of the open scenario.', takes: {}, reads: true },
  openScenario: {
    does: 'Opens a scenario from its seed.',
    takes: {
      id: oneOf(
        'scenario',
        SCENARIOS.map(({ id }) => id),
      ),
    },
    discards: true,
  },
  time: { does: 'The time of the mock, ISO 8601.', takes: {}, reads: true },
  passTime: {
    does: 'Moves the clock by milliseconds. What falls due on the way has happened then.',
    takes: { ms: milliseconds },
  },
  freeze: { does: 'Stops the clock at a time, or now.', takes: { at: z.optional(moment) } },
  run: { does: 'Lets the clock run on.', takes: {} },
  events: {
    does: 'What is to happen without a call, the next first; `about` selects those that hold a text.',
    takes: { about: z.optional(text) },
    reads: true,
  },
  runNow: { does: 'Lets an event happen now.', takes: { id: text } },
  moveEvent: { does: 'Moves an event to a time.', takes: { id: text, at: moment } },
  dropEvent: { does: 'Drops an event.', takes: { id: text } },
  rules: { does: 'The network rules.', takes: {}, reads: true },
  setRules: {
    does: 'Replaces the network rules, such as [{"on":"login","steps":[{"delay":2000}]}].',
    takes: { rules: z.array(networkRule) },
  },
  addRule: { does: 'Adds a network rule before the others.', takes: { rule: networkRule } },
  rows: {
    does: 'The rows of a table whose columns have the given values.',
    takes: { table, where: z.optional(columns) },
    reads: true,
  },
  change: { does: 'Changes columns of a row.', takes: { table, key: text, columns } },
  outbox: {
    does: 'E-mails and text messages, newest first, to everybody or to one.',
    takes: { to: z.optional(text) },
    reads: true,
  },
  code: { does: 'The newest code that was sent to an address or a number.', takes: { to: text }, reads: true },
  signIn: {
    does:
      'Signs in without a password: regular, verified, professional, admin, visitor or the id of a user. Returns ' +
      'the token.',
    takes: { who: text },
  },
  calls: {
    does: 'The calls in the log, of one endpoint or all.',
    takes: { endpoint: z.optional(endpoint) },
    reads: true,
  },
  lastCall: { does: 'The number of the latest call.', takes: {}, reads: true },
  waitForCall: {
    does: 'Waits for a call and returns it.',
    takes: {
      endpoint,
      wait: z.optional(
        z.strictObject({
          after: z.optional(z.number()),
          status: z.optional(z.number()),
          timeout: z.optional(z.number().check(z.gte(0), z.lte(600_000))),
        }),
      ),
    },
    reads: true,
  },
  log: { does: 'The latest calls and socket events.', takes: {}, reads: true },
  clearLog: { does: 'Empties the log.', takes: {}, discards: true },
  reset: { does: 'Returns to the seed. Everyone stays signed in.', takes: {}, discards: true },
  state: { does: 'The whole state, as a link or a file holds it.', takes: {}, reads: true },
  openState: { does: 'Opens a state.', takes: { state: mockState }, discards: true },
}

export const CONTROL_NAMES = Object.keys(CONTROLS) as (keyof MockCommands)[]

/** The schema of what a command takes, by name. */
export const inputOf = (name: keyof MockCommands) => z.strictObject(CONTROLS[name].takes)

/** A command's arguments in order, from an object by name. Throws a sentence where one does not fit. */
export function namedArguments(name: keyof MockCommands, given: unknown): unknown[] {
  const { data, error } = inputOf(name).safeParse(given)
  if (error) throw new Error(problemOf(error))
  return Object.keys(CONTROLS[name].takes).map((each) => (data as Record<string, unknown>)[each])
}

/** A command's arguments, checked. Throws a sentence where they do not fit. */
export function fitting(name: keyof MockCommands, given: readonly unknown[]): unknown[] {
  const names = Object.keys(CONTROLS[name].takes)
  if (given.length > names.length)
    throw new Error(`${name} takes ${names.length === 0 ? 'nothing' : names.join(', ')}.`)
  return namedArguments(name, Object.fromEntries(given.map((value, place) => [names[place], value])))
}

/** The command with that name. Throws a sentence with the near ones where there is none. */
export function commandNamed(name: string): keyof MockCommands {
  const { data, error } = z.object({ control: oneOf('control', CONTROL_NAMES) }).safeParse({ control: name })
  if (error) throw new Error(problemOf(error))
  return data.control
}
