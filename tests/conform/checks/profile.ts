import { login } from '@/contract/account/auth'
import { listNotifications } from '@/contract/account/notifications'
import { createSavedSearch, listSavedSearches } from '@/contract/favorites/saved-searches'
import { getSettings, updateSettings } from '@/contract/account/settings'
import {
  changePassword,
  deleteAccount,
  deleteOwnData,
  getOnlineStatus,
  getOwnProfile,
  getPublicProfile,
  setOnlineStatus,
  updateOwnProfile,
  uploadProfilePicture,
} from '@/contract/account/user'
import { followUser, listFollowedUsers, unfollowUser } from '@/contract/account/following'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { picture, textFile } from '../pictures'
import type { Account, World } from '../context'

async function ownProfile(world: World, { token }: Account) {
  return await world.succeed(getOwnProfile, { token })
}

async function usernameOf(world: World, account: Account): Promise<string> {
  const { username } = await ownProfile(world, account)
  if (!username) throw new NotCheckable('the account has no username')
  return username
}

export const profileChecks: Check[] = [
  check('shows one’s own profile with the verification status', [getOwnProfile], async (world) => {
    for (const [who, may] of [
      ['regular', false],
      ['verified', true],
    ] as const) {
      const account = await world.person(who)
      const profile = await ownProfile(world, account)
      same({ on: getOwnProfile, field: 'data.email' }, profile.email, account.email)
      const { first_name, last_name } = profile
      if (first_name && last_name)
        same({ on: getOwnProfile, field: 'data.name' }, profile.name, `${first_name} ${last_name}`)
      same(
        { on: getOwnProfile, field: 'data.verification_status.can_list_properties' },
        profile.verification_status?.can_list_properties,
        may,
      )
    }
  }),
  check('keeps what one says about oneself', [updateOwnProfile, getOwnProfile], async (world) => {
    const account = await world.buyer()
    const { bio, location } = await ownProfile(world, account)
    const said = { bio: `Checked in ${world.run}`, location: 'La Paz, Iloilo City' }
    await world.succeed(updateOwnProfile, { token: account.token, body: said })
    const after = await ownProfile(world, account)
    await world.succeed(updateOwnProfile, { token: account.token, body: { bio: bio ?? '', location: location ?? '' } })
    same({ on: getOwnProfile, field: 'data.bio' }, after.bio ?? after.description, said.bio)
    same({ on: getOwnProfile, field: 'data.location' }, after.location, said.location)
  }),
  check('refuses a profile edit that started from an old state', [updateOwnProfile, getOwnProfile], async (world) => {
    const account = await world.newcomer('two-tabs')
    const { token } = account
    const start = String((await ownProfile(world, account)).updated_at)
    await world.succeed(updateOwnProfile, { token, body: { bio: 'First' }, match: start })
    await world.refuse(412, updateOwnProfile, { token, body: { bio: 'Second' }, match: start })
    const { bio, updated_at } = await ownProfile(world, account)
    same({ on: getOwnProfile, field: 'data.bio' }, bio, 'First')
    await world.succeed(updateOwnProfile, { token, body: { bio: 'Third' }, match: String(updated_at) })
  }),
  check('corrects a name, also one with ñ, hyphen and spaces', [updateOwnProfile, getOwnProfile], async (world) => {
    const { token } = await world.newcomer('named')
    const body = { first_name: 'Niña-Mae', last_name: 'Dela Peña' }
    await world.succeed(updateOwnProfile, { token, body })
    const { first_name, last_name } = await world.succeed(getOwnProfile, { token })
    same({ on: getOwnProfile, field: 'data.first_name' }, first_name, body.first_name)
    same({ on: getOwnProfile, field: 'data.last_name' }, last_name, body.last_name)
  }),
  check(
    'shows profiles to everyone, contact only as their settings allow',
    [getPublicProfile, updateSettings],
    async (world) => {
      const account = await world.buyer()
      const { token, email } = account
      const username = await usernameOf(world, account)
      const before = await world.succeed(getSettings, { token })
      const look = async () => (await world.succeed(getPublicProfile, { params: { username } })).contact?.email ?? null
      const show = (showEmail: boolean) =>
        world.succeed(updateSettings, {
          token,
          body: { ...before, privacy: { ...before.privacy, showProfile: true, showEmail } },
        })
      await show(true)
      const shown = await look()
      await show(false)
      const hidden = await look()
      await world.succeed(updateSettings, { token, body: before })
      same({ on: getPublicProfile, field: 'data.contact.email where it is shown' }, shown, email)
      same({ on: getPublicProfile, field: 'data.contact.email where it is hidden' }, hidden, null)
    },
  ),
  check('shows no private profile', [getPublicProfile, updateSettings], async (world) => {
    const account = await world.buyer()
    const { token } = account
    const username = await usernameOf(world, account)
    const before = await world.succeed(getSettings, { token })
    await world.succeed(updateSettings, {
      token,
      body: { ...before, privacy: { ...before.privacy, showProfile: false } },
    })
    try {
      await world.refuse(403, getPublicProfile, { params: { username } })
    } finally {
      await world.succeed(updateSettings, { token, body: before })
    }
  }),
  check('says who is here', [setOnlineStatus, getOnlineStatus], async (world) => {
    const { token, id } = await world.buyer()
    const asker = await world.person('professional')
    for (const is_online of [true, false]) {
      const last_seen = new Date(Date.now() + world.ahead()).toISOString()
      await world.succeed(setOnlineStatus, { token, body: { is_online, last_seen } })
      const status = await world.succeed(getOnlineStatus, { token: asker.token, params: { id } })
      same({ on: getOnlineStatus, field: 'data.is_online' }, status.is_online, is_online)
    }
  }),
  check(
    'follows and unfollows, each as often as one likes',
    [followUser, unfollowUser, listFollowedUsers],
    async (world) => {
      const { token } = await world.buyer()
      const username = await usernameOf(world, await world.person('professional'))
      const times = async () =>
        (await world.succeed(listFollowedUsers, { token })).filter((one) => one.username === username).length
      for (let again = 0; again < 2; again += 1) await world.succeed(followUser, { token, params: { username } })
      same({ on: listFollowedUsers, field: 'data, times it is there' }, await times(), 1)
      for (let again = 0; again < 2; again += 1) await world.succeed(unfollowUser, { token, params: { username } })
      same({ on: listFollowedUsers, field: 'data, times it is there' }, await times(), 0)
    },
  ),
  check('lets nobody follow themselves', [followUser], async (world) => {
    const account = await world.buyer()
    await world.refuse(422, followUser, {
      token: account.token,
      params: { username: await usernameOf(world, account) },
    })
  }),
  check('replaces a profile picture and serves it', [uploadProfilePicture, getOwnProfile], async (world) => {
    const { token } = await world.newcomer('pictured')
    const { profile_picture } = await world.succeed(uploadProfilePicture, {
      token,
      body: { profile_picture: picture('me.png', 24) },
    })
    const { status, type } = await world.fetch(
      profile_picture.startsWith('http') ? profile_picture : `/${profile_picture.replace(/^\//, '')}`,
    )
    same({ on: uploadProfilePicture, field: `status of ${profile_picture}` }, status, 200)
    demand(type.startsWith('image/'), { on: uploadProfilePicture, field: 'Content-Type' }, 'image/…', type)
    const profile = await world.succeed(getOwnProfile, { token })
    same(
      { on: getOwnProfile, field: 'data.profile_picture' },
      profile.profile_picture ?? profile.avatar,
      profile_picture,
    )
  }),
  check('takes no profile picture that is none', [uploadProfilePicture], async (world) => {
    const { token } = await world.buyer()
    for (const profile_picture of [textFile(), textFile('me.png', 'image/png')])
      await world.refuse(422, uploadProfilePicture, { token, body: { profile_picture } }, ['profile_picture'])
  }),
  check(
    'refuses a wrong current password, a weak or unchanged new one, and two that differ',
    [changePassword],
    async (world) => {
      const { token, password } = await passworded(world)
      const body = (next: string, again = next, current = password) => ({
        current_password: current,
        password: next,
        password_confirmation: again,
      })
      await world.refuse(422, changePassword, { token, body: body('Changed1word', 'Changed1word', 'Wrong1word') }, [
        'current_password',
      ])
      await world.refuse(422, changePassword, { token, body: body('weak') }, ['password'])
      await world.refuse(422, changePassword, { token, body: body(password) }, ['password'])
      await world.refuse(422, changePassword, { token, body: body('Changed1word', 'Other1word') }, [
        'password_confirmation',
      ])
    },
  ),
  check('signs in with a new password, no more with the old one', [changePassword, login], async (world) => {
    const { token, password, email } = await passworded(world)
    const next = 'Changed1word'
    const change = (from: string, to: string) =>
      world.succeed(changePassword, {
        token,
        body: { current_password: from, password: to, password_confirmation: to },
      })
    await change(password, next)
    try {
      await world.refuse(401, login, { body: { email, password } })
      const renewed = await world.succeed(login, { body: { email, password: next } })
      demand(Boolean(renewed.token), { on: login, field: 'data.token' }, 'a token', renewed.token)
    } finally {
      await change(next, password)
    }
  }),
]

/** Somebody who signs in with a password; a demo account where new ones come from the identity provider. */
async function passworded(world: World): Promise<Account & { password: string }> {
  const account = await world.buyer()
  if (account.password) return { ...account, password: account.password }
  const { token, id, user, email, fresh } = await world.person('regular')
  return { token, id, user, email, fresh, password: world.options.people.regular.password }
}

export const leavingChecks: Check[] = [
  check('erases what an account gathered and keeps the account', [deleteOwnData], async (world) => {
    const { token } = await world.newcomer('leaver')
    await world.succeed(createSavedSearch, { token, body: { name: 'Gathered' } })
    await world.succeed(deleteOwnData, { token })
    same({ on: listSavedSearches, field: 'data.length' }, (await world.succeed(listSavedSearches, { token })).length, 0)
    same({ on: listNotifications, field: 'data.length' }, (await world.succeed(listNotifications, { token })).length, 0)
    await world.succeed(getOwnProfile, { token })
  }),
  check('closes an account and ends its sessions', [deleteAccount], async (world) => {
    const account = await world.newcomer('closing')
    const username = await usernameOf(world, account)
    await world.succeed(deleteAccount, { token: account.token })
    await world.refuse(401, getOwnProfile, { token: account.token })
    await world.refuse(404, getPublicProfile, { params: { username } })
  }),
]
