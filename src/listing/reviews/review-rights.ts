import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { reviewKeys } from '@/api/query-keys'
import { listReviewRights } from '@/contract/account/reviews'
import { toReviewRight, type ReviewRight } from '@/domain/people/reviews'
import { useToken } from '@/session/session'
import { useAddition } from '../additions/additions'

const rightsQuery = (token: string | null) =>
  queryOptions({
    queryKey: reviewKeys.rights(token),
    queryFn: async ({ signal }) => (await call(listReviewRights, {}, { signal })).data.map(toReviewRight),
  })

export type Reviewable = {
  property: string
  /** Username of the other side; null for a listing's lister. */
  person: string | null
}

/** The right to review somebody about a listing, if there is one now. */
export function useReviewRight({ property, person }: Reviewable): ReviewRight | undefined {
  const token = useToken((state) => state.value)
  const offered = useAddition('writeReview')
  const { data } = useQuery({ ...rightsQuery(token), enabled: offered && token !== null })
  return data?.find(
    (right) => right.property.id === property && (person ?? right.person.username) === right.person.username,
  )
}
