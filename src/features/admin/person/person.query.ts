import { queryOptions } from '@tanstack/react-query'
import { getAdminPerson } from '@/contract/standing'
import { adminCall } from '../admin-call'
import { adminKeys, common } from '../admin.queries'

/** Apart from the others: the dashboard does not load its schema. */
export function personQuery(token: string | null, id: string) {
  return queryOptions({
    queryKey: adminKeys.person(token, id),
    queryFn: async ({ signal }) => (await adminCall(getAdminPerson, { params: { id } }, { signal })).data,
    ...common(token),
  })
}
