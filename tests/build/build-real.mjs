// Builds for a real backend, from a copy of the product without `tests/`: no build may need them.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { binary } from '../../.ci/binaries.mjs'
import { REAL_HOST } from './real-host.mjs'

const PRODUCT = ['src', 'mocks', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json', 'package.json']

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'proventous-real-')))
try {
  for (const name of PRODUCT) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  const [command, vite] = binary('vite')
  const options = ['--outDir', resolve(REAL_HOST.folder), '--emptyOutDir', '--logLevel', 'warn']
  execFileSync(command, [vite, 'build', ...options], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, VITE_API_URL: REAL_HOST.url },
  })
} finally {
  rmSync(copy, { recursive: true, force: true })
}
