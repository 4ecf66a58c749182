import type { Backend } from '../../backend'
import type { Row } from '../../store/database'

/**
 * Tells the page about a sent message: a window event whose `detail` is the row of the outbox, `{ id, to, subject, body, sent_at }`.
 * A code sent by e-mail reaches the page only this way; a phone code is also in the answer, as `debug_code` (A 7). The app listens in
 * `src/features/auth/email-code/demo-outbox.ts`; neither side imports the other.
 */
const OUTBOX_EVENT = 'proventous:outbox'

/** Stores a message in the outbox and sends it nowhere else. */
export function send({ db, clock }: Backend, message: Pick<Row<'outbox'>, 'to' | 'subject' | 'body'>): void {
  const mail = db.outbox.insert({ id: `mail-${db.outbox.all().length + 1}`, ...message, sent_at: clock.iso() })
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: mail }))
}
