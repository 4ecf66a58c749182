import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { expect, test } from 'vitest'
import { COMMON_PROPS } from '../../.storybook/docs/common-props'

const stories = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => join('src/ui', name))

/** What the props table of a story file reads: the source of the component that its meta names. */
function documentationOf(file: string) {
  const text = readFileSync(file, 'utf8')
  const component = /\bcomponent: (\w+)/.exec(text)?.[1] ?? ''
  const source = new RegExp(String.raw`import \{[^}]*\b${component}\b[^}]*\} from '\./([\w-]+)'`).exec(text)?.[1]
  if (!source) return undefined
  const filename = resolve(dirname(file), `${source}.tsx`)
  return parse(readFileSync(filename, 'utf8'), {
    filename,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(),
    babelOptions: { babelrc: false, configFile: false },
  }).find(({ displayName }) => displayName === component)
}

/** Parts that are placed once and take nothing; a password field takes what a text field does. */
const WITHOUT_PROPS = ['ConfirmHost', 'LiveHost', 'ToastHost', 'PasswordField']

test.each(stories)('%s says what its part is for, and has its props', (file) => {
  const found = documentationOf(file)
  expect(found?.description ?? '', 'a doc comment on the component').toMatch(/\w+ \w+/)
  const named = Object.entries(found?.props ?? {})
  const least = WITHOUT_PROPS.includes(found?.displayName ?? '') ? 0 : 1
  expect(named.length).toBeGreaterThanOrEqual(least)
  expect(named.filter(([, { tsType, defaultValue }]) => !tsType && !defaultValue).map(([name]) => name)).toEqual([])
})

/** The props of a part that are shown without words. */
const wordless = (file: string) =>
  Object.entries(documentationOf(file)?.props ?? {})
    .filter(([name, { description }]) => !/\w+ \w+/.test(description ?? '') && !COMMON_PROPS[name])
    .map(([name]) => name)

test.each(stories)('%s has words for each prop', (file) => {
  expect(wordless(file)).toEqual([])
})

test('words that are said once are of several parts, or of none that has its own', () => {
  const props = stories.flatMap((file) => Object.entries(documentationOf(file)?.props ?? {}))
  expect(props.length).toBeGreaterThan(230)
  const used = new Set(props.filter(([, { description }]) => !description).map(([name]) => name))
  expect(Object.keys(COMMON_PROPS).filter((name) => !used.has(name))).toEqual([])
})
