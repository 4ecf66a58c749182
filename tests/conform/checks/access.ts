import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { getProperty, listProperties } from '@/contract/listing/properties'
import { getSettings, updateSettings } from '@/contract/account/settings'
import { UNKNOWN_ID, type Ask } from '../talking/client'
import { check, type Check } from '../check'
import { same } from '../failure'
import { listing } from '../fixtures'
import { harmless, isHarmless } from '../harmless'

/** An ask that names nothing there is, so that a backend that lets it pass breaks nothing. */
export function vain(endpoint: AnyEndpoint): Ask {
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, UNKNOWN_ID]))
  const body = harmless(endpoint.id)
  return { params: 'side' in params ? { ...params, side: 'front' } : params, ...(body ? { body } : {}) }
}

const every: readonly AnyEndpoint[] = ENDPOINTS

/** Who may call: 401 without a valid token, 403 without the right (A 6). */
export const accessChecks: Check[] = every.flatMap((endpoint) => {
  if (endpoint.auth !== 'bearer' && endpoint.auth !== 'super-admin') return []
  const checks = [
    check('refuses who is not signed in', [endpoint], async (world) => {
      await world.refuse(401, endpoint, vain(endpoint))
      await world.refuse(401, endpoint, { ...vain(endpoint), token: 'made-up-token' })
    }),
  ]
  if (endpoint.auth === 'super-admin')
    checks.push(
      check('refuses a user who is no administrator', [endpoint], async (world) => {
        const { token } = await world.person('regular')
        await world.refuse(403, endpoint, { ...vain(endpoint), token })
      }),
    )
  else
    checks.push(
      check('refuses a session that has ended', [endpoint], async (world) => {
        const { token, fresh } = await world.ended()
        // Where the session was a lasting account's, only calls that could do it no harm are tried.
        if (fresh || isHarmless(endpoint)) await world.refuse(401, endpoint, { ...vain(endpoint), token })
      }),
    )
  return checks
})

/** What a listing tells of its owner to everybody. */
export const contactChecks: Check[] = [
  check(
    'shows an owner’s phone and e-mail with a listing only as their settings allow',
    [getProperty, listProperties, updateSettings],
    async (world) => {
      const { id, owner } = await listing(world)
      const { token, email } = owner
      const before = await world.succeed(getSettings, { token })
      const look = async () => {
        const { user } = await world.succeed(getProperty, { params: { id } })
        const listed = (await world.succeed(listProperties, {})).find((one) => String(one.id) === id)?.user
        return [user?.email ?? null, user?.phone_number ?? user?.phone ?? null, listed?.email ?? null]
      }
      const show = (shown: boolean) =>
        world.succeed(updateSettings, {
          token,
          body: { ...before, privacy: { ...before.privacy, showEmail: shown, showPhone: shown } },
        })
      await show(true)
      const [shown] = await look()
      await show(false)
      const [hidden, phone, listed] = await look()
      await world.succeed(updateSettings, { token, body: before })
      same({ on: getProperty, field: 'data.user.email where it is shown' }, shown, email)
      same({ on: getProperty, field: 'data.user.email where it is hidden' }, hidden, null)
      same({ on: getProperty, field: 'data.user.phone_number where it is hidden' }, phone, null)
      same({ on: listProperties, field: 'data.*.user.email where it is hidden' }, listed, null)
    },
  ),
]
