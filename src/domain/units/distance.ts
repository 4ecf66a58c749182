/** Metres as one says them: '350 m', '1.2 km', '14 km'. */
export function distanceText(metres: number): string {
  if (metres < 950) return `${Math.max(50, Math.round(metres / 50) * 50)} m`
  const km = metres / 1_000
  return `${km < 9.95 ? km.toFixed(1) : Math.round(km)} km`
}
