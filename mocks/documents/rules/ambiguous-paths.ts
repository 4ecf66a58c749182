import { ENDPOINTS } from '@/contract'
import type { AnyEndpoint } from '@/contract/endpoint'

const every: readonly AnyEndpoint[] = ENDPOINTS
const segments = (path: string) => path.split('/').slice(1)
const isParameter = (segment: string | undefined) => segment?.startsWith('{') === true

/** Whether one request could fit both paths. A parameter is one segment. */
function meet(one: AnyEndpoint, other: AnyEndpoint): boolean {
  const [mine, theirs] = [segments(one.path), segments(other.path)]
  if (one.path === other.path || mine.length !== theirs.length) return false
  return mine.every((part, at) => part === theirs[at] || isParameter(part) || isParameter(theirs[at]))
}

const call = ({ method, path }: AnyEndpoint) => `\`${method} ${path}\``

function wordsAgainst(one: AnyEndpoint, other: AnyEndpoint): string[] {
  const theirs = segments(other.path)
  return segments(one.path).filter((part, at) => !isParameter(part) && isParameter(theirs[at]))
}

/** Sentences about other calls that the same URL could mean: which of them is meant, and which words are no ids. */
export function ambiguities(endpoint: AnyEndpoint): string[] {
  return every
    .filter((other) => meet(endpoint, other))
    .flatMap((other) => {
      const [mine, theirs] = [wordsAgainst(endpoint, other), wordsAgainst(other, endpoint)]
      if (endpoint.method !== other.method)
        return [`The method tells this call from ${call(other)}, whose path could be the same.`]
      const first = every.indexOf(endpoint) < every.indexOf(other)
      const words = [...mine, ...theirs].map((word) => `\`${word}\``).join(' and ')
      return [
        `A URL that fits ${call(other)} too means ${first ? 'this call' : 'that call'}: ` +
          `a fixed word goes before a parameter, so no server gives out ${words} as an id.`,
      ]
    })
}
