// The checks of `npm test`: which commands there are, and in which order.
import { binary } from './binaries.mjs'

const node = (file) => [process.execPath, file]

/** They run beside each other, and each counts as one test. `builds` names the folder that a check leaves to the journeys. */
export const QUICK = [
  { name: 'lint', run: [...binary('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'types', run: [...binary('tsc', 'typescript'), '--noEmit'] },
  { name: 'build', run: [...binary('vite'), 'build', '--outDir', 'dist', '--logLevel', 'warn'], builds: 'dist' },
  { name: 'base-path-build', run: node('tests/build/build-base.mjs'), builds: 'dist-base' },
  { name: 'real-backend-build', run: node('tests/build/real-backend.mjs'), builds: 'dist-real' },
  { name: 'unused', run: binary('knip') },
  // Code that only its own tests keep alive. The scripts' binaries are development tools.
  { name: 'unused-in-production', run: [...binary('knip'), '--production', '--exclude', 'binaries'] },
  { name: 'contract', run: node('tests/contract/lint.mjs') },
  { name: 'format', run: [...binary('oxfmt'), '--check'] },
  { name: 'boundaries', run: node('tests/boundaries/check.mjs') },
]

/** One after the other: each keeps every core busy. By default Vitest leaves one free, which is half of a small machine. */
export const TESTS = [
  { name: 'unit', run: [...vitest('unit*'), '--maxWorkers=100%'], reports: true },
  { name: 'stories', run: vitest('storybook'), reports: true },
  { name: 'journeys', run: playwright(), reports: true },
]

/** @param {string[]} projects of vitest.config.ts */
export function vitest(...projects) {
  const chosen = projects.flatMap((project) => ['--project', project])
  return [...binary('vitest'), 'run', ...chosen, '--reporter=default', '--reporter=./.ci/vitest-reporter.mjs']
}

export function playwright() {
  return [...binary('playwright', '@playwright/test'), 'test', '-c', 'tests/playwright.config.ts']
}
