import type { AnyEndpoint } from '@/contract/endpoint'
import { hashOf } from '../../state/hash'
import { sentText } from '../respond'

/** A visitor's answer with how long it may be kept, and a name of what it says; 304 where the caller has just that. */
export function withCaching({ cache }: Pick<AnyEndpoint, 'cache'>, request: Request, answer: Response): Response {
  const text = sentText(answer)
  if (!cache || !answer.ok || text === undefined) return answer
  if (request.headers.has('authorization')) {
    answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  }
  const tag = `"${text.length.toString(36)}-${hashOf(text)}"`
  answer.headers.set('Cache-Control', `public, max-age=${cache.fresh}, stale-while-revalidate=${cache.stale}`)
  answer.headers.set('ETag', tag)
  answer.headers.set('Vary', 'Origin, Authorization')
  if (request.headers.get('if-none-match') !== tag) return answer
  return new Response(null, { status: 304, headers: answer.headers })
}

/** An answer with the headers of a deprecated call: since when (RFC 9745), and until when at least (RFC 8594). */
export function withDeprecation({ deprecated }: Pick<AnyEndpoint, 'deprecated'>, answer: Response): Response {
  if (!deprecated) return answer
  answer.headers.set('Deprecation', `@${Date.parse(deprecated.since) / 1_000}`)
  answer.headers.set('Sunset', new Date(deprecated.until).toUTCString())
  return answer
}
