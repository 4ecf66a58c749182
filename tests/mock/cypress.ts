import type { MockCommands } from '@mocks/control/mock-commands'
import type { Row } from '@mocks/store/database'
import type { TableName } from '@mocks/store/models'
import { addressOf, eachCommand, runInPage, type Opening } from './commands'

/** What the driver needs of Cypress's chains, so that it compiles where Cypress is not installed. */
export type Chain<Subject> = {
  then: <Next>(options: { timeout: number }, task: (subject: Subject) => PromiseLike<Next> | Next) => Chain<Next>
}

/** What it needs of `cy`. */
export type Cy = {
  visit: (url: string) => unknown
  window: () => Chain<Window>
  wrap: <Subject>(subject: PromiseLike<Subject>, options: { log: boolean; timeout: number }) => Chain<Subject>
}

type Chained<Run> = Run extends (...args: infer Args) => Promise<infer Result>
  ? (...args: Args) => Chain<Result>
  : never

/** The commands of `window.mock` as Cypress commands. */
export type CypressMock = Omit<{ [Name in keyof MockCommands]: Chained<MockCommands[Name]> }, 'rows' | 'change'> & {
  rows: <Name extends TableName>(table: Name, where?: Partial<Row<Name>>) => Chain<Row<Name>[]>
  change: <Name extends TableName>(table: Name, key: string, columns: Partial<Row<Name>>) => Chain<void>
  /** Opens a path on a scenario, as somebody, with rules and a time. */
  open: (path: string, opening?: Opening) => Chain<void>
}

/** Longer than any wait of a command. */
const PATIENCE = { timeout: 30_000 }

/** Drives the mocked backend of the page under test: `const mock = mockOf(cy)`. */
export function mockOf(cy: Cy): CypressMock {
  const commands = eachCommand(
    (name) =>
      (...args: unknown[]) =>
        cy.window().then(PATIENCE, (page) => runInPage([page, name, args])),
  )
  return {
    ...(commands as unknown as Omit<CypressMock, 'open'>),
    open: (path, opening) =>
      cy
        .wrap(addressOf(path, opening), { log: false, ...PATIENCE })
        .then(PATIENCE, (address) => void cy.visit(address)),
  }
}
