import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { tellOtherTabs } from '@/account/account-changes'
import { call } from '@/api/call'
import { conversationKeys } from '@/api/query-keys'
import { archiveConversation } from '@/contract/messages/conversations'
import type { Conversation } from '@/domain/messages/conversation'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { patchConversation } from './message.queries'

export function useArchive() {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  return useCallback(
    ({ id, other }: Pick<Conversation, 'id' | 'other'>, archived: boolean) => {
      const move = async (to: boolean) => {
        await patchConversation(client, token, id, { archived: to })
        try {
          await call(archiveConversation, { params: { id }, body: { archived: to } })
          tellOtherTabs()
          return true
        } catch (error) {
          await patchConversation(client, token, id, { archived: !to })
          const reason = error instanceof Error ? ` ${error.message}` : ''
          notify({ text: `The conversation could not be ${to ? 'archived' : 'moved to Inbox'}.${reason}`, tone: 'bad' })
          return false
        } finally {
          void client.invalidateQueries({ queryKey: conversationKeys.list(token) })
        }
      }
      void move(archived).then((moved) => {
        if (!moved) return
        notify({
          text: `Conversation with ${other.name} ${archived ? 'archived' : 'moved to Inbox'}`,
          action: { label: 'Undo', onPress: () => void move(!archived) },
        })
      })
    },
    [client, token],
  )
}
