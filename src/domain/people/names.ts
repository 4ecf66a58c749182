import { personName } from '@/contract/fields'

export type Names = { first_name: string; last_name: string }

/** A name as it is stored and shown: one space between its words. */
export function nameOf(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

/** What is wrong with a typed first or last name; null for a good one. */
export function nameError(name: string): string | null {
  return personName.safeParse(name).error?.issues[0]?.message ?? null
}
