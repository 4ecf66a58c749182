import { lstatSync, readdirSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { expect, test } from 'vitest'

/** What the repository holds; beside it lie packages, builds and reports. */
const TRACKED = ['.ci', '.storybook', 'mocks', 'public', 'src', 'tests']
const BESIDE = /(^|[-.])(node_modules|dist)|^coverage$|^test-results$/

const paths = [
  ...readdirSync('.').filter((name) => !BESIDE.test(name) && lstatSync(name).isFile()),
  ...TRACKED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].map((path) => path.replaceAll(sep, '/'))

test('no two names differ in upper and lower case alone, or in how an accent is written', () => {
  const seen = new Map<string, string>()
  const clashes = paths.flatMap((path) => {
    const plain = path.normalize('NFC').toLowerCase()
    const other = seen.get(plain)
    seen.set(plain, path)
    return other === undefined ? [] : [`${other} and ${path}`]
  })
  expect(clashes).toEqual([])
})

test('every name is one that Windows can write', () => {
  const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
  // Letters, digits and a few signs: none of < > : " | ? * \, no space or full stop at the end.
  const PLAIN = /^[\w.$@+-]*[\w$@+-]$/
  expect(paths.filter((path) => RESERVED.test(basename(path)) || !PLAIN.test(basename(path)))).toEqual([])
})

test('paths leave room for the folder of the checkout within the 260 characters of Windows', () => {
  expect(paths.filter((path) => path.length > 140)).toEqual([])
})

test('there are no symbolic links, which Windows makes for administrators only', () => {
  expect(paths.filter((path) => lstatSync(path).isSymbolicLink())).toEqual([])
})
