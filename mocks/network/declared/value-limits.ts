import { VALUES } from '@/contract/rules/values'

/** Only texts and lists: numbers have rules of their own. */
export function limitErrors(given: unknown): Record<string, string[]> {
  if (typeof given !== 'object' || given === null) return {}
  const tooLong = Object.entries(given).flatMap(([name, value]): [string, string[]][] => {
    const wrong = problemOf(name, value)
    return wrong === undefined ? [] : [[name, [wrong]]]
  })
  return Object.fromEntries(tooLong)
}

function problemOf(name: string, value: unknown): string | undefined {
  const { maxLength, contentSchema } = (Object.hasOwn(VALUES, name) ? VALUES[name] : undefined) ?? {}
  if (Array.isArray(value) && contentSchema)
    return listProblem(value, { entries: contentSchema.maxItems, entry: contentSchema.items.maxLength })
  if (typeof value !== 'string' || maxLength === undefined || value.length <= maxLength) return undefined
  return `Please use at most ${maxLength.toLocaleString('en-US')} characters`
}

export function listProblem(list: readonly unknown[], most: { entries: number; entry: number }): string | undefined {
  if (list.length > most.entries) return `At most ${most.entries} entries`
  const isLong = list.some((entry) => typeof entry === 'string' && entry.length > most.entry)
  return isLong ? `At most ${most.entry} characters an entry` : undefined
}
