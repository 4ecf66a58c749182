import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tellOtherTabs } from '@/account/account-changes'
import { call } from '@/api/call'
import { conversationKeys } from '@/api/query-keys'
import { archiveConversation, muteConversation } from '@/contract/messages/conversations'
import type { Conversation } from '@/domain/messages/conversation'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { patchConversation } from './message.queries'
import { useWords } from '@/words/use-words'

type Switch = 'archived' | 'muted'

const SWITCHES = {
  archived: {
    send: (id: string, archived: boolean) => call(archiveConversation, { params: { id }, body: { archived } }),
    on: 'Conversation with {name} archived',
    off: 'Conversation with {name} moved to Inbox',
    notOn: 'The conversation could not be archived. {reason}',
    notOff: 'The conversation could not be moved to Inbox. {reason}',
  },
  muted: {
    send: (id: string, muted: boolean) => call(muteConversation, { params: { id }, body: { muted } }),
    on: 'Conversation with {name} muted',
    off: 'Conversation with {name} unmuted',
    notOn: 'The conversation could not be muted. {reason}',
    notOff: 'The conversation could not be unmuted. {reason}',
  },
} as const

/** Archives or mutes a conversation at once, with undo; a failure reverts it. */
export function useSwitch(name: Switch) {
  const t = useWords()
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  return useCallback(
    ({ id, other }: Pick<Conversation, 'id' | 'other'>, on: boolean) => {
      const words = SWITCHES[name]
      const move = async (to: boolean) => {
        await patchConversation(client, token, id, { [name]: to })
        try {
          await words.send(id, to)
          tellOtherTabs()
          return true
        } catch (error) {
          await patchConversation(client, token, id, { [name]: !to })
          const reason = error instanceof Error ? error.message : ''
          notify({ text: t(to ? words.notOn : words.notOff, { reason }), tone: 'bad' })
          return false
        } finally {
          void client.invalidateQueries({ queryKey: conversationKeys.list(token) })
        }
      }
      void move(on).then((moved) => {
        if (!moved) return
        notify({
          text: t(on ? words.on : words.off, { name: other.name }),
          action: { label: t('Undo'), onPress: () => void move(!on) },
        })
      })
    },
    [client, token, name, t],
  )
}
