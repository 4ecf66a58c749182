import { createHash } from 'node:crypto'
import { readListings, type LeftOut } from '@/listing/search/read-listings'
import type { PageRows } from '@/app/first-page/page-rows'
import { renderScreen } from '@/app/first-page/render-screen'
import { LANGUAGES } from '@/contract/fields'
import type { Listing } from '@/domain/listing/listing'
import { DISTRICTS, slugOf } from '@/domain/search/words/districts'
import { changesBetween } from './in-feet'
import { pageDocument, withoutStyles } from './page-document'
import { publicPages, type PublicPage } from './public-pages'
import { translatorOf } from '@/words/dictionary'
import { languageTag, LOCALES, pathIn } from '@/words/locales'
import { pictureUrl, sitemap, structuredData, type Alternate } from './structured-data'

export { firstSheet } from './first-sheet'

export type RenderOptions = {
  /** The page that all are made from: `shell.html` of a finished build. */
  shell: string
  backend: string
  site: string
  base: string
  /** Milliseconds after which a page shows outlines rather than its content; null: never. */
  lifetime: number | null
  only?: readonly string[]
}

/** As many listings as a page brings along. With more, the pages that show them all stay outlines. */
const MOST_ROWS = 300

export type RenderedSite = {
  files: Record<string, string>
  /** Rows that break the contract, and pages that cannot be rendered: they stay outlines. */
  leftOut: LeftOut[]
}

/** A host calls it at each change of a listing, or now and then. Throws as `call` does. */
export async function renderSite({ shell, backend, site, base, lifetime, only }: RenderOptions): Promise<RenderedSite> {
  const now = Date.now()
  const asOf = new Date(now).toISOString()
  const read = await readListings(backend)
  const leftOut = [...read.leftOut]
  const listings = read.listings.map(forEverybody)
  const inLanguages = LANGUAGES.map((language) => publicPages(listings, language))
  /** Each page in all languages. */
  const pages = (inLanguages[0] ?? []).map((_, place) => inLanguages.flatMap((all) => all[place] ?? []))
  const list: PageRows = { asOf, list: listings }
  const rowsText = JSON.stringify(list)
  const rowsFile = `assets/rows-${createHash('sha256').update(rowsText).digest('base64url').slice(0, 8)}.json`
  const urlOf = (path: string) => new URL(base + path.slice(1), `${site}/`).href
  const files: Record<string, string> = {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml')}\n`,
    'sitemap.xml': sitemap(
      [
        ...pages.filter(([page]) => !page?.unlisted).map((each) => alternates(each.map(addressOf))),
        // Their figures count days, so that no page of them is rendered.
        ...DISTRICTS.map(slugOf).map((name) => alternates(LANGUAGES.map((each) => pathIn(each, `/districts/${name}`)))),
      ],
      asOf,
    ),
  }

  for (const [page, others] of pages.flatMap((each) => each.map((page) => [page, each] as const))) {
    if (only && !only.includes(page.path)) continue
    if (page.shows === 'list' && listings.length > MOST_ROWS) continue
    try {
      files[page.file] = await rendered(page, alternates(others.map(addressOf)))
    } catch (error) {
      const id = typeof page.shows === 'object' ? page.shows.id : page.path
      leftOut.push({ id, reason: error instanceof Error ? error.message : String(error) })
      continue
    }
    if (page.shows === 'list') files[rowsFile] = rowsText
  }
  return { files, leftOut }

  /** @param paths of one page, in the order of the languages */
  function alternates(paths: readonly string[]): Alternate[] {
    const hrefs = paths.map(urlOf)
    const names = [...LANGUAGES.map((language) => languageTag(LOCALES[language])), 'x-default']
    return names.map((hreflang, place) => ({ hreflang, href: hrefs[place] ?? hrefs[0] ?? '' }))
  }

  async function rendered(page: PublicPage, others: Alternate[]): Promise<string> {
    const listing = typeof page.shows === 'object' ? page.shows : null
    const url = urlOf(addressOf(page))
    const pictures = (listing?.images ?? []).flatMap(({ src }) => pictureUrl(src, site) ?? [])
    const rows = rowsFor(page, list)
    const { language } = page
    const screen = await renderScreen(page.renderedAt, rows, { language })
    const html = withoutStyles(screen.html)
    const inFeet = withoutStyles((await renderScreen(page.renderedAt, rows, { language, units: 'imperial' })).html)
    return pageDocument(shell, {
      ...screen,
      html,
      inFeet: changesBetween(html, inFeet),
      path: (base + page.path.slice(1)).replace(/(.)\/$/, '$1'),
      searches: page.searches,
      description: page.description,
      words: translatorOf(language),
      alternates: others,
      url,
      picture: pictures[0] ?? urlOf('/share.png'),
      unlisted: page.unlisted ?? false,
      media: page.media ?? 'all',
      asOf,
      until: lifetime === null ? null : new Date(now + lifetime).toISOString(),
      rows: page.shows === 'list' ? { file: base + rowsFile } : { inPage: rows },
      data: listing && structuredData(listing, url, pictures),
    })
  }
}

const addressOf = ({ path, searches }: PublicPage) => path + (searches[0] ?? '')

function rowsFor({ shows }: PublicPage, list: PageRows): PageRows {
  if (shows === 'list') return list
  return shows === 'nothing' ? { asOf: list.asOf } : { asOf: list.asOf, detail: shows }
}

/** Without the contact, which a file would show after it was hidden, and without stand-ins, a quarter of a listing. */
function forEverybody(listing: Listing): Listing {
  return {
    ...listing,
    images: listing.images.map((image) => ({ ...image, placeholder: null })),
    owner: withoutContact(listing.owner),
  }
}

/** Says only which rows there will be, so that nothing moves when they come. */
function withoutContact(owner: Listing['owner']): Listing['owner'] {
  const { email, phone, messenger } = owner
  const later = [...(phone || email ? ['contact' as const] : []), ...(phone || messenger ? ['apps' as const] : [])]
  return { ...owner, email: '', phone: '', messenger: '', later }
}
