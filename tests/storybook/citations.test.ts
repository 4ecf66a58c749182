import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ENDPOINTS, SOCKET_EVENTS } from '@/contract'
import { anchorOf, sectionsIn } from '@mocks/documents/section-links'
import { htmlOf, specificationPage } from '@mocks/documents/specification-page'
import { pageTables } from '../../.storybook/docs/page-tables'

const TEXT = new Set(['.ts', '.tsx', '.mjs', '.md', '.mdx', '.css', '.json', '.html', '.yaml', '.py'])
const FOLDERS = ['src', 'mocks', 'tests', '.storybook', '.ci', 'public/contract']

const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name).replaceAll('\\', '/')),
)
const files = [...inFolders, ...readdirSync('.')]
  .filter((file) => TEXT.has(extname(file)) && file !== 'package-lock.json')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const page = specificationPage()
const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

/** The sections that a text cites and the specification does not have. */
const missingSections = (text: string) => sectionsIn(text).filter((section) => !anchors.includes(anchorOf(section)))

const documents = files.filter(({ file }) => file.endsWith('.md')).map(({ file }) => basename(file))

/** The Markdown files that a text cites and the repository does not have; a pattern (`*.md`) cites none. */
const missingDocuments = (file: string, text: string) =>
  [...text.matchAll(/[\w./*-]+\.md\b/g)]
    .map(([cited]) => cited)
    .filter((cited) => !cited.includes('*') && !documents.includes(cited))
    .filter((cited) => !existsSync(cited) && !existsSync(join(dirname(file), cited)))

test.each(Object.entries(pageTables()))('%s is what the code says now; npm run contract writes it', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('every cited section is in the specification', () => {
  const missing = files.flatMap(({ file, text }) => missingSections(text).map((section) => `${file}: ${section}`))
  expect(missing).toEqual([])
  expect(files.filter(({ text }) => sectionsIn(text).length > 0).length).toBeGreaterThan(100)
})

test('a section that does not exist is found, also as the second of two', () => {
  const [three, nineteen] = ['3.9', '19']
  expect(missingSections(`The card (B 3.3, ${three}) on a screen of A 7, and A ${nineteen}.`)).toEqual([
    `B ${three}`,
    `A ${nineteen}`,
  ])
  expect(missingSections('A 404 answer, A 5-bedroom house, B 3.3, 3.4 and A 7.')).toEqual([])
})

test('every cited Markdown file is in the repository', () => {
  expect(files.flatMap(({ file, text }) => missingDocuments(file, text).map((cited) => `${file}: ${cited}`))).toEqual(
    [],
  )
  const gone = ['gone', 'md'].join('.')
  expect(missingDocuments('src/main.tsx', `(${gone}, README.md)`)).toEqual([gone])
})

/** The paths in code marks that a text cites and the repository does not have; a pattern cites none. */
const missingPaths = (text: string) =>
  [...text.matchAll(/`((?:src|mocks|tests|\.ci|\.storybook|public)\/[\w./$-]+)`/g)]
    .map(([, cited = '']) => cited)
    .filter((cited) => !existsSync(cited))

test('every path that a page, a README or a decision cites is in the repository', () => {
  const pages = files.filter(({ file }) => /README\.md$|\.mdx$|records\/decisions\//.test(file))
  expect(pages.flatMap(({ file, text }) => missingPaths(text).map((cited) => `${file}: ${cited}`))).toEqual([])
  expect(missingPaths('`src/main.tsx`, `mocks/README.md`, `tests/**/*.ts`, `src/gone.ts`')).toEqual(['src/gone.ts'])
})

test('the anchors of the specification are unique, and every link to one leads there', () => {
  expect(anchors.filter((id, at) => anchors.indexOf(id) !== at)).toEqual([])
  const published = files.filter(({ file }) => file.startsWith('public/contract/')).map(({ text }) => text)
  const linked = published.flatMap((text) => [...text.matchAll(/(?:"|specification\.html)#([ab]-[\d-]+)/g)])
  expect(linked.length).toBeGreaterThan(100)
  expect(linked.map(([, id = '']) => id).filter((id) => !anchors.includes(id))).toEqual([])
})

test('the source of a call or an event names sections and nothing else', () => {
  const sources = [...ENDPOINTS, ...SOCKET_EVENTS].map(({ source }) => source)
  expect(sources.filter((source) => sectionsIn(source).join(', ') !== source)).toEqual([])
})

test('Markdown becomes a page: headings with anchors, tables, lists, quotes', () => {
  expect(htmlOf('## B 2.4 Detail\n\n- `a < b`\n- **Two** & [B 5](#b-5)')).toBe(
    '<h2 id="b-2-4">B 2.4 Detail</h2>\n<ul>\n<li><code>a &lt; b</code></li>\n<li><strong>Two</strong> &amp; <a href="#b-5">B 5</a></li>\n</ul>',
  )
  expect(htmlOf('> Reading\n\n| Key | Path |\n|---|---|\n| home | |')).toBe(
    '<blockquote><p>Reading</p></blockquote>\n<table>\n<thead><tr><th scope="col">Key</th><th scope="col">Path</th></tr></thead>\n<tbody>\n<tr><td>home</td><td></td></tr>\n</tbody>\n</table>',
  )
})

const LONGEST_LINE = 120

/** A text of the interface is the key of its translations, so it is not split. */
const TEXT_ALONE = /^\s*(['"]).*\1(,|:|: \[)?$/

/** The lines of code that are too long to read beside another file; a text that stands alone may be longer. */
const longLines = (text: string) =>
  text.split('\n').filter((line) => line.length > LONGEST_LINE && !TEXT_ALONE.test(line))

const product = files.filter(
  ({ file }) => /^(src|mocks)\/.*\.(tsx?|mjs|css)$/.test(file) && !/\.(gen|test|stories|test-support)\./.test(file),
)

test('no line of the product and its mocks is above 120 characters', () => {
  expect(product.length).toBeGreaterThan(1000)
  expect(product.flatMap(({ file, text }) => longLines(text).map((line) => `${file}: ${line}`))).toEqual([])
  expect(longLines(`${'a'.repeat(120)}\n${'b'.repeat(121)}\n  '${'c'.repeat(121)}',`)).toEqual(['b'.repeat(121)])
})

test('the product and its mocks spell as in the United States', () => {
  const british = /colour|neighbour|metres?\b|behaviour|centre(?![a-z])|offence|judgement|misspelt/gi
  expect(product.flatMap(({ file, text }) => (text.match(british) ?? []).map((word) => `${file}: ${word}`))).toEqual([])
  expect('The neighbours’ colour, 2 metres off the centre'.match(british)).toHaveLength(4)
})

test('at most 4% of the lines are comments; those of the contract become its documents', () => {
  const lines = product
    .filter(({ file }) => /\.tsx?$/.test(file) && !file.startsWith('src/contract/'))
    .flatMap(({ text }) => text.trimEnd().split('\n'))
  const comments = lines.filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
  expect(comments.length / lines.length).toBeLessThanOrEqual(0.04)
})

const decisions = files.filter(({ file }) => file.startsWith('.storybook/docs/records/decisions/'))

test('each decision has a number of its own, in its file name and in its title', () => {
  const numbers = decisions.map(({ file }) => basename(file).slice(0, 3))
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted())
  expect(decisions.map(({ text }) => text.slice(2, 5))).toEqual(numbers)
})

/** What a decision says, in this order. */
const PARTS = ['Context', 'Options weighed', 'Decision', 'Consequences', 'Discarded']

/** What makes a decision too long, or leaves a part of it out. */
function flawsOf(text: string): string[] {
  const lines = text.trimEnd().split('\n')
  const parts = [...text.matchAll(/^\*\*([\w ]+)\.\*\* \S/gm)].map(([, part = '']) => part)
  return [
    ...(lines.length > 25 ? [`${lines.length} lines, at most 25`] : []),
    ...longLines(text).map((line) => `more than 120 characters: ${line}`),
    ...(parts.join(', ') === PARTS.join(', ') ? [] : [`parts: ${parts.join(', ')}`]),
  ]
}

test('a decision has at most 25 lines of 120 characters, and says what was discarded', () => {
  expect(decisions.flatMap(({ file, text }) => flawsOf(text).map((flaw) => `${file}: ${flaw}`))).toEqual([])
  const long = `${'words'.repeat(30)}\n`
  expect(flawsOf(`# 000 Title\n\n**Context.** Why.\n${long.repeat(25)}`)).toEqual([
    '28 lines, at most 25',
    ...Array.from({ length: 25 }, () => `more than 120 characters: ${'words'.repeat(30)}`),
    'parts: Context',
  ])
})
