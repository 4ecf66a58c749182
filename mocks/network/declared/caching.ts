import type { AnyEndpoint } from '@/contract/endpoint'
import { sentText } from '../respond'

/** A visitor's answer with how long it may be kept, and a name of what it says; 304 where the caller has just that. */
export function withCaching({ cache }: Pick<AnyEndpoint, 'cache'>, request: Request, answer: Response): Response {
  const text = sentText(answer)
  if (!cache || !answer.ok || text === undefined) return answer
  if (request.headers.has('authorization')) {
    answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  }
  const tag = `"${hashOf(text)}"`
  answer.headers.set('Cache-Control', `public, max-age=${cache.fresh}, stale-while-revalidate=${cache.stale}`)
  answer.headers.set('ETag', tag)
  answer.headers.set('Vary', 'Origin, Authorization')
  if (request.headers.get('if-none-match') !== tag) return answer
  return new Response(null, { status: 304, headers: answer.headers })
}

/** A short name of a text (FNV-1a), with its length. */
function hashOf(text: string): string {
  let hash = 0x811c_9dc5
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), 0x0100_0193)
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}
