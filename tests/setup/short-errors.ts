import type { configure, getConfig } from '@testing-library/dom'

/** Each bundle of Testing Library, such as Storybook's, has settings of its own. */
type Library = { configure: typeof configure; getConfig: typeof getConfig }

/**
 * A query that waits fails until it finds its element, and Testing Library prints the whole page into each of these errors, which
 * nobody reads: a quarter of the time of a screen's tests. When the wait ends in vain, Testing Library prints the page once more.
 */
export function shortenErrors({ configure, getConfig }: Library): void {
  const { getElementError: withPage } = getConfig()
  configure({
    getElementError: (message, container) =>
      isWaiting(getConfig())
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : withPage(message, container),
  })
}

/** Whether the query will be tried again. Testing Library knows, but its types do not say so. */
function isWaiting(config: ReturnType<typeof getConfig>): boolean {
  const { _disableExpensiveErrorDiagnostics: waiting } = config as { _disableExpensiveErrorDiagnostics?: unknown }
  if (typeof waiting !== 'boolean') throw new Error('Testing Library says in another way that a query waits')
  return waiting
}
