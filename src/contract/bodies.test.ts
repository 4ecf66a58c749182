import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { makeOffer } from './messages/offers'
import { createProperty, updateProperty } from './listing/properties'
import { createTour } from './tours/tours'
import { changePassword } from './account/user'
import { submitIdVerification } from './account/verification'

const fieldsOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/** A picture that claims to be `size` bytes. */
const file = (type: string, size = 3) =>
  Object.defineProperty(new File(['abc'], 'x', { type }), 'size', { value: size })

/** The messages with which a schema refuses a body; undefined when it takes it. */
const says = (schema: z.ZodMiniType | undefined, body: unknown) =>
  schema?.safeParse(body).error?.issues.map(({ message }) => message)

describe('the bodies', () => {
  const house = { title: 'House in Jaro', listing_type: 'sale', property_type: 'Villa', price: '4200000' }
  it('create lists under the form’s names, update under the stored ones', () => {
    const create = fieldsOf(createProperty.body)
    const update = fieldsOf(updateProperty.body)
    expect(create).toEqual(
      expect.arrayContaining(['address', 'state', 'square_feet', 'parking_spots', 'lat', 'lng', 'photos']),
    )
    expect(update).toEqual(
      expect.arrayContaining(['street', 'province', 'size', 'parking', 'latitude', 'longitude', 'photos']),
    )
    expect(
      create.filter((name) => ['street', 'province', 'size', 'parking', 'latitude', 'longitude'].includes(name)),
    ).toEqual([])
    expect(
      update.filter((name) => ['address', 'state', 'square_feet', 'parking_spots', 'lat', 'lng'].includes(name)),
    ).toEqual([])
  })

  it('refuse a listing in the documented words', () => {
    const photos = Array.from({ length: 21 }, () => file('image/png'))
    expect(says(createProperty.body, { ...house, photos: photos.slice(1) })).toBeUndefined()
    expect(says(createProperty.body, { ...house, photos })).toEqual(['Maximum 20 photos allowed'])
    expect(says(createProperty.body, { ...house, title: ' ', price: '', photos: [] })).toEqual([
      'Listing title is required',
      'Price is required',
      'Add at least 1 photo',
    ])
    expect(says(createProperty.body, { listing_type: 'sale', property_type: 'Villa' })).toEqual([
      'Listing title is required',
      'Price is required',
      'Add at least 1 photo',
    ])
  })

  it('refuse identity pictures in the documented words', () => {
    const { body } = submitIdVerification
    const card = { id_type: 'umid', id_front: file('image/png'), id_back: file('image/jpeg', 10 * 1024 * 1024) }
    expect(says(body, card)).toBeUndefined()
    expect(says(body, { ...card, id_back: undefined })).toEqual(['Please upload both ID front and back images.'])
    expect(says(body, { ...card, id_back: file('image/gif') })).toEqual(['Please upload only JPG or PNG files.'])
    expect(says(body, { ...card, id_back: file('image/png', 10 * 1024 * 1024 + 1) })).toEqual([
      'File size must be less than 10MB.',
    ])
  })

  it('take files that crossed a network, whichever class they came back as', async () => {
    const form = new FormData()
    form.append('id_front', new File(['abc'], 'front.png', { type: 'image/png' }))
    const read = await new Request('http://localhost/', { method: 'POST', body: form }).formData()
    expect(
      says(submitIdVerification.body, {
        id_type: 'umid',
        id_front: read.get('id_front'),
        id_back: read.get('id_front'),
      }),
    ).toBeUndefined()
  })

  it('refuse a password in the documented words', () => {
    const { body } = changePassword
    const change = (password: string, password_confirmation = password) =>
      says(body, { current_password: 'old', password, password_confirmation })
    expect(change('Iloilo2026')).toBeUndefined()
    expect(change('Ab1')).toContain('Password must be at least 8 characters long')
    expect(change('iloilo2026')).toEqual(['Password must contain uppercase, lowercase, and number'])
    expect(change('Iloilo2026', 'Iloilo2027')).toEqual(['Passwords do not match'])
  })

  it('refuse an empty offer and a tour at no time of day', () => {
    const offer = { conversation_id: 1, property_id: 2, message: 'Is this fair?' }
    expect(says(makeOffer.body, { ...offer, offer_amount: 3_900_000 })).toBeUndefined()
    expect(says(makeOffer.body, { ...offer, offer_amount: 0 })).toEqual(['The offer must be above zero'])
    expect(says(makeOffer.body, { ...offer, offer_amount: 0.001 })).toEqual(['The offer must be at least 1'])
    expect(says(makeOffer.body, { ...offer, offer_amount: 1, message: '  ' })).toEqual(['Please type a message'])
    expect(says(createTour.body, { property_id: '1', date: '2026-03-14', time: '09:30' })).toBeUndefined()
    expect(says(createTour.body, { property_id: '1', date: '14 March', time: '25:00' })).toEqual([
      'The date must look like 2026-03-14',
      'The time must look like 09:30',
    ])
  })

  it('write files down as binary text', () => {
    const { properties } = z.toJSONSchema(submitIdVerification.body ?? z.null(), { unrepresentable: 'any' })
    expect(properties?.['id_front']).toMatchObject({ type: 'string', format: 'binary' })
  })
})
