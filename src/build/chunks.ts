import type { Plugin } from 'vite'
import { routeClosure } from './route-closure.ts'

/** On a phone each file costs a round trip: what `route` needs at once is one file, what the mocks share another. */
export function chunks({ route, entry, mocks }: Record<'route' | 'entry' | 'mocks', string>): Plugin {
  let closure: ReadonlySet<string> = new Set()
  let ofEntry: ReadonlySet<string> = new Set()
  let ofMocks: ReadonlySet<string> = new Set()
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
                // Only results and map have sliders; one of them loads later and would count as another screen.
                {
                  name: 'sliders',
                  test: /src\/ui\/range-slider\//,
                  priority: 15,
                  includeDependenciesRecursively: false,
                },
                // The screen has two routes, with and without `/dashboard`: a third user is another screen.
                { name: 'parts', test: (id) => closure.has(id), minShareCount: 3, priority: 10 },
                // In the last group it would make the entry need all of that group.
                { name: 'entry-and-mocks', test: (id) => ofEntry.has(id) && ofMocks.has(id), priority: 8 },
                { name: 'samples', test: (id) => ofMocks.has(id) && id.includes('/src/samples/'), priority: 6 },
                {
                  name: 'shared-with-mocks',
                  test: (id) => ofMocks.has(id) && id.includes('/src/'),
                  minShareCount: 2,
                  priority: 5,
                },
              ],
            },
          },
        },
      },
    }),
    async buildEnd(error) {
      if (error) return
      closure = await routeClosure(this, route)
      ofEntry = await routeClosure(this, entry)
      ofMocks = await routeClosure(this, mocks)
    },
  }
}
