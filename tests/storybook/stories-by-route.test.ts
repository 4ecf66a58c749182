import { expect, test } from 'vitest'
import { inWords, nameAmong, screensOf, storiesByRoute, type ScreenAt } from '../../.storybook/docs/stories-by-route'

const SCENARIOS: Record<string, { persona: string; start: string }> = {
  default: { persona: 'visitor', start: '/properties' },
  mine: { persona: 'verified', start: '/dashboard/property/new?tab=photos' },
}
const at = (scenario: string, path?: string) => ({ parameters: { screen: { scenario, path } } })

test('a story is found at the route that its address, or else its scenario, opens', () => {
  const screens = screensOf(
    [
      { default: { title: 'Screens/Super admin' }, NotFound: at('default', '/property/nobody'), Part: { args: {} } },
      { default: { title: 'Screens/Property' }, OwnListing: at('mine') },
    ],
    (id) => SCENARIOS[id]!,
  )
  expect(screens).toEqual([
    {
      id: 'screens-super-admin--not-found',
      screen: 'Super admin',
      scenario: 'default',
      name: 'NotFound',
      path: '/property/nobody',
      persona: 'visitor',
      mobile: false,
    },
    {
      id: 'screens-property--own-listing',
      screen: 'Property',
      scenario: 'mine',
      name: 'OwnListing',
      path: '/dashboard/property/new?tab=photos',
      persona: 'verified',
      mobile: false,
    },
  ])
  const rows = storiesByRoute(
    ['/', '/property/$id', '/dashboard/property/$id', '/dashboard/property/new', '/tours/'],
    screens,
  )
  expect(rows.map(({ route, screens: here }) => [route, here.map(({ name }) => name)])).toEqual([
    ['/', []],
    ['/property/$id', ['NotFound']],
    ['/property/new', ['OwnListing']],
    ['/tours', []],
  ])
})

test('a state is named in words, with its screen where two screens share a cell', () => {
  expect(inWords('ChoosingAListing')).toBe('Choosing a listing')
  const at = (screen: string) => ({ screen, name: 'Dark' }) as ScreenAt
  expect(nameAmong(at('Shell'), [at('Shell'), at('Compare')])).toBe('Dark (Shell)')
  expect(nameAmong(at('Shell'), [at('Shell')])).toBe('Dark')
})
