import { createContext, use } from 'react'
import type { Backend } from '../backend'
import type { Seams } from '../browser'
import type { PageServer } from '../realtime/page-server'
import type { MockState } from '../state'

/** What the toolbox works on. */
export type Tools = Seams & {
  backend: Backend
  /** The realtime server of this page once it has started. */
  realtime: () => PageServer | undefined
  /** Lays a state down for the next load. */
  giveState: (state: MockState) => Promise<void>
  /** Goes to an address, or loads the page again. */
  go: (address?: string) => void
}

const ToolsContext = createContext<Tools | null>(null)
export const ToolsProvider = ToolsContext

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('A part of the toolbox stands outside its panel.')
  return tools
}

/** The address of a path of the product, below the build's own. */
export function addressOf(path: string, more: Record<string, string> = {}): string {
  const address = new URL(path.replace(/^\//, ''), location.origin + import.meta.env.BASE_URL)
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
  return address.pathname + address.search
}

/** The path of the product that is shown, without the build's own. */
export function shownPath(): string {
  return `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`
}

/** The page's address without what it may ask the demo for. */
export function bareAddress(): URL {
  const address = new URL(location.href)
  for (const name of ['scenario', 'reset', 'as', 'mock', 'toolbox']) address.searchParams.delete(name)
  address.hash = ''
  return address
}

/** The id of the listing whose page is open. */
export function shownListing(): string | null {
  const id = /\/property\/([^/]+)/.exec(location.pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}
