import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '@/api/call'
import {
  getConversation,
  listMessages,
  openConversation,
  type Conversation as WireConversation,
} from '@/contract/messages'
import { toConversation, toMessage, type ChatMessage } from '@/domain/conversation'
import { mergeMessages } from '@/domain/message-merge'
import { POLL_MESSAGES_MS } from '@/domain/message-sending'
import { accountQueries } from '@/account/account.queries'

/** Reads of the Messages screen beside the shared list of conversations. */
export const messageQueries = {
  /** A conversation's messages, oldest first. A late or partial answer adds to what is known and takes nothing away. */
  thread: (token: string | null, id: string) => {
    const queryKey = ['messages', id, token]
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
  /** One conversation that the list does not have. */
  detail: (token: string | null, id: string) =>
    queryOptions({
      queryKey: ['conversation', id, token],
      queryFn: async ({ signal }) => toConversation((await call(getConversation, { params: { id } }, { signal })).data),
    }),
  /** The conversation with a listing's owner, begun if there is none (A 2); asked once. */
  opening: (token: string | null, property: string, owner: string) =>
    queryOptions({
      queryKey: ['open-conversation', property, owner, token],
      queryFn: async ({ client }) => {
        const { data } = await call(openConversation, { body: { property_id: property, owner_id: owner } })
        keepConversation(client, token, data)
        return toConversation(data)
      },
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
}

/** Adds messages that came by another way than the list. */
export function addMessages(client: QueryClient, token: string | null, id: string, messages: ChatMessage[]): void {
  client.setQueryData<ChatMessage[]>(messageQueries.thread(token, id).queryKey, (known) =>
    mergeMessages(known ?? [], messages),
  )
}

function keepConversation(client: QueryClient, token: string | null, wire: WireConversation): void {
  client.setQueryData<WireConversation[]>(accountQueries.conversations(token).queryKey, (rows) =>
    rows?.some(({ id }) => String(id) === String(wire.id)) ? rows : rows && [wire, ...rows],
  )
}

/** Changes a conversation in the shared list at once; an answer under way that does not know of the change is dropped. */
export async function patchConversation(
  client: QueryClient,
  token: string | null,
  id: string,
  changes: Partial<WireConversation>,
): Promise<void> {
  const { queryKey } = accountQueries.conversations(token)
  const apply = () =>
    client.setQueryData<WireConversation[]>(queryKey, (rows) =>
      rows?.map((row) => (String(row.id) === id ? { ...row, ...changes } : row)),
    )
  apply()
  await client.cancelQueries({ queryKey })
  apply()
}
