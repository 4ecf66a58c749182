import type { Database, Row } from '../../store/database'

export function userByEmail(db: Database, email: string): Row<'user'> | undefined {
  return db.user.all().find((one) => foldEmail(one.email) === foldEmail(email))
}

export function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}

export function userByLogin(db: Database, typed: string): Row<'user'> | undefined {
  const known = typed.trim().toLowerCase()
  const digits = known.replace(/\D/g, '')
  const isPhoneOf = ({ phone_number }: Row<'user'>) =>
    digits.length >= 10 && phone_number?.replace(/\D/g, '').endsWith(digits.slice(-10))
  return db.user
    .all()
    .find((one) => one.email.toLowerCase() === known || one.username.toLowerCase() === known || isPhoneOf(one))
}

/** Links hold the username, the local part of the e-mail, the id, or the name in one word (B 2.2, A 2). */
export function userByRouteName(db: Database, name: string): Row<'user'> | undefined {
  const wanted = name.trim().toLowerCase()
  if (wanted === '') return undefined
  const everybody = db.user.all()
  const word = (text: string) => text.toLowerCase().replace(/[\s._-]/g, '')
  return (
    everybody.find(({ username }) => username.toLowerCase() === wanted) ??
    db.user.find(wanted) ??
    everybody.find(({ email }) => email.toLowerCase().split('@', 1)[0] === wanted) ??
    everybody.find((person) => word(person.name) === word(wanted))
  )
}
