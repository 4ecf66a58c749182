import { ENDPOINTS, type EndpointId } from '@/contract'
import { accessOf, CALLERS } from '@/contract/rules/access'
import { CONVENTIONS, ORDER, REPEATABLE, type ListCall } from '@/contract/rules/conventions'
import { LIMITS, type Limit } from '@/contract/rules/limits'
import type { Arrow } from '@/contract/rules/machine'
import { EVERY_MACHINE, type MachineId } from '@/contract/rules/machines'
import { SEARCH_RULES } from '@/contract/rules/searching'
import { refusedFrom } from '../../helpers/machine-calls'

/*
 * The names of the rules that the contract's data states, each as a reader finds it on the page *Rules*.
 */

export const arrowRule = (id: MachineId, { from, event, by, when, to }: Arrow) =>
  `${id}: from ${from ?? 'none'} to ${to ?? 'none'} by ${event}${by ? ` of the ${by}` : ''}${when ? `, ${when}` : ''}`
export const refusalRule = (id: MachineId, state: string, call: EndpointId) => `${id}: ${state} refuses ${call}`
export const limitRule = ({ words, value, unit }: Limit, id: EndpointId) => `limit of ${id}: ${words}, ${value} ${unit}`
export const accessRule = (id: EndpointId) => `access to ${id}`
export const orderRule = (id: ListCall) => `order of ${id}`
export const repeatRule = (id: keyof typeof REPEATABLE) => `repeating ${id}: ${REPEATABLE[id]}`
export const conventionRule = (name: keyof typeof CONVENTIONS) => `convention ${name}`
export const searchRule = (id: EndpointId, words: string) => `${id}: ${words}`

const keysOf = <Name extends string>(record: { readonly [Key in Name]?: unknown }) => Object.keys(record) as Name[]

/** Every rule that the data states. */
export const STATED: readonly string[] = [
  ...EVERY_MACHINE.flatMap(([id, { arrows }]) => arrows.map((arrow) => arrowRule(id, arrow))),
  ...EVERY_MACHINE.flatMap(([id, { states }]) =>
    Object.keys(states).flatMap((state) => refusedFrom(id, state).map((call) => refusalRule(id, state, call))),
  ),
  ...LIMITS.flatMap((limit) => limit.of.map((id) => limitRule(limit, id))),
  ...ENDPOINTS.filter(({ id }) => CALLERS.some((caller) => accessOf(id)[caller])).map(({ id }) => accessRule(id)),
  ...keysOf(ORDER).flatMap((id) => (ORDER[id] === 'any' ? [] : [orderRule(id)])),
  ...keysOf(REPEATABLE).map(repeatRule),
  ...keysOf(CONVENTIONS).map(conventionRule),
  ...keysOf(SEARCH_RULES).flatMap((id) => (SEARCH_RULES[id] ?? []).map((words) => searchRule(id, words))),
]
