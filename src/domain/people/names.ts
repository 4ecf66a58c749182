import { personName } from '@/contract/fields'

export type Names = { first_name: string; last_name: string }

export function fullName({ first_name, last_name }: Names): string {
  return `${first_name} ${last_name}`
}

export function nameOf(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, ' ')
}

export function nameError(name: string): string | null {
  return personName.safeParse(name).error?.issues[0]?.message ?? null
}
