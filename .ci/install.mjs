// Installs what is missing, so that one command is the whole set-up: packages, and with --browser a Chromium for the tests.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Proventous needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

if (!packagesAreThere()) run('npm', ['ci', '--no-audit', '--no-fund'])

if (process.argv.includes('--browser')) {
  const { chromiumPath } = await import('../tests/browser/installed.mjs')
  if (!chromiumPath()) installBrowser()
}

/** The lock that npm keeps of what it installed says the same as the project's own. */
function packagesAreThere() {
  if (!existsSync('node_modules/.package-lock.json')) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

/** Playwright's own build first; where its download is out of reach, the system's package. */
function installBrowser() {
  if (run('npx', ['playwright', 'install', '--with-deps', 'chromium'], { mayFail: true })) return
  if (run('npx', ['playwright', 'install', 'chromium'], { mayFail: true })) return
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    const [command, ...first] = [...(process.getuid() === 0 ? [] : ['sudo', '-n']), 'apt-get']
    run(command, [...first, 'update'], { mayFail: true })
    if (run(command, [...first, 'install', '-y', 'chromium'], { mayFail: true })) return
  }
  console.error(
    'No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  )
  process.exit(1)
}

function run(command, args, { mayFail = false } = {}) {
  console.log(`> ${command} ${args.join(' ')}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0 && !mayFail) process.exit(status ?? 1)
  return status === 0
}
