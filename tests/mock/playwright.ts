import type { MockCommands } from '@mocks/browser/page-mock'
import { addressOf, eachCommand, runInPage, type Opening } from './commands'

/** What the driver needs of Playwright's `Page`. */
type Page = {
  goto: (url: string) => Promise<unknown>
  evaluate: (task: typeof runInPage, given: Parameters<typeof runInPage>[0]) => Promise<unknown>
}

/** The commands of `window.mock` from a Playwright test, and how to open a page on a state. */
export type PlaywrightMock = MockCommands & {
  /** Opens a path on a scenario, as somebody, with rules and a time. */
  open: (path: string, opening?: Opening) => Promise<void>
  /** Does something, and returns the call of that endpoint that it led to. */
  callAfter: (
    endpoint: Parameters<MockCommands['waitForCall']>[0],
    act: () => Promise<unknown>,
  ) => ReturnType<MockCommands['waitForCall']>
}

/** Drives the mocked backend of a page: `const mock = mockOf(page)`. */
export function mockOf(page: Page): PlaywrightMock {
  const commands = eachCommand(
    (name) =>
      (...args: unknown[]) =>
        page.evaluate(runInPage, [null, name, args]),
  ) as unknown as MockCommands
  return {
    ...commands,
    async open(path, opening) {
      await page.goto(await addressOf(path, opening))
    },
    async callAfter(endpoint, act) {
      const after = await commands.lastCall()
      await act()
      return commands.waitForCall(endpoint, { after })
    },
  }
}
