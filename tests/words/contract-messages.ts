import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'
import { partsOf } from '@/contract/sentence'

type Definition = { error?: (issue: object) => unknown; checks?: unknown[]; [part: string]: unknown }
type Node = { _zod: { def: Definition } }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '_zod' in value

/** The messages of every schema that a call is read by, each as the text that it was made of. */
export function messagesOfContract(): string[] {
  const seen = new Set<unknown>()
  const found = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (!isNode(value)) return Object.values(value).forEach(look)
    const { error, ...parts } = value._zod.def
    const said = error?.({ code: 'custom', input: undefined })
    if (typeof said === 'string') found.add(partsOf(said).text)
    Object.values(parts).forEach(look)
  }
  for (const { params, query, body } of ENDPOINTS as readonly AnyEndpoint[]) [params, query, body].forEach(look)
  return [...found]
}
