import { expect, test } from 'vitest'
import { SCENARIOS } from '@mocks/scenarios/catalogue'
import { storyTexts } from './story-files'

test('every scenario of the catalogue has a story', () => {
  const told = storyTexts.join('\n')
  const without = SCENARIOS.filter(({ id }) => !told.includes(`'${id}'`)).map(({ id, title }) => `${id} (${title})`)
  expect(without).toEqual([])
})
