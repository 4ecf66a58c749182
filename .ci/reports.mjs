// Reads the JSON reports of Vitest and Playwright.
import { relative } from 'node:path'

/** Skipped tests count as failed: nothing here may be skipped. */
export function countVitest({ numPassedTests, numTotalTests, numFailedTestSuites, numFailedTests }) {
  const failedTests = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: failedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) }
}

export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** Seconds that the tests of each file ran, without what the file had to load. */
export function vitestFiles({ testResults }) {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative('.', name),
    tests: assertionResults.length,
    seconds: inSeconds(endTime - startTime),
  }))
}

/** Seconds that the journeys of each file ran, added up. */
export function playwrightFiles({ suites }) {
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

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function inSeconds(milliseconds) {
  return Math.round(milliseconds / 100) / 10
}
