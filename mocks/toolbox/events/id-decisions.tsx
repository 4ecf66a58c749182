import { useState } from 'react'
import type { EndpointId } from '@/contract'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { act, adminToken } from '../actions/call-endpoint'
import { Choice } from '../parts/choice'
import { Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

/** Approves or rejects a pending ID as the super administrator. */
export function IdDecisions() {
  const { backend, askAgain } = useTools()
  const { db } = backend
  const { run, outcome } = useAction()
  const [chosen, setChosen] = useState<string | null>(null)
  const [reason, setReason] = useState('The picture is not readable.')
  const pending = db.id_submission.where(({ status }) => status === 'pending')
  const current = pending.find(({ id }) => id === chosen) ?? pending[0]
  const decide = (endpoint: EndpointId, body: object | undefined, said: string) =>
    run(async () => {
      if (!current) return
      const token = await adminToken(backend)
      await act(backend, endpoint, { params: { id: current.id }, token, ...(body ? { body } : {}) })
      askAgain()
      return said
    })
  return (
    <Section title="IDs that wait for review">
      {current ? (
        <>
          <Choice
            label="ID of"
            value={current.id}
            onValueChange={setChosen}
            options={pending.map(({ id, user_id, id_type }) => ({
              value: id,
              label: `${db.user.find(user_id)?.name ?? user_id}, ${id_type}`,
            }))}
          />
          <TextField label="Reason for rejection" value={reason} onChange={({ target }) => setReason(target.value)} />
          <Row>
            <Button variant="outline" onClick={() => decide('approveVerification', undefined, 'The ID is approved.')}>
              Approve the ID
            </Button>
            <Button variant="outline" onClick={() => decide('rejectVerification', { reason }, 'The ID is rejected.')}>
              Reject the ID
            </Button>
          </Row>
        </>
      ) : (
        <Nothing>None is waiting.</Nothing>
      )}
      <OutcomeLine outcome={outcome} />
    </Section>
  )
}
