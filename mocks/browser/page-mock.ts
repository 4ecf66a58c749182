import type { AppHooks } from '../app-hooks'
import type { Backend } from '../backend'
import { createCommands } from '../control/commands'
import type { MockCommands } from '../control/mock-commands'
import { handOverState } from '../state/handed-over-state'
import { writeSession } from './sessions'

/** `window.mock` of a mocked build. */
export type PageMock = MockCommands & {
  backend: Backend
}

declare global {
  interface Window {
    /** Only in a build with its mocks, once they have started. */
    mock?: PageMock
  }
}

/** The commands on the backend of this page. The screens ask again after each change. */
export function openPageMock(backend: Backend, { askAgain, tokens }: Pick<AppHooks, 'askAgain' | 'tokens'>): PageMock {
  const commands = createCommands({
    backend: () => backend,
    openScenario: async (id) => loadWith(id),
    async openState(state) {
      await handOverState(state)
      loadWith(state.scenario)
    },
    enter: writeSession,
    account: () => ({ token: tokens.user(), superAdminToken: tokens.superAdmin() }),
    changed: askAgain,
  })
  return { backend, ...commands }
}

function loadWith(scenario: string): void {
  const url = new URL(location.href)
  url.searchParams.set('scenario', scenario)
  setTimeout(() => location.assign(url))
}
