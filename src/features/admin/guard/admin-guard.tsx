import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useAdminReturn, useSuperAdmin } from '@/session/admin'
import { Delayed } from '@/ui/skeleton/skeleton'
import { Spinner } from '@/ui/spinner/spinner'
import { adminQueries } from '../admin.queries'
import { useWords } from '@/words/use-words'

/** Token and role in storage are not enough (A 6): the first call shows whether the server takes the token. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const t = useWords()
  const session = useSuperAdmin()
  const navigate = useNavigate()
  const router = useRouter()
  const token = session?.token ?? null
  const stats = useQuery(adminQueries.stats(token))
  useQuery(adminQueries.pending(token))
  useQuery(adminQueries.users(token))
  const out = session === null

  useEffect(() => {
    if (!out) return
    const { ended } = useAdminReturn.getState()
    if (ended) useAdminReturn.setState({ path: router.latestLocation.href })
    void navigate({ to: '/super-admin/login', replace: true })
  }, [out, navigate, router])

  if (out || stats.isPending) {
    return (
      <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
        <h1 className="sr-only">{t('Super Admin')}</h1>
        <Delayed>
          <Spinner label={t('Verifying super admin access...')} />
        </Delayed>
      </main>
    )
  }
  return children
}
