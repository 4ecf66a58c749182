import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium'

const PORT = 4187

/** Journeys run against the built demo, served as any static host would serve it, under a path of its own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
  webServer: {
    command: `node tests/build/serve.mjs dist ${PORT}`,
    cwd: '..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
})
