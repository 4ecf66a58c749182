import { create } from 'zustand'
import { useAuthDialog } from '@/session/auth-dialog'
import { isSignedIn } from '@/session/session'

/**
 * Whether somebody wants to save the search they are looking at. It outlives signing in, which leads from a visitor's browse
 * screen to the member's, so that the question stands there again; leaving the auth modal without signing in forgets it.
 */
export const useSaveWish = create<{ open: boolean; set: (open: boolean) => void }>()((set) => ({
  open: false,
  set: (open) => set({ open }),
}))

useAuthDialog.subscribe(({ mode }) => {
  if (mode === null && !isSignedIn()) useSaveWish.getState().set(false)
})
