import { createFileRoute } from '@tanstack/react-router'
import { LanguageScreen } from '@/features/settings/language/language-screen'

export const Route = createFileRoute('/dashboard/language')({
  staticData: { title: 'Language & Region' },
  component: LanguageScreen,
})
