import { configure, getConfig } from '@testing-library/react'

/**
 * A query that waits fails until it finds its element, and Testing Library prints the whole page into each of these errors, which
 * nobody reads: a quarter of the time of a screen's tests. When the wait ends in vain, Testing Library prints the page once more.
 */
export function shortenErrors(): void {
  const { getElementError: withPage } = getConfig()
  configure({
    getElementError: (message, container) =>
      isWaiting()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : withPage(message, container),
  })
}

/** Whether the query will be tried again. Testing Library knows, but its types do not say so. */
function isWaiting(): boolean {
  const { _disableExpensiveErrorDiagnostics: waiting } = getConfig() as { _disableExpensiveErrorDiagnostics?: unknown }
  if (typeof waiting !== 'boolean') throw new Error('Testing Library says in another way that a query waits')
  return waiting
}
