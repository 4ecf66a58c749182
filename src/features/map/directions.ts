/** Directions to a pin in the open map service (B 2.5); opened only on a press. */
export function directionsUrl({ lat, lng }: { lat: number; lng: number }): string {
  const url = new URL('https://www.openstreetmap.org/directions')
  url.searchParams.set('to', `${lat},${lng}`)
  url.hash = `map=16/${lat}/${lng}`
  return url.href
}
