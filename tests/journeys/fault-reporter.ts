import { basename } from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CELL } from './fault-cells'
import { unmetCells } from './fault-matrix'

/** Arguments that choose single tests of a file. */
const CHOSEN = /^(-g|--grep|--grep-invert|--last-failed|--shard)\b|:\d+$/

/** Fails a run whose journeys have not met each cell that the matrix names for them. */
export default class FaultReporter implements Reporter {
  private readonly journeys = new Set<string>()
  private readonly met = new Set<string>()

  onTestEnd({ location }: TestCase, { annotations }: TestResult): void {
    this.journeys.add(basename(location.file, '.spec.ts'))
    for (const { type, description } of annotations) if (type === CELL && description) this.met.add(description)
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    if (process.argv.some((argument) => CHOSEN.test(argument))) return {}
    const unmet = unmetCells(this.journeys, this.met)
    if (unmet.length === 0) return {}
    console.error(`\nNo step has met these cells of the page 'Screens and faults':\n  ${unmet.join('\n  ')}`)
    return { status: 'failed' }
  }

  printsToStdio(): boolean {
    return false
  }
}
