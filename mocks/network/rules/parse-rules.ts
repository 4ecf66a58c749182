import * as z from 'zod/mini'
import { ENDPOINT_IDS } from '@/contract'
import type { NetworkRule } from './rules'

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

export const ruleTarget = z.enum(['*', ...ENDPOINT_IDS], {
  error: ({ input }) => `there is no endpoint '${String(input)}'`,
})

export const networkRules = z.array(
  z.object({
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
  }),
)

export function problemOf({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string {
  return `${issue?.path.join('.') || 'The body'}: ${issue?.message || 'does not fit'}.`
}

export function requireRules(given: unknown): asserts given is readonly NetworkRule[] {
  const { error } = networkRules.safeParse(given)
  if (error) throw new Error(problemOf(error))
}
