// Serves a build as a static host does: `npm run preview`.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { end, listening, portOf, readCommandLine } from './command-line.mjs'
import { staticHost } from '../src/build/static-host.mjs'

const HELP = `npm run preview [-- --folder dist]   serves a build with the headers and the answers of a host

  --folder FOLDER    of the published files; 'dist' if left out
  PORT=4173          the port`

const { values } = readCommandLine(HELP, { folder: { type: 'string', default: 'dist' } })
const { folder } = values
const shell = join(folder, 'shell.html')
if (!existsSync(shell)) end(1, `There is no build in ${folder}. Make one first: npm run build`)
const base = /(?:src|href|data-entry)="(\/[^"]*?)assets\//.exec(readFileSync(shell, 'utf8'))?.[1] ?? '/'
const port = portOf(4173)
await listening(createServer(staticHost({ folder, base })), port)
console.log(`http://localhost:${port}${base}`)
