import { expect, test } from 'vitest'
import { FLOWS } from '../../.storybook/docs/flows/flows'
import { storyId } from '../../.storybook/docs/stories-by-route'
import { storyTexts } from './story-files'

const ids = storyTexts.flatMap((text) => {
  const title = /\btitle: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyId(title, name))
})

test.each(Object.entries(FLOWS))('the flow %s leads through four to seven stories that exist', (_, steps) => {
  expect(steps.map(({ story }) => story).filter((story) => !ids.includes(story))).toEqual([])
  expect(steps.length).toBeGreaterThanOrEqual(4)
  expect(steps.length).toBeLessThanOrEqual(7)
})
