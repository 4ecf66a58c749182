import { expect, test } from 'vitest'
import { changesBetween } from './in-feet'

test('of two renderings of one screen the texts and attributes differ that name a measure', () => {
  const metric = '<p class="a">42 sq m<!-- --> &amp; more</p><a href="/map?a=1&amp;units=metric">Map</a>'
  const feet = '<p class="a">452 sq ft<!-- --> &amp; more</p><a href="/map?a=1">Map</a>'
  expect(changesBetween(metric, feet)).toEqual({
    nodes: 5,
    changes: [
      [1, '452 sq ft'],
      [3, 'href', '/map?a=1'],
    ],
  })
})

test('an attribute that only one of them has is set or taken away', () => {
  const metric = '<input value="metric" checked=""/><input value="feet"/>'
  const feet = '<input value="metric"/><input value="feet" checked=""/>'
  expect(changesBetween(metric, feet)?.changes).toEqual([
    [0, 'checked', null],
    [1, 'checked', ''],
  ])
})

test('screens of another structure have no such list', () => {
  expect(changesBetween('<p>a</p>', '<p>a<b>b</b></p>')).toBeNull()
  expect(changesBetween('<p>a</p>', '<b>a</b>')).toBeNull()
})

test('what looks like markup stays text', () => {
  expect(changesBetween('<p>1</p>', '<p>&lt;b&gt; &quot;2&quot; &amp;amp;</p>')?.changes).toEqual([
    [1, '<b> "2" &amp;'],
  ])
})
