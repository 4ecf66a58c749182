import { createFileRoute } from '@tanstack/react-router'
import { EditPropertyScreen } from '@/features/listing-form/edit/edit-property-screen'
import { mapTools } from '@/routes/-pages/map-tools'

export const Route = createFileRoute('/dashboard/edit-property/$id')({
  staticData: { title: 'Edit Property' },
  component: EditProperty,
})

function EditProperty() {
  const { id } = Route.useParams()
  return <EditPropertyScreen key={id} id={id} map={mapTools} />
}
