import type { Plugin } from 'vite'

const ROUTERS_OWN = /import \{ lazyRouteComponent \} from (["'])@tanstack\/react-router\1/

/** The router’s own reloads the page when a screen’s code is missing: offline, what was typed would be lost. */
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
