import { createHash } from 'node:crypto'
import { readListings } from '@/listing/search/read-listings'
import type { PageRows } from '@/app/first-page/page-rows'
import { renderScreen } from '@/app/first-page/render-screen'
import type { Listing } from '@/domain/listing/listing'
import { changesBetween } from './in-feet'
import { pageDocument, withoutStyles } from './page-document'
import { publicPages, type PublicPage } from './public-pages'
import { sitemap, structuredData } from './structured-data'

export type RenderOptions = {
  /** The page that all are made from: `shell.html` of a finished build. */
  shell: string
  /** Origin and prefix of the backend's calls. */
  backend: string
  /** Origin under which the site is published, for search engines and shared links. */
  site: string
  /** Path under which the site is published, with `/` at both ends. */
  base: string
  /** Milliseconds after which a page shows outlines rather than its content; null: never. */
  lifetime: number | null
  /** Renders only the pages of these paths. */
  only?: readonly string[]
}

/** As many listings as a page brings along. With more, the pages that show them all stay outlines. */
const MOST_ROWS = 300

/**
 * Renders the public pages from a backend that keeps the contract: their files by name, with the rows that they show and a sitemap.
 * A host calls it at each change of a listing, or now and then. Throws as `call` does, and where a page cannot be rendered.
 */
export async function renderSite({
  shell,
  backend,
  site,
  base,
  lifetime,
  only,
}: RenderOptions): Promise<Record<string, string>> {
  const now = Date.now()
  const asOf = new Date(now).toISOString()
  const listings = (await readListings(backend)).map(withoutStandIns)
  const pages = publicPages(listings)
  const list: PageRows = { asOf, list: listings.map(withoutContact) }
  const rowsText = JSON.stringify(list)
  const rowsFile = `assets/rows-${createHash('sha256').update(rowsText).digest('base64url').slice(0, 8)}.json`
  const absolute = (path: string) => new URL(path, `${site}/`).href
  const addressOf = (path: string) => absolute(base + path.slice(1))
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`,
    'sitemap.xml': sitemap(
      pages.filter(({ unlisted }) => !unlisted).map((page) => addressOf(page.path) + (page.searches[0] ?? '')),
      asOf,
    ),
  }

  for (const page of pages) {
    if (only && !only.includes(page.path)) continue
    if (page.shows === 'list' && listings.length > MOST_ROWS) continue
    const listing = typeof page.shows === 'object' ? page.shows : null
    const url = addressOf(page.path) + (page.searches[0] ?? '')
    const rows = rowsFor(page, list)
    const screen = await renderScreen(page.address, rows)
    const html = withoutStyles(screen.html)
    const inFeet = withoutStyles((await renderScreen(page.address, rows, 'imperial')).html)
    files[page.file] = pageDocument(shell, {
      ...screen,
      html,
      inFeet: changesBetween(html, inFeet),
      path: (base + page.path.slice(1)).replace(/(.)\/$/, '$1'),
      searches: page.searches,
      description: page.description,
      url,
      picture: absolute(listing?.images[0]?.src ?? `${base}share.png`),
      unlisted: page.unlisted ?? false,
      media: page.media ?? 'all',
      asOf,
      until: lifetime === null ? null : new Date(now + lifetime).toISOString(),
      rows: page.shows === 'list' ? { file: base + rowsFile } : { inPage: rows },
      data: listing && structuredData(listing, url, absolute),
    })
    if (page.shows === 'list') files[rowsFile] = rowsText
  }
  return files
}

function rowsFor({ shows }: PublicPage, list: PageRows): PageRows {
  if (shows === 'list') return list
  return shows === 'nothing' ? { asOf: list.asOf } : { asOf: list.asOf, detail: shows }
}

/** Only a listing's own page shows how to reach its owner. */
function withoutContact(listing: Listing): Listing {
  return { ...listing, owner: { ...listing.owner, email: '', phone: '' } }
}

/** Its pictures' blurred stand-ins are a quarter of a listing, and not needed where pictures load before the code. */
function withoutStandIns(listing: Listing): Listing {
  return { ...listing, images: listing.images.map((image) => ({ ...image, placeholder: null })) }
}
