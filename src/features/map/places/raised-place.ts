import { create } from 'zustand'

type RaisedPlace = {
  name: string | null
  raise: (name: string) => void
  lower: (name: string) => void
}

export const useRaisedPlace = create<RaisedPlace>()((set) => ({
  name: null,
  raise: (name) => set({ name }),
  lower: (name) => set((state) => (state.name === name ? { name: null } : state)),
}))

export function reportsPlace(name: string) {
  const { raise, lower } = useRaisedPlace.getState()
  return {
    onPointerEnter: () => raise(name),
    onPointerLeave: () => lower(name),
    onFocus: () => raise(name),
    onBlur: () => lower(name),
  }
}
