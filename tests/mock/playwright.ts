import type { MockCommands } from '@mocks/control/mock-commands'
import { addressOf, eachCommand, opensState, replaceKept, runInPage, type Opening } from './commands'

/** What the driver needs of Playwright's `Page`. */
type Page = {
  /** Its tabs share what the browser stores. */
  context: () => object
  addInitScript: (task: typeof enterWorld, given: Parameters<typeof enterWorld>[0]) => Promise<unknown>
  goto: (url: string) => Promise<unknown>
  evaluate: <Given>(task: (given: Given) => Promise<unknown>, given: Given) => Promise<unknown>
}

/** The commands of `window.mock` from a Playwright test, and how to open a page on a state. */
export type PlaywrightMock = MockCommands & {
  /**
   * Opens a path on a scenario, as somebody, with rules and a time. Without a scenario a second tab joins the one that another tab of
   * the same browser context has opened, as it stands.
   */
  open: (path: string, opening?: Opening) => Promise<void>
  /** Does something, and returns the call of that endpoint that it led to. */
  callAfter: (
    endpoint: Parameters<MockCommands['waitForCall']>[0],
    act: () => Promise<unknown>,
  ) => ReturnType<MockCommands['waitForCall']>
}

/** The scenario that a tab of a browser context has opened last. */
const WORLDS = new WeakMap<object, string>()

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
      const world = WORLDS.get(page.context())
      if (opening?.scenario) WORLDS.set(page.context(), opening.scenario)
      else if (world !== undefined && opensState(opening))
        throw new Error(
          `Another tab has the scenario '${world}'. Rules, a time and favorites open a world anew: name its scenario too.`,
        )
      else if (world !== undefined) await page.addInitScript(enterWorld, ['proventous-mock:scenario', world])
      // At the same path a state link alone would not load the page.
      if (opensState(opening)) await page.goto('about:blank')
      await page.goto(await addressOf(path, opening))
      if (opening?.scenario || opensState(opening)) await page.evaluate(replaceKept, null)
    },
    async callAfter(endpoint, act) {
      const after = await commands.lastCall()
      await act()
      return commands.waitForCall(endpoint, { after })
    },
  }
}

/** Makes a new tab one of a scenario that is open already. It travels to the page as text, so it uses nothing from around it. */
function enterWorld([key, scenario]: [key: string, scenario: string]): void {
  // oxlint-disable-next-line no-restricted-globals -- runs in the page as text, so it can import no stored value
  const { sessionStorage: tab } = globalThis
  if (tab.getItem(key) === null) tab.setItem(key, scenario)
}
