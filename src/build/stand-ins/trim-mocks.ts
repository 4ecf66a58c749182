import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** @mswjs/data’s handler makers and dates, msw’s cookie jar: 220 KB (gzip) for nothing (decision 017). */
export function trimMocks(stubs: string): Plugin {
  return {
    name: 'proventous:trim-mocks',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'tough-cookie') return posix.join(stubs, 'tough-cookie.ts')
      if (!importer?.includes('@mswjs/data')) return null
      if (/generate(Rest|GraphQL)Handlers$/.test(source)) return posix.join(stubs, 'unused.ts')
      return source === 'date-fns' || source === 'lodash' ? posix.join(stubs, `${source}.ts`) : null
    },
  }
}
