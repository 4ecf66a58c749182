import type { Row } from '../../store/database'

export type Mail = Row<'outbox'>

/** A window event: a code sent by e-mail reaches the page only this way (`demo-outbox.ts` of the feature listens). */
const OUTBOX_EVENT = 'proventous:outbox'

export function deliverHere(mail: Mail): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(OUTBOX_EVENT, { detail: mail }))
}
