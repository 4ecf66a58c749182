import type { StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Backend } from '@mocks/backend'
import { AS_TEST } from '../as-test'
import { until } from './until'
import { screenStory, type ScreenStory } from '@tests/storybook/screen-story'

/** Whose session the product opens with. */
export type Who = 'visitor' | 'admin' | { email: string }

/** What a step can do besides pressing what is on the screen. */
export type Desk = {
  /** Opens the product for somebody else, on the same backend. */
  open: (who: Who, path: string) => Promise<void>
  backend: Backend
}

export type FlowStep = {
  title: string
  /** Who acts, by first name. */
  who: string
  /** What that person does: which button, which words. */
  text: string
  /** Does it, on the screen itself. */
  press: (desk: Desk) => unknown
  /** Whether the screen shows that it is done. Then the next step begins, also when somebody pressed by hand. */
  done: () => boolean
}

/** Name of the region that leads through a flow. */
export const FLOW_BAR = 'Steps of the flow'

type FlowStory = Pick<ScreenStory, 'scenario' | 'path' | 'mobile'> & { steps: readonly FlowStep[] }

/**
 * One story of people and things, from step to step on one backend. A reader presses what a step names, or Next, which presses
 * it for them. As a test the story presses Next until the end.
 */
export function flowStory({ steps, ...where }: FlowStory): StoryObj {
  const story = screenStory({ ...where, play: AS_TEST ? () => walk(steps) : undefined })
  const screen = { ...story.parameters?.screen, clockRuns: true }
  return { ...story, parameters: { ...story.parameters, screen, flow: steps } }
}

/** Longest a step takes on a busy machine, in milliseconds. */
const PATIENCE = 20_000

/** While a flow runs by itself, React does not wait for a test's `act`; each update would be a warning. */
const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

async function walk(steps: readonly FlowStep[]) {
  page.IS_REACT_ACT_ENVIRONMENT = false
  const bar = within(await within(document.documentElement).findByRole('region', { name: FLOW_BAR }))
  for (const [place, { title, done }] of steps.entries()) {
    if (done()) throw new Error(`'${title}' is done before anybody pressed`)
    await userEvent.click(bar.getByRole('button', { name: 'Next' }))
    const problem = () => bar.queryByRole('alert')?.textContent
    const ended = () => Boolean(problem() ?? bar.queryByText(`${place + 1} of ${steps.length} done`))
    await until(ended, PATIENCE, `'${title}' does not end`)
    if (problem()) throw new Error(`'${title}': ${problem()}`)
  }
}
