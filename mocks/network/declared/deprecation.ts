import type { AnyEndpoint } from '@/contract/endpoint'

/** An answer with the headers of a deprecated call: since when (RFC 9745), and until when at least (RFC 8594). */
export function withDeprecation({ deprecated }: Pick<AnyEndpoint, 'deprecated'>, answer: Response): Response {
  if (!deprecated) return answer
  answer.headers.set('Deprecation', `@${Date.parse(deprecated.since) / 1_000}`)
  answer.headers.set('Sunset', new Date(deprecated.until).toUTCString())
  return answer
}
