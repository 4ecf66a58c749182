import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from '@/routes/-pages/messages-page'
import { messagesRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/messages')({
  ...messagesRoute,
  beforeLoad: requireSession,
  component: () => <MessagesPage from="/messages" />,
})
