import { expect, test } from 'vitest'
import { distancesFrom } from './distances'

test('landmarks are known by their words in any order, others are left out', () => {
  const found = distancesFrom({ lat: 10.7248, lng: 122.5572 }, ['Jaro Plaza', 'Molo Plaza', 'Pharmacies'])
  expect([...found].map(([name, meters]) => [name, Math.round(meters)])).toEqual([
    ['Jaro Plaza', 0],
    ['Molo Plaza', 3446],
  ])
})
