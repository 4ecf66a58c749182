import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'
export default defineConfig({ testDir: './journeys', outputDir: '/tmp/pw-msg', workers: 1, timeout: 90_000, expect: { timeout: 15_000 }, reporter: [['list']],
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:5391', locale: 'en-PH', timezoneId: 'Asia/Manila', launchOptions: chromiumOptions() }, projects: [{ name: 'chromium' }] })
