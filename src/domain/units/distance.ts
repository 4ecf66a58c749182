/** Meters as one says them: '350 m', '1.2 km', '14 km'. */
export function distanceText(meters: number): string {
  if (meters < 950) return `${Math.max(50, Math.round(meters / 50) * 50)} m`
  const km = meters / 1_000
  return `${km < 9.95 ? km.toFixed(1) : Math.round(km)} km`
}
