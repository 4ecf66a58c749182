import { approveVerification, listPendingVerifications, rejectVerification } from '@/contract/admin'
import { blockUser } from '@/contract/account/blocking'
import { answerReview, changeReview, writeReview } from '@/contract/account/reviews'
import { deleteAccount, deleteOwnData, updateOwnProfile } from '@/contract/account/user'
import { submitIdVerification, verifyPhone } from '@/contract/account/verification'
import { confirmProperty, deleteProperty, updateProperty } from '@/contract/listing/properties'
import { dismissReport, listReports, sendReport, upholdReport } from '@/contract/listing/reports'
import { answerSuspension, keepSuspension, liftSuspension, revokeVerification, suspendUser } from '@/contract/standing'
import type { Arrow } from '@/contract/rules/machine'
import { phoneOf } from '../checks/between-people/listers'
import { textedCode } from '../codes'
import type { Account } from '../context'
import { demand } from '../failure'
import { listing } from '../fixtures'
import { picture } from '../pictures'
import { homeOf, usernameOf, type Acts, type Cast } from './cast'

const reason = 'Said by the conformance check'
const DAY = 86_400_000

/** The buyer's names in the machines; every other side is the seller. */
const BUYING: readonly (string | undefined)[] = ['buyer', 'visitor', 'reporter', 'author', 'sender']

export const sideOf = ({ buyer, seller }: Cast, side: string | undefined): Account =>
  BUYING.includes(side) ? buyer : seller

const ofAdmin = async ({ world }: Cast, id: string) => ({ token: await world.admin(), params: { id } })

/** The one whom an administrator decides about: who is named in `when`, else the seller. */
const suspected = (cast: Cast, { when = '' }: Arrow) => sideOf(cast, /suspends the (\w+)/.exec(when)?.[1])

export const newNumber = ({ world, name }: Cast) => phoneOf(world, `${name}-anew`)

/** Hands in an ID, and finds it where it waits. */
async function handIn(cast: Cast): Promise<void> {
  const { world, seller } = cast
  const body = { id_type: 'passport', id_front: picture('front.png'), id_back: picture('back.png', 40) }
  await world.succeed(submitIdVerification, { token: seller.token, body })
  const pending = await world.succeed(listPendingVerifications, { token: await world.admin() })
  const found = pending.find(({ email }) => email === seller.email)
  demand(found !== undefined, { on: listPendingVerifications, field: 'data' }, `documents of ${seller.email}`, pending)
  cast.submission = String(found.id)
}

/** Reports what the cast has a report about, or else its listing, by whoever may. */
export async function report(cast: Cast, by: Account): Promise<string> {
  const { world, property } = cast
  const { about, id } = cast.subject ?? { about: 'listing', id: property }
  const body = { about, subject_id: id, reason: 'other', details: reason } as const
  await world.succeed(sendReport, { token: by.token, body })
  const rows = await world.succeed(listReports, { token: await world.admin() })
  const found = rows.findLast((row) => row.about === about && String(row.subjectId) === id && row.reason === 'other')
  demand(found !== undefined, { on: listReports, field: 'data' }, `a report about ${about} ${id}`, rows)
  return String(found.id)
}

const review = (cast: Cast, by: Account, about: Account) => {
  const body = { property_id: cast.property, person_id: about.id, rating: 4, comment: commentOf(cast, by) }
  return cast.world.succeed(writeReview, { token: by.token, body })
}
export const commentOf = ({ world, name }: Cast, by: Account) => `Of ${by.id} in ${world.run} ${name}`

/** The picture of somebody else's listing. */
async function copied({ world }: Cast): Promise<File> {
  await listing(world)
  return picture('front.png')
}

const listed = { title: 'Conform', listing_type: 'sale', property_type: 'Condo', price: 4_200_000 } as const

/** What people and administrators do about accounts, listings, reports and reviews. */
export const PEOPLE: Acts = {
  async deleteAccount(cast, { by }) {
    const account = sideOf(cast, by)
    await cast.world.succeed(deleteAccount, { token: account.token })
    cast.closed.add(account)
  },
  deleteOwnData: (cast, { by }) => cast.world.succeed(deleteOwnData, { token: sideOf(cast, by).token }),
  async blockUser(cast, { by }) {
    const own = sideOf(cast, by)
    const username = await usernameOf(cast, own === cast.buyer ? cast.seller : cast.buyer)
    await cast.world.succeed(blockUser, { token: own.token, params: { username } })
  },
  async suspendUser(cast, arrow) {
    const { world } = cast
    const ends_at = arrow.to === 'closed' ? null : new Date(Date.now() + world.ahead() + 7 * DAY).toISOString()
    await world.succeed(suspendUser, { ...(await ofAdmin(cast, suspected(cast, arrow).id)), body: { reason, ends_at } })
  },
  liftSuspension: async (cast) =>
    cast.world.succeed(liftSuspension, { ...(await ofAdmin(cast, cast.seller.id)), body: { reason } }),
  answerSuspension: ({ world, seller }) =>
    world.succeed(answerSuspension, { token: seller.token, body: { message: reason } }),
  keepSuspension: async (cast) =>
    cast.world.succeed(keepSuspension, { ...(await ofAdmin(cast, cast.seller.id)), body: { reason } }),
  revokeVerification: async (cast) =>
    cast.world.succeed(revokeVerification, { ...(await ofAdmin(cast, cast.seller.id)), body: { reason } }),
  approveVerification: async (cast) =>
    cast.world.succeed(approveVerification, await ofAdmin(cast, String(cast.submission))),
  rejectVerification: async (cast) =>
    cast.world.succeed(rejectVerification, { ...(await ofAdmin(cast, String(cast.submission))), body: { reason } }),
  submitIdVerification: handIn,
  updateOwnProfile: (cast, { when }) => {
    const body = when?.includes('number')
      ? { phone_number: newNumber(cast) }
      : { first_name: 'Maria', last_name: 'Reyes' }
    return cast.world.succeed(updateOwnProfile, { token: cast.seller.token, body })
  },
  async verifyPhone(cast) {
    const { world, seller } = cast
    const phone_number = newNumber(cast)
    const verification_code = await textedCode(world, seller.token, phone_number)
    await world.succeed(verifyPhone, { token: seller.token, body: { phone_number, verification_code } })
  },
  confirmProperty: ({ world, seller, property: id }) =>
    world.succeed(confirmProperty, { token: seller.token, params: { id } }),
  deleteProperty: ({ world, seller, property: id }) =>
    world.succeed(deleteProperty, { token: seller.token, params: { id } }),
  async createProperty(cast, { to }) {
    const { world, seller, name } = cast
    // Where the server reports it, its picture is that of somebody else's listing.
    const photo = to === 'open' ? await copied(cast) : undefined
    cast.property = await homeOf(cast, seller, `Conform ${world.run} ${name} new`, photo)
  },
  async updateProperty(cast, { when = '', to }) {
    const { world, seller, property: id } = cast
    const status = /says (\w+)/.exec(when)?.[1] ?? (when.startsWith('marks') ? 'sold' : undefined)
    const photos = to === 'open' ? { photos: [await copied(cast)] } : {}
    const body = { ...listed, ...(status ? { status } : {}), ...photos }
    await world.succeed(updateProperty, { token: seller.token, params: { id }, body })
  },
  async sendReport(cast) {
    cast.report = await report(cast, cast.buyer)
  },
  async upholdReport(cast, { when }) {
    const { world, name } = cast
    const isOther = when?.startsWith('another') === true
    const by = isOther ? await world.newcomer(`${name}-reporter`) : cast.buyer
    const id = isOther || !cast.report ? await report(cast, by) : cast.report
    await world.succeed(upholdReport, { ...(await ofAdmin(cast, id)), body: { reason } })
  },
  dismissReport: async (cast) =>
    cast.world.succeed(dismissReport, { ...(await ofAdmin(cast, String(cast.report))), body: { reason } }),
  async writeReview(cast, { by }) {
    const { buyer, seller } = cast
    const [author, about] = by === 'reviewed' ? [seller, buyer] : [buyer, seller]
    const { review: written } = await review(cast, author, about)
    if (by !== 'reviewed' && written) cast.review = String(written.id)
  },
  changeReview: ({ world, buyer, review: id, ...cast }) => {
    const body = { rating: 5, comment: commentOf({ ...cast, world, buyer }, buyer) }
    return world.succeed(changeReview, { token: buyer.token, params: { id: String(id) }, body })
  },
  answerReview: ({ world, seller, review: id }) =>
    world.succeed(answerReview, { token: seller.token, params: { id: String(id) }, body: { answer: reason } }),
}
