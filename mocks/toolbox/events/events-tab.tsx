import { useState } from 'react'
import { Choice } from '../parts/choice'
import { Nothing, Section } from '../parts/section'
import { useTools } from '../tools'
import { useStore } from '../use-watched'
import { ConversationEvents } from './conversation-events'
import { IdDecisions } from './id-decisions'
import { ListingEvents } from './listing-events'
import { NotificationEvent } from './notification-event'
import { SocketEvents } from './socket-events'

/** Acts as others: a conversation partner, an owner, an administrator, the connection. */
export function EventsTab() {
  const { backend, tokens } = useTools()
  const { db } = backend
  useStore()
  const me = backend.viewerOf(tokens.user() ?? '')?.id
  const [chosen, setChosen] = useState<string | null>(() => new URLSearchParams(location.search).get('conversation'))
  const mine = (row: { buyer_id: string; seller_id: string }) => row.buyer_id === me || row.seller_id === me
  const conversations = db.conversation
    .all()
    .toSorted((one, other) => Number(mine(other)) - Number(mine(one)) || other.updated_at.localeCompare(one.updated_at))
  const current = conversations.find(({ id }) => id === chosen) ?? conversations[0]
  const name = (id: string) => db.user.find(id)?.name ?? id
  const titleOf = (row: { property_id: string }) => db.property.find(row.property_id)?.title ?? 'no listing'
  return (
    <>
      <Section title="In a conversation">
        {current ? (
          <>
            <Choice
              label="Conversation"
              value={current.id}
              onValueChange={setChosen}
              options={conversations.map((row) => ({
                value: row.id,
                label: `${name(row.buyer_id)} to ${name(row.seller_id)}: ${titleOf(row)}`,
                group: mine(row) ? 'Of who is signed in' : 'Of others',
              }))}
            />
            <ConversationEvents key={`${current.id} ${me}`} conversation={current} me={me} />
          </>
        ) : (
          <Nothing>This scenario has no conversation.</Nothing>
        )}
      </Section>
      <SocketEvents />
      <NotificationEvent me={me} />
      <ListingEvents initial={current?.property_id} />
      <IdDecisions />
    </>
  )
}
