import { acceptOffer, makeOffer } from '@/contract/messages/offers'
import { getProperty, updateProperty } from '@/contract/listing/properties'
import { MACHINES, type StateOf } from '@/contract/rules/machines'
import { check, type Check } from '../../check'
import { Difference, same } from '../../failure'
import { conversation, offer, type Talk } from '../../fixtures'
import type { World } from '../../context'
import { checkStep } from './step'

type State = Exclude<StateOf<'listing'>, 'paused'>
/** What a lister can say of a listing: it is paused with its owner. */
const STATES = Object.keys(MACHINES.listing.states).filter((state) => state !== 'paused') as State[]

const bodyOf = (status: State) =>
  ({ title: 'Conform', listing_type: 'sale', property_type: 'Condo', price: 4_200_000, status }) as const

async function bring(world: World, { property, seller }: Talk, status: State) {
  await world.succeed(updateProperty, { token: seller.token, params: { id: property }, body: bodyOf(status) })
}

async function requireState(world: World, { property }: Talk, before: string, expected: State) {
  const { status } = await world.succeed(getProperty, { params: { id: property } })
  if (status !== expected) throw new Difference('getProperty', `state after ${before}`, expected, String(status))
}

const offerBody = ({ id, property }: Talk) => ({
  conversation_id: id,
  property_id: property,
  offer_amount: 900_000,
  message: 'By the state of the listing',
})

/** The machine of a listing: what its lister says of it, and when offers are taken. */
export const listingMachineChecks: Check[] = [
  check('keeps the state that its lister gives a listing, from every other one', [updateProperty], async (world) => {
    const talk = await conversation(world, 'states')
    let before: State = 'available'
    const go = async (state: State) => {
      await bring(world, talk, state)
      await requireState(world, talk, before, state)
      before = state
    }
    for (const from of STATES)
      for (const to of STATES.filter((state) => state !== from)) {
        if (before !== from) await go(from)
        await go(to)
      }
    await go('sold')
    const { status: _, ...body } = bodyOf('sold')
    const edited = { ...body, title: 'Conform, edited' }
    await world.succeed(updateProperty, { token: talk.seller.token, params: { id: talk.property }, body: edited })
    const { status } = await world.succeed(getProperty, { params: { id: talk.property } })
    same({ on: getProperty, field: 'data.status, after an edit' }, status, 'sold')
  }),
  check('takes offers in the states of a listing that allow them', [makeOffer], async (world) => {
    for (const state of STATES) {
      const talk = await conversation(world, `offered ${state}`)
      await bring(world, talk, state)
      await checkStep(world, ['listing', state], makeOffer, { token: talk.buyer.token, body: offerBody(talk) })
      await requireState(world, talk, state, state)
    }
  }),
  check('takes no open offer any more once the listing is sold', [acceptOffer], async (world) => {
    const talk = await conversation(world, 'sold elsewhere')
    const { id } = await offer(world, talk)
    await bring(world, talk, 'sold')
    const body = { conversation_id: talk.id, offer_id: String(id) }
    await checkStep(world, ['listing', 'sold'], acceptOffer, { token: talk.seller.token, body })
  }),
]
