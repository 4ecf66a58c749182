import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '@/api/errors'
import type { Listing } from '@/domain/listing/listing'
import { useSessionUser } from '@/session/session'
import { LinkButton } from '@/ui/button/link-button'
import type { MapTools } from '../map-tools'
import { BackToListings } from './back-to-listings'
import { EditFailed, EditLoading, EditMissing, EditNotYours } from './edit-states'
import { editableQuery } from './edit-property.queries'
import { EditGate } from './versions/edit-gate'
import { useWords } from '@/words/use-words'

type EditPropertyScreenProps = { id: string; map: MapTools }

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

function EditHeader({ listing }: { listing: Listing }) {
  const t = useWords()
  return (
    <header className="mb-4 min-w-0">
      <BackToListings />
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        {t('Edit Property')}
      </h1>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="line-clamp-2 min-w-0 wrap-anywhere text-ink-muted">{listing.title}</span>
        <LinkButton asChild>
          <Link to="/dashboard/property/$id" params={{ id: listing.id }}>
            {t('View listing')}
          </Link>
        </LinkButton>
      </p>
    </header>
  )
}
