import { Outlet, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useAuthDialog } from '@/session/auth-dialog'
import { useWelcome } from '@/account/welcome/welcome-due'
import { useRealtimeSession } from '@/account/realtime/realtime-session'
import { useSessionUser, useToken } from '@/session/session'
import { questions } from '@/ui/confirm/confirm'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed, WindowFailed } from '@/ui/lazy-module/part-failed'
import { LiveHost } from '@/ui/live-region/live-host'
import { useOnline } from '@/ui/media/use-online'
import { SkipLink } from '@/ui/skip-link/skip-link'
import { ToastHost } from '@/ui/toast/toast-host'
import { BackendProblemPage, useBackendProblem } from './backend-problem'
import { BottomBar } from './nav/bottom-bar'
import { Header } from './nav/header'
import { NewVersionNote } from './new-version/new-version-note'
import { useNavigationFocus } from './use-navigation-focus'
import { useHeartbeat } from './use-heartbeat'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'
import type { Label } from '@/words/words'

const AuthModal = lazyPart(() => import('@/features/auth/auth-modal').then((module) => module.default), {
  failed: (retry) => <WindowFailed {...retry} onClose={() => useAuthDialog.getState().close()} />,
})
// Few people ever see it.
const StandingNote = lazyPart(() => import('@/account/standing/standing-note').then((module) => module.StandingNote), {
  failed: (retry) => <PartFailed {...retry} title={t('Your account is suspended')} />,
})
// Without this code messages still come by polling.
const IncomingMessages = lazyPart(() => import('@/features/messages/incoming-toast').then((module) => module.default), {
  failed: () => null,
})
// Without this code a newcomer still has the whole product.
const WelcomePanel = lazyPart(() => import('@/account/welcome/welcome-panel').then((module) => module.default), {
  waiting: <div className="h-34" />,
  failed: () => null,
})
// Not needed in the first five seconds. Without this code the screens still show that they load.
const SlowNote = lazyPart(() => import('./slow-note').then((module) => module.SlowNote), { failed: () => null })
const ConfirmHost = lazyPart(() => import('@/ui/confirm/confirm-host').then((module) => module.ConfirmHost), {
  failed: (retry) =>
    questions.get()[0] ? <WindowFailed {...retry} onClose={() => questions.get()[0]?.answer(false)} /> : null,
})

/** Screens with their own header: the landing page and the administration (A 2). */
function hasOwnFrame(pathname: string): boolean {
  return pathname === '/' || /^\/super-admin\/(login|dashboard|users\/[^/]+)\/?$/.test(pathname)
}

export function RootLayout() {
  const framed = useRouterState({ select: (state) => hasOwnFrame(state.location.pathname) })
  const user = useSessionUser()
  const problem = useBackendProblem()
  useNavigationFocus()
  // Refused to suspended people: the first refusal tells them so.
  useHeartbeat(user !== null && !user.standing)
  useRealtimeSession(useToken(({ value }) => (user ? value : null)))
  if (problem) return <BackendProblemPage problem={problem} />
  return (
    <>
      <SkipLink />
      {framed ? (
        <>
          <OfflineBanner />
          <NewVersionNote />
          <Outlet />
        </>
      ) : (
        <>
          <Header />
          <OfflineBanner />
          <NewVersionNote />
          {user?.standing ? <StandingNote /> : null}
          <main
            id="main"
            tabIndex={-1}
            className="min-h-[calc(100dvh-3.5rem)] md:min-h-[calc(100dvh-4rem)] pb-20 outline-none md:pb-0 print:pb-0"
          >
            <Welcome />
            <Outlet />
          </main>
          <BottomBar />
        </>
      )}
      <SignInModal />
      {user ? <IncomingMessages key={user.id} viewer={user.id} /> : null}
      <ToastHost />
      <Confirmations />
      <LiveHost />
      <SlowNote />
    </>
  )
}

const isAsked = () => questions.get().length > 0

function Welcome() {
  const user = useSessionUser()
  const due = useWelcome(user?.id) !== undefined
  const here = useRouterState({ select: (state) => /^\/dashboard\/properties\/?$/.test(state.location.pathname) })
  return user && due && here ? <WelcomePanel user={user} /> : null
}

function Confirmations() {
  const asked = useSyncExternalStore(questions.subscribe, isAsked, isAsked)
  const [loaded, setLoaded] = useState(false)
  if (asked && !loaded) setLoaded(true)
  return loaded ? <ConfirmHost /> : null
}

function SignInModal() {
  const wanted = useAuthDialog((state) => state.mode !== null)
  const user = useSessionUser()
  return wanted && !user ? <AuthModal /> : null
}

const TEXT: Label = __MOCKED__
  ? 'You are offline. The demo still works, except for screens and photos that are not loaded yet.'
  : 'You are offline. You can still see the screens that you opened. The rest returns with the connection.'

function OfflineBanner() {
  const t = useWords()
  if (useOnline()) return null
  return (
    <p
      role="status"
      className={clsx(
        'flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center font-semibold text-ink',
        'print:hidden',
      )}
    >
      <WifiOff aria-hidden size={17} className="shrink-0" />
      {t(TEXT)}
    </p>
  )
}
