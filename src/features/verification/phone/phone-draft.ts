import { create } from 'zustand'
import { useStoredUser } from '@/session/session'

export type PhoneDraft = {
  /** Whose it is: the next one to sign in starts empty. */
  userId: string | null
  /** As typed after the prefix. */
  number: string
  /** The number that a code was sent to; null at the first step. */
  sentTo: string | null
  sends: number
  code: string
  /** The code itself, where a test server told it. */
  debugCode: string | null
}

const EMPTY: PhoneDraft = { userId: null, number: '', sentTo: null, sends: 0, code: '', debugCode: null }

/** What was typed and how far it went, so that closing the modal by accident loses nothing. */
const usePhoneDraftStore = create<PhoneDraft>()(() => EMPTY)

const viewerId = () => useStoredUser.getState().value?.id ?? null

export function usePhoneDraft(): PhoneDraft {
  const draft = usePhoneDraftStore()
  return draft.userId === viewerId() ? draft : EMPTY
}

export function changePhoneDraft(changes: Partial<PhoneDraft>): void {
  usePhoneDraftStore.setState((draft) => ({
    ...(draft.userId === viewerId() ? draft : EMPTY),
    userId: viewerId(),
    ...changes,
  }))
}

export function forgetPhoneDraft(): void {
  usePhoneDraftStore.setState(EMPTY)
}
