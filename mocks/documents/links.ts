import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'

type Link = { operationId: string; parameters: { id: string } }

/** OpenAPI links: the calls below this one's path that take the id of what it answers (the first of a list). */
export function linksOf({ path }: AnyEndpoint, answer: unknown): Record<string, Link> {
  const pointer = pointerToId(answer)
  const below = ENDPOINTS.filter((endpoint) => endpoint.path.startsWith(`${path}/{`))
  // `/api/messages/{conversationId}`: an id of something else.
  const isIdOfIt = below.every((endpoint) => endpoint.path.startsWith(`${path}/{id}`))
  if (pointer === null || !isIdOfIt) return {}
  return Object.fromEntries(
    below.map(({ id }) => [id, { operationId: id, parameters: { id: `$response.body#${pointer}` } }]),
  )
}

function pointerToId(answer: unknown): string | null {
  const data = answer !== null && typeof answer === 'object' && 'data' in answer ? answer.data : null
  const [of, at] = Array.isArray(data) ? [data[0] as unknown, '/data/0/id'] : [data, '/data/id']
  return of !== null && typeof of === 'object' && 'id' in of ? at : null
}
