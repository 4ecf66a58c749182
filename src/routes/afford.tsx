import { createFileRoute } from '@tanstack/react-router'
import { AffordScreen } from '@/features/costs/afford/afford-screen'
import { affordRoute } from '@/routes/-screens'

export const Route = createFileRoute('/afford')({
  ...affordRoute,
  component: AffordScreen,
})
