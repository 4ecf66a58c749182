import { expect, test } from 'vitest'
import { repliesFor } from './replies'

const thread = { viewer: 'me', offer: null, rental: false, listing: 'offered', questions: [] } as const
const said = (...senders: string[]) => senders.map((sender) => ({ sender, kind: 'plain' as const, text: '' }))

test('a first message asks what one asks first, in the words of sale or rent', () => {
  const first = { ...thread, side: 'buying', messages: said() } as const
  expect(repliesFor(first)).toEqual(['Is this still available?', 'When could I see it?', 'Is the price negotiable?'])
  expect(repliesFor({ ...first, rental: true })).toContain('Is the rent negotiable?')
})

test('replies follow what was said last', () => {
  const buyer = { ...thread, side: 'buying' } as const
  const seller = { ...thread, side: 'selling' } as const
  expect(repliesFor({ ...buyer, messages: said('me', 'them') })).toContain('Thank you.')
  expect(repliesFor({ ...buyer, messages: said('me') })).not.toContain('Is this still available?')
  expect(repliesFor({ ...buyer, messages: [{ sender: 'them', kind: 'offer_rejected', text: '' }] })).toContain(
    'What would you accept?',
  )
  expect(repliesFor({ ...seller, messages: said('them') })).toContain('Yes, it is still available.')
  expect(repliesFor({ ...seller, messages: said('them', 'me') })).not.toContain('Yes, it is still available.')
})

test('an open offer is what both talk about', () => {
  const open = { ...thread, messages: said('me') }
  expect(repliesFor({ ...open, offer: 'mine', side: 'buying' })).toContain('Have you seen my offer?')
  expect(repliesFor({ ...open, offer: 'theirs', side: 'selling' })).toContain('Could you offer more?')
  expect(repliesFor({ ...open, offer: 'theirs', side: 'buying' })).toContain('Could you come down a little?')
  expect(repliesFor({ ...open, offer: 'mine', side: 'selling' })).toContain('Have you seen my counter-offer?')
})

test('once it is sold, the two who agreed settle the rest, and others ask for something similar', () => {
  const sold = { ...thread, listing: 'sold' } as const
  const agreed = [{ sender: 'them', kind: 'offer_accepted', text: '' }] as const
  expect(repliesFor({ ...sold, side: 'buying', messages: agreed })).toContain('When could we sign?')
  expect(repliesFor({ ...sold, side: 'selling', messages: agreed })).toContain('I will send you the papers.')
  expect(repliesFor({ ...sold, side: 'buying', messages: said('me') })).toContain('Do you have something similar?')
})

test('a buyer is offered the questions that are left, until one is asked', () => {
  const asked = { ...thread, questions: ['In whose name is the title?', 'What kind of title does it have?'] } as const
  const [first, second] = asked.questions
  expect(repliesFor({ ...asked, side: 'buying', messages: said() }).slice(-2)).toEqual([first, second])
  const messages = [{ sender: 'me', kind: 'plain', text: first }] as const
  expect(repliesFor({ ...asked, side: 'buying', messages })).toEqual(expect.not.arrayContaining([first]))
  expect(repliesFor({ ...asked, side: 'buying', messages })).toContain(second)
  expect(repliesFor({ ...asked, side: 'selling', messages: said('them') })).not.toContain(first)
})

test('nothing is suggested about no listing, or before the messages are known', () => {
  expect(repliesFor({ ...thread, side: 'buying', messages: said('me'), listing: 'none' })).toEqual([])
  expect(repliesFor({ ...thread, side: 'buying', messages: undefined })).toEqual([])
})
