import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/settings')({
  beforeLoad: requireSession,
  staticData: { title: 'Account Settings' },
  component: SettingsScreen,
})
