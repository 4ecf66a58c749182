/** In the address of a story: several frames show it, and none follows the others' storage. */
export const ALONE = 'alone'

/** Keeps what another frame stores, such as its theme, from reaching this one. */
export function stayAlone(): void {
  if (!new URLSearchParams(location.search).has(ALONE)) return
  const ignore = (event: StorageEvent) => {
    // The product's own news of a change carry no storage area.
    if (event.storageArea) event.stopImmediatePropagation()
  }
  window.addEventListener('storage', ignore, { capture: true })
}
