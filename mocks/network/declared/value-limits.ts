import type { AnyEndpoint } from '@/contract/endpoint'
import { factsOf, type ValueFacts } from '@/contract/values/kind'
import type { Errors, Said } from '../problem'

type Schema = NonNullable<AnyEndpoint['body']>

/** Only texts and lists: numbers have rules of their own. Fields unknown to the schema are dropped, however long. */
export function limitErrors(schema: Schema, given: unknown): Errors {
  if (typeof given !== 'object' || given === null) return {}
  const tooLong = Object.entries(given).flatMap(([name, value]): [string, Said[]][] => {
    const wrong = problemOf(value, factsOf(schema, name))
    return wrong === undefined ? [] : [[name, [wrong]]]
  })
  return Object.fromEntries(tooLong)
}

function problemOf(value: unknown, { maxLength, contentSchema }: ValueFacts): Said | undefined {
  if (Array.isArray(value) && contentSchema)
    return listProblem(value, { entries: contentSchema.maxItems, entry: contentSchema.items.maxLength })
  if (typeof value !== 'string' || maxLength === undefined || value.length <= maxLength) return undefined
  return (t) => t('Please use at most {n} characters', { n: maxLength.toLocaleString('en-US') })
}

export function listProblem(list: readonly unknown[], most: { entries: number; entry: number }): Said | undefined {
  if (list.length > most.entries) return (t) => t('At most {n} entries', { n: most.entries })
  const isLong = list.some((entry) => typeof entry === 'string' && entry.length > most.entry)
  return isLong ? (t) => t('At most {n} characters an entry', { n: most.entry }) : undefined
}
