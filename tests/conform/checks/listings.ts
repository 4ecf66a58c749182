import {
  createProperty,
  deleteProperty,
  getProperty,
  listMyProperties,
  listProperties,
  updateProperty,
} from '@/contract/listing/properties'
import { checkStoredFile, getStoredFile, getStoredFileByApi } from '@/contract/storage'
import { imageSource, resolveImageUrl } from '@/domain/listing/images'
import { factAt, PH_PATHS, phOf, storedName, valueOf } from '../../helpers/whole-listing'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { listing, newListingBody } from '../fixtures'
import { picture, textFile } from '../pictures'
import type { World } from '../context'

const UPDATE = { listing_type: 'sale', property_type: 'Condo', price: 4_100_000 }

async function detail(world: World, id: string) {
  return await world.succeed(getProperty, { params: { id } })
}

/** Fetches a listing's picture where the app would look for it, and looks at its bytes. */
async function requirePicture(world: World, image: unknown) {
  const source = resolveImageUrl(imageSource(image))
  const { status, type, bytes } = await world.fetch(source)
  const on = getStoredFileByApi
  same({ on, field: `status of ${source}` }, status, 200)
  demand(type.startsWith('image/'), { on, field: `Content-Type of ${source}` }, 'image/…', type)
  demand(bytes.length > 60, { on, field: `bytes of ${source}` }, 'the picture', bytes.length)
}

export const listingChecks: Check[] = [
  check('lets only verified users list', [createProperty], async (world) => {
    const { token } = await world.person('regular')
    await world.refuse(403, createProperty, { token, body: { ...newListingBody('Refused'), photos: [picture()] } })
  }),
  check('lists a property once for one key', [createProperty, listMyProperties], async (world) => {
    const { token } = await world.person('verified')
    const title = `Conform ${world.run} sent twice`
    const ask = { token, body: { ...newListingBody(title), photos: [picture()] }, key: `conform-${world.run}-listing` }
    await world.succeed(createProperty, ask)
    await world.succeed(createProperty, ask)
    const own = (await world.succeed(listMyProperties, { token })).filter((one) => one.title === title)
    for (const { id } of own) world.later(() => world.succeed(deleteProperty, { token, params: { id: String(id) } }))
    demand(own.length === 1, { on: listMyProperties, field: 'data' }, `one listing “${title}”`, own.length)
  }),
  check(
    'shows a new listing in the list, in its owner’s list and by itself',
    [createProperty, listProperties, listMyProperties, getProperty],
    async (world) => {
      const { id, owner } = await listing(world)
      const lists = [
        [listProperties, await world.succeed(listProperties)],
        [listMyProperties, await world.succeed(listMyProperties, { token: owner.token })],
      ] as const
      for (const [on, rows] of lists) {
        const row = rows.find((one) => String(one.id) === id)
        demand(row !== undefined, { on, field: 'data' }, `the new listing ${id}`, rows)
        same({ on, field: 'data.*.status' }, row.status, 'available')
      }
      const one = await detail(world, id)
      same({ on: getProperty, field: 'data.user_id' }, one.user_id ?? one.user?.id, owner.id)
    },
  ),
  check('keeps every field of a new listing, under the stored names', [createProperty, getProperty], async (world) => {
    const { id } = await listing(world)
    const one = (await detail(world, id)) as Record<string, unknown>
    for (const [name, value] of Object.entries(newListingBody(`Conform ${world.run} shared`))) {
      if (name === 'ph') continue
      const field = storedName(name)
      const got = Array.isArray(value) ? (JSON.parse(String(one[field])) as unknown) : one[field]
      const plain = typeof value === 'boolean' ? Boolean(Number(got)) : got
      same({ on: getProperty, field: `data.${field}` }, plain, value)
    }
  }),
  check('keeps every Philippine fact of a new listing', [createProperty, getProperty], async (world) => {
    const { id } = await listing(world)
    const { ph } = await detail(world, id)
    for (const path of PH_PATHS) same({ on: getProperty, field: `data.ph.${path}` }, factAt(ph, path), valueOf(path))
  }),
  check(
    'takes the Philippine facts whole, and keeps them where they are left out',
    [updateProperty, getProperty],
    async (world) => {
      const { id, owner } = await listing(world, 'facts')
      const update = (body: object) =>
        world.succeed(updateProperty, {
          token: owner.token,
          params: { id },
          body: { ...UPDATE, title: `Conform ${world.run} facts`, ...body },
        })
      await update({ ph: { sale_stage: 'resale', flood: { year_100: 'low' } } })
      await update({})
      const kept = (await detail(world, id)).ph
      same({ on: getProperty, field: 'data.ph.sale_stage' }, kept?.sale_stage, 'resale')
      same({ on: getProperty, field: 'data.ph.flood.year_100' }, kept?.flood?.year_100, 'low')
      demand(!kept?.title_type, { on: getProperty, field: 'data.ph.title_type' }, 'nothing', kept?.title_type)
      demand(!kept?.flood?.year_5, { on: getProperty, field: 'data.ph.flood.year_5' }, 'nothing', kept?.flood?.year_5)
    },
  ),
  check('takes no license, day or month of another shape', [updateProperty], async (world) => {
    const { id, owner } = await listing(world, 'facts')
    const wrong = {
      'license_to_sell.number': 'applied for',
      'broker.license': 'PRC 12',
      turnover: 'June 2028',
      title_checked_on: 'last week',
    }
    for (const [path, value] of Object.entries(wrong)) {
      const body = { ...UPDATE, title: 'Refused', ph: phOf({ [path]: value }) }
      await world.refuse(422, updateProperty, { token: owner.token, params: { id }, body }, [`ph.${path}`])
    }
  }),
  check('takes no frontage and no floors of a building below one', [updateProperty], async (world) => {
    const { id, owner } = await listing(world, 'facts')
    for (const path of ['lot.frontage', 'unit.storeys']) {
      const body = { ...UPDATE, title: 'Refused', ph: phOf({ [path]: 0 }) }
      await world.refuse(422, updateProperty, { token: owner.token, params: { id }, body }, [`ph.${path}`])
    }
  }),
  check('answers the price as a number or as text', [getProperty, listProperties], async (world) => {
    const { id } = await listing(world)
    same({ on: getProperty, field: 'data.price' }, (await detail(world, id)).price, 4_200_000)
  }),
  check(
    'serves an uploaded photo',
    [createProperty, getStoredFile, getStoredFileByApi, checkStoredFile],
    async (world) => {
      const { id } = await listing(world)
      const { images } = await detail(world, id)
      same({ on: getProperty, field: 'data.images.length' }, images?.length, 1)
      await requirePicture(world, images?.[0])
      const [, path] = /^\/(?:api\/)?storage\/(.+)$/.exec(resolveImageUrl(imageSource(images?.[0]))) ?? []
      if (!path) return
      for (const on of [getStoredFile, getStoredFileByApi, checkStoredFile])
        same({ on, field: 'status' }, (await world.ask(on, { params: { path } })).status, 200)
    },
  ),
  check('takes no listing without a photo, nor with what is no picture', [createProperty], async (world) => {
    const { token } = await world.person('verified')
    const body = newListingBody('Refused')
    await world.refuse(422, createProperty, { token, body }, ['photos'])
    await world.refuse(422, createProperty, { token, body: { ...body, photos: [textFile()] } })
  }),
  check('takes at most 20 photos', [createProperty], async (world) => {
    const { token } = await world.person('verified')
    const photos = Array.from({ length: 21 }, (_, place) => picture(`${place}.png`))
    await world.refuse(422, createProperty, { token, body: { ...newListingBody('Refused'), photos } }, ['photos'])
  }),
  check('changes a listing, its pictures too', [updateProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'changed')
    const [first] = (await detail(world, id)).images ?? []
    const title = `Conform ${world.run} renamed`
    await world.succeed(updateProperty, {
      token: owner.token,
      params: { id },
      body: {
        ...UPDATE,
        title,
        street: '2 Iznart Street',
        size: 700,
        features: ['Pool'],
        photos: [picture('back.png', 8)],
      },
    })
    const changed = await detail(world, id)
    const on = getProperty
    same({ on, field: 'data.title' }, changed.title, title)
    same({ on, field: 'data.price' }, changed.price, UPDATE.price)
    same({ on, field: 'data.street' }, changed.street, '2 Iznart Street')
    same({ on, field: 'data.size' }, changed.size, 700)
    same({ on, field: 'data.features' }, JSON.parse(changed.features ?? '[]'), ['Pool'])
    same({ on, field: 'data.city' }, changed.city, 'Iloilo City')
    same({ on, field: 'data.images.length' }, changed.images?.length, 2)
    await requirePicture(world, changed.images?.[1])
    same({ on, field: 'data.images.0' }, imageSource(changed.images?.[0]), imageSource(first))
  }),
  check('tells every asking price of a listing, the present one last', [updateProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'repriced')
    const body = { ...UPDATE, title: `Conform ${world.run} repriced` }
    await world.succeed(updateProperty, { token: owner.token, params: { id }, body })
    await world.succeed(updateProperty, { token: owner.token, params: { id }, body })
    const steps = (await detail(world, id)).price_history ?? []
    const on = getProperty
    same(
      { on, field: 'data.price_history.*.price' },
      steps.map(({ price }) => Number(price)),
      [4_200_000, UPDATE.price],
    )
    const times = steps.map(({ since }) => Date.parse(since))
    demand(
      times.every((at, place) => at >= (times[place - 1] ?? 0)),
      { on, field: 'data.price_history.*.since' },
      'rising times',
      times,
    )
  }),
  check('refuses an edit that started from an old state', [updateProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'two tabs')
    const start = (await detail(world, id)).updated_at
    demand(Boolean(start), { on: getProperty, field: 'data.updated_at' }, 'a time', start)
    const edit = (title: string, match: string) => ({
      token: owner.token,
      params: { id },
      body: { ...UPDATE, title },
      match,
    })
    await world.succeed(updateProperty, edit('First', String(start)))
    const after = (await detail(world, id)).updated_at
    demand(
      Date.parse(String(after)) > Date.parse(String(start)),
      { on: getProperty, field: 'data.updated_at' },
      `a later time than ${start}`,
      after,
    )
    await world.refuse(412, updateProperty, edit('Second', String(start)))
    same({ on: getProperty, field: 'data.title' }, (await detail(world, id)).title, 'First')
    await world.succeed(updateProperty, edit('Third', String(after)))
  }),
  check('drops and reorders pictures', [updateProperty], async (world) => {
    const { id, owner } = await listing(world, 'reordered')
    const [first] = (await detail(world, id)).images ?? []
    const dropped = typeof first === 'object' ? first.id : undefined
    demand(dropped !== undefined, { on: getProperty, field: 'data.images.0.id' }, 'an id', dropped)
    await world.succeed(updateProperty, {
      token: owner.token,
      params: { id },
      body: { ...UPDATE, title: 'Reordered', photos: [picture('new.png', 16)], removed_photo_ids: [dropped] },
    })
    const { images } = await detail(world, id)
    same({ on: getProperty, field: 'data.images.length' }, images?.length, 1)
    demand(
      imageSource(images?.[0]) !== imageSource(first),
      { on: getProperty, field: 'data.images.0' },
      'the new picture',
      first,
    )
  }),
  check('puts pictures into the stated order, the cover first', [updateProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'in order')
    const edit = (changes: object) =>
      world.succeed(updateProperty, {
        token: owner.token,
        params: { id },
        body: { ...UPDATE, title: `Conform ${world.run} in order`, ...changes },
      })
    const ids = async () =>
      ((await detail(world, id)).images ?? []).map((image) => (typeof image === 'object' ? String(image.id) : image))
    const stored = await ids()
    await edit({ photos: [picture('side.png', 24)], photo_order: ['photos[0]', ...stored] })
    const [side, front] = await ids()
    same({ on: getProperty, field: 'data.images.1.id, in the stated order' }, front, stored[0])
    await edit({ cover_photo_id: front })
    same({ on: getProperty, field: 'data.images.*.id, the cover first' }, await ids(), [front, side])
  }),
  check('keeps floor plans apart from the photos, after them', [createProperty, updateProperty], async (world) => {
    const { token } = await world.person('verified')
    const photos = [picture('plan.png'), picture('front.png', 8)]
    const body = { ...newListingBody(`Conform ${world.run} with a plan`), photos, floor_plan_ids: ['photos[0]'] }
    const id = String((await world.succeed(createProperty, { token, body }))?.id)
    world.later(() => world.succeed(deleteProperty, { token, params: { id } }))
    const kinds = async () =>
      (await detail(world, id)).images?.map((image) => (typeof image === 'object' && image.kind) || 'photo').join(', ')
    same({ on: getProperty, field: 'data.images.*.kind' }, await kinds(), 'photo, floor_plan')
    const [, plan] = (await detail(world, id)).images ?? []
    const planId = typeof plan === 'object' ? plan.id : undefined
    const edit = (changes: object) => ({ token, params: { id }, body: { ...UPDATE, title: 'With a plan', ...changes } })
    await world.refuse(422, updateProperty, edit({ cover_photo_id: planId }), ['cover_photo_id'])
    await world.succeed(updateProperty, edit({ floor_plan_ids: [] }))
    same({ on: getProperty, field: 'data.images.*.kind' }, await kinds(), 'photo, photo')
    const all = ['photos[0]', 'photos[1]']
    await world.refuse(422, createProperty, { token, body: { ...body, floor_plan_ids: all } }, ['photos'])
  }),
  check('lets only the owner change a listing', [updateProperty], async (world) => {
    const { id } = await listing(world)
    const { token } = await world.person('professional')
    await world.refuse(403, updateProperty, { token, params: { id }, body: { ...UPDATE, title: 'Taken over' } })
  }),
  check('lets only the owner delete a listing', [deleteProperty], async (world) => {
    const { id } = await listing(world)
    await world.refuse(403, deleteProperty, { token: (await world.person('professional')).token, params: { id } })
    await detail(world, id)
  }),
  check('knows a deleted listing no more', [deleteProperty, getProperty], async (world) => {
    const { id, owner } = await listing(world, 'deleted')
    await world.succeed(deleteProperty, { token: owner.token, params: { id } })
    await world.refuse(404, getProperty, { params: { id } })
    await world.refuse(404, deleteProperty, { token: owner.token, params: { id } })
    const rows = await world.succeed(listProperties)
    demand(!rows.some((row) => String(row.id) === id), { on: listProperties, field: 'data' }, 'no deleted listing', id)
  }),
]
