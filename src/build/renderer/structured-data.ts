import { addressLine, type Listing } from '@/domain/listing/listing'

/** A listing as search engines read it: schema.org's RealEstateListing. */
export function structuredData(listing: Listing, url: string, absolute: (path: string) => string): object {
  const { title, description, price, currency, createdAt, images, address, city, state, zip, lat, lng } = listing
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name: title,
    description,
    ...(createdAt ? { datePosted: createdAt } : {}),
    image: images.map(({ src }) => absolute(src)),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${listing.status === 'available' ? 'InStock' : listing.status === 'pending' ? 'LimitedAvailability' : 'SoldOut'}`,
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

/** The addresses of all pages, for search engines. */
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

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
