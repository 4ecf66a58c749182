import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '@/features/support/support-screen'
import { supportRoute } from '@/routes/-screens'

export const Route = createFileRoute('/support')({
  ...supportRoute,
  component: SupportScreen,
})
