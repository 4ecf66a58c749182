import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { end } from '../../.ci/command-line.mjs'

const PLACES = [
  // Chromium without windows: half the processor time of the whole browser (decision 036).
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium that is on this machine already, or of none. The variable decides, even where it is wrong. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path))
}

/** Ends a command that needs a browser where there is none, before its other work. */
export function requireChromium() {
  const path = chromiumPath()
  if (!path)
    end(1, 'There is no Chromium. node .ci/install.mjs --browser installs one; CHROMIUM_PATH names another one.')
  if (!existsSync(path)) end(1, `CHROMIUM_PATH is '${path}', but no file is there.`)
}

/** True where a browser for the tests is at hand: the system's, or one that Playwright downloaded. */
export function chromiumPath() {
  return systemChromium() ?? playwrightCopy()
}

function playwrightCopy() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue
    const found = readdirSync(cache).find((name) => name.startsWith('chromium'))
    if (found) return join(cache, found)
  }
  return undefined
}
