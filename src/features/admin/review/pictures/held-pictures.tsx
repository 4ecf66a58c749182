import { useQueries } from '@tanstack/react-query'
import { ID_PICTURE_SIDES, type AdminVerification } from '@/contract/admin'
import { useAdminToken } from '@/session/admin'
import { adminQueries } from '../../admin.queries'

/**
 * Keeps the pictures while the reject modal stands in the review's place: asking for them again would leave a second line in
 * the record. Once another ID is reviewed, or none, they are gone.
 */
export function HeldPictures({ record }: { record: AdminVerification }) {
  const token = useAdminToken((state) => state.value)
  const given = { front: record.idFrontUrl, back: record.idBackUrl, selfie: record.idSelfieUrl }
  const sides = ID_PICTURE_SIDES.filter((side) => given[side])
  useQueries({ queries: sides.map((side) => adminQueries.picture(token, String(record.id), side)) })
  return null
}
