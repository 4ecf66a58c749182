import {
  changeFavoriteList,
  createFavoriteList,
  deleteFavoriteList,
  listFavoriteLists,
  type FavoriteListChange,
} from '@/contract/favorite-lists'
import { check, type Check } from '../check'
import type { World } from '../context'
import { same } from '../failure'
import { favoriteList, listing } from '../fixtures'

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
  check('takes the name of a list once', [createFavoriteList], async (world) => {
    const { name, token } = await favoriteList(world)
    await world.refuse(422, createFavoriteList, { token, body: { name: name.toUpperCase() } }, ['name'])
  }),
  check('removes a list', [deleteFavoriteList, createFavoriteList, listFavoriteLists], async (world) => {
    const { token } = await world.buyer()
    const body = { name: `Conform ${world.run} short`, property_ids: ['1'] }
    const id = String((await world.succeed(createFavoriteList, { token, body })).id)
    same(on, (await homesOf(world, { id, token }))?.join(' '), '1')
    await world.succeed(deleteFavoriteList, { token, params: { id } })
    await world.refuse(404, deleteFavoriteList, { token, params: { id } })
  }),
]
