import { createFileRoute } from '@tanstack/react-router'
import { ListPropertyPage } from '@/routes/-pages/list-property-page'
import { listPropertyRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/list-property')({
  ...listPropertyRoute,
  beforeLoad: requireSession,
  component: ListPropertyPage,
})
