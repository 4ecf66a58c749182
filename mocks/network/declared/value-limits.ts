import { VALUES } from '@/contract/rules/values'

/** The messages by field for texts of a body that are longer than the contract has it. Numbers have rules of their own. */
export function limitErrors(body: unknown): Record<string, string[]> {
  if (typeof body !== 'object' || body === null) return {}
  const tooLong = Object.entries(body).flatMap(([name, value]): [string, string[]][] => {
    const most = Object.hasOwn(VALUES, name) ? VALUES[name]?.maxLength : undefined
    if (typeof value !== 'string' || most === undefined || value.length <= most) return []
    return [[name, [`Please use at most ${most.toLocaleString('en-US')} characters`]]]
  })
  return Object.fromEntries(tooLong)
}
