#!/usr/bin/env node
// Writes mocks/pictures/hashes.gen.json: what each sample picture looks like, in 256 bits, for `repeats.test.ts`.
//   node mocks/pictures/hash.mjs
// A difference hash (dHash): of 17 by 16 cells of average brightness, which are darker than their right neighbor.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../../tests/browser/chromium.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const STORAGE = 'public/storage/properties/'
const CARD = '-480.webp'

const browser = await chromium.launch(chromiumOptions())
try {
  const page = await browser.newPage()
  const table = {}
  const files = readdirSync(root + STORAGE, { recursive: true, encoding: 'utf8' })
  for (const path of files.filter(each => each.endsWith(CARD)).toSorted()) {
    const bytes = readFileSync(root + STORAGE + path)
    const name = path.replaceAll('\\', '/').slice(0, -CARD.length)
    const [plain, mirrored] = await page.evaluate(hashesOf, `data:image/webp;base64,${bytes.toString('base64')}`)
    table[name] = { file: createHash('sha1').update(bytes).digest('hex').slice(0, 12), plain, mirrored }
  }
  writeFileSync(`${root}mocks/pictures/hashes.gen.json`, `${JSON.stringify(table, null, 1)}\n`)
  console.log(`${Object.keys(table).length} pictures`)
} finally {
  await browser.close()
}

/** Runs in the page: the hash of a picture and that of its mirror image, in hexadecimal digits. */
async function hashesOf(src) {
  const [across, down] = [17, 16]
  const image = await createImageBitmap(await (await fetch(src)).blob())
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const cells = Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (__, column) => {
      const [left, right] = [column, column + 1].map(at => Math.round((at * width) / across))
      const [top, bottom] = [row, row + 1].map(at => Math.round((at * height) / down))
      let sum = 0
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) {
          const at = 4 * (y * width + x)
          sum += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
        }
      return sum / ((right - left) * (bottom - top))
    }),
  )
  const hash = rows => {
    const bits = rows.flatMap(row => row.slice(1).map((cell, at) => (row[at] < cell ? 1 : 0)))
    let digits = ''
    for (let at = 0; at < bits.length; at += 4) digits += parseInt(bits.slice(at, at + 4).join(''), 2).toString(16)
    return digits
  }
  return [hash(cells), hash(cells.map(row => row.toReversed()))]
}
