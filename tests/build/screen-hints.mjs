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

/** Screens that show listings at once. */
const ASKING_FOR_LISTINGS = ['properties', 'map', 'favorites']

/**
 * Adds a few lines to the top of the page that start loading the code of the screen in the address together with the framework's,
 * not only after it, and the typeface; in a build for a real backend (`api`, its address) they ask for the listings meanwhile, which
 * `src/api/early-answer.ts` hands to the call. Ahead of the style sheet: a script behind one waits for it.
 * @param {string} html @param {Record<string, { file: string, imports?: string[] }>} manifest @param {{ base: string, api?: string }} build
 */
export function withScreenHints(html, manifest, { base, api }) {
  const always = filesOf(manifest, 'index.html')
  const hints = Object.fromEntries(
    Object.entries(SCREENS).map(([name, route]) => {
      const entry = Object.keys(manifest).find((key) => key.startsWith(`${route}?`))
      if (!entry) throw new Error(`the build has no chunk for ${route}`)
      return [name, [...filesOf(manifest, entry)].filter((file) => !always.has(file))]
    }),
  )
  const typeface = manifest['src/ui/theme/fonts/pjs.woff2']
  if (!typeface) throw new Error('the build has no typeface')
  const code = `(h[n]||[]).forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=b+f;document.head.appendChild(l)})`
  const script = `(function(){var h=${JSON.stringify(hints)},b=${JSON.stringify(base)};var n=location.pathname.slice(b.length).replace(/^dashboard\\/?/,'').split('/')[0];${code};${api === undefined ? '' : askAhead(api)}})()`
  const links = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${typeface.file}" />`
  return html.replace('</title>', `</title>\n    <script>${script}</script>\n    ${links}`)
}

/** @param {string} api */
function askAhead(api) {
  return `if(${JSON.stringify(ASKING_FOR_LISTINGS)}.indexOf(n)>=0)try{var t=localStorage.getItem('token'),a=${JSON.stringify(`${api}/api/properties`)},w={Accept:'application/json','Content-Type':'application/json'};if(t)w.Authorization='Bearer '+t;var q=fetch(a,{headers:w,signal:AbortSignal.timeout(20000)});q.catch(function(){});window.earlyAnswer={address:a,token:t,at:performance.now(),answer:q}}catch(e){void e}`
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
