// Runs a package's program by Node itself. `node_modules/.bin` holds shell scripts, which Windows starts only through a shell, and a
// shell splits paths at their spaces.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { requirePackages } from './command-line.mjs'

/**
 * The command that starts a program of an installed package: Node, and the program's own file.
 * @param {string} program as it is called on a command line
 * @param {string} [from] the package that brings it, where that has another name
 * @returns {[command: string, file: string]}
 */
export function binary(program, from = program) {
  requirePackages()
  const folder = join('node_modules', from)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = typeof bin === 'string' ? bin : bin?.[program]
  if (!file) throw new Error(`${from} has no program '${program}'`)
  return [process.execPath, join(folder, file)]
}

/** The npm that runs this script, else the one beside Node, by Node itself; `npm` alone is a shell script on Windows. */
export function npm() {
  const folder = dirname(process.execPath)
  const beside = [join(folder, 'node_modules'), join(folder, '..', 'lib', 'node_modules')]
  const files = [process.env.npm_execpath, ...beside.map((modules) => join(modules, 'npm', 'bin', 'npm-cli.js'))]
  const file = files.find((each) => each && existsSync(each))
  return file ? [process.execPath, file] : ['npm']
}

/**
 * Ends a program and all that it started.
 * @param {{ pid?: number, kill: (signal: NodeJS.Signals) => boolean }} child started with `detached`
 * @param {NodeJS.Signals} [signal]
 */
export function endWithAll(child, signal = 'SIGKILL') {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Windows has no such groups.
    child.kill(signal)
  }
}
