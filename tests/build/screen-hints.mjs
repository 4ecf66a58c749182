import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** First part of a path (after `/dashboard`) and the route whose code it needs. */
const SCREENS = {
  '': 'src/routes/index.tsx',
  properties: 'src/routes/properties.index.tsx',
  property: 'src/routes/property.$id.tsx',
  map: 'src/routes/map.tsx',
  favorites: 'src/routes/favorites.tsx',
  compare: 'src/routes/compare.tsx',
}

/** @param {string} outDir @returns {Record<string, { file: string, imports?: string[] }>} */
export function readManifest(outDir) {
  return JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
}

/**
 * Adds a few lines to the page that start loading the code of the screen in the address together with the framework's, not
 * only after it: one round trip less on a phone.
 * @param {string} html @param {Record<string, { file: string, imports?: string[] }>} manifest @param {string} base
 */
export function withScreenHints(html, manifest, base) {
  const always = filesOf(manifest, 'index.html')
  const hints = Object.fromEntries(
    Object.entries(SCREENS).map(([name, route]) => {
      const entry = Object.keys(manifest).find((key) => key.startsWith(`${route}?`))
      if (!entry) throw new Error(`the build has no chunk for ${route}`)
      return [name, [...filesOf(manifest, entry)].filter((file) => !always.has(file))]
    }),
  )
  const script = `(function(){var h=${JSON.stringify(hints)},b=${JSON.stringify(base)};var n=location.pathname.slice(b.length).replace(/^dashboard\\/?/,'').split('/')[0];(h[n]||[]).forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=b+f;document.head.appendChild(l)})})()`
  return html.replace('</head>', `<script>${script}</script></head>`)
}

/**
 * The JavaScript files that an entry of the manifest needs at once.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest @param {string} entry @returns {Set<string>}
 */
export function filesOf(manifest, entry, found = new Set()) {
  const { file, imports = [] } = manifest[entry]
  if (found.has(file)) return found
  if (file.endsWith('.js')) found.add(file)
  for (const next of imports) filesOf(manifest, next, found)
  return found
}
