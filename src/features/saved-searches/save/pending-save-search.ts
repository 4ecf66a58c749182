import { create } from 'zustand'
import { useAuthDialog } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'

/**
 * The route path on which the user wants to save the current search. It survives the login, which navigates from a visitor's
 * browse screen to the member's: only the latter opens the dialog.
 * Leaving the auth modal without signing in forgets it.
 */
export const usePendingSaveSearch = create<{ at: string | null; set: (at: string | null) => void }>()((set) => ({
  at: null,
  set: (at) => set({ at }),
}))

useAuthDialog.subscribe(({ mode }) => {
  if (mode === null && !isSignedIn()) usePendingSaveSearch.getState().set(null)
})
