import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'
import type { Alias, AliasOptions } from 'vite'

/** The product's words, or the toolbar's pseudo-language in place of them. */
const PSEUDO_WORDS = {
  find: '@/words/load-words',
  replacement: fileURLToPath(new URL('words/load-words.ts', import.meta.url)),
}

/** Vite takes both forms; the first that fits a name counts. */
const aliasesOf = (alias: AliasOptions = []): readonly Alias[] =>
  Array.isArray(alias) ? alias : Object.entries(alias).map(([find, replacement]) => ({ find, replacement }))

const config: StorybookConfig = {
  stories: ['./docs/**/*.mdx', './flows/*.stories.tsx', '../src/**/*.stories.tsx', '../mocks/toolbox/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  staticDirs: ['../public', { from: './design/tokens', to: '/design' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props tables read the source; stories that run as tests do not need them.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, alias: [PSEUDO_WORDS, ...aliasesOf(vite.resolve?.alias)] },
    // Storybook copies the static files; where Vite copies them too, one of both finds a folder that the other has just made.
    build: { ...vite.build, copyPublicDir: false },
  }),
}

export default config
