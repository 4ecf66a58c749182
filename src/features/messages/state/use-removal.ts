import { useQueryClient } from '@tanstack/react-query'
import { tellOtherTabs } from '@/account/account-changes'
import { call } from '@/api/call'
import { conversationKeys, messageKeys } from '@/api/query-keys'
import { deleteMessageForMe, unsendMessage } from '@/contract/messages/messages'
import { firstName, type ChatMessage, type Conversation } from '@/domain/messages/conversation'
import { MESSAGE_REMOVED, withoutMessage } from '@/domain/messages/message-removal'
import { useToken } from '@/session/session'
import { confirm } from '@/ui/confirm/confirm'
import { notify } from '@/ui/toast/notify'

/** Takes a message back for both, or away for the viewer alone, after a question. */
export function useRemoval({ id, other }: Pick<Conversation, 'id' | 'other'>) {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const queryKey = messageKeys.thread(id, token)
  const remove = async (message: ChatMessage, unsent: boolean) => {
    try {
      if (unsent) await call(unsendMessage, { params: { id: message.id } })
      else await call(deleteMessageForMe, { params: { id: message.id } })
      // An answer that is on its way would bring the message back.
      await client.cancelQueries({ queryKey })
      client.setQueryData<ChatMessage[]>(queryKey, (rows) => rows && withoutMessage(rows, message.id, unsent))
      document.getElementById(`${id}-thread`)?.focus()
      notify({ text: unsent ? MESSAGE_REMOVED : 'Message deleted for you' })
      tellOtherTabs()
    } catch (error) {
      const reason = error instanceof Error ? ` ${error.message}` : ''
      notify({ text: `The message could not be removed.${reason}`, tone: 'bad' })
    } finally {
      void client.invalidateQueries({ queryKey: conversationKeys.list(token) })
    }
  }
  const asked = (text: string, confirmLabel: string, unsent: boolean) => async (message: ChatMessage) => {
    const title = unsent ? 'Remove this message for both?' : 'Delete this message for you?'
    if (await confirm({ title, text, confirmLabel, tone: 'danger' })) await remove(message, unsent)
  }
  const name = firstName(other.name)
  return {
    unsend: asked(`${name} sees “${MESSAGE_REMOVED}” in its place.`, 'Remove', true),
    deleteForMe: asked(`${name} keeps it and is not told. It cannot be brought back.`, 'Delete', false),
  }
}
