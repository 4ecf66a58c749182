import { expect, test } from 'vitest'
import { repliesFor } from './replies'

const thread = { viewer: 'me', offerOpen: false, rental: false, offered: true }
const said = (...senders: string[]) => senders.map((sender) => ({ sender, kind: 'plain' as const }))

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
  expect(repliesFor({ ...buyer, messages: [{ sender: 'them', kind: 'offer_rejected' }] })).toContain(
    'What would you accept?',
  )
  expect(repliesFor({ ...seller, messages: said('them') })).toContain('Yes, it is still available.')
  expect(repliesFor({ ...seller, messages: said('them', 'me') })).not.toContain('Yes, it is still available.')
})

test('an open offer is what both talk about', () => {
  const open = { ...thread, messages: said('me'), offerOpen: true }
  expect(repliesFor({ ...open, side: 'buying' })).toContain('Have you seen my offer?')
  expect(repliesFor({ ...open, side: 'selling' })).toContain('Could you offer more?')
})

test('nothing is suggested about what is sold or not known yet', () => {
  expect(repliesFor({ ...thread, side: 'buying', messages: said('me'), offered: false })).toEqual([])
  expect(repliesFor({ ...thread, side: 'buying', messages: undefined })).toEqual([])
})
