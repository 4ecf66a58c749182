import type { Backend } from '../backend'
import type { Row } from '../db/database'

/**
 * The in-page channel by which a person in mocked mode learns what was sent: a window event whose `detail` is the message
 * as the outbox holds it, `{ id, to, subject, body, sent_at }`. No answer of the API carries a code. The app listens in
 * `src/features/auth/email-code/demo-outbox.ts`; neither side imports the other.
 */
const OUTBOX_EVENT = 'proventous:outbox'

/** Puts a message into the outbox, where it stays: nothing leaves the machine. */
export function send({ db, clock }: Backend, message: Pick<Row<'outbox'>, 'to' | 'subject' | 'body'>): void {
  const mail = db.outbox.insert({ id: `mail-${db.outbox.all().length + 1}`, ...message, sent_at: clock.iso() })
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: mail }))
}
