let first: ((event: PopStateEvent) => void) | null = null

// Browsers call the listeners of a window in the order of their arrival.
window.addEventListener('popstate', (event) => first?.(event))

/** Who hears of Back and Forward before the router does, if this file was loaded before the router was made. */
export function hearFirst(listener: (event: PopStateEvent) => void): void {
  first = listener
}
