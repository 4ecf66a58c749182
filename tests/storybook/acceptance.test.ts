import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = '.storybook/docs/acceptance'
const tables = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))

/** The test files that a row names as its proof. */
const proofsIn = (text: string) => [...text.matchAll(/[\w./-]+\.(?:test|spec)\.tsx?/g)].map(([file]) => file)

const TITLE = /([\w./-]+\.(?:test|spec)\.tsx?) › ([^;|]+?)(?=;| \||\. Open|$)/gm

/** Whether a test file has a test of that title; `…` stands for anything. */
function hasTest(file: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('.*')).test(readFileSync(file, 'utf8').replaceAll(String.raw`\'`, "'"))
}

test.each(tables)('$name names test files that are there, and tests that are in them', ({ text }) => {
  expect(proofsIn(text).filter((file) => !existsSync(file))).toEqual([])
  const named = [...text.matchAll(TITLE)].map(([, file = '', title = '']) => ({ file, title }))
  expect(named.filter(({ file, title }) => !hasTest(file, title))).toEqual([])
})

test.each(tables)('$name has a heading and one table of three columns', ({ text }) => {
  const [heading, , ...rows] = text.trim().split('\n')
  expect(heading).toMatch(/^## \S/)
  expect(rows.filter((row) => row.replaceAll(String.raw`\|`, '').split('|').length !== 5)).toEqual([])
})

test('a test file or a title that is not there is found', () => {
  expect(proofsIn('| x | y | src/gone.test.ts › gone; looked at |')).toEqual(['src/gone.test.ts'])
  expect(hasTest('tests/storybook/citations.test.ts', 'every cited … is lost')).toBe(false)
  expect(hasTest('tests/storybook/citations.test.ts', 'every cited … is in the repository')).toBe(true)
})
