import type { ChatMessage, Conversation } from '@/domain/messages/conversation'
import { t, type Label } from '@/words/words'

/** What the two who agreed have to settle, and what is left to say to a buyer who was not the one. */
const AFTERWARDS: Record<'agreed' | 'lost', Record<Thread['side'], readonly Label[]>> = {
  agreed: {
    buying: ['Which papers do you need from me?', 'When could we sign?', 'Thank you.'],
    selling: ['When could we sign?', 'I will send you the papers.', 'Thank you.'],
  },
  lost: {
    buying: ['Please write to me if it falls through.', 'Do you have something similar?'],
    selling: ['I am sorry, it is taken.', 'I will write if it falls through.'],
  },
}

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
    return AFTERWARDS[agreed ? 'agreed' : 'lost'][side].map((reply) => t(reply))
  }
  const isNegotiable = rental ? t('Is the rent negotiable?') : t('Is the price negotiable?')
  const last = messages.at(-1)
  if (side === 'buying') {
    if (offer === 'theirs')
      return [t('I need a day to think about it.'), t('Could you come down a little?'), t('What is included?')]
    if (offer)
      return [t('Have you seen my offer?'), t('How long do you need to decide?'), t('I can also come by to talk.')]
    if (last?.kind === 'offer_rejected')
      return [
        t('What would you accept?'),
        t('Thank you for answering.'),
        rental ? t('Is the rent fixed?') : t('Is the price fixed?'),
      ]
    if (!messages.some(({ sender }) => sender === viewer))
      return [t('Is this still available?'), t('When could I see it?'), isNegotiable]
    if (last?.sender === viewer) return [t('When could I see it?'), isNegotiable]
    return [t('Thank you.'), t('When could I see it?'), t('Can you send me the papers?')]
  }
  if (offer === 'mine') return [t('Have you seen my counter-offer?'), t('How long do you need to decide?')]
  if (offer) return [t('Thank you, I will think about it.'), t('Could you offer more?'), t('When could you pay?')]
  if (last?.sender === viewer) return [t('When would you like to see it?'), t('Do you have more questions?')]
  return [
    t('Yes, it is still available.'),
    t('When would you like to see it?'),
    rental ? t('The rent is fixed.') : t('The price is fixed.'),
  ]
}
