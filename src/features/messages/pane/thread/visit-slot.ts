import { createContext, type ComponentType, type ReactNode } from 'react'

export type VisitProps = {
  /** Id of the tour. */
  id: string
  /** The viewer asked for it. */
  own: boolean
  /** The message as text, for a visit that is not known. */
  text: ReactNode
}

/** What shows a proposed visit in a conversation; the route gives it. */
export const VisitSlot = createContext<ComponentType<VisitProps> | null>(null)
