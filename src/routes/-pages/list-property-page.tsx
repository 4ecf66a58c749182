import { ListScreen } from '@/features/listing-form/list/list-screen'
import { VerificationSteps } from '@/features/verification/verification-steps'
import { mapTools } from './map-tools'

/** List Property: joins the form, the map and the verification steps. */
export function ListPropertyPage() {
  return <ListScreen map={mapTools} renderSteps={(actions) => <VerificationSteps actions={actions} />} />
}
