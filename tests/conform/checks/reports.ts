import { CONFIRMED_DAYS } from '@/contract/fields'
import { listNotifications } from '@/contract/account/notifications'
import { confirmProperty, getProperty, updateProperty } from '@/contract/listing/properties'
import { dismissReport, listReports, reportProperty, upholdReport } from '@/contract/listing/reports'
import { getOwnProfile, getPublicProfile, updateOwnProfile } from '@/contract/account/user'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { listing, reportAbout, reported, REPORT_DETAILS } from '../fixtures'
import type { World } from '../context'

/** Compares what the administration's list has of a decided report. */
async function requireDecided(world: World, property: string, status: string, decision: string) {
  const report = await reportAbout(world, property)
  same({ on: listReports, field: 'data.*.status' }, report?.status, status)
  same({ on: listReports, field: 'data.*.decision' }, report?.decision, decision)
}

/** Whether somebody was told something that says so. */
async function isTold(world: World, token: string, words: string): Promise<boolean> {
  return (await world.succeed(listNotifications, { token })).some(({ message }) => message.includes(words))
}

/** Reports about listings, and what is decided about them. */
export const reportChecks: Check[] = [
  check('takes a report of a listing once, from somebody else than its owner', [reportProperty], async (world) => {
    const { property: id, owner, reporter, report } = await reported(world, 'once')
    const { token } = reporter
    same({ on: listReports, field: 'data.*.reason' }, report.reason, 'gone')
    same({ on: listReports, field: 'data.*.details' }, report.details, REPORT_DETAILS)
    const body = { reason: 'duplicate' }
    await world.refuse(409, reportProperty, { token, params: { id }, body })
    await world.refuse(422, reportProperty, { token: owner.token, params: { id }, body })
    const { token: second } = await world.person('professional')
    await world.refuse(422, reportProperty, { token: second, params: { id }, body: { reason: 'other' } }, ['details'])
    await world.refuse(422, reportProperty, { token: second, params: { id }, body: { reason: 'dull' } }, ['reason'])
  }),
  check(
    'keeps a listing whose report is dismissed, and tells whoever reported it why',
    [dismissReport, listReports, getProperty],
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
    [upholdReport, listReports, getProperty],
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
