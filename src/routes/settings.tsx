import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '@/features/settings/settings-screen'
import { settingsRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/settings')({
  ...settingsRoute,
  beforeLoad: requireSession,
  component: SettingsScreen,
})
