import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CELL } from './fault-cells'
import { unmetCells } from './fault-matrix'

/** Arguments that choose single tests of a file. */
const CHOSEN = /^(-g|--grep|--grep-invert|--last-failed|--shard)\b|:\d+$/

/** Fails a run whose journeys have not met each cell that the matrix names for them. */
export default class FaultReporter implements Reporter {
  private readonly journeys = new Set<string>()
  private readonly failed = new Set<string>()
  private readonly met = new Set<string>()

  onTestEnd({ location }: TestCase, { annotations, status }: TestResult): void {
    const journey = basename(location.file, '.spec.ts')
    this.journeys.add(journey)
    if (status !== 'passed') this.failed.add(journey)
    for (const { type, description } of annotations) if (type === CELL && description) this.met.add(description)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (process.argv.some((argument) => CHOSEN.test(argument))) return {}
    // A failed journey fails the run by itself, and may not have come to its cells.
    const unmet = unmetCells(new Set([...this.journeys].filter((one) => !this.failed.has(one))), this.met)
    if (unmet.length === 0) return {}
    const message = `No step has met these cells of the page 'Screens and faults':\n  ${unmet.join('\n  ')}`
    console.error(`\n${message}`)
    addToReport(message)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Names the error in the JSON report too, which is written before this reporter ends. */
function addToReport(message: string): void {
  const file = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']
  if (!file || !existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8')) as { errors?: { message: string }[] }
  writeFileSync(file, JSON.stringify({ ...report, errors: [...(report.errors ?? []), { message }] }))
}
