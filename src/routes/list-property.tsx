import { createFileRoute } from '@tanstack/react-router'
import { ListPropertyPage } from '@/routes/-pages/list-property-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/list-property')({
  beforeLoad: requireSession,
  staticData: { title: 'List Property' },
  component: ListPropertyPage,
})
