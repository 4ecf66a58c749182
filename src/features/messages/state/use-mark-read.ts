import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { tellOtherTabs } from '@/account/account-changes'
import { call } from '@/api/call'
import { markConversationRead } from '@/contract/messages/conversations'
import type { Conversation } from '@/domain/messages/conversation'
import { useToken } from '@/session/session'
import { patchConversation } from './message.queries'

function subscribeVisibility(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

/** Whether the page is visible: messages in a hidden tab stay unread. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribeVisibility, () => document.visibilityState !== 'hidden')
}

/** Marks the open conversation as read, here and on the server (A 4). A failure is retried with the next refresh. */
export function useMarkRead({ id, unread }: Pick<Conversation, 'id' | 'unread'>): void {
  const client = useQueryClient()
  const token = useToken((state) => state.value)
  const visible = usePageVisible()
  useEffect(() => {
    if (!visible || unread === 0) return
    const read = async () => {
      await patchConversation(client, token, id, { unread: 0 })
      await call(markConversationRead, { params: { id } })
      tellOtherTabs()
    }
    read().catch(() => {})
  }, [client, token, id, unread, visible])
}
