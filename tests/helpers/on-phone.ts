import { vi } from 'vitest'

/** A phone: the screen is narrow, so that media queries for it hold. */
export function onPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}
