import { listAuditRecords } from '@/contract/admin'
import { CONFIRMED_DAYS } from '@/contract/fields'
import { listNotifications } from '@/contract/account/notifications'
import {
  confirmProperty,
  createProperty,
  deleteProperty,
  getProperty,
  listMyProperties,
  updateProperty,
} from '@/contract/listing/properties'
import { dismissReport, listReports, sendReport, upholdReport, type ReportReason } from '@/contract/listing/reports'
import { FEWEST_COMPARED, LOW_PRICE_SHARE } from '@/contract/search/limits'
import { getOwnProfile, getPublicProfile, updateOwnProfile } from '@/contract/account/user'
import { writeReview } from '@/contract/account/reviews'
import { sendMessage } from '@/contract/messages/messages'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { conversation, deal, listing, newListingBody, reportAbout, reported, REPORT_DETAILS } from '../fixtures'
import { picture } from '../pictures'
import type { Account, World } from '../context'

/** Compares what the administration's list has of a decided report. */
async function requireDecided(world: World, property: string, status: string, decision: string) {
  const report = await reportAbout(world, 'listing', property)
  same({ on: listReports, field: 'data.*.status' }, report?.status, status)
  same({ on: listReports, field: 'data.*.decision' }, report?.decision, decision)
  const records = await world.succeed(listAuditRecords, { token: await world.admin() })
  const line = records.find(({ userId, reason }) => String(userId) === String(report?.ownerId) && reason === decision)
  same({ on: listAuditRecords, field: 'data.*.action of a report' }, line?.action, `report_${status}`)
}

/** Upholds a report, and requires that the reported person reads why. */
async function requireTold(world: World, token: string, id: string) {
  const reason = `Decided by ${world.run}`
  await world.succeed(upholdReport, { token: await world.admin(), params: { id }, body: { reason } })
  const told = await isTold(world, token, reason)
  demand(told, { on: listNotifications, field: 'data of the reported' }, `“${reason}”`, 'nothing')
}

/** Whether somebody was told something that says so. */
async function isTold(world: World, token: string, words: string): Promise<boolean> {
  return (await world.succeed(listNotifications, { token })).some(({ message }) => message.includes(words))
}

export const reportChecks: Check[] = [
  check('takes a report of a listing once, from somebody else than its owner', [sendReport], async (world) => {
    const { property: id, owner, reporter, report } = await reported(world, 'once')
    const { token } = reporter
    same({ on: listReports, field: 'data.*.reason' }, report.reason, 'gone')
    same({ on: listReports, field: 'data.*.details' }, report.details, REPORT_DETAILS)
    const body = { about: 'listing', subject_id: id, reason: 'duplicate' }
    await world.refuse(409, sendReport, { token, body })
    await world.refuse(422, sendReport, { token: owner.token, body })
    const { token: second } = await world.person('professional')
    await world.refuse(422, sendReport, { token: second, body: { ...body, reason: 'other' } }, ['details'])
    await world.refuse(422, sendReport, { token: second, body: { ...body, reason: 'insults' } }, ['reason'])
  }),
  check(
    'takes the report of a message from the other side alone, and warns its sender',
    [sendReport],
    async (world) => {
      const { id: conversation_id, buyer, seller } = await conversation(world, 'reported')
      const message = `Send me the code, says ${world.run}`
      const { id } = await world.succeed(sendMessage, { token: seller.token, body: { conversation_id, message } })
      const body = { about: 'message', subject_id: id, reason: 'asks-for-code' } as const
      const stranger = await world.person('professional')
      await world.refuse(404, sendReport, { token: stranger.token, body })
      await world.refuse(422, sendReport, { token: seller.token, body })
      await world.succeed(sendReport, { token: buyer.token, body })
      const report = await reportAbout(world, 'message', String(id))
      same({ on: listReports, field: 'data.*.words of a message' }, report?.words, message)
      same({ on: listReports, field: 'data.*.ownerUsername' }, report?.ownerUsername, seller.user.username)
      await requireTold(world, seller.token, String(report?.id))
    },
  ),
  check('takes the report of a person, and warns them', [sendReport, upholdReport], async (world) => {
    const { token } = await world.buyer()
    const person = await world.newcomer('reported')
    const body = { about: 'person', subject_id: String(person.user.id), reason: 'impostor' } as const
    await world.refuse(422, sendReport, { token: person.token, body })
    await world.succeed(sendReport, { token, body })
    const report = await reportAbout(world, 'person', body.subject_id)
    same({ on: listReports, field: 'data.*.subjectId of a person' }, String(report?.subjectId), body.subject_id)
    await requireTold(world, person.token, String(report?.id))
  }),
  check(
    'takes the report of a shown review, and shows the removed one no more',
    [sendReport, upholdReport, getPublicProfile],
    async (world) => {
      const { property, buyer, seller } = await deal(world, 'review reported')
      const rating = (by: Account, about: Account, comment: string) =>
        world.succeed(writeReview, {
          token: by.token,
          body: { property_id: property, person_id: about.id, rating: 1, comment },
        })
      const comment = `Untrue, says ${world.run}`
      const { review } = await rating(seller, buyer, comment)
      const body = { about: 'review', subject_id: String(review?.id), reason: 'untrue' } as const
      await world.refuse(404, sendReport, { token: buyer.token, body })
      await rating(buyer, seller, 'Fine.')
      await world.refuse(422, sendReport, { token: seller.token, body })
      await world.succeed(sendReport, { token: buyer.token, body })
      const before = await world.succeed(getPublicProfile, { params: { username: String(buyer.user.username) } })
      const report = await reportAbout(world, 'review', body.subject_id)
      same({ on: listReports, field: 'data.*.words of a review' }, report?.words, comment)
      await requireTold(world, seller.token, String(report?.id))
      const after = await world.succeed(getPublicProfile, { params: { username: String(buyer.user.username) } })
      const shown = (after.reviews ?? []).some((one) => one.comment === comment)
      demand(!shown, { on: getPublicProfile, field: 'data.reviews' }, 'no removed review', comment)
      same({ on: getPublicProfile, field: 'data.review_count' }, after.review_count, Number(before.review_count) - 1)
    },
  ),
  check(
    'keeps a listing whose report is dismissed, and tells whoever reported it why',
    [dismissReport, listReports, listAuditRecords, getProperty],
    async (world) => {
      const { id: named, property: id, reporter } = await reported(world, 'kept')
      const params = { id: named }
      const admin = await world.admin()
      const reason = `Kept by ${world.run}`
      await world.succeed(dismissReport, { token: admin, params, body: { reason } })
      await world.succeed(getProperty, { params: { id } })
      await requireDecided(world, id, 'dismissed', reason)
      demand(
        await isTold(world, reporter.token, reason),
        { on: listNotifications, field: 'data' },
        `“${reason}”`,
        'nothing',
      )
      await world.refuse(409, dismissReport, { token: admin, params, body: {} })
      await world.refuse(409, upholdReport, { token: admin, params, body: { reason } })
    },
  ),
  check(
    'takes a listing off whose report is upheld, and tells its owner why',
    [upholdReport, listReports, listAuditRecords, getProperty],
    async (world) => {
      const { id: named, property: id, owner } = await reported(world, 'taken off')
      const params = { id: named }
      const admin = await world.admin()
      await world.refuse(422, upholdReport, { token: admin, params, body: { reason: ' ' } }, ['reason'])
      const reason = `Taken off by ${world.run}`
      await world.succeed(upholdReport, { token: admin, params, body: { reason } })
      await world.refuse(404, getProperty, { params: { id } })
      await requireDecided(world, id, 'upheld', reason)
      demand(
        await isTold(world, owner.token, reason),
        { on: listNotifications, field: 'data' },
        `“${reason}”`,
        'nothing',
      )
    },
  ),
]

/** A new listing by its id. It goes with its account, and else at the end. */
async function listed(world: World, owner: Account, title: string, more: object): Promise<string> {
  const { token } = owner
  await world.succeed(createProperty, { token, body: { ...newListingBody(title), ...more } })
  const found = (await world.succeed(listMyProperties, { token })).find((one) => one.title === title)
  demand(found !== undefined, { on: listMyProperties, field: 'data' }, `the new listing “${title}”`, 'none')
  const id = String(found.id)
  world.later(() => world.ask(deleteProperty, { token, params: { id } }))
  return id
}

/** The report of the server's own about a listing. */
async function ownReport(world: World, property: string, reason: ReportReason) {
  const rows = await world.succeed(listReports, { token: await world.admin() })
  const about = rows.filter((row) => row.about === 'listing' && String(row.subjectId) === property)
  const found = about.filter((row) => row.reason === reason)
  same({ on: listReports, field: `data, reports of “${reason}”` }, found.length, 1)
  same({ on: listReports, field: 'data.*.reporterId of its own report' }, found[0]?.reporterId ?? null, null)
}

export const automaticReportChecks: Check[] = [
  check(
    'reports a listing itself whose photo is on somebody else’s listing, and takes no such report from a person',
    [createProperty, listReports, sendReport],
    async (world) => {
      const photo = () => picture('copied.png', 400)
      const [owner, other] = [await world.person('verified'), await world.person('professional')]
      await listed(world, owner, `Conform ${world.run} photo`, { photos: [photo()] })
      const copy = await listed(world, other, `Conform ${world.run} copied photo`, { photos: [photo()] })
      await ownReport(world, copy, 'same-photo')
      const body = { about: 'listing', subject_id: copy, reason: 'same-photo' } as const
      await world.refuse(422, sendReport, { token: owner.token, body }, ['reason'])
    },
  ),
  check(
    'reports a listing itself whose price is far below the middle of five like it',
    [createProperty, listReports],
    async (world) => {
      const owner = await world.person('verified')
      const like = { city: `Conform ${world.run}`, photos: [picture('front.png')] }
      for (let number = 1; number <= FEWEST_COMPARED; number += 1)
        await listed(world, owner, `Conform ${world.run} like ${number}`, like)
      const { price } = newListingBody('')
      const low = { ...like, price: price * LOW_PRICE_SHARE - 100_000 }
      await ownReport(world, await listed(world, owner, `Conform ${world.run} low price`, low), 'low-price')
    },
  ),
]

/** That a listing is still to be had, as its owner confirms it. */
export const confirmationChecks: Check[] = [
  check('keeps when a listing was last confirmed', [confirmProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'confirmed')
    const before = await world.succeed(getProperty, { params: { id } })
    demand(!before.confirmed_at, { on: getProperty, field: 'data.confirmed_at' }, 'nothing', before.confirmed_at)
    const { confirmed_at } = await world.succeed(confirmProperty, { token: owner.token, params: { id } })
    const after = await world.succeed(getProperty, { params: { id } })
    same({ on: getProperty, field: 'data.confirmed_at' }, after.confirmed_at, confirmed_at)
    // An edit that was open meanwhile is not refused for it.
    same({ on: getProperty, field: 'data.updated_at' }, after.updated_at, before.updated_at)
    const age = Date.now() + world.ahead() - Date.parse(confirmed_at)
    demand(
      Math.abs(age) < CONFIRMED_DAYS * 43_200_000,
      { on: confirmProperty, field: 'data.confirmed_at' },
      'now',
      confirmed_at,
    )
  }),
  check('confirms no listing that is sold', [confirmProperty, updateProperty], async (world) => {
    const { id, owner } = await listing(world, 'sold')
    const { token } = owner
    const body = { title: 'Sold', price: 1, listing_type: 'sale', property_type: 'Condo', status: 'sold' }
    await world.succeed(updateProperty, { token, params: { id }, body })
    await world.refuse(409, confirmProperty, { token, params: { id } })
  }),
]

/** The name on Messenger goes where the phone number goes. */
export const messengerChecks: Check[] = [
  check(
    'shows a name on Messenger only where the phone number is shown',
    [updateOwnProfile, getOwnProfile, getPublicProfile, getProperty],
    async (world) => {
      const { id, owner } = await listing(world, 'messenger')
      const { token } = owner
      const username = String(owner.user.username)
      const before = await world.succeed(getSettings, { token })
      const own = await world.succeed(getOwnProfile, { token })
      await world.refuse(422, updateOwnProfile, { token, body: { messenger: 'http://evil.example' } }, ['messenger'])
      await world.succeed(updateOwnProfile, { token, body: { messenger: 'conform.check' } })
      const look = async (shown: boolean) => {
        const privacy = { ...before.privacy, showProfile: true, showPhone: shown }
        await world.succeed(updateSettings, { token, body: { ...before, privacy } })
        const person = await world.succeed(getPublicProfile, { params: { username } })
        const property = await world.succeed(getProperty, { params: { id } })
        return [person.contact?.messenger ?? null, property.user?.messenger ?? null]
      }
      const shown = await look(true)
      const hidden = await look(false)
      await world.succeed(updateSettings, { token, body: before })
      await world.succeed(updateOwnProfile, { token, body: { messenger: own.messenger ?? '' } })
      same({ on: getPublicProfile, field: 'data.contact.messenger where it is shown' }, shown[0], 'conform.check')
      same({ on: getProperty, field: 'data.user.messenger where it is shown' }, shown[1], 'conform.check')
      same({ on: getPublicProfile, field: 'data.contact.messenger where it is hidden' }, hidden[0], null)
      same({ on: getProperty, field: 'data.user.messenger where it is hidden' }, hidden[1], null)
    },
  ),
]
