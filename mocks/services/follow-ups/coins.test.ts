import { expect, test } from 'vitest'
import { call } from '@/api/call'
import { deleteProperty } from '@/contract/listing/properties'
import { updateOwnProfile } from '@/contract/account/user'
import { COIN_EARNINGS } from '@/domain/money/coins'
import { as, backend, listed, openForEach, update } from '../../handlers/listings.test-support'
import { answerOffer, storeOffer } from '../offers/offers-store'

openForEach()

const coins = (id: string) => backend.db.user.find(id)?.coins
const paid = (id: string) => {
  const before = coins(id) ?? 0
  return () => (coins(id) ?? 0) - before
}
const amountOf = (label: string) => COIN_EARNINGS.find((one) => one.label === label)?.amount

/** A verified member who has listed nothing yet. */
const newLister = () => {
  backend.db.user.update('101', { phone_verified: true, id_verified: true })
  as('regular')
}

test('the table promises what is documented and can be paid', () => {
  expect(COIN_EARNINGS.map(({ label, amount }) => [label, amount])).toEqual([
    ['Complete Profile', 50],
    ['First Listing', 100],
    ['Property Sold', 200],
  ])
})

test('the first listing is paid, the second is not, nor is the first of somebody who listed before', async () => {
  newLister()
  const earned = paid('101')
  const { id } = await listed()
  expect(earned()).toBe(amountOf('First Listing'))
  await call(deleteProperty, { params: { id } })
  await listed()
  expect(earned()).toBe(amountOf('First Listing'))
  as('verified')
  const noel = paid('102')
  await listed()
  expect(noel()).toBe(0)
})

test('a sale is paid once, whether an offer was accepted or the owner marks it, and rentals are not', async () => {
  const earned = paid('102')
  await update('1', { status: 'sold' })
  expect(earned()).toBe(amountOf('Property Sold'))
  await update('1', { status: 'available' })
  await update('1', { status: 'sold' })
  expect(earned()).toBe(amountOf('Property Sold'))

  const rental = await listed({ listing_type: 'rent' })
  await update(rental.id, { listing_type: 'rent', status: 'sold' })
  expect(earned()).toBe(amountOf('Property Sold'))

  const conversation = backend.db.conversation.where(({ property_id }) => property_id === '7')[0]!
  const seller = paid(conversation.seller_id)
  const offer = storeOffer(backend, { conversation, sender: conversation.buyer_id, text: 'Mine.', offer_amount: 5 })
  answerOffer(backend, conversation, offer, 'accepted')
  expect(seller()).toBe(amountOf('Property Sold'))
  expect(backend.db.coin_entry.where(({ label }) => label === 'Property Sold').map(({ id }) => id)).toContain(
    'property-sold-7',
  )
})

test('a profile is paid when it is complete, once', async () => {
  const { db } = backend
  db.coin_entry.remove('complete-profile-101')
  db.user.update('101', { bio: null, coins: 0 })
  as('regular')
  await call(updateOwnProfile, { body: { location: 'Molo' } })
  expect(coins('101')).toBe(0)
  await call(updateOwnProfile, { body: { bio: 'Here I am.' } })
  await call(updateOwnProfile, { body: { bio: 'Here I still am.' } })
  expect(coins('101')).toBe(amountOf('Complete Profile'))
})
