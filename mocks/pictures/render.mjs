#!/usr/bin/env node
// Renders the property pictures: see README.md. The work is done by render.py inside Blender.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const args = process.argv.slice(2)
if (args.length === 0 || args.includes('--help')) {
  console.log(
    'render.mjs all | covers | missing | refine | <listing> | <listing>/<picture> ... ' +
      '[--draft] [--width 1200|auto] [--samples 24] [--threads 2]',
  )
  process.exit(args.length === 0 ? 1 : 0)
}
const draft = args.includes('--draft')
const given = args.filter(a => a !== '--draft' && a !== 'all')
const draftSize = ['--width', '--samples'].flatMap((name, at) => (args.includes(name) ? [] : [name, ['600', '8'][at]]))
const extra = draft ? draftSize : ['--publish']

const blender = spawn('nice', ['-n', '19', 'blender', '-b', '-P', join(here, 'render.py'), '--', ...given, ...extra], {
  env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
})
let rest = ''
blender.stdout.on('data', chunk => {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  for (const line of lines) if (/^(PIC|POST|FAILED|Traceback|\s+File|\w*Error)/.test(line)) console.log(line)
})
blender.stderr.pipe(process.stderr)
blender.on('error', () => console.error('Blender is missing: apt-get install blender'))
blender.on('exit', code => process.exit(code ?? 1))
