import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { CARDS } from './cards.mjs'

const HEAD =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>body{margin:16px;font:16px sans-serif}img{width:100%;height:auto;aspect-ratio:4/3}</style></head>'

/** Builds the pages that ours is measured against, into `out`, with our own pictures beside them. */
export async function buildFloors(out) {
  const source = resolve('tests/bench/floor')
  // A dev server in this process, as the one that answers for the bench, leaves 'development' behind: React would be built for that.
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    esbuild: { jsx: 'automatic' },
    build: {
      outDir: resolve(out),
      emptyOutDir: true,
      rollupOptions: {
        input: { react: join(source, 'react.tsx'), filter: join(source, 'filter.tsx'), map: join(source, 'map.ts') },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  })
  mkdirSync(out, { recursive: true })
  const articles = CARDS.map(
    ({ id, price, title, place, picture }) =>
      `<article><img src="/${picture}" width="320" height="240" alt="" loading="${id > 3 ? 'lazy' : 'eager'}"><h2>${price}</h2><p>${title}</p><p>${place}</p></article>`,
  )
  writeFileSync(join(out, 'html.html'), `${HEAD}<body><main>${articles.join('')}</main></body></html>`)
  for (const page of ['react', 'filter'])
    writeFileSync(
      join(out, `${page}.html`),
      `${HEAD}<body><div id="root"></div><script type="module" src="/${page}.js"></script></body></html>`,
    )
  writeFileSync(
    join(out, 'map.html'),
    `${HEAD}<body><link rel="stylesheet" href="/map.css"><div id="map" style="height:700px"></div><script type="module" src="/map.js"></script></body></html>`,
  )
  symlinkSync(resolve('public/storage'), join(out, 'storage'))
}
