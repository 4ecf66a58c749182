import { posix } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Leaves out of the mocks' code what they never use: @mswjs/data's own handler makers with graphql behind them, its dates,
 * and msw's list of all public domains. Together some 220 KB (gzip) that a phone need not load (decision 017).
 * @param stubs folder with what stands in for them
 */
export function trimMocks(stubs: string): Plugin {
  return {
    name: 'proventous:trim-mocks',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'tldts') return posix.join(stubs, 'tldts.ts')
      if (!importer?.includes('@mswjs/data')) return null
      if (/generate(Rest|GraphQL)Handlers$/.test(source)) return posix.join(stubs, 'unused.ts')
      return source === 'date-fns' || source === 'lodash' ? posix.join(stubs, `${source}.ts`) : null
    },
  }
}
