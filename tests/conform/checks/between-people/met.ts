import type { WireIdentity } from '@/contract/account/person'
import { getOwnProfile, getPublicProfile, updateOwnProfile } from '@/contract/account/user'
import { getConversation, listConversations } from '@/contract/messages/conversations'
import { listTourRequests } from '@/contract/tours/requests'
import { listTours } from '@/contract/tours/tours'
import type { AnyEndpoint } from '@/contract/endpoint'
import { check, type Check } from '../../check'
import type { Account, World } from '../../context'
import { same } from '../../failure'
import { conversation, tour } from '../../fixtures'

type Met = WireIdentity & {
  id?: string | number | null | undefined
  name?: string | null | undefined
  username?: string | null | undefined
}

/** Compares a person as others see them with the person's own record. */
async function sameAsOwn(world: World, on: AnyEndpoint, field: string, met: Met | null | undefined, who: Account) {
  const own = await world.succeed(getOwnProfile, { token: who.token })
  same({ on, field: `${field}.id` }, String(met?.id), String(own.id))
  same({ on, field: `${field}.name` }, met?.name, own.name)
  same({ on, field: `${field}.username` }, met?.username, own.username)
  same({ on, field: `${field}.verified` }, met?.verified, own.verification_status?.can_list_properties)
}

const LOOK_ALIKES: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', i: 'і', o: 'ο', p: 'р', x: 'х', y: 'у' }

/** The same name for the eye, with Cyrillic and Greek letters. */
function disguised(name: string | null | undefined): string {
  return Array.from(name ?? '', (letter) => LOOK_ALIKES[letter] ?? letter).join('')
}

export const metChecks: Check[] = [
  check(
    'says of the other person in a conversation what their own record says',
    [getConversation, listConversations, getPublicProfile],
    async (world) => {
      const { id, buyer, seller } = await conversation(world)
      for (const [viewer, other] of [
        [buyer, seller],
        [seller, buyer],
      ] as const) {
        const one = await world.succeed(getConversation, { token: viewer.token, params: { id } })
        await sameAsOwn(world, getConversation, 'data.user', one.user, other)
        const open = await world.succeed(getPublicProfile, { params: { username: String(one.user.id) } })
        same({ on: getPublicProfile, field: 'data.id, asked for by id' }, String(open.id), other.id)
      }
      const rows = await world.succeed(listConversations, { token: buyer.token })
      const row = rows.find((one) => String(one.id) === id)
      await sameAsOwn(world, listConversations, 'data.*.user', row?.user, seller)
    },
  ),
  check(
    'says of the other side of a visit what their own record says',
    [listTours, listTourRequests],
    async (world) => {
      const { id, visitor } = await tour(world)
      const lister = await world.person('verified')
      const isIt = (one: { id: string | number }) => String(one.id) === id
      const own = (await world.succeed(listTours, { token: visitor.token })).find(isIt)
      await sameAsOwn(world, listTours, 'data.*.agent', own?.agent, lister)
      const asked = (await world.succeed(listTourRequests, { token: lister.token })).find(isIt)
      await sameAsOwn(world, listTourRequests, 'data.*.visitor', asked?.visitor, visitor)
    },
  ),
  check(
    'tells those who meet a person of the verified person with that name, and of the names before',
    [getConversation, updateOwnProfile],
    async (world) => {
      const impostor = await world.newcomer('impostor')
      const { id, seller } = await conversation(world, 'shared', impostor)
      const own = await world.succeed(getOwnProfile, { token: seller.token })
      const rename = (first_name: string, last_name: string) =>
        world.succeed(updateOwnProfile, { token: impostor.token, body: { first_name, last_name } })
      const met = async ({ token }: Account) => (await world.succeed(getConversation, { token, params: { id } })).user
      const on = getConversation
      const [first, last] = [disguised(own.first_name).toUpperCase(), disguised(own.last_name)]
      await rename(first, last)
      const { resembles } = await met(seller)
      same({ on, field: 'data.user.resembles.id' }, String(resembles?.id), String(own.id))
      same({ on, field: 'data.user.resembles.name' }, resembles?.name, own.name)
      same({ on, field: 'data.user.resembles.username' }, resembles?.username, own.username)
      same({ on, field: 'data.user.resembles, of a verified person' }, (await met(impostor)).resembles ?? null, null)
      await rename('Quirina', 'Zobelita')
      const after = await met(seller)
      same({ on, field: 'data.user.resembles, of another name' }, after.resembles ?? null, null)
      same({ on, field: 'data.user.former_names, the latest' }, after.former_names?.[0], `${first} ${last}`)
    },
  ),
]
