import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import { conversationKeys, messageKeys } from '@/api/query-keys'
import { getConversation, openConversation } from '@/contract/messages/conversations'
import { listMessages } from '@/contract/messages/messages'
import { toConversation, toMessage, type ChatMessage, type Conversation } from '@/domain/messages/conversation'
import { mergeMessages } from '@/domain/messages/message-merge'
import { POLL_MESSAGES_MS } from '@/domain/messages/message-sending'

export const messageQueries = {
  /** A conversation's messages, oldest first. Answers are merged, so a late or partial one removes nothing. */
  thread: (token: string | null, id: string) => {
    const queryKey = messageKeys.thread(id, token)
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }): Promise<ChatMessage[]> => {
        const { data } = await call(listMessages, { params: { conversationId: id } }, { signal })
        return mergeMessages(client.getQueryData<ChatMessage[]>(queryKey) ?? [], data.map(toMessage))
      },
      staleTime: 0,
      refetchInterval: POLL_MESSAGES_MS,
    })
  },
  detail: (token: string | null, id: string) =>
    queryOptions({
      queryKey: conversationKeys.detail(id, token),
      queryFn: async ({ signal }) => toConversation((await call(getConversation, { params: { id } }, { signal })).data),
    }),
  /** The conversation with a listing's owner (A 2), or with a person; created if needed. */
  opening: (token: string | null, property: string | null, owner: string) =>
    queryOptions({
      queryKey: conversationKeys.opening(property, owner, token),
      queryFn: async ({ client }) => {
        const { data } = await call(openConversation, {
          body: { ...(property === null ? {} : { property_id: property }), owner_id: owner },
        })
        const conversation = toConversation(data)
        keepConversation(client, token, conversation)
        return conversation
      },
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}

export function addMessages(client: QueryClient, token: string | null, id: string, messages: ChatMessage[]): void {
  client.setQueryData<ChatMessage[]>(messageKeys.thread(id, token), (known) => mergeMessages(known ?? [], messages))
}

function keepConversation(client: QueryClient, token: string | null, conversation: Conversation): void {
  client.setQueryData<Conversation[]>(conversationKeys.list(token), (rows) =>
    rows?.some(({ id }) => id === conversation.id) ? rows : rows && [conversation, ...rows],
  )
}

/** Changes a conversation in the cached list; cancels a running fetch, whose answer would lack the change. */
export async function patchConversation(
  client: QueryClient,
  token: string | null,
  id: string,
  changes: Partial<Conversation>,
): Promise<void> {
  const queryKey = conversationKeys.list(token)
  const apply = () =>
    client.setQueryData<Conversation[]>(queryKey, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, ...changes } : row)),
    )
  apply()
  await client.cancelQueries({ queryKey })
  apply()
}
