import { createFileRoute } from '@tanstack/react-router'
import { healMessagesAddress } from '@/features/messages/messages-address'
import { MessagesPage } from '@/routes/-pages/messages-page'

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: healMessagesAddress,
  staticData: { title: 'Messages' },
  component: MessagesPage,
})
