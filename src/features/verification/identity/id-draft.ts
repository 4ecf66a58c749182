import { create } from 'zustand'
import { ID_PICTURE_MAX_BYTES, ID_PICTURE_TYPES } from '@/contract/fields'
import type { IdType } from '@/contract/user'
import { useStoredUser } from '@/session/session'

export type Side = 'front' | 'back'

export type IdDraft = {
  /** Whose it is: the next one to sign in never sees the pictures. */
  userId: string | null
  idType: IdType
  front: File | null
  back: File | null
}

const EMPTY: IdDraft = { userId: null, idType: 'passport', front: null, back: null }

/** What was chosen, in memory only, so that an error or closing the modal by accident loses nothing. */
const useIdDraftStore = create<IdDraft>()(() => EMPTY)

const viewerId = () => useStoredUser.getState().value?.id ?? null

// Pictures of an ID do not outlive the session they were chosen in; coming back as the same user finds them again.
useStoredUser.subscribe(({ value }) => {
  if (value !== null && value.id !== useIdDraftStore.getState().userId) forgetIdDraft()
})

export function useIdDraft(): IdDraft {
  const draft = useIdDraftStore()
  return draft.userId === viewerId() ? draft : EMPTY
}

export function changeIdDraft(changes: Partial<IdDraft>): void {
  useIdDraftStore.setState((draft) => ({
    ...(draft.userId === viewerId() ? draft : EMPTY),
    userId: viewerId(),
    ...changes,
  }))
}

export function forgetIdDraft(): void {
  useIdDraftStore.setState(EMPTY)
}

/** What keeps a file from being a picture of an ID (A 5); null when nothing does. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(ID_PICTURE_TYPES as readonly string[]).includes(type)) return 'Please upload only JPG or PNG files.'
  return size > ID_PICTURE_MAX_BYTES ? 'File size must be less than 10MB.' : null
}
