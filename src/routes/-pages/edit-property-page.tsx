import { EditPropertyScreen } from '@/features/edit-property/edit-property-screen'
import { EditForm } from './edit-form'

/** Edit property: joins the screen and the listing form. */
export function EditPropertyPage({ id }: { id: string }) {
  return (
    <EditPropertyScreen
      key={id}
      id={id}
      renderForm={(editable) => <EditForm key={editable.listing.id} editable={editable} />}
    />
  )
}
