import { create } from 'zustand'

type RaisedPlace = {
  /** Name of the place that is pointed at or has the focus, in the list or on the map. */
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
