import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadCode } from '@/lib/load-code'
import { whenIdle } from '@/lib/when-idle'

const load = () => loadCode(() => import('./count-interest'))

/** Counts once the browser has time: a listing that is left before that was not looked at. */
export function useCountedView(id: string, shown: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!shown) return undefined
    return whenIdle(
      () =>
        void load()
          .then(({ countOpened }) => countOpened(client, id))
          .catch(() => {}),
    )
  }, [client, id, shown])
}
