import { userTyping } from '@/contract/messages/realtime'
import type { ComingEvent } from '../agenda/agenda'
import type { Backend } from '../backend'
import type { RealtimeStep } from '../scenarios/scenario'
import { otherSide } from '../services/conversation-sides'
import { storeMessage } from '../services/messages-store'
import type { InPageServer } from './in-page-server'

export type Connection = Pick<InPageServer, 'drop' | 'setUp'>

/** The steps belong to this page’s connection, so they are not in the store. */
export function playTimeline(backend: Backend, server: Connection, steps: readonly RealtimeStep[]): () => void {
  const { clock, agenda } = backend
  const coming = new Map<string, ComingEvent>()
  const add = (id: string, at: number, what: string, run: () => void) => {
    const drop = () => void coming.delete(id)
    const happen = () => {
      drop()
      run()
    }
    const moveTo = (to: number) => add(id, to, what, run)
    coming.set(id, { id, at, what, happen, runNow: () => moveTo(clock.now()), moveTo, drop })
  }
  for (const [index, step] of steps.entries())
    add(`script ${index + 1}`, clock.now() + step.after, sentence(backend, step), () => {
      play(backend, server, step)
      if ('away' in step && step.away !== 'for good')
        add(`script ${index + 1} ends`, clock.now() + step.away, 'The live connection is back', () =>
          server.setUp(true),
        )
    })
  return agenda.run(() => [...coming.values()])
}

function play(backend: Backend, server: Connection, step: RealtimeStep): void {
  const { pushes } = backend
  if ('drop' in step) server.drop()
  else if ('away' in step) server.setUp(false)
  else {
    const conversation = conversationOf(backend, step.in)
    if ('types' in step)
      pushes.push(otherSide(conversation, step.types), userTyping, {
        conversationId: conversation.id,
        userId: step.types,
        isTyping: true,
      })
    else storeMessage(backend, { conversation, sender: step.by, text: step.says })
  }
}

function conversationOf({ db, scenario }: Backend, id: string) {
  const conversation = db.conversation.find(id)
  if (!conversation) throw new Error(`The timeline of ${scenario.id} names no conversation '${id}'.`)
  return conversation
}

function sentence({ db }: Backend, step: RealtimeStep): string {
  const name = (id: string) => db.user.find(id)?.name ?? id
  if ('drop' in step) return 'The live connection is cut'
  if ('away' in step) return 'The live connection is out of reach'
  return 'types' in step ? `${name(step.types)} types` : `${name(step.by)} writes: ${step.says}`
}
