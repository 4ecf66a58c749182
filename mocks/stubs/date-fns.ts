/** Stands in for `date-fns` inside @mswjs/data, which compares dates with it and nothing else. */
export function compareAsc(one: Date, other: Date): -1 | 0 | 1 {
  const difference = one.getTime() - other.getTime()
  return difference < 0 ? -1 : difference > 0 ? 1 : 0
}
