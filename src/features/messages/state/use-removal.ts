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
import { useWords } from '@/words/use-words'

/** Takes a message back for both, or away for the viewer alone, after a question. */
export function useRemoval({ id, other }: Pick<Conversation, 'id' | 'other'>) {
  const t = useWords()
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
      notify({ text: unsent ? t(MESSAGE_REMOVED) : t('Message deleted for you') })
      tellOtherTabs()
    } catch (error) {
      const reason = error instanceof Error ? error.message : ''
      notify({ text: t('The message could not be removed. {reason}', { reason }), tone: 'bad' })
    } finally {
      void client.invalidateQueries({ queryKey: conversationKeys.list(token) })
    }
  }
  const asked = (text: string, confirmLabel: string, unsent: boolean) => async (message: ChatMessage) => {
    const title = unsent ? t('Remove this message for both?') : t('Delete this message for you?')
    if (await confirm({ title, text, confirmLabel, tone: 'danger' })) await remove(message, unsent)
  }
  const name = firstName(other.name)
  return {
    unsend: asked(t('{name} sees “{removed}” in its place.', { name, removed: t(MESSAGE_REMOVED) }), t('Remove'), true),
    deleteForMe: asked(t('{name} keeps it and is not told. You cannot undo this.', { name }), t('Delete'), false),
  }
}
