// Reads the JSON reports of Vitest and Playwright.
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export const VITEST_REPORT = { count: countVitest, files: vitestFiles, failures: vitestFailures }
export const PLAYWRIGHT_REPORT = { count: countPlaywright, files: playwrightFiles, failures: playwrightFailures }

/** Skipped tests count as failed: nothing here may be skipped. */
function countVitest({ numPassedTests, numTotalTests, numFailedTestSuites, numFailedTests }) {
  const failedTests = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** Seconds that the tests of each file ran, without what the file had to load. */
function vitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative('.', name),
    tests: assertionResults.length,
    seconds: inSeconds(endTime - startTime),
  }))
}

/** Seconds that the journeys of each file ran, added up. */
function playwrightFiles({ suites }) {
  return suites.map((suite) => {
    const specs = specsOf(suite)
    const durations = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))
    return {
      file: `tests/journeys/${suite.file}`,
      tests: specs.length,
      seconds: inSeconds(durations.reduce((sum, one) => sum + one, 0)),
    }
  })
}

/**
 * What failed, each with its file, its name and the first lines of its error; `whole` where no file can be run again. `unhandled`
 * errors belong to no test (`outside`); Vitest mostly knows during which file they came.
 */
function vitestFailures({ testResults }, unhandled = []) {
  const outside = unhandled.map(({ path, test, error }) => ({
    file: path ? relative('.', path) : 'no file',
    test: `an error outside every test${test ? `, perhaps of '${test}'` : ''}`,
    error: shortened(error),
    outside: true,
    whole: !path,
  }))
  return [...outside, ...testResults.flatMap(failuresOfFile)]
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative('.', name)
  const failed = assertionResults.filter((one) => one.status !== 'passed')
  // A file that could not be loaded has no tests.
  if (failed.length === 0)
    return status === 'failed' ? [{ file, test: 'the file itself', error: shortened(message), whole: true }] : []
  return failed.map((one) => ({ file, test: one.fullName, error: shortened(one.failureMessages?.join('\n')) }))
}

/** What failed, was repeated or was skipped, as `vitestFailures`. */
function playwrightFailures({ suites, errors = [] }) {
  return [
    ...errors.map(({ message }) => ({
      file: 'tests/journeys',
      test: 'the run itself',
      error: shortened(message),
      whole: true,
    })),
    ...suites.flatMap((suite) =>
      specsOf(suite)
        .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
        .map(({ title, tests }) => ({
          file: `tests/journeys/${suite.file}`,
          test: title,
          error: shortened(tests.flatMap(({ results }) => results.map((one) => one.error?.message ?? '')).join('\n')),
        })),
    ),
  ]
}

const ERROR_LINES = 12

function shortened(text = '') {
  return stripVTControlCharacters(text).split('\n').slice(0, ERROR_LINES).join('\n')
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function inSeconds(milliseconds) {
  return Math.round(milliseconds / 100) / 10
}
