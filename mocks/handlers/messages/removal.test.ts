import { beforeEach, expect, test } from 'vitest'
import { onePixel } from '@mocks/documents/one-pixel'
import { serveEveryone } from '@tests/helpers/everyone'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { DEFAULT_SETTINGS } from '@/contract/account/settings'
import { UNSEND_MINUTES } from '@/contract/fields'
import { getConversation, markConversationRead } from '@/contract/messages/conversations'
import { deleteMessageForMe, listMessages, sendMessage, sendPhotos, unsendMessage } from '@/contract/messages/messages'

const server = serveEveryone()
const { as } = server
beforeEach(() => as('101'))

const id = 'c101-1'
const say = async (message: string) => (await call(sendMessage, { body: { conversation_id: id, message } })).data
const unsend = (message: string) => call(unsendMessage, { params: { id: message } })
const hide = (message: string) => call(deleteMessageForMe, { params: { id: message } })
const talk = async (who: string) => {
  as(who)
  return (await call(listMessages, { params: { conversationId: id } })).data
}
const seen = async (who: string) => {
  as(who)
  return (await call(getConversation, { params: { id } })).data
}
const noted = () =>
  server.backend.db.notification.where(({ user_id, link }) => user_id === '102' && !!link?.includes(id))
const refusal = async (made: Promise<unknown>) => {
  const error = await made.catch((reason: unknown) => reason)
  return error instanceof ApiError ? `${error.status} ${error.message}` : error
}

test('an unsent message is empty for both, read by nobody, and in no notification', async () => {
  await say('First')
  const { id: second } = await say('My number is wrong')
  expect((await seen('102')).unread).toBe(2)
  as('101')
  server.pushes.length = 0
  await unsend(String(second))
  for (const who of ['101', '102'])
    expect((await talk(who)).at(-1)).toMatchObject({
      id: second,
      message: '',
      removed_at: expect.any(String) as string,
    })
  expect(await seen('102')).toMatchObject({ unread: 1, lastMessage: 'Message removed' })
  expect(noted().map(({ message }) => message)).toEqual(['Message removed'])
  const told = server.pushes.filter(({ event }) => event === 'message-removed')
  expect(told.map(({ to }) => to)).toEqual(['102', '101'])
})

test('pictures of an unsent message are served no longer', async () => {
  const { data } = await call(sendPhotos, { body: { conversation_id: id, photos: [onePixel('car.png')] } })
  const url = `http://localhost/storage/${data.photos?.[0]?.image_url}`
  expect((await fetch(url)).status).toBe(200)
  await unsend(String(data.id))
  expect((await talk('102')).at(-1)).toMatchObject({ photos: null })
  expect((await fetch(url)).status).toBe(404)
})

test('a message can be unsent by its sender alone, once, and for ten minutes', async () => {
  const sent = String((await say('Hello')).id)
  as('102')
  expect(await refusal(unsend(sent))).toBe('403 Only its sender can take a message back.')
  as('101')
  server.backend.clock.advance(UNSEND_MINUTES * 60_000 - 1)
  await unsend(sent)
  expect(await refusal(unsend(sent))).toBe('409 This message is removed already.')
  const late = String((await say('Too late')).id)
  server.backend.clock.advance(UNSEND_MINUTES * 60_000)
  expect(await refusal(unsend(late))).toBe('409 A message can be taken back for 10 minutes. This one stays.')
})

test('an offer is withdrawn, not unsent', async () => {
  const { db, clock } = server.backend
  db.message.update('m113-1-3', { timestamp: clock.iso() })
  as('113')
  expect(await refusal(unsend('m113-1-3'))).toMatch(/^409 /)
})

test('a message that one side deletes stays with the other, and counts as read', async () => {
  const { id: first } = await say('First')
  const { id: second } = await say('Second')
  as('102')
  server.pushes.length = 0
  await hide(String(second))
  expect(server.pushes.map(({ to, event }) => `${to} ${event}`)).toEqual(['102 message-removed'])
  expect((await talk('102')).at(-1)?.id).toBe(first)
  expect((await talk('101')).at(-1)).toMatchObject({ id: second, message: 'Second' })
  expect(await seen('102')).toMatchObject({ unread: 1, lastMessage: 'First' })
  expect(await seen('101')).toMatchObject({ lastMessage: 'Second' })
  as('103')
  expect(await refusal(hide(String(first)))).toMatch(/^403 /)
})

test('who reads a message is seen to, unless one of the two does not show it', async () => {
  const { backend } = server
  await say('Have you seen this?')
  const last = async () => (await talk('101')).at(-1)?.seen
  expect(await last()).toBe(false)
  server.pushes.length = 0
  as('102')
  await call(markConversationRead, { params: { id } })
  expect(await last()).toBe(true)
  expect((await talk('102')).at(-1)?.seen).toBeNull()
  const told = () => server.pushes.filter(({ event }) => event === 'messages-seen').map(({ to }) => to)
  expect(told()).toEqual(['101'])
  for (const hides of ['101', '102']) {
    const privacy = { ...DEFAULT_SETTINGS.privacy, showSeen: false }
    backend.db.user.update(hides, { settings: JSON.stringify({ ...DEFAULT_SETTINGS, privacy }) })
    expect(await last()).toBeNull()
    backend.db.user.update(hides, { settings: null })
  }
})
