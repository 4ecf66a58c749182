import { createContext, use } from 'react'
import type { Backend } from '../backend'
import type { AppHooks } from '../app-hooks'
import type { InPageServer } from '../realtime/in-page-server'
import type { MockState } from '../state/state'

/** What every part of the toolbox needs. */
export type Tools = AppHooks & {
  backend: Backend
  /** The realtime server of this page, once it has started. */
  realtime: () => InPageServer | undefined
  /** Stores a state for the next load of this tab. */
  handOverState: (state: MockState) => Promise<void>
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

/** The URL of a path of the product, under the build's base path. */
export function addressOf(path: string, more: Record<string, string> = {}): string {
  const address = new URL(path.replace(/^\//, ''), location.origin + import.meta.env.BASE_URL)
  for (const [name, value] of Object.entries(more)) address.searchParams.set(name, value)
  return address.pathname + address.search
}

/** The current path of the product, without the build's base path. */
export function shownPath(): string {
  return `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`
}

/** The page's URL without the parameters of the mocks. */
export function bareAddress({ urlParams }: Pick<Tools, 'urlParams'>): URL {
  const address = new URL(location.href)
  for (const name of urlParams) address.searchParams.delete(name)
  address.hash = ''
  return address
}

/** The id of the listing whose page is open. */
export function shownListing(): string | null {
  const id = /\/property\/([^/]+)/.exec(location.pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}
