import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { accountQueries } from '@/account/account.queries'
import { useSocketEvent } from '@/account/realtime/use-realtime'
import { messageArrived } from '@/contract/messages/realtime'
import { toMessage, type ChatMessage, type Conversation } from '@/domain/messages/conversation'
import { sameId } from '@/domain/ids'
import { messageText } from '@/domain/messages/offers'
import { useToken } from '@/session/session'
import { notify } from '@/ui/toast/notify'
import { useOpenConversation } from './state/open-conversation'
import { useOutboxFlush } from './state/use-outbox-flush'
import { useWords } from '@/words/use-words'

const EXCERPT = 90

/** A toast for each message that comes in (A 2), and the sending of what waits for a connection. */
export default function IncomingMessages({ viewer }: { viewer: string }) {
  const t = useWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const token = useToken((state) => state.value)
  useOutboxFlush(viewer)
  const tell = async (id: string, message: ChatMessage) => {
    const conversation = await conversationOf(client, token, id)
    if (conversation?.muted) return
    const name = conversation?.other.name ?? t('New message')
    const text = messageText(message, conversation?.property.type === 'rent').replaceAll(/\s+/g, ' ')
    const excerpt = text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text
    notify({
      text: `${name}: ${excerpt}`,
      action: {
        label: t('Open|to open'),
        onPress: () => void navigate({ to: '/dashboard/messages', search: { conversation: id } }),
      },
    })
  }
  useSocketEvent(messageArrived, ({ conversationId, message }) => {
    const id = String(conversationId)
    if (sameId(message.sender, viewer) || useOpenConversation.getState().id === id) return
    void tell(id, toMessage(message))
  })
  return null
}

async function conversationOf(
  client: QueryClient,
  token: string | null,
  id: string,
): Promise<Conversation | undefined> {
  try {
    const rows = await client.ensureQueryData(accountQueries.conversations(token))
    return rows.find((row) => row.id === id)
  } catch {
    return undefined
  }
}
