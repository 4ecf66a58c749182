import { escaped } from '@/domain/text'
import { addressLine, type Listing } from '@/domain/listing/listing'

/** The whole URL of a listing's picture; null where no browser could load it, such as `http://[`. */
export function pictureUrl(src: string, site: string): string | null {
  if (!URL.canParse(src, `${site}/`)) return null
  const url = new URL(src, `${site}/`)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

const AVAILABILITY: Record<Listing['status'], string> = {
  available: 'InStock',
  pending: 'LimitedAvailability',
  sold: 'SoldOut',
}

/** schema.org’s RealEstateListing. `pictures` are whole URLs. */
export function structuredData(listing: Listing, url: string, pictures: readonly string[]): object {
  const { title, description, price, currency, createdAt, address, city, state, zip, lat, lng } = listing
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: title,
    description,
    ...(createdAt ? { datePosted: createdAt } : {}),
    image: pictures,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${AVAILABILITY[listing.status]}`,
      businessFunction: `http://purl.org/goodrelations/v1#${listing.listingType === 'rent' ? 'LeaseOut' : 'Sell'}`,
    },
    contentLocation: {
      '@type': 'Place',
      name: addressLine(listing),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressRegion: state,
        postalCode: zip,
        addressCountry: 'PH',
      },
      ...(lat === null || lng === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    },
  }
}

/** A page in a language, as search engines read it; `x-default` for any language that no other is for. */
export type Alternate = { hreflang: string; href: string }

/** @param pages each in all its languages */
export function sitemap(pages: readonly (readonly Alternate[])[], asOf: string): string {
  const entries = pages.flatMap((all) => {
    const links = all.map(({ hreflang, href }) => {
      const attributes = `rel="alternate" hreflang="${hreflang}" href="${escaped(href)}"`
      return `<xhtml:link ${attributes}/>`
    })
    const rest = `<lastmod>${asOf.slice(0, 10)}</lastmod>${links.join('')}`
    return [...new Set(all.map(({ href }) => href))].map((href) => `  <url><loc>${escaped(href)}</loc>${rest}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
