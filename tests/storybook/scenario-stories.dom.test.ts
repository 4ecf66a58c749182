import { expect, test } from 'vitest'
import { SCENARIOS } from '@mocks/scenarios/catalog'
import type { StoryModule } from '../../.storybook/docs/stories-by-route'

type Story = { parameters?: { screen?: { scenario: string } } }

/** Every file of stories as Storybook loads it. */
const modules = Object.values(
  import.meta.glob<StoryModule>(['../../src/**/*.stories.tsx', '../../mocks/**/*.stories.tsx'], { eager: true }),
)

test('every scenario of the catalog has a story whose screen opens on it', () => {
  const opened = modules.flatMap(({ default: _, ...stories }) =>
    Object.values(stories as Record<string, Story>).map(({ parameters }) => parameters?.screen?.scenario),
  )
  const without = SCENARIOS.filter(({ id }) => !opened.includes(id)).map(({ id, title }) => `${id} (${title})`)
  expect(without).toEqual([])
})
