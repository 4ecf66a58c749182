import { capitalise } from '@/domain/text'

/** Names where none are given: the e-mail's local part, split on dot or underscore, capitalised, else 'User' (A 5). */
export function namesFromEmail(email: string): { first_name: string; last_name: string } {
  const [first, ...rest] = (email.trim().split('@')[0] ?? '').split(/[._]/).filter(Boolean).map(capitalise)
  return { first_name: first ?? 'User', last_name: rest.join(' ') || 'User' }
}
