import { createFileRoute } from '@tanstack/react-router'
import { readMessagesUrl } from '@/features/messages/messages-url'
import { MessagesPage } from '@/routes/-pages/messages-page'

export const Route = createFileRoute('/dashboard/messages')({
  validateSearch: readMessagesUrl,
  staticData: { title: 'Messages' },
  component: () => <MessagesPage from="/dashboard/messages" />,
})
