import { expect, test } from 'vitest'
import { publicPages } from '@/build/renderer/public-pages'
import { judgedRoutes } from './lighthouse-routes.mjs'

test('Lighthouse judges SEO on the pages that search engines may list, and on no other', () => {
  const judged = judgedRoutes(publicPages([]))
  const withSeo = judged.filter(({ categories }) => categories.includes('seo'))
  expect(withSeo.map(({ route }) => route)).toEqual(['/', '/properties', '/property/1', '/property/r1', '/map'])
  for (const { categories } of judged)
    expect(categories).toEqual(expect.arrayContaining(['accessibility', 'best-practices']))
})

test('a page that is taken from search engines is not judged for SEO any more', () => {
  const pages = publicPages([]).map((page) => (page.path === '/map' ? { ...page, unlisted: true as const } : page))
  const map = judgedRoutes(pages).find(({ route }) => route === '/map')
  expect(map?.categories).toEqual(['accessibility', 'best-practices'])
})
