import { CopyButton } from '../parts/copy-button'
import { listClass, Nothing, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useStore } from '../use-watched'

/** E-mails and text messages that a real backend would send, newest first. */
export function OutboxTab() {
  const { db } = useTools().backend
  useStore()
  const mails = db.outbox.all().toReversed()
  return (
    <Section title="Sent e-mails and text messages">
      {mails.length === 0 ? (
        <Nothing>Nothing was sent yet. Codes for signing up and for phones appear here.</Nothing>
      ) : null}
      <ul className={mails.length > 0 ? listClass : ''}>
        {mails.map(({ id, to, subject, body, sent_at }) => {
          const code = /\b\d{6}\b/.exec(body)?.[0]
          return (
            <li key={id} className="space-y-2 p-3">
              <p className="font-strong">{subject}</p>
              <p className="text-[0.8125rem] text-ink-muted">
                To {to}, {new Date(sent_at).toLocaleString('en-PH')}
              </p>
              <p>{body}</p>
              <Row>
                {code ? <CopyButton small label={`Copy code ${code}`} text={code} /> : null}
                <CopyButton small label="Copy message" text={`To: ${to}\n${subject}\n\n${body}`} />
              </Row>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
