import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium that is on this machine already; undefined leaves the choice to Playwright's own download. */
export function chromiumPath(): string | undefined {
  return INSTALLED.find((path) => path !== undefined && existsSync(path))
}

/** Keeps a browser under test from talking to anybody but us; the sandbox is off because containers run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
