// Installs what is missing, so that one command is the whole set-up: packages, and with --browser a Chromium for the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { binary, npm } from './binaries.mjs'
import { readCommandLine } from './command-line.mjs'

const HELP = `node .ci/install.mjs [--browser]   installs the packages that are missing, and with --browser a Chromium for the tests`
const { values } = readCommandLine(HELP, { browser: { type: 'boolean' } })

if (!packagesAreThere()) {
  // npm itself says nothing until it has done so, but in a terminal.
  console.log('Installing the packages, which takes a minute or more …')
  run([...npm(), 'ci', '--no-audit', '--no-fund'])
}

if (values.browser) {
  const { chromiumPath } = await import('../tests/browser/installed.mjs')
  if (!chromiumPath()) installBrowser()
}

/** The lock that npm keeps of what it installed says the same as the project's own. */
function packagesAreThere() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const wanted = readJson('package-lock.json').packages
  const installed = readJson('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Playwright's own build first; where its download is out of reach, the system's package. */
function installBrowser() {
  const install = [...binary('playwright', '@playwright/test'), 'install']
  if (run([...install, '--with-deps', 'chromium'], { mayFail: true })) return
  if (run([...install, 'chromium'], { mayFail: true })) return
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const apt = [...(process.getuid() === 0 ? [] : ['sudo', '-n']), 'apt-get']
    run([...apt, 'update'], { mayFail: true })
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run([...apt, 'install', '-y', name], { mayFail: true })) return
  }
  console.error(
    'No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  )
  process.exit(1)
}

function run([command, ...args], { mayFail = false } = {}) {
  console.log(`> ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0 && !mayFail) process.exit(status ?? 1)
  return status === 0
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
