import { ListScreen } from '@/features/listing-form/new/list-screen'
import { VerificationSteps } from '@/features/verification/steps/verification-steps'
import { mapTools } from './map-tools'

export function ListPropertyPage() {
  return <ListScreen map={mapTools} renderSteps={(actions) => <VerificationSteps actions={actions} />} />
}
