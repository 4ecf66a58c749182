import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'

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
    // Storybook copies the static files; where Vite copies them too, one of both finds a folder that the other has just made.
    build: { ...vite.build, copyPublicDir: false },
  }),
}

export default config
