import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { withInlineSheets } from './inline-sheet'

const folder = mkdtempSync(join(tmpdir(), 'sheet-'))
mkdirSync(join(folder, 'assets'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test("a page has its own style sheet in it, where late parts find it too, and links another site's", () => {
  writeFileSync(join(folder, 'assets/index.css'), '.a{color:red}\n')
  const other = '<link rel="stylesheet" href="https://other.test/a.css">'
  const page = `<title>x</title><link rel="stylesheet" crossorigin href="/demo/assets/index.css">${other}`
  const disabled = '<link disabled rel="stylesheet" crossorigin href="/demo/assets/index.css">'
  expect(withInlineSheets(page, folder, '/demo/')).toBe(
    `<title>x</title><style>.a{color:red}</style>${disabled}${other}`,
  )
})
