import { create } from 'zustand'
import { useAuthDialog } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'

/**
 * On which screen (the path of its route) somebody wants to save the search they are looking at. It outlives signing in, which leads
 * from a visitor's browse screen to the member's: the question stands there, and not for a moment on the screen that is being left.
 * Leaving the auth modal without signing in forgets it.
 */
export const useSaveWish = create<{ at: string | null; set: (at: string | null) => void }>()((set) => ({
  at: null,
  set: (at) => set({ at }),
}))

useAuthDialog.subscribe(({ mode }) => {
  if (mode === null && !isSignedIn()) useSaveWish.getState().set(null)
})
