import { nameOf, type Names } from '@/domain/people/names'
import { capitalize } from '@/domain/text'

/** Names where none are given: the e-mail's local part, split on dot or underscore, capitalized, else 'User' (A 5). */
export function namesFromEmail(email: string): Names {
  const local = email.trim().split('@')[0]?.split('+')[0] ?? ''
  const [first, ...rest] = local
    .split(/[._]/)
    .map((part) => part.replaceAll(/[^\p{L}\p{M}'’-]/gu, '').replace(/^[^\p{L}]+/u, ''))
    .filter(Boolean)
    .map(capitalize)
  return { first_name: first ?? 'User', last_name: rest.join(' ') || 'User' }
}

export function namesOf(typed: Names, email: string): Names {
  const made = namesFromEmail(email)
  return {
    first_name: nameOf(typed.first_name) || made.first_name,
    last_name: nameOf(typed.last_name) || made.last_name,
  }
}
