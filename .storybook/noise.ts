import { expect } from 'storybook/test'

const KINDS = ['error', 'warn'] as const
const HEARD = Symbol.for('proventous:noise')

type Hearing = { [HEARD]?: string[] }

/** What the console was told since the story began. The preview may be evaluated more than once in a page, the console is wrapped once. */
function listen(): string[] {
  const said: string[] = []
  for (const kind of KINDS) {
    const pass = console[kind].bind(console)
    console[kind] = (...words: unknown[]) => {
      said.push(`${kind}: ${words.map(String).join(' ')}`)
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

/** As a test, a story that tells the console of an error or a warning has failed. Storybook itself writes there when a story breaks. */
export async function refuseNoise(): Promise<void> {
  if (!import.meta.env.VITEST) return
  await expect(said.splice(0), 'the console stays quiet').toEqual([])
}
