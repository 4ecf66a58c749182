const SQFT_PER_SQM = 10.7639
const SQFT_PER_ACRE = 43_560

/** Square metres, in which listings here are thought of, as the whole square feet that the wire holds (B 9). */
export function floorArea(sqm: number): number {
  return Math.round(sqm * SQFT_PER_SQM)
}

/** Square metres of land as the acres that the wire holds, to four decimals (A 3). */
export function lotArea(sqm: number): number {
  return Number(((sqm * SQFT_PER_SQM) / SQFT_PER_ACRE).toFixed(4))
}
