import { createFileRoute } from '@tanstack/react-router'
import { EditPropertyPage } from '@/routes/-pages/edit-property-page'

export const Route = createFileRoute('/dashboard/edit-property/$id')({
  staticData: { title: 'Edit Property' },
  component: EditProperty,
})

function EditProperty() {
  return <EditPropertyPage id={Route.useParams().id} />
}
