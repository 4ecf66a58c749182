import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '@/features/settings/settings-screen'

export const Route = createFileRoute('/dashboard/settings/')({
  staticData: { title: 'Account Settings' },
  component: SettingsScreen,
})
