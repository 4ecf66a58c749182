import * as z from 'zod/mini'
import { ENDPOINT_IDS } from '@/contract'
import { oneOf } from '../../control/one-of'

const status = z.int().check(z.gte(200), z.lte(599))

const step = z.object({
  delay: z.optional(z.union([z.number().check(z.gte(0)), z.literal('forever')])),
  fail: z.optional(
    z.union([
      z.enum(['network', 'malformed', 'wrong-shape', 'empty']),
      z.object({
        status,
        message: z.string(),
        errors: z.optional(z.record(z.string(), z.array(z.string()))),
      }),
    ]),
  ),
  refuse: z.optional(z.string()),
  answer: z.optional(z.object({ status, body: z.optional(z.unknown()) })),
})

export const ruleTarget = oneOf('endpoint', ['*', ...ENDPOINT_IDS])

export const networkRule = z.object({
  on: ruleTarget,
  steps: z.array(step),
  afterwards: z.optional(z.enum(['repeat', 'normal'])),
  when: z.optional(
    z.object({
      params: z.optional(z.record(z.string(), z.string())),
      body: z.optional(z.unknown()),
      as: z.optional(z.string()),
    }),
  ),
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
  seed: z.optional(z.number()),
})

export const networkRules = z.array(networkRule)

/** What is wrong with something that comes from outside, in a sentence. */
export function problemOf({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string {
  const said = `${issue?.path.join('.') || 'The body'}: ${issue?.message || 'does not fit'}`
  return /[.?]$/.test(said) ? said : `${said}.`
}
