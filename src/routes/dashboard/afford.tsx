import { createFileRoute } from '@tanstack/react-router'
import { AffordScreen } from '@/features/costs/afford/afford-screen'

export const Route = createFileRoute('/dashboard/afford')({
  staticData: { title: 'What can I afford?' },
  component: AffordScreen,
})
