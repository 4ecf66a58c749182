import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToken } from '@/session/session'
import { accountQueries } from './account.queries'
import { useLeavingNotifications } from './leaving-notifications'

/** The notifications without those that were just deleted: what the screen lists and the shell counts. */
export function useShownNotifications() {
  const token = useToken((state) => state.value)
  const leaving = useLeavingNotifications((state) => state.ids)
  const query = useQuery(accountQueries.notifications(token))
  const data = useMemo(
    () => (leaving.length === 0 ? query.data : query.data?.filter(({ id }) => !leaving.includes(String(id)))),
    [query.data, leaving],
  )
  return { ...query, data }
}
