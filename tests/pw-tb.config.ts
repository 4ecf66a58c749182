import { defineConfig, devices } from '/work/main/node_modules/@playwright/test/index.mjs'
export default defineConfig({ testDir: '/work/main/tests/journeys', testMatch: 'toolbox.spec.ts', outputDir: '/tmp/tb-results', workers: 1, timeout: 120000, expect: { timeout: 25000 }, reporter: 'list',
 use: { ...devices['Desktop Chrome'], baseURL: 'http://localhost:5291', locale: 'en-PH', timezoneId: 'Asia/Manila', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } })
