#!/usr/bin/env node
// Draws the sketches of plans from the facts of the samples and of the market:
//   node mocks/pictures/plans.mjs
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { startTypescript } from '../serve/typescript.mjs'

const source = await startTypescript('plans')
try {
  const { planFiles } = await source.load('/mocks/pictures/plans/plans.ts')
  for (const [path, text] of Object.entries(planFiles())) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`${path}: ${(text.length / 1024).toFixed(1)} KB`)
  }
} finally {
  await source.close()
}
