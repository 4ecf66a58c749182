import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'
import { REAL_HOST } from './build/real-host.mjs'

const PORT = 4187
const BASE_PATH_PORT = 4188

/** The same demo built for a path of its own, as on a project page of a static host, with the map on tiles. */
export const BASE_PATH_URL = `http://localhost:${BASE_PATH_PORT}/demo/`

/** Journeys run against the built demo, served as any static host would serve it, under a path of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../.ci/playwright-reporter.mjs']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Recording takes a seventh of the time; `npm run journeys` records what fails.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    // A press on what never comes says so, instead of waiting for the whole test's time.
    actionTimeout: 30_000,
    launchOptions: chromiumOptions(),
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    serve('dist', PORT),
    serve('dist-base', BASE_PATH_PORT, '/demo/', 'node tests/build/build-base.mjs'),
    serve(REAL_HOST.folder, REAL_HOST.port, '/', 'node tests/build/build-real.mjs'),
  ],
})

/**
 * Serves a folder. `build` makes it first, unless an earlier check of the same run has (`BUILT`, from `.ci/test.mjs`). Without one it
 * has to be there, as `serve.mjs` says.
 */
function serve(folder: string, port: number, base = '/', build = '') {
  const built = build === '' || process.env['BUILT']?.split(' ').includes(folder)
  return {
    command: `${built ? '' : `${build} && `}node tests/build/serve.mjs ${folder} ${port} ${base}`,
    cwd: '..',
    url: `http://localhost:${port}${base}`,
    reuseExistingServer: false,
    timeout: 180_000,
  }
}
