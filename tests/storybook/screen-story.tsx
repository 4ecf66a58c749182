import type { StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { scenarioById } from '@mocks/scenarios/catalog'

/** Attribute on the body while a story's screen is shown and no call is under way. */
export const SETTLED = 'data-screen-settled'

export type ScreenStory = {
  /** Id of a scenario of `mocks/scenarios`. */
  scenario: string
  /** Where the product opens; the scenario's own start when left out. */
  path?: string
  /** Shown at a phone's size. */
  mobile?: boolean
  dark?: boolean
  play?: StoryObj['play'] | undefined
  /** Stores more in the browser, after the scenario has cleared it. */
  prepare?: () => Promise<void>
  /** What to look at, for the docs page. */
  see?: string
}

/** A story of a whole screen: the real router opened at a path on a scenario, nothing else restated. */
export function screenStory({
  scenario,
  path,
  mobile = false,
  dark = false,
  play,
  prepare,
  see,
}: ScreenStory): StoryObj {
  return {
    parameters: {
      screen: { scenario, path, prepare },
      layout: 'fullscreen',
      // A screen takes a scenario, not arguments.
      controls: { disable: true },
      ...(see ? { docs: { description: { story: see } } } : {}),
    },
    globals: {
      ...(mobile ? { viewport: { value: 'phone' } } : {}),
      ...(dark ? { theme: 'dark' } : {}),
    },
    async play(context) {
      await screenStands(context.canvasElement, scenario)
      await play?.(context)
    },
  }
}

/** The component of a screen's meta; the decorator shows the product in its place. */
export function Screen() {
  return null
}

/** A story is played and checked for accessibility only when its screen has settled. */
async function screenStands(canvas: HTMLElement, scenario: string) {
  const neverAnswers = scenarioById(scenario).network?.some(({ steps }) =>
    steps.some(({ delay }) => delay === 'forever'),
  )
  await waitFor(
    () => {
      if (!canvas.querySelector('h1, [role="status"]:not([data-opening])'))
        throw new Error('the screen has no heading yet')
      if (!neverAnswers && !document.body.hasAttribute(SETTLED)) throw new Error('calls are still under way')
    },
    { timeout: 15_000 },
  )
}
