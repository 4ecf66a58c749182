import { systemChromium } from './installed.mjs'

/** Keeps a browser under test from talking to anybody but us; the sandbox is off because containers run as root. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Launch options for a browser under test: the installed Chromium, else Playwright's own download.
 * @returns {{ args: string[], executablePath?: string }}
 */
export function chromiumOptions() {
  const installed = systemChromium()
  return { args: QUIET, ...(installed ? { executablePath: installed } : {}) }
}
