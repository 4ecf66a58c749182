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

export function sitemap(urls: readonly string[], asOf: string): string {
  const entries = urls.map((url) => `  <url><loc>${escaped(url)}</loc><lastmod>${asOf.slice(0, 10)}</lastmod></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
