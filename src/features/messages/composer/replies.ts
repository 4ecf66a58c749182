import type { ChatMessage, Conversation } from '@/domain/messages/conversation'

/** What the two who agreed have to settle, and what is left to say to a buyer who was not the one. */
const AFTERWARDS = {
  agreed: {
    buying: ['Which papers do you need from me?', 'When could we sign?', 'Thank you.'],
    selling: ['When could we sign?', 'I will send you the papers.', 'Thank you.'],
  },
  lost: {
    buying: ['Please write to me if it falls through.', 'Do you have something similar?'],
    selling: ['I am sorry, it is taken.', 'I will write if it falls through.'],
  },
} as const

type Thread = {
  side: Conversation['side']
  viewer: string
  /** Oldest first; undefined while they load. */
  messages: readonly Pick<ChatMessage, 'sender' | 'kind' | 'text'>[] | undefined
  offer: 'mine' | 'theirs' | null
  rental: boolean
  /** Whether the listing can still be bought or rented, or was; `none` where there is none. */
  listing: 'offered' | 'sold' | 'none'
  /** What a buyer has left to ask about the papers. */
  questions: readonly string[]
}

/** Replies that fit what was said last; none while the messages load and where there is no listing. */
export function repliesFor(thread: Thread): readonly string[] {
  const { side, messages = [], offer, listing, questions } = thread
  const left = questions.filter((question) => !messages.some(({ text }) => text === question))
  return side === 'buying' && offer === null && listing === 'offered' && thread.messages
    ? [...fitting(thread), ...left]
    : fitting(thread)
}

function fitting({ side, viewer, messages, offer, rental, listing }: Thread): readonly string[] {
  if (!messages || listing === 'none') return []
  if (listing === 'sold') {
    const agreed = messages.some(({ kind }) => kind === 'offer_accepted')
    return AFTERWARDS[agreed ? 'agreed' : 'lost'][side]
  }
  const price = rental ? 'rent' : 'price'
  const last = messages.at(-1)
  if (side === 'buying') {
    if (offer === 'theirs')
      return ['I need a day to think about it.', 'Could you come down a little?', 'What is included?']
    if (offer) return ['Have you seen my offer?', 'How long do you need to decide?', 'I can also come by to talk.']
    if (last?.kind === 'offer_rejected')
      return ['What would you accept?', 'Thank you for answering.', `Is the ${price} fixed?`]
    if (!messages.some(({ sender }) => sender === viewer))
      return ['Is this still available?', 'When could I see it?', `Is the ${price} negotiable?`]
    if (last?.sender === viewer) return ['When could I see it?', `Is the ${price} negotiable?`]
    return ['Thank you.', 'When could I see it?', 'Can you send me the papers?']
  }
  if (offer === 'mine') return ['Have you seen my counter-offer?', 'Until when do you need to decide?']
  if (offer) return ['Thank you, I will think about it.', 'Could you offer more?', 'When could you pay?']
  if (last?.sender === viewer) return ['When would you like to see it?', 'Do you have more questions?']
  return ['Yes, it is still available.', 'When would you like to see it?', `The ${price} is fixed.`]
}
