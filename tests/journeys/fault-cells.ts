import { test } from '@playwright/test'
import { nameOf, type Cell } from './fault-matrix'

/** The type of the notes that a journey leaves at its test. */
export const CELL = 'fault cell'

/** Tries a fault on a screen, and notes that the screen met it. `fault-reporter.ts` compares the notes with the matrix. */
export async function meets(cell: Cell, attempt: () => Promise<unknown>): Promise<void> {
  await test.step(nameOf(cell), attempt)
  test.info().annotations.push({ type: CELL, description: nameOf(cell) })
}
