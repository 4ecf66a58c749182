let skewMs = 0

/** Ages like 'listed 3 days ago' must not depend on the phone's clock. */
export function learnServerTime(response: Response): void {
  const stated = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(stated)) return
  const skew = stated - Date.now()
  // The header has whole seconds: small differences are rounding.
  skewMs = Math.abs(skew) < 2_000 ? 0 : skew
}

export function serverNow(): number {
  return Date.now() + skewMs
}
