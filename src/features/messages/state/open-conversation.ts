import { create } from 'zustand'

/** The visible conversation; a new message in it needs no toast. */
export const useOpenConversation = create<{ id: string | null }>()(() => ({ id: null }))
