import { useQueries } from '@tanstack/react-query'
import { ID_PICTURE_SIDES, type AdminVerification } from '@/contract/admin'
import { useAdminToken } from '@/session/admin'
import { adminQueries } from '../../admin.queries'
import { UnreadablePicture } from './readable'

/** `unreadable`: a picture is missing or cannot be shown, however often it is loaded. */
export type PicturesState = 'loading' | 'failed' | 'unreadable' | 'shown'

/** Keeps the pictures while the reject modal is open: the server records each request. */
export function usePictures(record: AdminVerification | undefined): PicturesState {
  const token = useAdminToken((state) => state.value)
  const given = { front: record?.idFrontUrl, back: record?.idBackUrl, selfie: record?.idSelfieUrl }
  const sides = ID_PICTURE_SIDES.filter((side) => given[side])
  const results = useQueries({
    queries: sides.map((side) => adminQueries.picture(token, String(record?.id), side)),
  })
  if (results.some(({ isFetching, isPending }) => isFetching || isPending)) return 'loading'
  const errors = results.flatMap(({ error }) => (error ? [error] : []))
  if (errors.some((error) => !(error instanceof UnreadablePicture))) return 'failed'
  return errors.length > 0 || !given.front || !given.back ? 'unreadable' : 'shown'
}
