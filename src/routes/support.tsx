import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '@/features/support/support-screen'

export const Route = createFileRoute('/support')({
  staticData: { title: 'Support & Help' },
  component: SupportScreen,
})
