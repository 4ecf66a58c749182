import { createContext, type ReactNode } from 'react'

type VisitProps = {
  id: string
  own: boolean
  visiting: boolean
  text: ReactNode
}

export type ShowVisit = (visit: VisitProps) => ReactNode

export const VisitSlot = createContext<ShowVisit>(({ text }) => text)
