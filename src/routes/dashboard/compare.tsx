import { createFileRoute } from '@tanstack/react-router'
import { CompareScreen } from '@/features/compare/compare-screen'
import { compareRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/compare')({
  ...compareRoute,
  component: CompareScreen,
})
