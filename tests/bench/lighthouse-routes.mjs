const CATEGORIES = ['accessibility', 'best-practices', 'seo']

/** The routes that a visitor may open. */
const ROUTES = [
  '/',
  '/properties',
  '/property/1',
  '/property/r1',
  '/map',
  '/favorites',
  '/compare?ids=1,7,r2',
  '/super-admin/login',
]

/** The login is no public page: it asks search engines itself to stay away. */
const UNLISTED_SCREENS = ['/super-admin/login']

/**
 * The routes that Lighthouse opens, with what it judges on each: SEO only where search engines are welcome. `pages` are the public
 * pages (`src/build/renderer/public-pages.ts`), which say it.
 */
export function judgedRoutes(pages) {
  const unlisted = new Set(UNLISTED_SCREENS)
  for (const { path, unlisted: asked } of pages) if (asked) unlisted.add(path)
  return ROUTES.map((route) => ({
    route,
    categories: CATEGORIES.filter((id) => id !== 'seo' || !unlisted.has(route.split('?')[0])),
  }))
}

/** A row of the table, from the scores by category. */
export function scoresRow(route, scores) {
  const [accessibility, practices, seo = 'no index, on purpose'] = CATEGORIES.map((id) => scores.get(id))
  return { route: `\`${route}\``, accessibility, practices, seo }
}
