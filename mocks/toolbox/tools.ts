import { createContext, use } from 'react'
import type { Backend } from '../backend'
import type { AppHooks } from '../app-hooks'
import type { MockCommands } from '../control/mock-commands'
import type { InPageServer } from '../realtime/in-page-server'
import type { MockState } from '../state/state'

export type Tools = AppHooks & {
  /** For what the toolbox shows; what a command can change goes through `mock`. */
  backend: Backend
  mock: MockCommands
  realtime: () => InPageServer | undefined
  handOverState: (state: MockState) => Promise<void>
  go: (url?: string) => void
}

const ToolsContext = createContext<Tools | null>(null)
export const ToolsProvider = ToolsContext

export function useTools(): Tools {
  const tools = use(ToolsContext)
  if (!tools) throw new Error('A part of the toolbox stands outside its panel.')
  return tools
}

export function urlOf(path: string, more: Record<string, string> = {}): string {
  const url = new URL(path.replace(/^\//, ''), location.origin + import.meta.env.BASE_URL)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return url.pathname + url.search
}

export function shownPath(): string {
  return `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`
}

export function bareUrl({ urlParams }: Pick<Tools, 'urlParams'>): URL {
  const url = new URL(location.href)
  for (const name of urlParams) url.searchParams.delete(name)
  url.hash = ''
  return url
}

export function shownListing(): string | null {
  const id = /\/property\/([^/]+)/.exec(location.pathname)?.[1]
  return id ? decodeURIComponent(id) : null
}
