import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { OFF_IN_PLAYWRIGHT } from './chromium.mjs'

test('what Playwright switches off in a browser stays off', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const core = dirname(resolve('playwright-core/package.json'))
  const text = readFileSync(join(core, 'lib/coreBundle.js'), 'utf8')
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(text)?.[1] ?? ''
  expect([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)).toEqual(OFF_IN_PLAYWRIGHT)
})
