import { problem } from '../../network/problem'
import type { Database, Row } from '../../store/database'

/** The columns that a new phone number changes. A new number has to be verified again; a new spelling does not. */
export function phoneChange(db: Database, owner: Row<'user'>, phone_number: string | null): Partial<Row<'user'>> {
  if (phone_number === null) return { phone_number, phone_verified: false }
  const digits = subscriberDigits(phone_number)
  if (db.user.all().some((other) => other.id !== owner.id && subscriberDigits(other.phone_number) === digits)) {
    const taken = 'Another account has this phone number.'
    throw problem(409, taken, { errors: { phone_number: [taken] } })
  }
  return subscriberDigits(owner.phone_number) === digits ? { phone_number } : { phone_number, phone_verified: false }
}

/** The digits that tell numbers apart: `+63 917 …`, `63917…` and `0917…` are one number. */
function subscriberDigits(phone: string | null): string {
  return (phone ?? '').replace(/\D/g, '').slice(-10)
}
