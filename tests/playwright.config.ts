import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'

const PORT = 4187
const BASE_PATH_PORT = 4188

/** The same demo built for a path of its own, as on a project page of a static host. */
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
  reporter: process.env['CI'] ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
    launchOptions: chromiumOptions(),
  },
  projects: [{ name: 'chromium' }],
  webServer: [
    {
      command: `node tests/build/serve.mjs dist ${PORT}`,
      cwd: '..',
      url: `http://localhost:${PORT}`,
      reuseExistingServer: false,
    },
    {
      command: `npx vite build --base /demo/ --outDir dist-base --logLevel warn && node tests/build/serve.mjs dist-base ${BASE_PATH_PORT} /demo/`,
      cwd: '..',
      url: BASE_PATH_URL,
      reuseExistingServer: false,
      timeout: 180_000,
    },
  ],
})
