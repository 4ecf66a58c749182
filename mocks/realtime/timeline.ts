import { userTyping } from '@/contract/realtime'
import type { Backend } from '../backend'
import { otherSide, storeMessage } from '../handlers/messages-store'
import type { PageServer } from './page-server'

/** Something that happens by itself, so many milliseconds after the first client was let in. */
export type RealtimeStep = { after: number } & (
  | { drop: true }
  /** Cuts the lines and stays out of reach for so long. */
  | { away: number | 'for good' }
  | { types: string; in: string }
  | { says: string; by: string; in: string }
)

/** Plays a scenario's steps on the mock's clock. Returns how to stop. */
export function playTimeline(backend: Backend, server: PageServer, steps: readonly RealtimeStep[]): () => void {
  const cancels = steps.map((step) => backend.clock.after(step.after, () => play(backend, server, step)))
  return () => {
    for (const cancel of cancels) cancel()
  }
}

function play(backend: Backend, server: PageServer, step: RealtimeStep): void {
  const { db, clock, pushes } = backend
  if ('drop' in step) server.drop()
  else if ('away' in step) {
    server.setUp(false)
    if (step.away !== 'for good') clock.after(step.away, () => server.setUp(true))
  } else {
    const conversation = db.conversation.find(step.in)
    if (!conversation) throw new Error(`The timeline of ${backend.scenario.id} names no conversation '${step.in}'.`)
    if ('types' in step)
      pushes.push(otherSide(conversation, step.types), userTyping, {
        conversationId: conversation.id,
        userId: step.types,
        isTyping: true,
      })
    else
      void backend.writing(async () => void storeMessage(backend, { conversation, sender: step.by, text: step.says }))
  }
}
