let skewMs = 0

/** Learns the server's time from an answer's `Date` header, so that 'listed 3 days ago' follows the server, not the phone. */
export function learnServerTime(response: Response): void {
  const stated = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(stated)) return
  const skew = stated - Date.now()
  // A header has whole seconds; small differences are rounding, not skew.
  skewMs = Math.abs(skew) < 2_000 ? 0 : skew
}

/** Milliseconds since 1970 by the server's clock as far as it is known. */
export function serverNow(): number {
  return Date.now() + skewMs
}
