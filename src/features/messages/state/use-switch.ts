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

type Switch = 'archived' | 'muted'

const SWITCHES = {
  archived: {
    send: (id: string, archived: boolean) => call(archiveConversation, { params: { id }, body: { archived } }),
    off: 'moved to Inbox',
  },
  muted: {
    send: (id: string, muted: boolean) => call(muteConversation, { params: { id }, body: { muted } }),
    off: 'unmuted',
  },
}

/** Archives or mutes a conversation at once, with undo; a failure reverts it. */
export function useSwitch(name: Switch) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  return useCallback(
    ({ id, other }: Pick<Conversation, 'id' | 'other'>, on: boolean) => {
      const { send, off } = SWITCHES[name]
      const move = async (to: boolean) => {
        await patchConversation(client, token, id, { [name]: to })
        try {
          await send(id, to)
          tellOtherTabs()
          return true
        } catch (error) {
          await patchConversation(client, token, id, { [name]: !to })
          const reason = error instanceof Error ? ` ${error.message}` : ''
          notify({ text: `The conversation could not be ${to ? name : off}.${reason}`, tone: 'bad' })
          return false
        } finally {
          void client.invalidateQueries({ queryKey: conversationKeys.list(token) })
        }
      }
      void move(on).then((moved) => {
        if (!moved) return
        notify({
          text: `Conversation with ${other.name} ${on ? name : off}`,
          action: { label: 'Undo', onPress: () => void move(!on) },
        })
      })
    },
    [client, token, name],
  )
}
