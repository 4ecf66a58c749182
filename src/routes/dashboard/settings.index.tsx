import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { settingsRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/settings/')({
  ...settingsRoute,
  component: SettingsScreen,
})
