import { DESCRIPTION_MAX, OFFER_MAX } from '@/contract/fields'
import { PHOTO_MAX_BYTES } from '@/contract/listing/listing-form'
import { createProperty, deleteProperty, getProperty, updateProperty } from '@/contract/listing/properties'
import { check, type Check } from '../check'
import { same } from '../failure'
import { listing, newListingBody } from '../fixtures'
import { picture } from '../pictures'

/** The largest values that the contract allows are kept whole, and one more is refused. */
export const edgeChecks: Check[] = [
  check('takes photos up to the stated size', [createProperty], async (world) => {
    const { token } = await world.person('verified')
    const bare = picture('large.png').size
    const body = (bytes: number) => ({
      ...newListingBody(`Conform ${world.run} large`),
      photos: [picture('large.png', bytes - bare)],
    })
    const { status, json } = await world.patiently(createProperty, { token, body: body(PHOTO_MAX_BYTES) })
    const { id } = ((json as { data?: unknown } | undefined)?.data ?? {}) as { id?: string | number }
    if (id !== undefined) world.later(() => world.succeed(deleteProperty, { token, params: { id } }))
    same({ on: createProperty, field: `status, with a photo of ${PHOTO_MAX_BYTES} bytes` }, status, 201)
    const more = await world.patiently(createProperty, { token, body: body(PHOTO_MAX_BYTES + 1) })
    same({ on: createProperty, field: 'status, with a photo one byte larger' }, more.status, 422)
  }),
  check(
    'keeps the largest price, the longest description and a leading zero',
    [updateProperty, getProperty],
    async (world) => {
      const { id, owner } = await listing(world, 'at the edge')
      const title = `Conform ${world.run} at the edge`
      const edge = {
        // A filter takes twelve digits.
        price: OFFER_MAX - 1,
        currency: 'PHP',
        description: 'Every letter counts. '
          .repeat(DESCRIPTION_MAX)
          .slice(0, DESCRIPTION_MAX - 1)
          .concat('.'),
        zip: '0503',
      }
      const body = { listing_type: 'sale', property_type: 'Condo', status: 'available', title, ...edge } as const
      await world.succeed(updateProperty, { token: owner.token, params: { id }, body })
      const kept = await world.succeed(getProperty, { params: { id } })
      const on = getProperty
      same({ on, field: 'data.price' }, kept.price, edge.price)
      same({ on, field: 'data.zip' }, kept.zip, edge.zip)
      same({ on, field: 'data.description, characters' }, kept.description?.length, DESCRIPTION_MAX)
      same({ on, field: 'data.description' }, kept.description, edge.description)
    },
  ),
]
