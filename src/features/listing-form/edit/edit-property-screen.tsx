import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { useSessionUser } from '@/session/session'
import type { MapTools } from '../map-tools'
import { EditFailed, EditLoading, EditMissing, EditNotYours } from './edit-states'
import { EditHeader } from './edit-header'
import { editableQuery } from './edit-property.queries'
import { EditGate } from './versions/edit-gate'

type EditPropertyScreenProps = { id: string; map: MapTools }

/** Edit property (A 2, A 4): the form for the owner, an explanation for everybody else. */
export function EditPropertyScreen({ id, map }: EditPropertyScreenProps) {
  const user = useSessionUser()
  const editable = useQuery(editableQuery(id))
  const { data, error } = editable
  if (data && user && data.listing.owner.id !== user.id) return <EditNotYours id={id} />
  if (data) {
    return (
      <div className="page-text pt-4 pb-12 md:pt-6">
        <EditHeader listing={data.listing} />
        <EditGate key={data.listing.id} owner={data.listing.owner.id ?? ''} editable={data} map={map} />
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <EditMissing />
  if (error) {
    return <EditFailed error={error} onRetry={() => void editable.refetch()} retrying={editable.isFetching} />
  }
  return <EditLoading />
}
