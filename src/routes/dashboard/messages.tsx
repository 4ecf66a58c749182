import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '@/routes/-pages/messages-page'
import { messagesRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/messages')({
  ...messagesRoute,
  component: () => <MessagesPage from="/dashboard/messages" />,
})
