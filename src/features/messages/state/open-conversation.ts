import { create } from 'zustand'

export const useOpenConversation = create<{ id: string | null }>()(() => ({ id: null }))
