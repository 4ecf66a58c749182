import { afterEach, expect, test } from 'vitest'
import { newParts } from '../../.storybook/new-parts'

const CARD = '<li><article><a href="/1"><img src="a.webp" alt="Condo">A condo</a></article></li>'
const PAGE = `<main><h1>Homes</h1><ul>${CARD}</ul><button aria-label="Close"></button><p id="hint">Hint</p></main>`

afterEach(() => {
  document.body.innerHTML = ''
})

/** The outermost new parts of a page, after another one has been judged. */
function newAfter(before: string, page: string): string[] {
  const judged = new Set<string>()
  document.body.innerHTML = before
  newParts(new Set(), judged)
  document.body.innerHTML = page
  return newParts(judged, new Set()).map(({ localName }) => localName)
}

test('the first page is new as a whole', () => {
  expect(newAfter('', PAGE)).toEqual(['main'])
})

test('a page of equal parts has nothing new: other texts, addresses, numbers, more cards', () => {
  const other = PAGE.replaceAll('ondo', 'ottage').replace('"/1"', '"/2"').replace(CARD, CARD.repeat(3))
  expect(newAfter(PAGE, other)).toEqual([])
})

test('of new parts that are equal, one is judged', () => {
  expect(newAfter(PAGE, PAGE.replace('</main>', '<em>New</em><em>Newer</em></main>'))).toEqual(['em'])
})

test.each([
  ['an icon button loses its name', ' aria-label="Close"', '', ['button']],
  ['a name is empty', '"Close"', '""', ['button']],
  ['a picture loses its text', ' alt="Condo"', '', ['a']],
  ['a link loses its text', 'A condo', '', ['a']],
  ['a role', '<article>', '<article role="none">', ['article']],
  ['a value of ARIA', '<button', '<button aria-expanded="yes"', ['button']],
  ['a color', '<a href', '<a style="color: rgb(200, 200, 200)" href', ['a']],
  ['the surroundings turn pale', '<ul>', '<ul style="opacity: 0.5">', ['ul']],
  ['a list holds something else', '</ul>', '<p>None</p></ul>', ['ul']],
  ['a heading skips a level', '<ul>', '<h4>More</h4><ul>', ['h4']],
  ['the same heading after another one', '<h1>Homes</h1>', '<h3>Hm</h3><h1>Homes</h1>', ['h3', 'h1']],
  ['a control within a control', '"Close"></button>', '"Close"><i tabindex="0"></i></button>', ['button']],
  ['an identifier twice', '<p id="hint">', '<i id="hint"></i><p id="hint">', ['i', 'p']],
  ['a second main part', '</main>', '</main><main></main>', ['main', 'main']],
  ['a reference to nothing', '<button', '<button aria-describedby="gone"', ['button']],
  ['a name that repeats what is written', 'alt="Condo"', 'alt="A condo"', ['a']],
])('%s: judged anew', (_, from, to, parts) => {
  expect(newAfter(PAGE, PAGE.replace(from, to))).toEqual(parts)
})

test('a reference that leads somewhere is judged anew when it leads nowhere', () => {
  const described = PAGE.replace('<button', '<button aria-describedby="hint"')
  expect(newAfter(described, described.replace('id="hint"', ''))).toContain('button')
})

test('another width of the page is judged anew', () => {
  document.body.innerHTML = PAGE
  const judged = new Set<string>()
  newParts(new Set(), judged)
  const wide = window.innerWidth
  window.innerWidth = 390
  const parts = newParts(judged, new Set())
  window.innerWidth = wide
  expect(parts).toEqual([document.body])
})
