#!/usr/bin/env node
// Are all pictures there, small enough, and is no cover used twice? Prints what is amiss and what is there.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const manifest = JSON.parse(readFileSync(root + 'src/samples/pictures.gen.json', 'utf8'))
const amiss = []
const covers = new Map()
const files = new Map()
for (const [id, pictures] of Object.entries(manifest)) {
  if (pictures.length < 4) amiss.push(`${id}: only ${pictures.length} pictures`)
  for (const [index, picture] of pictures.entries()) {
    const at = picture.file ?? `${id}/${picture.name}`
    for (const width of new Set([480, 960, picture.width])) {
      const path = `${root}public/storage/properties/${at}-${width}.webp`
      if (!existsSync(path)) amiss.push(`${id}: no ${at}-${width}.webp`)
      else files.set(`${at}-${width}`, statSync(path).size)
      if (index === 0 && width === 960 && existsSync(path)) {
        const hash = createHash('sha1').update(readFileSync(path)).digest('hex')
        if (covers.has(hash)) amiss.push(`${id}: same cover as ${covers.get(hash)}`)
        covers.set(hash, id)
      }
    }
    if (picture.placeholder.length > 250) amiss.push(`${at}: placeholder of ${picture.placeholder.length} bytes`)
    if (!picture.alt) amiss.push(`${at}: no alternative text`)
  }
}
const sizes = width => [...files].filter(([name]) => name.endsWith(`-${width}`)).map(([, size]) => size)
const sum = list => list.reduce((a, b) => a + b, 0)
for (const width of [480, 960, 1200]) {
  const average = sum(sizes(width)) / sizes(width).length / 1024
  console.log(`${width}px: ${sizes(width).length} files, average ${average.toFixed(1)} KB`)
}
console.log(`${Object.keys(manifest).length} listings, ${(sum([...files.values()]) / 1024 / 1024).toFixed(1)} MB`)
if (sum(sizes(480)) / sizes(480).length > 40 * 1024) amiss.push('480 px: more than 40 KB on average')
if (sum([...files.values()]) > 32 * 1024 * 1024) amiss.push('more than 32 MB')
for (const line of amiss) console.log(line)
process.exit(amiss.length ? 1 : 0)
