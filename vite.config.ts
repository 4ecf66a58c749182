import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { backend } from './src/build/backend.ts'
import { chunks } from './src/build/chunks.ts'
import { finishOutput } from './src/build/finish-output.ts'
import { lazyRoutes } from './src/build/lazy-routes.ts'
import { RESULTS_ROUTE } from './src/build/screen-hints.ts'
import { trimMocks } from './src/build/stand-ins/trim-mocks.ts'
import { words } from './src/build/words.ts'

/** With `/` on every machine, as Vite names its modules. */
const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))
const at = (path: string) => posix.join(root, path)

/** The browsers that `index.html` asks for. A page that names none stops the build. */
const [, chromium, firefox, safari] =
  /Chrome or Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(readFileSync(at('index.html'), 'utf8')) ?? []

/** The product: dev server and build. Its tests are set up in `vitest.config.ts`; Storybook's builder reads this file too. */
export default defineConfig(({ mode, command }) => {
  const { env, mocked, define, proxy } = backend(mode, root)
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routes/routeTree.gen.ts',
        routeFileIgnorePattern: '\\.(test|stories)\\.',
        autoCodeSplitting: !process.env['VITEST'],
        quoteStyle: 'single',
        semicolons: false,
        disableLogging: true,
      }),
      lazyRoutes('@/shell/lazy-screen'),
      react(),
      tailwindcss(),
      trimMocks(at('mocks/stubs')),
      words(),
      chunks({ route: at(RESULTS_ROUTE) }),
      finishOutput({ mocked, env }),
    ],
    resolve: {
      alias: {
        '@mocks': at('mocks'),
        '@tests': at('tests'),
        '@': at('src'),
        // Radix locks the page's scrolling through it, with a style element that the content policy refuses.
        'react-style-singleton': at('src/ui/dialog/scroll-lock-styles.ts'),
      },
    },
    define,
    // The mocked backend's thread: a build of its own.
    worker: { format: 'es', plugins: () => [trimMocks(at('mocks/stubs'))] },
    build: {
      target: 'es2022',
      // They know the colors as they are written.
      cssTarget: [`chrome${chromium}`, `edge${chromium}`, `firefox${firefox}`, `safari${safari}`],
      chunkSizeWarningLimit: 700,
      manifest: true,
      sourcemap: command === 'build' ? 'hidden' : false,
    },
    server: {
      port: 5173,
      proxy,
      watch: { ignored: ['**/dist*/**', '**/mocks/pictures/**', '**/test-results/**'] },
    },
  }
})
