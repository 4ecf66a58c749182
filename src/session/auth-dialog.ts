import { create } from 'zustand'
import { rememberDestination, resumeDestination, type SignInReason } from './end/destination'
import { isSignedIn } from './session'

/** The four modes of the auth modal (A 2), and closed. */
export type AuthMode = 'login' | 'register' | 'email-login' | 'email-register'

type AuthDialog = {
  mode: AuthMode | null
  /** Null: the visitor asked for it. */
  reason: SignInReason | null
  /** Opens the modal or changes its mode; the reason stays until it closes. */
  open: (mode: AuthMode, reason?: SignInReason) => void
  close: () => void
}

/** Any screen may open the auth modal; the shell shows it. */
export const useAuthDialog = create<AuthDialog>()((set) => ({
  mode: null,
  reason: null,
  open: (mode, reason) => set((state) => ({ mode, reason: reason ?? (state.mode === null ? null : state.reason) })),
  close: () => set({ mode: null, reason: null }),
}))

/** Asks a visitor to sign in, says for what, and leads on to `path` afterwards. */
export function askToSignIn(path: string, reason: SignInReason): void {
  rememberDestination(path, reason)
  useAuthDialog.getState().open('login', reason)
}

/** After a reload the visitor who was asked to sign in is asked again. Call it once, when the page has loaded. */
export function askAgainAfterReload(): void {
  const reason = resumeDestination()
  if (reason && !isSignedIn()) useAuthDialog.getState().open('login', reason)
}
