import type { MockCommands } from '../control/mock-commands'
import type { HostedBackend, Opened } from '../worker/hosted-backend'

export function pageMock(
  backend: { control: (...asked: Parameters<HostedBackend['control']>) => Promise<unknown> },
  controls: Opened['controls'],
): MockCommands {
  const entries = controls.map((name) => [name, (...given: unknown[]) => backend.control(name, given)])
  // One cast: what is made for each name has the types of its command.
  return Object.fromEntries(entries) as MockCommands
}
