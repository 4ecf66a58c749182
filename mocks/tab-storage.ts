/** What this tab keeps under a name; null without storage as well. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps it for as long as the tab lives, null for not at all; without storage until the next load. */
export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Blocked, or full: what is kept in memory serves until the next load.
  }
}
