import { create } from 'zustand'
import { rememberDestination } from './preferences'

/** The four modes of the auth modal (A 2), and closed. */
export type AuthMode = 'login' | 'register' | 'email-login' | 'email-register'

/** What a visitor was about to do when they were asked to sign in. */
export type SignInReason = 'page' | 'chat' | 'tour' | 'save-search' | 'profile' | 'session-ended'

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
  rememberDestination(path)
  useAuthDialog.getState().open('login', reason)
}
