import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense, type ComponentProps } from 'react'
import { configure, getConfig } from 'storybook/test'
import '@/ui/theme/index.css'
import { prepareSelect } from '@/ui/select/select'
import { quickenReact } from '@tests/setup/quick-react'
import { shortenErrors } from '@tests/setup/short-errors'
import { LANGUAGE_OPTIONS } from '@/session/regional'
import { inTheme } from './decorators/in-theme'
import { inWords, PSEUDO } from './decorators/in-words'
import { withScreen } from './decorators/with-screen'
import { withCommonWords } from './docs/common-props'
import { leaveNothingOpen } from './nothing-open'
import { stayAlone } from './alone'
import { AS_TEST } from './as-test'
import { judgeNewParts } from './judge-new-parts'
import { forgetNoise, refuseNoise } from './noise'
import { started, worker } from './worker'

const LazyDocsPage = lazy(() => import('./docs/docs-page'))
const LazyContainer = lazy(async () => ({ default: (await import('./docs/docs-container')).DocsContainer }))

/** Loaded only for documentation pages: stories that run as tests do not need it. */
function DocsPage() {
  return (
    <Suspense>
      <LazyDocsPage />
    </Suspense>
  )
}

function DocsContainer(props: ComponentProps<typeof LazyContainer>) {
  return (
    <Suspense>
      <LazyContainer {...props} />
    </Suspense>
  )
}

stayAlone()
if (AS_TEST) quickenReact()

// On a busy machine, loading a lazy part takes longer than the default of one second.
configure({ asyncUtilTimeout: 8_000 })
shortenErrors({ configure, getConfig })

const preview: Preview = {
  loaders: [
    async () => {
      await Promise.all([started, prepareSelect()])
      return { worker }
    },
  ],
  beforeEach: () => {
    forgetNoise()
    leaveNothingOpen()
  },
  // Before the add-on's own, which runs axe.
  afterEach: async (context) => {
    await refuseNoise()
    judgeNewParts(context)
  },
  decorators: [withScreen, inTheme, inWords],
  argTypesEnhancers: [withCommonWords],
  tags: ['autodocs'],
  parameters: {
    // Passed rules are not listed by node: a whole screen has thousands of nodes.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsContainer },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Guides',
          [
            'QA toolbox',
            'Known limits',
            'Drive the mocks',
            'Test from outside',
            'Deploy',
            'From ticket to filter',
            'Upgrade a dependency',
            'Checks',
            'Begin here',
            'For the backend team',
          ],
          'Flows',
          'Screens',
          ['Searching', 'Talking', 'Selling', 'Account', 'Administration', 'Frame and help'],
          'Listing',
          'UI',
          'Toolbox',
          'Reference',
          'Specification',
          'Records',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone, 320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    account: {
      description: 'Account, for screens',
      toolbar: {
        title: 'Account',
        icon: 'user',
        items: ['of the scenario', 'visitor', 'regular', 'verified', 'professional'],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...LANGUAGE_OPTIONS, { value: PSEUDO, label: 'Pseudo-language' }].map(({ value, label }) => ({
          value,
          title: label,
        })),
        dynamicTitle: true,
      },
    },
    currency: {
      description: 'Currency, for screens',
      toolbar: { title: 'Currency', icon: 'credit', items: ['PHP', 'USD'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', account: 'of the scenario', language: 'en', currency: 'PHP' },
}

export default preview
