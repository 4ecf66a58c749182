import { beforeEach, expect, test } from 'vitest'
import { onePixel } from '@mocks/documents/one-pixel'
import { serveEveryone } from '@tests/helpers/everyone'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { sendPhotos } from '@/contract/messages/messages'
import { listConversations } from '@/contract/messages/conversations'
import { listMessages } from '@/contract/messages/messages'
import { MESSAGE_PHOTOS_MAX } from '@/contract/fields'

const server = serveEveryone()
const { as } = server
beforeEach(() => as('101'))

const named = (count: number) => Array.from({ length: count }, (_, place) => onePixel(`${place}.png`))
const send = (photos: File[], more: { message?: string; client_id?: string } = {}) =>
  call(sendPhotos, { body: { conversation_id: 'c101-1', photos, ...more } })
const refusal = async (made: Promise<unknown>) => {
  const error = await made.catch((reason: unknown) => reason)
  return error instanceof ApiError ? [error.status, error.fields] : error
}
const uploads = async () => (await server.backend.files.paths()).filter((path) => path.startsWith('messages/'))

test('both sides get the pictures of a message, which are served under names that nobody can guess', async () => {
  const { data } = await send(named(2), { message: ' Our car ' })
  expect(data).toMatchObject({ message: 'Our car', type: 'plain', sender: '101' })
  expect(data.photos).toHaveLength(2)
  as('102')
  const { data: seen } = await call(listMessages, { params: { conversationId: 'c101-1' } })
  expect(seen.at(-1)?.photos).toEqual(data.photos)
  for (const { image_url } of data.photos ?? []) {
    expect(image_url).toMatch(/^messages\/[\da-f]{8}-[\da-f-]{27}\.png$/)
    const served = await fetch(`http://localhost/storage/${image_url}`)
    expect(served.headers.get('content-type')).toBe('image/png')
  }
})

test('pictures without words are a Photo in the list and in the notification', async () => {
  await send(named(1))
  as('102')
  const last = async () => (await call(listConversations, {})).data.find(({ id }) => id === 'c101-1')?.lastMessage
  expect(await last()).toBe('Photo')
  const [told] = server.backend.db.notification.where((row) => row.user_id === '102' && row.message === 'Photo')
  expect(told?.title).toMatch(/^New message from /)
  as('101')
  await send(named(3))
  as('102')
  expect(await last()).toBe('3 photos')
})

test('pictures that are sent twice with one mark are stored once', async () => {
  const [one, other] = await Promise.all([
    send(named(1), { client_id: 'again' }),
    send(named(1), { client_id: 'again' }),
  ])
  expect(other.data.id).toBe(one.data.id)
  expect(server.backend.db.message.where((row) => row.client_id === 'again')).toHaveLength(1)
  expect(await uploads()).toHaveLength(1)
})

test('a picture that is none refuses the whole message, by its place, and nothing is stored', async () => {
  const page = new File(['<html>'], 'page.png', { type: 'image/png' })
  expect(await refusal(send([...named(1), page]))).toEqual([422, { 'photos.1': [expect.stringMatching(/images/)] }])
  expect(await refusal(send([onePixel('large.png', 10 * 1024 * 1024)]))).toEqual([
    422,
    { 'photos.0': ['File size must be less than 10MB.'] },
  ])
  expect(await uploads()).toEqual([])
})

test('a message has one picture at least and six at most, and its sender takes part in the conversation', async () => {
  expect(await refusal(send([]))).toEqual([422, { photos: ['Add at least 1 photo'] }])
  expect(await refusal(send(named(MESSAGE_PHOTOS_MAX + 1)))).toEqual([
    422,
    { photos: [`Maximum ${MESSAGE_PHOTOS_MAX} photos in one message`] },
  ])
  as('103')
  expect(await refusal(send(named(1)))).toEqual([403, {}])
})

test('nothing is sent once the listing or the other account is gone', async () => {
  server.backend.db.property.remove('1')
  expect(await refusal(send(named(1)))).toEqual([410, {}])
  expect(await uploads()).toEqual([])
})
