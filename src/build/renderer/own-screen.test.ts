import { expect, test } from 'vitest'
import { ownScreen } from './own-screen'

const table = { base: '/demo/', files: { '': ['home'], map: ['map'] }, words: { fil: 'tl' }, withListings: ['map'] }

test.each([
  ['/demo', { '': ['home'] }, {}],
  ['/demo/fil', { '': ['home'] }, { fil: 'tl' }],
  ['/demo/fil/map', { map: ['map'] }, { fil: 'tl' }],
  ['/demo/map', { map: ['map'] }, {}],
  ['/demo/legal', {}, {}],
])('the page at %s keeps the files of its screen and its words', (path, files, words) => {
  expect(ownScreen(table, path)).toEqual({ base: '/demo/', files, words, withListings: ['map'] })
})
