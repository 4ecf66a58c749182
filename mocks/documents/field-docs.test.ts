import { expect, test } from 'vitest'
import { parseSync } from 'oxc-parser'
import { withDocs } from './field-docs-plugin.mjs'

const SOURCE = `
const text = z.string()
/** Square meters. */
const area = z.number()
const shared = {
  /** The headline. */
  title: text,
}
/** A listing. */
export const listing = z.object({
  ...shared,
  /** Addition: the lot. */
  lot: z.nullish(area),
  owner: z.object({
    /**
     * First name,
     * then last name.
     */
    name: text,
  }),
})
export const more = z.extend(listing, { /** Views. */ views: z.number() })
`

test('doc comments of fields and constants become values, and the module still parses', () => {
  const made = withDocs('listing.ts', SOURCE)
  expect(parseSync('listing.ts', made).errors).toEqual([])
  expect(made).toContain(`const area = __described(z.number(), "Square meters.")`)
  expect(made).toContain(`}, [], {"title":"The headline."})`)
  expect(made).toContain(`export const listing = __described(__documented(z.object({`)
  expect(made).toContain(`}), [shared], {"lot":"Addition: the lot."}), "A listing.")`)
  expect(made).toContain(`{"name":"First name, then last name."}`)
  expect(made).toMatch(/z\.extend\(listing, .*\), \[listing\], \{"views":"Views\."\}\)/)
})
