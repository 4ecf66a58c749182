import type { ChatMessage, Conversation } from '@/domain/messages/conversation'

type Thread = {
  side: Conversation['side']
  viewer: string
  /** Oldest first; undefined while they load. */
  messages: readonly Pick<ChatMessage, 'sender' | 'kind'>[] | undefined
  /** An offer waits for its answer. */
  offerOpen: boolean
  rental: boolean
  /** The listing can still be bought or rented. */
  offered: boolean
}

/** Replies that fit what was said last; none while the messages load or when the listing is gone or sold. */
export function repliesFor({ side, viewer, messages, offerOpen, rental, offered }: Thread): readonly string[] {
  if (!messages || !offered) return []
  const price = rental ? 'rent' : 'price'
  const last = messages.at(-1)
  if (side === 'buying') {
    if (offerOpen) return ['Have you seen my offer?', 'How long do you need to decide?', 'I can also come by to talk.']
    if (last?.kind === 'offer_rejected')
      return ['What would you accept?', 'Thank you for answering.', `Is the ${price} fixed?`]
    if (!messages.some(({ sender }) => sender === viewer))
      return ['Is this still available?', 'When could I see it?', `Is the ${price} negotiable?`]
    if (last?.sender === viewer) return ['When could I see it?', `Is the ${price} negotiable?`]
    return ['Thank you.', 'When could I see it?', 'Can you send me the papers?']
  }
  if (offerOpen) return ['Thank you, I will think about it.', 'Could you offer more?', 'When could you pay?']
  if (last?.sender === viewer) return ['When would you like to see it?', 'Do you have more questions?']
  return ['Yes, it is still available.', 'When would you like to see it?', `The ${price} is fixed.`]
}
