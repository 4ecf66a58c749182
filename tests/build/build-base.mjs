// Builds the demo for a path of its own, as on a project page of a static host, with the map on the tiles of a service.
import { execFileSync } from 'node:child_process'
import { binary } from '../../.ci/binaries.mjs'
import { TILES } from './tiles.mjs'

const [command, vite] = binary('vite')
execFileSync(command, [vite, 'build', '--base', '/demo/', '--outDir', 'dist-base', '--logLevel', 'warn'], {
  stdio: 'inherit',
  env: { ...process.env, VITE_TILE_URL: TILES.address },
})
