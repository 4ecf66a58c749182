import { primaryKey } from '@mswjs/data'
import type { AuditRecord } from '@/contract/admin'
import { flag, maybeText, number, text } from './kinds'

/** A code sent to an e-mail address: `verified` after it was entered, `used` when it is no longer valid. */
export const email_code = {
  id: primaryKey(String),
  email: text,
  code: text,
  purpose: () => 'register' as 'register' | 'reset',
  expires_at: text,
  tries: number,
  verified: flag,
  used: flag,
}

export const phone_code = {
  id: primaryKey(String),
  user_id: text,
  phone_number: text,
  code: text,
  expires_at: text,
  tries: number,
  used: flag,
}

/** An e-mail or text message that a real server would send. */
export const outbox = { id: primaryKey(String), to: text, subject: text, body: text, sent_at: text }

/** An identity document for review. `front`, `back` and `selfie` are paths of private files. */
export const id_submission = {
  id: primaryKey(String),
  user_id: text,
  id_type: text,
  front: text,
  back: text,
  selfie: maybeText,
  /** The name that is asked for after an approved ID; null where an ID is to be checked. */
  first_name: maybeText,
  last_name: maybeText,
  submitted_at: text,
  status: () => 'pending' as 'pending' | 'approved' | 'rejected',
  reason: maybeText,
  decided_at: maybeText,
}

export const audit = {
  id: primaryKey(String),
  action: (): AuditRecord['action'] => 'signed_in',
  admin_email: text,
  verification_id: maybeText,
  user_id: maybeText,
  user_name: maybeText,
  reason: maybeText,
  created_at: text,
}
