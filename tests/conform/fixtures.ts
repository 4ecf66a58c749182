import { listPendingVerifications } from '@/contract/admin'
import { createFavoriteList, deleteFavoriteList } from '@/contract/favorites/favorite-lists'
import { shareFavoriteList } from '@/contract/favorites/shared-lists'
import { acceptOffer, makeOffer } from '@/contract/messages/offers'
import { openConversation } from '@/contract/messages/conversations'
import { createProperty, deleteProperty, listMyProperties } from '@/contract/listing/properties'
import { listReports, sendReport, type Reported } from '@/contract/listing/reports'
import { createSavedSearch, deleteSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { cancelTour, createTour } from '@/contract/tours/tours'
import { writeReview } from '@/contract/account/reviews'
import { submitIdVerification } from '@/contract/account/verification'
import { wholeListing } from '../helpers/whole-listing'
import { demand } from './failure'
import { picture } from './pictures'
import type { Account, World } from './context'

/*
 * What checks work on. Each is made once in a run under a name of its own, and removed at its end.
 */

const WHOLE = wholeListing()

/** A new listing with every field of the contract, in the form's names (A 3). */
export function newListingBody(title: string) {
  return {
    ...WHOLE,
    title,
    price: 4_200_000,
    listing_type: 'sale',
    property_type: 'Condo',
    status: 'available',
    description: 'Made by the conformance check and removed at its end.',
    city: 'Iloilo City',
  } as const
}

/** A listing of the verified account's, by the id that its own list gives it. */
export function listing(world: World, name = 'shared'): Promise<{ id: string; owner: Account }> {
  return world.once(`listing ${name}`, async () => {
    const owner = await world.person('verified')
    const title = `Conform ${world.run} ${name}`
    await world.succeed(createProperty, {
      token: owner.token,
      body: { ...newListingBody(title), photos: [picture('front.png')] },
    })
    const own = await world.succeed(listMyProperties, { token: owner.token })
    const found = own.find((one) => one.title === title)
    demand(found !== undefined, { on: listMyProperties, field: 'data' }, `the new listing “${title}”`, own)
    const id = String(found.id)
    world.later(async () => {
      const still = await world.succeed(listMyProperties, { token: owner.token })
      if (still.some((one) => String(one.id) === id))
        await world.succeed(deleteProperty, { token: owner.token, params: { id } })
    })
    return { id, owner }
  })
}

export type Talk = { id: string; property: string; buyer: Account; seller: Account }

/** A conversation about such a listing. */
export function conversation(world: World, name = 'shared', who?: Account): Promise<Talk> {
  return world.once(`conversation ${name} ${who?.id ?? ''}`, async () => {
    const { id: property, owner: seller } = await listing(world, name)
    const buyer = who ?? (await world.buyer())
    const opened = await world.succeed(openConversation, {
      token: buyer.token,
      body: { property_id: property, owner_id: seller.id },
    })
    const id = String(opened.id)
    // Connected, so that nobody answers in their place.
    await Promise.all([world.ear(seller), world.ear(buyer)]).catch(() => undefined)
    return { id, property, buyer, seller }
  })
}

/** What is offered: every digit counts. */
export const OFFERED = 4_321_987

export function offer(world: World, { id, property, buyer }: Talk, amount = OFFERED) {
  return world.succeed(makeOffer, {
    token: buyer.token,
    body: { conversation_id: id, property_id: property, offer_amount: amount, message: 'This is what I can pay.' },
  })
}

/** Such a conversation whose offer was accepted. */
export function deal(world: World, name: string, who?: Account): Promise<Talk> {
  return world.once(`deal ${name}`, async () => {
    const talk = await conversation(world, name, who)
    const body = { conversation_id: talk.id, offer_id: (await offer(world, talk)).id }
    await world.succeed(acceptOffer, { token: talk.seller.token, body })
    return talk
  })
}

/** A review of the seller by the buyer of a deal, which only its author sees. */
export function hiddenReview(world: World) {
  return world.once('hidden review', async () => {
    const { property, buyer: author, seller: reviewed } = await deal(world, 'reviewed by one')
    const body = { property_id: property, person_id: reviewed.id, rating: 5, comment: 'Conform' }
    const { review } = await world.succeed(writeReview, { token: author.token, body })
    return { id: String(review?.id), property, author, reviewed }
  })
}

/** The clocks of what stamps and what answers may differ by this, in milliseconds. */
const CLOCKS_APART = 120_000

/** Fails unless the time is the server's now. */
export function demandNow(world: World, place: Parameters<typeof demand>[1], time: string | null | undefined): void {
  const now = Date.now() + world.ahead()
  const apart = Math.abs(Date.parse(String(time)) - now)
  demand(apart < CLOCKS_APART, place, `about ${new Date(now).toISOString()}, the time of the answer`, time)
}

/** A day in the Philippines so many days from the server's now, `2026-03-14`. */
export function dayFromNow(world: World, days: number): string {
  return new Date(Date.now() + world.ahead() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

export function tour(world: World): Promise<{ id: string; date: string; property: string; visitor: Account }> {
  return world.once('tour', async () => {
    const { id: property } = await listing(world)
    const visitor = await world.buyer()
    const date = dayFromNow(world, 40)
    const body = { property_id: property, date, time: '09:30', duration: 45, notes: 'Conformance check' }
    const { id } = await world.succeed(createTour, { token: visitor.token, body })
    world.later(() => world.ask(cancelTour, { token: visitor.token, params: { id } }))
    return { id: String(id), date, property, visitor }
  })
}

export function savedSearch(world: World): Promise<{ id: string; name: string; owner: Account }> {
  return world.once('saved search', async () => {
    const owner = await world.buyer()
    const name = `Conform ${world.run}`
    const body = {
      name,
      location: 'Jaro',
      property_type: 'House',
      min_price: 1_000_000,
      max_price: 6_000_000,
      bedrooms: 3,
    }
    const { id } = await world.succeed(createSavedSearch, { token: owner.token, body })
    world.later(async () => {
      const still = await world.succeed(listSavedSearches, { token: owner.token })
      if (still.some((one) => String(one.id) === String(id)))
        await world.succeed(deleteSavedSearch, { token: owner.token, params: { id } })
    })
    return { id: String(id), name, owner }
  })
}

export function favoriteList(world: World): Promise<{ id: string; name: string; token: string }> {
  return world.once('favorite list', async () => {
    const { token } = await world.buyer()
    const name = `Conform ${world.run}`
    const { id } = await world.succeed(createFavoriteList, { token, body: { name } })
    world.later(() => world.ask(deleteFavoriteList, { token, params: { id: String(id) } }))
    return { id: String(id), name, token }
  })
}

/** A list that is shared, with one home. */
export function sharedList(world: World): Promise<{ id: string; link: string; home: string; token: string }> {
  return world.once('shared list', async () => {
    const { token } = await world.buyer()
    const { id: home } = await listing(world)
    const body = { name: `Conform ${world.run} shared`, property_ids: [home] }
    const id = String((await world.succeed(createFavoriteList, { token, body })).id)
    world.later(() => world.ask(deleteFavoriteList, { token, params: { id } }))
    const { link } = await world.succeed(shareFavoriteList, { token, params: { id } })
    demand(typeof link === 'string', { on: shareFavoriteList, field: 'data.link' }, 'the id of a link', link)
    return { id, link, home, token }
  })
}

/** A new account's identity document, as the administration's list has it. */
export function submission(world: World, name: string) {
  return world.once(`submission ${name}`, async () => {
    const applicant = await world.newcomer(name)
    await world.succeed(submitIdVerification, {
      token: applicant.token,
      body: { id_type: 'passport', id_front: picture('front.png'), id_back: picture('back.png', 40) },
    })
    const pending = await world.succeed(listPendingVerifications, { token: await world.admin() })
    const record = pending.find(({ email }) => email === applicant.email)
    demand(
      record !== undefined,
      { on: listPendingVerifications, field: 'data' },
      `the documents of ${applicant.email}`,
      pending,
    )
    return { id: String(record.id), applicant, record }
  })
}

/** A report of the buyer's about a new listing, as the administration's list has it. */
export function reported(world: World, name: string) {
  return world.once(`report ${name}`, async () => {
    const { id: property, owner } = await listing(world, `reported ${name}`)
    const reporter = await world.buyer()
    const body = { about: 'listing', subject_id: property, reason: 'gone', details: REPORT_DETAILS } as const
    await world.succeed(sendReport, { token: reporter.token, body })
    const report = await reportAbout(world, 'listing', property)
    demand(report !== undefined, { on: listReports, field: 'data' }, `a report about listing ${property}`, report)
    return { id: String(report.id), property, owner, reporter, report }
  })
}

export const REPORT_DETAILS = 'It was sold last month. “Niña” knows.'

/** The latest report about something, as the administration lists it. */
export async function reportAbout(world: World, kind: Reported, subject: string) {
  const rows = await world.succeed(listReports, { token: await world.admin() })
  return rows.findLast(({ about, subjectId }) => about === kind && String(subjectId) === subject)
}
