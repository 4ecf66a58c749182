/** Of two at the same moment the later written comes first. */
export function latest<Name extends string, Stored extends Record<Name, string>>(
  rows: readonly Stored[],
  by: Name,
): Stored[] {
  return rows.toReversed().toSorted((one, other) => other[by].localeCompare(one[by]))
}
