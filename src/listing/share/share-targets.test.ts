import { expect, test } from 'vitest'
import { shareTargets } from './share-targets'

test('each app gets the link, whatever is in the title', () => {
  expect(shareTargets('House & lot', 'https://a.ph/property/1').map(({ href }) => href)).toEqual([
    'fb-messenger://share/?link=https%3A%2F%2Fa.ph%2Fproperty%2F1',
    'viber://forward?text=House%20%26%20lot%20https%3A%2F%2Fa.ph%2Fproperty%2F1',
    'https://wa.me/?text=House%20%26%20lot%20https%3A%2F%2Fa.ph%2Fproperty%2F1',
  ])
})
