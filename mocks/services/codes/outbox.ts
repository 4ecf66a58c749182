import type { Backend } from '../../backend'
import type { Mail } from './deliver'

export function send({ db, clock, deliver }: Backend, message: Pick<Mail, 'to' | 'subject' | 'body'>): void {
  deliver(db.outbox.insert({ id: db.newId(), ...message, sent_at: clock.iso() }))
}
