import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/language')({
  staticData: { title: 'Language & Region' },
  component: ComingPage,
})
