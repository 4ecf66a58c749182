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

test('titles are in words: no camel case', () => {
  expect(titles.filter((title) => /[a-z][A-Z]/.test(title))).toEqual([])
})

test('no two files share a title', () => {
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})
