import type { MockCommands } from '../control/mock-commands'
import type { HostedBackend, Opened } from '../worker/hosted-backend'

/** The commands on the backend of this page, for `window.mock` and the toolbox. */
export function pageMock(
  backend: { control: (...asked: Parameters<HostedBackend['control']>) => Promise<unknown> },
  controls: Opened['controls'],
): MockCommands {
  const entries = controls.map((name) => [name, (...given: unknown[]) => backend.control(name, given)])
  // One cast: what is made for each name has the types of its command.
  return Object.fromEntries(entries) as MockCommands
}
