import { posix } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Keeps zod out of the first load: the contract and the mocks get `recorder` in its place, a small module that remembers how a schema
 * is made. Only `parser` has zod itself, and loads when a value has to be parsed (decision 031). Development, tests and the renderer
 * have zod everywhere.
 */
export function lateZod({ recorder, parser }: { recorder: string; parser: string }): Plugin {
  return {
    name: 'proventous:late-zod',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'zod/mini' && importer !== parser ? recorder : null
    },
    onLog(_, { code, message }) {
      // A warning for the bundler, which would build a product that breaks when it starts.
      if (code === 'IMPORT_IS_UNDEFINED' && message.includes(posix.basename(recorder))) this.error(message)
    },
  }
}
