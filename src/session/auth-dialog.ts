import { create } from 'zustand'

/** The four modes of the auth modal (A 2), and closed. */
export type AuthMode = 'login' | 'register' | 'email-login' | 'email-register'

type AuthDialog = { mode: AuthMode | null; open: (mode: AuthMode) => void; close: () => void }

/** Any screen may ask for signing in; the shell shows the modal. */
export const useAuthDialog = create<AuthDialog>()((set) => ({
  mode: null,
  open: (mode) => set({ mode }),
  close: () => set({ mode: null }),
}))
