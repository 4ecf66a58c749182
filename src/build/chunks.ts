import type { Plugin } from 'vite'
import { routeClosure } from './route-closure.ts'

const RESULTS_AND_MAP = new RegExp(
  [
    'src/ui/range-slider/',
    'src/features/browse/(filters|state)/(?!month-filter)',
    'src/features/browse/sidebar/property-types',
    'src/listing/search/(use-found|engines/found-in-page)\\.ts',
  ].join('|'),
)

/** On a phone each file costs a round trip: what `route` needs at once is one file. */
export function chunks({ route }: { route: string }): Plugin {
  let closure: ReadonlySet<string> = new Set()
  return {
    name: 'proventous:chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\//, priority: 20 },
                // Only results and map have them. Parts that load later would count as another screen.
                {
                  name: 'filters',
                  test: RESULTS_AND_MAP,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'search-box',
                  test: /search-box\/(search-box\.tsx|modes\.ts)$/,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                // The screen has two routes, with and without `/dashboard`: a third user is another screen.
                { name: 'parts', test: (id) => closure.has(id), minShareCount: 3, priority: 10 },
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (!error) closure = await routeClosure(this, route)
    },
  }
}
