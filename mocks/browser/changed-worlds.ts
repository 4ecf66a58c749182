/** Kept in browser storage for the scripts of rendered pages, which cannot wait for a database. */
export function markChanged(scenario: string, changed: boolean): void {
  try {
    if (changed) localStorage.setItem(`proventous-mock:changed:${scenario}`, '')
    else localStorage.removeItem(`proventous-mock:changed:${scenario}`)
  } catch {
    // Where storage is blocked, no rows are kept either.
  }
}
