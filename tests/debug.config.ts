import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'
export default defineConfig({
  testDir: './journeys',
  outputDir: '/tmp/offl/results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: { ...devices['Desktop Chrome'], locale: 'en-PH', timezoneId: 'Asia/Manila', launchOptions: chromiumOptions() },
  projects: [{ name: 'chromium' }],
  webServer: [
    {
      command: 'node tests/build/serve.mjs dist-real 4991 /',
      cwd: '..',
      url: 'http://localhost:4991/',
      reuseExistingServer: false,
    },
  ],
})
