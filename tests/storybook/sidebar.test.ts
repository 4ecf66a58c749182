import { expect, test } from 'vitest'
import preview from '../../.storybook/preview.tsx?raw'
import { storyTexts } from './story-files'

const titles = storyTexts.map((text) => /\btitle: '([^']+)'/.exec(text)?.[1] ?? 'no title')

test('every screen is in an area that the sidebar knows', () => {
  const areas: string[] = /'Screens',\s*\[([^\]]+)\]/.exec(preview)?.[1]?.match(/(?<=')[^',]+(?=')/g) ?? []
  expect(areas).toContain('Searching')
  const screens = titles.filter((title) => title.startsWith('Screens/'))
  expect(screens.filter((title) => !areas.includes(title.split('/')[1] ?? ''))).toEqual([])
})

/** The titles of the pages, by the folder that they lie in. */
const pages = Object.entries(
  import.meta.glob<string>('../../.storybook/docs/**/*.mdx', { query: '?raw', import: 'default', eager: true }),
).map(([path, text]) => ({
  folder: path.split('/').at(-2) ?? '',
  title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? '',
}))

test('a page is in the group of its folder: guides apart from what code and records say', () => {
  const groupOf = (title: string) => (title === 'Start here' ? 'guides' : (title.split('/')[0] ?? '').toLowerCase())
  expect(pages.filter(({ folder, title }) => groupOf(title) !== folder)).toEqual([])
  expect(new Set(pages.map(({ folder }) => folder))).toEqual(
    new Set(['guides', 'reference', 'specification', 'records']),
  )
})

test('every group has its place in the sidebar', () => {
  const groups = [...titles, ...pages.map(({ title }) => title)].map((title) => title.split('/')[0] ?? '')
  expect([...new Set(groups)].filter((group) => !preview.includes(`          '${group}',`))).toEqual([])
})

test('titles are in words: no camel case', () => {
  expect(titles.filter((title) => /[a-z][A-Z]/.test(title))).toEqual([])
})

test('no two files share a title', () => {
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
