import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useAuthDialog } from '@/session/auth-dialog'
import { useRealtimeSession } from '@/account/realtime-session'
import { useSessionUser, useToken } from '@/session/session'
import { currentQuestion, subscribeQuestions } from '@/ui/confirm/confirm'
import { LiveHost } from '@/ui/live-region/live-host'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { ToastHost } from '@/ui/toast/toast-host'
import { BackendProblemPage, useBackendProblem } from './backend-problem'
import { BottomBar } from './bottom-bar'
import { Header } from './header'
import { OfflineBanner } from './offline-banner'
import { useArrival } from './use-arrival'
import { useHeartbeat } from './use-heartbeat'

const AuthModal = lazy(() => import('@/features/auth/auth-modal'))
// Messages come by polling all the same when its code cannot be fetched.
const IncomingMessages = lazy(() => import('@/features/messages/incoming-toast').catch(() => ({ default: () => null })))
const ConfirmHost = lazy(() =>
  import('@/ui/confirm/confirm-host').then(({ ConfirmHost }) => ({ default: ConfirmHost })),
)

/** Screens with a header of their own: the landing page, and the administration, which is no part of a user's product (A 2). */
function hasOwnFrame(pathname: string): boolean {
  return pathname === '/' || /^\/super-admin\/(login|dashboard)\/?$/.test(pathname)
}

/** What surrounds every screen. */
export function RootLayout() {
  const framed = useRouterState({ select: (state) => hasOwnFrame(state.location.pathname) })
  const user = useSessionUser()
  const problem = useBackendProblem()
  useArrival()
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
    </>
  )
}

/** Loaded when a screen first asks for a confirmation. */
function Confirmations() {
  const asked = useSyncExternalStore(subscribeQuestions, () => currentQuestion() !== undefined)
  const [loaded, setLoaded] = useState(false)
  if (asked && !loaded) setLoaded(true)
  return loaded ? (
    <Suspense>
      <ConfirmHost />
    </Suspense>
  ) : null
}

/** Loaded when somebody first asks to sign in. */
function SignInModal() {
  const wanted = useAuthDialog((state) => state.mode !== null)
  const user = useSessionUser()
  return wanted && !user ? (
    <Suspense>
      <AuthModal />
    </Suspense>
  ) : null
}
