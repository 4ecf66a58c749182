// What one run of tests says, in one form for Vitest and Playwright. Each has a reporter here; `TEST_REPORT` names the file.
import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ file: string, tests: number, seconds: number }} FileRow the seconds of its tests, without what it loads
 * @typedef {{ file: string, test: string, error: string }} Failure
 * @typedef {{ passed: number, failed: number, phases: Record<string, number>, files: FileRow[], failures: Failure[] }} Report
 *   `phases` in seconds, summed over all workers
 */

const ERROR_LINES = 12

/** @param {Report} report */
export function writeReport(report) {
  const path = process.env.TEST_REPORT
  if (path) writeFileSync(path, JSON.stringify(report))
}

/**
 * Reads the report of a run. A run that failed without a failed test (a crash, an error outside every test) counts as one failure.
 * @returns {Report}
 */
export function readReport(path, status) {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const ranNothing = report.passed + report.failed === 0
  return (status !== 0 && report.failed === 0) || ranNothing ? { ...report, failed: 1 } : report
}

/** @returns {Failure} with the first lines of its error */
export function failureOf(path, test, error = '') {
  const file = path ? relative('.', path).replaceAll('\\', '/') : 'no file'
  return { file, test, error: stripVTControlCharacters(error).split('\n').slice(0, ERROR_LINES).join('\n') }
}

export function inSeconds(milliseconds) {
  return Math.round(milliseconds / 100) / 10
}

/** The sum of a number of each row. */
export function sumOf(rows, number) {
  return rows.reduce((sum, row) => sum + number(row), 0)
}
