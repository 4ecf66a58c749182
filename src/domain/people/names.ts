import { personName } from '@/contract/fields'

export type Names = { first_name: string; last_name: string }

/** What is wrong with a typed first or last name; null for a good one. */
export function nameError(name: string): string | null {
  return personName.safeParse(name).error?.issues[0]?.message ?? null
}
