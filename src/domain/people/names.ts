import { personName } from '@/contract/fields'
import { parse } from '@/contract/parsing/parse'

export type Names = { first_name: string; last_name: string }

/** What is wrong with a typed first or last name; null for a good one. */
export function nameError(name: string): string | null {
  return parse(personName, name).error?.issues[0]?.message ?? null
}
