import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import { useSessionUser } from '@/session/session'
import { EditFailed, EditLoading, EditMissing, EditNotYours } from './edit-states'
import { EditHeader } from './edit-header'
import { editableQuery, type EditableListing } from './edit-property.queries'

type EditPropertyScreenProps = {
  id: string
  /** The form, once the listing is there; the page joins it from the listing form's sections. */
  renderForm: (editable: EditableListing) => ReactNode
}

/** Edit property (A 2, A 4): who may edit gets the form, everybody else the reason why not. */
export function EditPropertyScreen({ id, renderForm }: EditPropertyScreenProps) {
  const user = useSessionUser()
  const editable = useQuery(editableQuery(id))
  const { data, error } = editable
  if (data && user && data.listing.owner.id !== user.id) return <EditNotYours id={id} />
  if (data) {
    return (
      <div className="mx-auto max-w-3xl px-4 pt-4 pb-12 md:px-7 md:pt-6">
        <EditHeader listing={data.listing} />
        {renderForm(data)}
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <EditMissing />
  if (error) {
    return <EditFailed error={error} onRetry={() => void editable.refetch()} retrying={editable.isFetching} />
  }
  return <EditLoading />
}
