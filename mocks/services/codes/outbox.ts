import type { Backend } from '../../backend'
import type { Row } from '../../store/database'

/** A window event: a code sent by e-mail reaches the page only this way (`demo-outbox.ts` of the feature listens). */
const OUTBOX_EVENT = 'proventous:outbox'

export function send({ db, clock }: Backend, message: Pick<Row<'outbox'>, 'to' | 'subject' | 'body'>): void {
  const mail = db.outbox.insert({ id: `mail-${db.outbox.all().length + 1}`, ...message, sent_at: clock.iso() })
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: mail }))
}
