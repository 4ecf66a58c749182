import {
  changeFavoriteList,
  createFavoriteList,
  deleteFavoriteList,
  listFavoriteLists,
  type FavoriteListChange,
} from '@/contract/favorites/favorite-lists'
import { check, type Check } from '../check'
import type { World } from '../context'
import { demand, same } from '../failure'
import {
  endFavoriteListLink,
  getSharedList,
  shareFavoriteList,
  voteOnSharedList,
} from '@/contract/favorites/shared-lists'
import { favoriteList, listing, sharedList } from '../fixtures'
import { conventionRule } from '../rules/stated'

async function homesOf(world: World, { id, token }: { id: string; token: string }) {
  const lists = await world.succeed(listFavoriteLists, { token })
  return lists.find((one) => String(one.id) === id)?.property_ids.map(String)
}
const on = { on: listFavoriteLists, field: 'data.*.property_ids' }

export const favoriteListChecks: Check[] = [
  check('puts homes into a list and takes them out', [changeFavoriteList, listFavoriteLists], async (world) => {
    const list = await favoriteList(world)
    const { id: home } = await listing(world)
    const change = (body: FavoriteListChange) =>
      world.succeed(changeFavoriteList, { token: list.token, params: { id: list.id }, body })
    for (let time = 0; time < 2; time += 1) await change({ add: [home] })
    same(on, (await homesOf(world, list))?.join(' '), home)
    const { name } = await change({ name: `${list.name} renamed` })
    same({ on: changeFavoriteList, field: 'data.name' }, name, `${list.name} renamed`)
    same({ ...on, field: `${on.field} after renaming` }, (await homesOf(world, list))?.join(' '), home)
    await change({ name: list.name, remove: [home] })
    same(on, (await homesOf(world, list))?.length, 0)
  }),
  check(
    'shows a shared list without an account, and counts one vote of each voter',
    [shareFavoriteList, getSharedList, voteOnSharedList],
    async (world) => {
      const { id, link, home, token } = await sharedList(world)
      const again = await world.succeed(shareFavoriteList, { token, params: { id } })
      same({ on: shareFavoriteList, field: 'data.link when shared again' }, again.link, link)
      const at = { params: { id: link } }
      const [ana, ben] = [`conform-${world.run}-phone-of-ana`, `conform-${world.run}-phone-of-ben`]
      const vote = (voter: string, name: string, says: 'up' | 'down' | 'none') =>
        world.succeed(voteOnSharedList, { ...at, body: { voter, name, property_id: home, vote: says } })
      const totals = async () => {
        const { homes } = await world.succeed(getSharedList, at)
        const { up, down, voters } = homes[0] ?? { up: NaN, down: NaN, voters: [] }
        return [`${up} up`, `${down} down`, ...voters.map(({ name, vote: says }) => `${name} ${says}`)].join(', ')
      }
      const on = { on: getSharedList, field: 'data.homes.*' }
      await vote(ana, 'Ana', 'up')
      await vote(ben, 'Ben', 'up')
      same(on, await totals(), '2 up, 0 down, Ana up, Ben up')
      await vote(ana, 'Ana', 'down')
      same({ ...on, field: 'data.homes.* after another vote' }, await totals(), '1 up, 1 down, Ben up, Ana down')
      await vote(ben, 'Ben', 'none')
      same({ ...on, field: 'data.homes.* after a vote was taken back' }, await totals(), '0 up, 1 down, Ana down')
      const elsewhere = { voter: ana, name: 'Ana', property_id: 'not-in-it', vote: 'up' as const }
      await world.refuse(422, voteOnSharedList, { ...at, body: elsewhere }, ['property_id'])
    },
  ),
  check(
    'ends the link of a list',
    [endFavoriteListLink, shareFavoriteList, getSharedList, voteOnSharedList],
    async (world) => {
      const { id, token } = await favoriteList(world)
      const { link } = await world.succeed(shareFavoriteList, { token, params: { id } })
      const at = { params: { id: String(link) } }
      await world.succeed(getSharedList, at)
      await world.succeed(endFavoriteListLink, { token, params: { id } })
      await world.refuse(410, getSharedList, at)
      const body = { voter: 'conform-0000000000', name: 'Conform', property_id: '1', vote: 'up' as const }
      await world.refuse(410, voteOnSharedList, { ...at, body })
      const later = await world.succeed(shareFavoriteList, { token, params: { id } })
      demand(later.link !== link, { on: shareFavoriteList, field: 'data.link after its end' }, 'another link', link)
    },
  ),
  check(
    'takes the name of a list once',
    [createFavoriteList],
    async (world) => {
      const { name, token } = await favoriteList(world)
      await world.refuse(422, createFavoriteList, { token, body: { name: name.toUpperCase() } }, ['name'])
    },
    [conventionRule('case')],
  ),
  check('removes a list', [deleteFavoriteList, createFavoriteList, listFavoriteLists], async (world) => {
    const { token } = await world.buyer()
    const body = { name: `Conform ${world.run} short`, property_ids: ['1'] }
    const id = String((await world.succeed(createFavoriteList, { token, body })).id)
    same(on, (await homesOf(world, { id, token }))?.join(' '), '1')
    await world.succeed(deleteFavoriteList, { token, params: { id } })
    await world.refuse(404, deleteFavoriteList, { token, params: { id } })
  }),
]
