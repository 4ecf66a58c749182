import type { Locator, Page } from '@playwright/test'

/**
 * What works quietly in the background, and what takes its place: polling for the socket, buttons for swiping, the address alone on
 * paper, no check of a pin. A screen without it is whole.
 */
export const QUIET = [
  'embla-carousel/esm/embla-carousel.esm.js',
  'socket.io-client/build/esm/index.js',
  'uqr/dist/index.mjs',
  'src/account/realtime/realtime-updates.ts',
  'src/account/welcome/welcome-panel.tsx',
  'src/base-map/worker/paint-here.ts',
  'src/features/costs/listing/monthly-headline.tsx',
  'src/features/listing-form/sections/price-hint.tsx',
  'src/features/map/pin-placing/surface.ts',
  'src/features/messages/incoming-toast.tsx',
  'src/features/my-listings/row/own-tips-list.tsx',
  // A proposed visit stays a message, with a button that loads the card.
  'src/features/tours/card/visit-in-chat.tsx',
  'src/listing/interest/count-interest.ts',
  'src/listing/search-box/suggestions.tsx',
  'src/shell/nav/messages-count.tsx',
  'src/shell/slow-note.tsx',
]

const IN_THE_FRAME = [
  'src/account/realtime/realtime-updates.ts',
  'src/features/messages/incoming-toast.tsx',
  'src/shell/nav/messages-count.tsx',
  'src/shell/slow-note.tsx',
]

/** Screens with quiet parts: those that load without a press, and what stands beside them. */
export const WITH_QUIET: Record<string, { loads: readonly string[]; shows: (page: Page) => Locator }> = {
  '/dashboard/property/1': {
    loads: [...IN_THE_FRAME, 'src/features/costs/listing/monthly-headline.tsx', 'uqr/dist/index.mjs'],
    shows: (page) => page.getByRole('region', { name: 'Papers and risk' }),
  },
  '/dashboard/map': { loads: IN_THE_FRAME, shows: (page) => page.getByRole('region', { name: 'Map' }) },
  '/dashboard/list-property': {
    loads: [...IN_THE_FRAME, 'src/features/listing-form/sections/price-hint.tsx'],
    shows: (page) => page.getByRole('heading', { name: 'Papers and risk' }),
  },
}
