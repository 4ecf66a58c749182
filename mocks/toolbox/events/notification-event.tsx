import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import type { Row as TableRow } from '../../store/database'
import { notify } from '../../services/notify'
import { Choice } from '../parts/choice'
import { OutcomeLine, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

type Kind = TableRow<'notification'>['type']
const KINDS: { value: Kind; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'property_alert', label: 'Property alert' },
  { value: 'price_drop', label: 'Price drop' },
  { value: 'tour_reminder', label: 'Tour reminder' },
  { value: 'message', label: 'Message' },
]

/** Creates a notification and pushes it to the recipient's windows. */
export function NotificationEvent({ me }: { me: string | undefined }) {
  const { backend, askAgain } = useTools()
  const { run, outcome } = useAction()
  const users = backend.db.user.all()
  const [to, setTo] = useState(me ?? users[0]?.id ?? '')
  const [type, setType] = useState<Kind>('system')
  const [title, setTitle] = useState('A word from the toolbox')
  const [message, setMessage] = useState('This notification was pushed by hand.')
  const push = () =>
    run(async () => {
      await backend.writing(async () => notify(backend, to, { type, title: { own: title }, message: { own: message } }))
      askAgain()
      return 'It was pushed.'
    })
  return (
    <Section title="A notification">
      <div className="grid grid-cols-2 gap-3">
        <Choice
          label="For"
          value={to}
          onValueChange={setTo}
          options={users.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (signed in)` : name }))}
        />
        <Choice label="Kind" value={type} onValueChange={setType} options={KINDS} />
      </div>
      <TextField label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextField label="Text" value={message} onChange={({ target }) => setMessage(target.value)} />
      <Button variant="outline" onClick={push}>
        Push it
      </Button>
      <OutcomeLine outcome={outcome} />
    </Section>
  )
}
