import { getSettings, updateSettings, type Settings } from '@/contract/account/settings'
import { FEWEST_ASKED } from '@/contract/account/person'
import { getOnlineStatus, getPublicProfile, setOnlineStatus } from '@/contract/account/user'
import { getConversation, markConversationRead } from '@/contract/messages/conversations'
import { listMessages, sendMessage } from '@/contract/messages/messages'
import { getProperty } from '@/contract/listing/properties'
import { messagesSeen } from '@/contract/messages/realtime'
import { check, type Check } from '../../check'
import type { Account, World } from '../../context'
import { demand, same } from '../../failure'
import { conversation } from '../../fixtures'

/** Tries something while an account shows this of itself, and gives it its settings back. */
async function showing(
  world: World,
  { token }: Account,
  shown: Partial<Settings['privacy']>,
  run: () => Promise<void>,
): Promise<void> {
  const before = await world.succeed(getSettings, { token })
  await world.succeed(updateSettings, { token, body: { ...before, privacy: { ...before.privacy, ...shown } } })
  try {
    await run()
  } finally {
    const privacy = { showSeen: true, showOnline: 'everyone' as const, ...before.privacy }
    await world.succeed(updateSettings, { token, body: { ...before, privacy } })
  }
}

/** What two people show each other of themselves. */
export const shownChecks: Check[] = [
  check(
    'shows that a message was read, where both sides show that',
    [listMessages, markConversationRead, updateSettings],
    async (world) => {
      const { id, buyer, seller } = await conversation(world, 'seen')
      const body = { conversation_id: id, message: `Seen in ${world.run}` }
      const sent = await world.succeed(sendMessage, { token: buyer.token, body })
      const seen = async ({ token }: Account) => {
        const rows = await world.succeed(listMessages, { token, params: { conversationId: id } })
        return rows.find((row) => String(row.id) === String(sent.id))?.seen ?? null
      }
      const field = 'data.*.seen'
      same({ on: listMessages, field: `${field}, before it is read` }, await seen(buyer), false)
      await world.succeed(markConversationRead, { token: seller.token, params: { id } })
      same({ on: listMessages, field: `${field}, after it is read` }, await seen(buyer), true)
      same({ on: listMessages, field: `${field}, of the other side’s message` }, await seen(seller), null)
      for (const one of [buyer, seller])
        await showing(world, one, { showSeen: false }, async () =>
          same({ on: listMessages, field: `${field}, where one side does not show it` }, await seen(buyer), null),
        )
    },
  ),
  check('tells the sender that messages were read', [messagesSeen, markConversationRead], async (world) => {
    const { id, buyer, seller } = await conversation(world, 'seen')
    const ear = await world.ear(buyer)
    const about = (one: { conversationId: string | number }) => String(one.conversationId) === id
    const before = ear.times(messagesSeen, about)
    const body = { conversation_id: id, message: `Heard as seen in ${world.run}` }
    await world.succeed(sendMessage, { token: buyer.token, body })
    await world.succeed(markConversationRead, { token: seller.token, params: { id } })
    const said = await ear.hear(messagesSeen, about)
    same({ on: messagesSeen, field: 'readerId' }, String(said.readerId), seller.id)
    same({ on: messagesSeen, field: 'times it came' }, ear.times(messagesSeen, about) - before, 1)
  }),
  check(
    'shows who is online to those whom their settings name',
    [getOnlineStatus, getConversation, updateSettings],
    async (world) => {
      const { id, buyer, seller } = await conversation(world, 'seen')
      await world.succeed(sendMessage, { token: buyer.token, body: { conversation_id: id, message: 'I am here.' } })
      const last_seen = new Date(Date.now() + world.ahead()).toISOString()
      await world.succeed(setOnlineStatus, { token: buyer.token, body: { is_online: true, last_seen } })
      const stranger = await world.person('professional')
      const seen = async ({ token }: Account) =>
        (await world.succeed(getOnlineStatus, { token, params: { id: buyer.id } })).is_online
      for (const [showOnline, forChat, forStranger] of [
        ['everyone', true, true],
        ['chats', true, false],
        ['nobody', false, false],
      ] as const)
        await showing(world, buyer, { showOnline }, async () => {
          const field = `data.is_online, shown to ${showOnline}`
          same({ on: getOnlineStatus, field }, await seen(seller), forChat)
          same({ on: getOnlineStatus, field: `${field}, for a stranger` }, await seen(stranger), forStranger)
          const { user } = await world.succeed(getConversation, { token: seller.token, params: { id } })
          same(
            { on: getConversation, field: `data.user.online, shown to ${showOnline}` },
            user.online ?? false,
            forChat,
          )
        })
    },
  ),
  check('measures how a lister answers, where five people asked', [getPublicProfile, getProperty], async (world) => {
    for (const name of ['seen', 'removing', 'muted', 'spoken', 'table']) {
      const { id, buyer, seller } = await conversation(world, name)
      for (const { token } of [buyer, seller])
        await world.succeed(sendMessage, { token, body: { conversation_id: id, message: 'Asked and answered' } })
    }
    const { property, seller } = await conversation(world, 'seen')
    const username = String(seller.user.username)
    const { answering } = await world.succeed(getPublicProfile, { params: { username } })
    const { of = 0, within_day = 0 } = answering ?? {}
    demand(of >= FEWEST_ASKED, { on: getPublicProfile, field: 'data.answering.of' }, 'at least 5', of)
    const on = { on: getPublicProfile, field: 'data.answering.within_day' }
    demand(within_day >= 1 && within_day <= of, on, `1 to ${of}`, within_day)
    const { user } = await world.succeed(getProperty, { params: { id: property } })
    same({ on: getProperty, field: 'data.user.answering.of' }, user?.answering?.of, of)
  }),
]
