let first: ((event: PopStateEvent) => void) | null = null

// Browsers call the listeners of a window in the order in which they were added.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => first?.(event))

/** Calls `listener` on Back and Forward before the router's, if this file was loaded before the router was created. */
export function onPopstateFirst(listener: (event: PopStateEvent) => void): void {
  first = listener
}
