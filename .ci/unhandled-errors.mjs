import { writeFileSync } from 'node:fs'

/**
 * A Vitest reporter. It writes the errors of a run that belong to no test, such as a rejection that nothing handled, to the file that
 * the environment variable `UNHANDLED_ERRORS` names. Vitest's JSON report leaves them out, although they fail the run.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const rows = errors.map(({ VITEST_TEST_PATH: path, VITEST_TEST_NAME: test, name, message, stack }) => ({
      path,
      test,
      error: stack ?? `${name}: ${message}`,
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(rows))
  }
}
