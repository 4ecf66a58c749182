/** A value of this tab's storage; null where there is none, or no storage. */
export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a value for this tab; null removes it. */
export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is blocked or full: the value is lost with the next load.
  }
}
