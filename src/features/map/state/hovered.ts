import { create } from 'zustand'

type Source = 'pin' | 'list'

type Hovered = {
  id: string | null
  from: Source
  enter: (id: string, from: Source) => void
  leave: (id: string) => void
}

export const useHovered = create<Hovered>()((set) => ({
  id: null,
  from: 'list',
  enter: (id, from) => set({ id, from }),
  leave: (id) => set((state) => (state.id === id ? { id: null } : state)),
}))

export function reportsHover(id: string, from: Source) {
  const { enter, leave } = useHovered.getState()
  return {
    onPointerEnter: () => enter(id, from),
    onPointerLeave: () => leave(id),
    onFocus: () => enter(id, from),
    onBlur: () => leave(id),
  }
}
