import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv, type Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { chromiumOptions } from './tests/browser/chromium.mjs'
import { withContentPolicy } from './tests/build/content-policy.mjs'
import { readHeaders } from './tests/build/response-headers.mjs'
import { readManifest, withScreenHints } from './tests/build/screen-hints.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * Finishes the output: hints that load a screen's code together with the framework's, the content policy of just this page, a
 * `404.html` so that deep links work on static hosts, and, for a real backend, none of the files that only the mocks need.
 */
function finishOutput(mocked: boolean, env: Record<string, string>): Plugin {
  let outDir = 'dist'
  let base = '/'
  let written = false
  return {
    name: 'proventous:finish-output',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      base = config.base
    },
    writeBundle() {
      written = true
    },
    closeBundle() {
      const index = join(outDir, 'index.html')
      // A build that failed leaves the output of the one before it alone.
      // Storybook builds with this file too; without a manifest it is not the app's own page.
      if (!written || !existsSync(index) || !existsSync(join(outDir, '.vite/manifest.json'))) return
      const page = withScreenHints(readFileSync(index, 'utf8'), readManifest(outDir), {
        base,
        ...(mocked ? {} : { api: env.VITE_API_URL ?? '' }),
      })
      writeFileSync(index, withContentPolicy(page, { ...env, mocked, base }))
      copyFileSync(index, join(outDir, '404.html'))
      if (!mocked)
        for (const name of ['mockServiceWorker.js', 'storage'])
          rmSync(join(outDir, name), { recursive: true, force: true })
    },
  }
}

/**
 * Leaves out of the mocks' code what they never use: @mswjs/data's own handler makers with graphql behind them, its dates,
 * and msw's list of all public domains. Together some 170 KB (gzip) that a phone need not load.
 */
function trimMocks(): Plugin {
  const stub = (name: string) => join(root, 'mocks/stubs', name)
  return {
    name: 'proventous:trim-mocks',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'tldts') return stub('tldts.ts')
      if (!importer?.includes('@mswjs/data')) return null
      if (/generate(Rest|GraphQL)Handlers$/.test(source)) return stub('unused.ts')
      return source === 'date-fns' || source === 'lodash' ? stub(`${source}.ts`) : null
    },
  }
}

/** `BACKEND_URL=http://localhost:3001 npm run dev`: the product on a backend that runs elsewhere, `npm run mock:serve` among them. */
function passOn(target: string) {
  const to = { target, changeOrigin: true }
  return { '/api': to, '/storage': to, '/socket.io': { ...to, ws: true } }
}

/** What the results screen needs at once, in one file; whatever else screens share travels in files of its own. */
const ON_THE_RESULTS_SCREEN = new RegExp(
  [
    '/src/ui/(button|card|chip|badge|glyph|icon-button|picture|carousel|facts|field|avatar|skeleton|segmented|checkbox|radio-chips|narrow|number-field|range-slider|switch|select/select(-box)?\\.|late|toast|empty-state|error-state|live-region|logo|skip-link|spinner)',
    '/src/(api/(breath|call|check|early|errors|gate|multipart|server)|session/(?!admin)|listing/(?!tour|own))',
    '/src/domain/(active|asking|badges|blocking|compare|facets|filter|ids|images|listing\\.|map-listing|money|owners|profile-path|search|sliders|sort|taxonomy|typed-amount|units|wire-values|address-values)',
    '/src/contract/(endpoint|fields|problem|properties|listing-form)',
    'node_modules/(zod|clsx|lucide-react/dist/esm/(?!icons/)|lucide-react/dist/esm/icons/(bookmark|layout-grid|list|search-x|sliders-horizontal|building-2|trending-up|x|heart)\\.|@radix-ui/(react-slot|react-compose-refs|react-slider|number|primitive|react-context|react-primitive|react-use-(size|previous|layout|controllable)|react-direction|react-collection))',
  ].join('|'),
)

/** Tests that need a document, or modules of their own, although they render nothing. */
const WITH_DOCUMENT = [
  'src/api/*.test.ts',
  'src/session/*.test.ts',
  'src/shell/*.test.ts',
  'src/ui/{dialog,skeleton}/*.test.ts',
  'src/features/map/base-map/{service-layer,painter/painter}.test.ts',
  'mocks/{state-link,worker-watch}.test.ts',
  'mocks/toolbox/**/*.test.ts',
  'tests/hostile/*.test.ts',
]

/** Milliseconds; a net for what hangs, not a measure: a slow machine takes a third of it for the longest test. */
const UNIT_TIMEOUT = 60_000

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const backend = process.env.BACKEND_URL
  const mocked = !env.VITE_API_URL && !backend
  // The dev server passes calls, files and sockets on, so that the page's own origin is the backend's.
  if (backend) process.env.VITE_REALTIME_URL = '/'
  const testing = Boolean(process.env.VITEST)
  return {
    // Storybook's Vite builder reads this file too and brings its own entry points, so the router plugin stays harmless there.
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routes/routeTree.gen.ts',
        routeFileIgnorePattern: '\\.(test|stories)\\.',
        autoCodeSplitting: !testing,
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
      }),
      react(),
      tailwindcss(),
      trimMocks(),
      finishOutput(mocked, env),
    ],
    resolve: {
      alias: {
        '@mocks': join(root, 'mocks'),
        '@tests': join(root, 'tests'),
        '@': join(root, 'src'),
        // Radix locks the page's scrolling through it, with a style element that the content policy refuses.
        'react-style-singleton': join(root, 'src/ui/dialog/page-style.ts'),
      },
    },
    define: { __MOCKED__: JSON.stringify(mocked) },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 700,
      manifest: true,
      sourcemap: command === 'build' ? 'hidden' : false,
      rolldownOptions: {
        output: {
          // Few files rather than many: on a phone each costs a round trip. What most screens share travels as one.
          codeSplitting: {
            groups: [
              { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 20 },
              { name: 'parts', test: ON_THE_RESULTS_SCREEN, minShareCount: 2, priority: 10 },
            ],
          },
        },
      },
    },
    server: {
      port: 5173,
      ...(backend ? { proxy: passOn(backend) } : {}),
      watch: { ignored: ['**/dist*/**', '**/mocks/pictures/**', '**/test-results/**'] },
    },
    preview: { port: 4173, headers: readHeaders(join(root, 'public/_headers')) },
    test: {
      exclude: [...configDefaults.exclude, 'tests/journeys/**'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            include: ['{src,mocks,tests}/**/*.test.tsx', ...WITH_DOCUMENT],
            setupFiles: ['tests/setup/unit.ts'],
            restoreMocks: true,
            testTimeout: UNIT_TIMEOUT,
          },
        },
        {
          extends: true,
          // Rules need no document: no jsdom to start for each of these files, and one process for all of them.
          test: {
            name: 'unit-node',
            environment: 'node',
            isolate: false,
            include: ['{src,mocks,tests}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...WITH_DOCUMENT],
            setupFiles: ['tests/setup/unit.ts'],
            restoreMocks: true,
            testTimeout: UNIT_TIMEOUT,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: join(root, '.storybook') })],
          test: {
            name: 'storybook',
            testTimeout: 60_000,
            // Few pages for all files: each fetches the product's modules once. A screen's story lays out its own storage.
            isolate: false,
            // Two pages, each with storage and worker of its own, keep two cores busy; by itself Vitest leaves one of them idle.
            maxWorkers: 2,
            // After the unit tests where both are run at once: projects of one group share their number of workers.
            sequence: { groupOrder: 1 },
            browser: {
              enabled: true,
              headless: true,
              provider: playwright({ launchOptions: chromiumOptions() }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }
})
