import { create } from 'zustand'
import { rememberDestination, resumeDestination, type SignInReason } from './end/destination'
import { isSignedIn } from './session'

/** The four modes of the auth modal (A 2), and closed. */
export type AuthMode = 'login' | 'register' | 'email-login' | 'email-register'

type AuthDialog = {
  mode: AuthMode | null
  /** Null: the visitor asked for it. */
  reason: SignInReason | null
  /** Who or what the reason is about: 'Noel Sumagaysay'. */
  about: string | null
  /** Opens the modal or changes its mode; the reason stays until it closes. */
  open: (mode: AuthMode, reason?: SignInReason, about?: string) => void
  close: () => void
}

/** Any screen may open the auth modal; the shell shows it. */
export const useAuthDialog = create<AuthDialog>()((set) => ({
  mode: null,
  reason: null,
  about: null,
  open: (mode, reason, about) =>
    set((state) => {
      if (reason) return { mode, reason, about: about ?? null }
      return state.mode === null ? { mode, reason: null, about: null } : { mode }
    }),
  close: () => set({ mode: null, reason: null, about: null }),
}))

/** Asks a visitor to sign in, says for what, and leads on to `path` afterwards. */
export function askToSignIn(path: string, reason: SignInReason, about?: string): void {
  rememberDestination(path, reason, about)
  useAuthDialog.getState().open('login', reason, about)
}

/** After a reload the visitor who was asked to sign in is asked again. Call it once, when the page has loaded. */
export function askAgainAfterReload(): void {
  const wanted = resumeDestination()
  if (wanted && !isSignedIn()) useAuthDialog.getState().open('login', wanted.reason, wanted.about)
}
