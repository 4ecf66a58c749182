import { userTyping } from '@/contract/realtime'
import type { Backend } from '../backend'
import type { RealtimeStep } from '../scenarios/scenario'
import { otherSide } from '../services/conversation-sides'
import { storeMessage } from '../services/messages-store'
import type { InPageServer } from './in-page-server'

/** Plays a scenario's steps on the mock's clock. Returns how to stop. */
export function playTimeline(backend: Backend, server: InPageServer, steps: readonly RealtimeStep[]): () => void {
  const cancels = steps.map((step) => backend.clock.after(step.after, () => play(backend, server, step)))
  return () => {
    for (const cancel of cancels) cancel()
  }
}

function play(backend: Backend, server: InPageServer, step: RealtimeStep): void {
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
