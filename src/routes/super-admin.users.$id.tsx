import { createFileRoute } from '@tanstack/react-router'
import { AdminGuard } from '@/features/admin/guard/admin-guard'
import { requireSuperAdmin } from '@/features/admin/guard/require-super-admin'
import { AdminPersonScreen } from '@/features/admin/person/person-screen'
import { DisplayTools } from '@/shell/nav/display-tools'

export const Route = createFileRoute('/super-admin/users/$id')({
  beforeLoad: requireSuperAdmin,
  staticData: { title: 'Person' },
  component: PersonPage,
})

function PersonPage() {
  const { id } = Route.useParams()
  return (
    <AdminGuard>
      <AdminPersonScreen key={id} id={id} tools={<DisplayTools />} />
    </AdminGuard>
  )
}
