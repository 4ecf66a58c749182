import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRECOMPRESSED, PRECOMPRESSED_SIZE } from './requests.mjs'

/** What a host gets of its own. Those among the published files are every host's that reads them. */
const RULES = ['_headers', '_redirects']

/**
 * Lays a site out as its owner would for a host: the published files below the base, the host's own at the root.
 * @param {string} folder of the published files @param {string} hostFolder of the host's files @param {string} base
 * @returns {{ root: string, file: (name: string) => string, remove: () => void }}
 */
export function stage(folder, hostFolder, base) {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const published = join(root, base)
  mkdirSync(published, { recursive: true })
  cpSync(folder, published, { recursive: true, filter: (path) => !RULES.some((name) => path === join(folder, name)) })
  for (const name of readdirSync(hostFolder)) cpSync(join(hostFolder, name), join(root, name))
  writeFileSync(join(published, PRECOMPRESSED), 'start()')
  writeFileSync(join(published, `${PRECOMPRESSED}.gz`), 'x'.repeat(PRECOMPRESSED_SIZE))
  return {
    root,
    file: (name) => readFileSync(join(root, name), 'utf8'),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}
