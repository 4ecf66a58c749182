export function readTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

export function writeTab(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
  } catch {
    // Storage is blocked or full: the value is lost with the next load.
  }
}
