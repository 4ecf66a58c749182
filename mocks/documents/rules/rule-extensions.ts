import type { EndpointId } from '@/contract'
import { CONVENTIONS, ORDER, REPEATABLE, type Order } from '@/contract/rules/conventions'
import { LIMITS } from '@/contract/rules/limits'
import { SEARCH_RULES } from '@/contract/rules/searching'
import { EVERY_MACHINE } from '@/contract/rules/machines'

const orders: { [Id in EndpointId]?: Order } = ORDER
const repeatable: { [Id in EndpointId]?: string } = REPEATABLE

/** A limit as one text: `20 messages: Messages and offers of one user in 1 minute (429)`. */
const limitsOf = (id: EndpointId) => LIMITS.filter(({ of }) => of.includes(id)).map(({ of: _, ...limit }) => limit)

const stepsOf = (id: EndpointId) =>
  EVERY_MACHINE.flatMap(([machine, { arrows }]) =>
    arrows.filter(({ event }) => event === id).map(({ event: _, ...arrow }) => ({ machine, ...arrow })),
  )

export function ruleExtensions(id: EndpointId) {
  const [limits, steps, order, again] = [limitsOf(id), stepsOf(id), orders[id], repeatable[id]]
  return {
    ...(limits.length > 0 ? { 'x-limits': limits } : {}),
    ...(steps.length > 0 ? { 'x-steps': steps } : {}),
    ...(order ? { 'x-order': order } : {}),
    ...(again ? { 'x-repeatable-by': again } : {}),
  }
}

export function ruleSentences(id: EndpointId): string[] {
  const order = orders[id]
  const said = [
    typeof order === 'object' ? `Ordered by ${order.words}, ${order.direction}.` : '',
    order === 'any' ? 'In no promised order.' : '',
    ...limitsOf(id).map(
      ({ words, value, unit, status, waits }) =>
        `${words}: ${value.toLocaleString('en-US')} ${unit} (${status}${waits ? ', with `Retry-After`' : ''}).`,
    ),
    repeatable[id] ? `May be repeated without harm: what is the same is known by ${repeatable[id]}.` : '',
    ...(SEARCH_RULES[id] ?? []),
  ].filter(Boolean)
  return said.length > 0 ? [said.map((each) => `- ${each}`).join('\n')] : []
}

export function wholeRules() {
  return { 'x-machines': Object.fromEntries(EVERY_MACHINE), 'x-conventions': CONVENTIONS }
}
