import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { fieldDocs } from './mocks/documents/field-docs-plugin.mjs'
import { chromiumOptions } from './tests/browser/chromium.mjs'
import product from './vite.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tests that render nothing but need a document. */
const WITH_DOCUMENT = '{src,mocks,tests}/**/*.dom.test.ts'

/** Tests that load modules anew, or are the first to do something in a document. */
const BY_THEMSELVES = '{src,mocks,tests}/**/*.own.test.ts'

/** Milliseconds; a net for what hangs, not a measure: a slow machine takes a third of it for the longest test. */
const UNIT_TIMEOUT = 60_000

/** Storybook's add-on takes back the blanks of a file's URL alone: in a folder named with 'ñ' no story would run. */
const storiesInAnyFolder: Plugin = {
  name: 'stories-in-any-folder',
  enforce: 'post',
  transform: (code, id) =>
    /\.stories\.tsx/.test(id)
      ? code.replace('convertToFilePath(import.meta.url)', 'decodeURI(convertToFilePath(import.meta.url))')
      : undefined,
}

export default defineConfig((env) =>
  mergeConfig(product(env), {
    test: {
      exclude: [...configDefaults.exclude, 'tests/journeys/**'],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'jsdom',
            isolate: false,
            include: ['{src,mocks,tests}/**/*.test.tsx', WITH_DOCUMENT],
            setupFiles: ['tests/setup/unit.ts'],
            restoreMocks: true,
            testTimeout: UNIT_TIMEOUT,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit-own',
            environment: 'jsdom',
            include: [BY_THEMSELVES],
            setupFiles: ['tests/setup/unit.ts'],
            restoreMocks: true,
            testTimeout: UNIT_TIMEOUT,
          },
        },
        {
          extends: true,
          // The documents' test needs the contract's doc comments, as the command that writes them.
          plugins: [fieldDocs()],
          // Rules need no document: no jsdom to start for each of these files, and one process for all of them.
          test: {
            name: 'unit-node',
            environment: 'node',
            isolate: false,
            include: ['{src,mocks,tests}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, WITH_DOCUMENT, BY_THEMSELVES],
            setupFiles: ['tests/setup/unit.ts'],
            restoreMocks: true,
            testTimeout: UNIT_TIMEOUT,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: join(root, '.storybook') }), storiesInAnyFolder],
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
              provider: playwright({
                launchOptions: chromiumOptions(),
                // A story is judged at rest: what moves would be drawn sixty times a second, and waited for.
                contextOptions: { reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
