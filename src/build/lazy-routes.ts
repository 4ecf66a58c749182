import type { Plugin } from 'vite'

const ROUTERS_OWN = /import \{ lazyRouteComponent \} from (["'])@tanstack\/react-router\1/

/**
 * Gives each route's screen our own lazy component. The router plugin writes `lazyRouteComponent` into the route files, which reloads
 * the page when a screen's code is missing: offline the browser's error page replaces the app, and what was typed is lost.
 * @param replacement module that exports a `lazyRouteComponent`
 */
export function lazyRoutes(replacement: string): Plugin {
  return {
    name: 'proventous:lazy-routes',
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx$/, code: /\blazyRouteComponent\b/ },
      handler(code) {
        if (!ROUTERS_OWN.test(code)) this.error('lazyRouteComponent is not imported as expected')
        return { code: code.replace(ROUTERS_OWN, `import { lazyRouteComponent } from '${replacement}'`), map: null }
      },
    },
  }
}
