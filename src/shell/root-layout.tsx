import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useAuthDialog } from '@/session/auth-dialog'
import { useRealtimeSession } from '@/account/realtime/realtime-session'
import { useSessionUser, useToken } from '@/session/session'
import { questions } from '@/ui/confirm/confirm'
import { LiveHost } from '@/ui/live-region/live-host'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { ToastHost } from '@/ui/toast/toast-host'
import { BackendProblemPage, useBackendProblem } from './backend-problem'
import { BottomBar } from './nav/bottom-bar'
import { Header } from './nav/header'
import { OfflineBanner } from './offline-banner'
import { useNavigationFocus } from './use-navigation-focus'
import { useHeartbeat } from './use-heartbeat'

const AuthModal = lazy(() => import('@/features/auth/auth-modal'))
// If this code cannot be fetched, messages still come by polling.
const IncomingMessages = lazy(() => import('@/features/messages/incoming-toast').catch(() => ({ default: () => null })))
// Nobody reads it in the first five seconds.
const SlowNote = lazy(() =>
  import('./slow-note').then(({ SlowNote }) => ({ default: SlowNote })).catch(() => ({ default: () => null })),
)
const ConfirmHost = lazy(() =>
  import('@/ui/confirm/confirm-host').then(({ ConfirmHost }) => ({ default: ConfirmHost })),
)

/** Screens with their own header: the landing page and the administration (A 2). */
function hasOwnFrame(pathname: string): boolean {
  return pathname === '/' || /^\/super-admin\/(login|dashboard)\/?$/.test(pathname)
}

export function RootLayout() {
  const framed = useRouterState({ select: (state) => hasOwnFrame(state.location.pathname) })
  const user = useSessionUser()
  const problem = useBackendProblem()
  useNavigationFocus()
  useHeartbeat(user !== null)
  useRealtimeSession(useToken(({ value }) => (user ? value : null)))
  if (problem) return <BackendProblemPage problem={problem} />
  return (
    <>
      <SkipLink />
      {framed ? (
        <Outlet />
      ) : (
        <>
          <Header />
          <OfflineBanner />
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-3.5rem)] md:min-h-[calc(100dvh-4rem)] pb-20 outline-none md:pb-0 print:pb-0"
          >
            <Outlet />
          </main>
          <BottomBar />
        </>
      )}
      <SignInModal />
      {user ? (
        <Suspense>
          <IncomingMessages key={user.id} viewer={user.id} />
        </Suspense>
      ) : null}
      <ToastHost />
      <Confirmations />
      <LiveHost />
      <Suspense>
        <SlowNote />
      </Suspense>
    </>
  )
}

function Confirmations() {
  const asked = useSyncExternalStore(questions.subscribe, () => questions.get().length > 0)
  const [loaded, setLoaded] = useState(false)
  if (asked && !loaded) setLoaded(true)
  return loaded ? (
    <Suspense>
      <ConfirmHost />
    </Suspense>
  ) : null
}

function SignInModal() {
  const wanted = useAuthDialog((state) => state.mode !== null)
  const user = useSessionUser()
  return wanted && !user ? (
    <Suspense>
      <AuthModal />
    </Suspense>
  ) : null
}
