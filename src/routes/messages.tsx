import { createFileRoute } from '@tanstack/react-router'
import { healMessagesAddress } from '@/features/messages/messages-address'
import { MessagesPage } from '@/routes/-pages/messages-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/messages')({
  validateSearch: healMessagesAddress,
  beforeLoad: requireSession,
  staticData: { title: 'Messages' },
  component: MessagesPage,
})
