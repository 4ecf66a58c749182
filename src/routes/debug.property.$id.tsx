import { createFileRoute } from '@tanstack/react-router'
import { DebugPropertyPage } from '@/routes/-pages/debug-property-page'
import { requireDeveloperBuild } from '@/routes/-pages/developer-build'

export const Route = createFileRoute('/debug/property/$id')({
  beforeLoad: requireDeveloperBuild,
  staticData: { title: 'Debug property' },
  component: DebugPropertyRoute,
})

function DebugPropertyRoute() {
  const { id } = Route.useParams()
  return <DebugPropertyPage key={id} id={id} />
}
