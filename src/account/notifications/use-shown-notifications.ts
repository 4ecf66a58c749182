import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToken } from '@/session/session'
import { accountQueries } from '../account.queries'
import { usePendingDeletes } from './pending-deletes'

export function useShownNotifications() {
  const token = useToken((state) => state.value)
  const leaving = usePendingDeletes((state) => state.value)
  const query = useQuery(accountQueries.notifications(token))
  const data = useMemo(
    () => (leaving.length === 0 ? query.data : query.data?.filter(({ id }) => !leaving.includes(id))),
    [query.data, leaving],
  )
  return { ...query, data }
}
