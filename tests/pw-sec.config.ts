import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from './browser/chromium.mjs'
export default defineConfig({ testDir: './journeys', outputDir: '/tmp/sec/pw', workers: Number(process.env['W'] ?? 1), fullyParallel: true, timeout: 60_000, expect: { timeout: 10_000 }, reporter: [['list']],
  use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:5395', locale: 'en-PH', timezoneId: 'Asia/Manila', launchOptions: chromiumOptions() }, projects: [{ name: 'chromium' }] })
