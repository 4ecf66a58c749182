import * as z from 'zod/mini'
import { lettersApart } from '@/domain/search/suggest/beginning'

/** One of the known names; another one is refused with those that are near. */
export const oneOf = <const Name extends string>(kind: string, names: readonly Name[]) =>
  z.enum(names as readonly [Name, ...Name[]], {
    error: ({ input }) => {
      const near = typeof input === 'string' ? nearOnes(input, names) : []
      return `there is no ${kind} '${String(input)}'${near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : ''}`
    },
  })

function nearOnes(given: string, names: readonly string[]): string[] {
  const word = given.toLowerCase()
  const far = (name: string) => lettersApart(name.toLowerCase(), word)
  return names
    .filter((name) => far(name) <= 1 + given.length / 6)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, 3)
}
