import type { StoryObj } from '@storybook/react-vite'

type ScreenStory = {
  /** Id of a scenario of `mocks/scenarios`. */
  scenario: string
  /** Where the product opens; the scenario's own start when left out. */
  path?: string
  /** Shown at a phone's size. */
  mobile?: boolean
  dark?: boolean
  play?: StoryObj['play']
  /** What to look at, for the docs page. */
  see?: string
}

/** A story of a whole screen: the real router opened at a path on a scenario, nothing else restated. */
export function screenStory({ scenario, path, mobile = false, dark = false, play, see }: ScreenStory): StoryObj {
  return {
    parameters: {
      screen: { scenario, path },
      ...(see ? { docs: { description: { story: see } } } : {}),
    },
    globals: {
      ...(mobile ? { viewport: { value: 'phone' } } : {}),
      ...(dark ? { theme: 'dark' } : {}),
    },
    ...(play ? { play } : {}),
  }
}

/** What a screen's meta names as its component: the decorator shows the product in its place. */
export function Screen() {
  return null
}
