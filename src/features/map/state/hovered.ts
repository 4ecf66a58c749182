import { create } from 'zustand'

/** Where the pointer or the focus is. */
type Source = 'pin' | 'list'

type Hovered = {
  id: string | null
  from: Source
  enter: (id: string, from: Source) => void
  leave: (id: string) => void
}

/** The listing under the pointer or the focus, on the map or in the list: each shows the other's. */
export const useHovered = create<Hovered>()((set) => ({
  id: null,
  from: 'list',
  enter: (id, from) => set({ id, from }),
  leave: (id) => set((state) => (state.id === id ? { id: null } : state)),
}))

/** The four handlers that report pointer and focus of a pin or a list entry. */
export function reportsHover(id: string, from: Source) {
  const { enter, leave } = useHovered.getState()
  return {
    onPointerEnter: () => enter(id, from),
    onPointerLeave: () => leave(id),
    onFocus: () => enter(id, from),
    onBlur: () => leave(id),
  }
}
