import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import type { Conversation as WireConversation } from '@/contract/messages'
import { toConversation, type Conversation } from '@/domain/conversation'
import { POLL_CONVERSATIONS_MS } from '@/domain/message-sending'
import { useToken } from '@/session/session'

const mapped = (rows: WireConversation[]): Conversation[] => rows.map(toConversation)

/** The conversations of whoever is signed in, refreshed every 30 seconds (A 7). */
export function useConversations() {
  const token = useToken((state) => state.value)
  return useQuery({
    ...accountQueries.conversations(token),
    select: mapped,
    refetchInterval: POLL_CONVERSATIONS_MS,
  })
}
