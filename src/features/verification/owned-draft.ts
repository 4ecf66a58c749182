import { create } from 'zustand'
import { useStoredUser } from '@/session/session'

const viewerId = () => useStoredUser.getState().value?.id ?? null

/** In memory only, so that an error or closing the modal loses nothing. Another user starts empty. */
export function ownedDraft<Draft extends object>(empty: Draft) {
  const useOwned = create<{ owner: string | null; draft: Draft }>()(() => ({ owner: null, draft: empty }))
  const own = ({ owner, draft }: { owner: string | null; draft: Draft }) => (owner === viewerId() ? draft : empty)
  const forget = () => useOwned.setState({ owner: null, draft: empty })
  useStoredUser.subscribe(({ value }) => {
    if (value !== null && value.id !== useOwned.getState().owner) forget()
  })
  return {
    use: () => useOwned(own),
    present: () => own(useOwned.getState()),
    change: (changes: Partial<Draft>) =>
      useOwned.setState((owned) => ({ owner: viewerId(), draft: { ...own(owned), ...changes } })),
    forget,
  }
}
