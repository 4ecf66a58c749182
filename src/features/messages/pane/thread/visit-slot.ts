import { createContext, type ReactNode } from 'react'

type VisitProps = {
  /** Id of the tour. */
  id: string
  /** The viewer began it. */
  own: boolean
  /** The viewer is the one who visits. */
  visiting: boolean
  /** The message as text, for a visit that is not known. */
  text: ReactNode
}

export type ShowVisit = (visit: VisitProps) => ReactNode

/** What shows a proposed visit in a conversation; the route gives it. */
export const VisitSlot = createContext<ShowVisit>(({ text }) => text)
