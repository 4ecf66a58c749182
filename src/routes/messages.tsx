import { createFileRoute } from '@tanstack/react-router'
import { readMessagesUrl } from '@/features/messages/messages-url'
import { MessagesPage } from '@/routes/-pages/messages-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/messages')({
  validateSearch: readMessagesUrl,
  beforeLoad: requireSession,
  staticData: { title: 'Messages' },
  component: () => <MessagesPage from="/messages" />,
})
