import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/account/account.queries'
import { POLL_CONVERSATIONS_MS } from '@/domain/messages/message-sending'
import { useToken } from '@/session/session'

export function useConversations() {
  const token = useToken((state) => state.value)
  return useQuery({ ...accountQueries.conversations(token), refetchInterval: POLL_CONVERSATIONS_MS })
}
