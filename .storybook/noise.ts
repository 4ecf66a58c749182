import { expect } from 'storybook/test'
import { AS_TEST } from './as-test'

const KINDS = ['error', 'warn'] as const
const HEARD = Symbol.for('proventous:noise')

/** React's reminders for unit tests: a story is pressed as a person does, and its updates come when they come. */
const ABOUT_ACT = ['not wrapped in act(', 'not configured to support act(']

type Hearing = { [HEARD]?: string[] }

/** Collects console output of the running story. The preview may be evaluated more than once in a page; the console is wrapped once. */
function listen(): string[] {
  const said: string[] = []
  for (const kind of KINDS) {
    const pass = console[kind].bind(console)
    console[kind] = (...words: unknown[]) => {
      const text = words.map(String).join(' ')
      if (ABOUT_ACT.some((words) => text.includes(words))) return
      said.push(`${kind}: ${text}`)
      pass(...words)
    }
  }
  return said
}

const hearing = globalThis as Hearing
const said = (hearing[HEARD] ??= listen())

export function forgetNoise(): void {
  said.length = 0
}

/** Fails a story test that wrote an error or a warning to the console. Storybook writes there too when a story breaks. */
export async function refuseNoise(): Promise<void> {
  if (!AS_TEST) return
  await expect(said.splice(0), 'the console stays quiet').toEqual([])
}
