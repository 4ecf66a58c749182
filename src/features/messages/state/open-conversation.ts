import { create } from 'zustand'

/** The conversation that is on the screen now; a new message in it needs no toast. */
export const useOpenConversation = create<{ id: string | null }>()(() => ({ id: null }))
