import { expect, type Locator, type Page } from '@playwright/test'

/** The address of each route's screen, by the route's file in the manifest. */
export const SCREENS: Record<string, string> = {
  'index.tsx': '/',
  'afford.tsx': '/afford',
  'compare.tsx': '/compare',
  'favorites.tsx': '/favorites',
  'legal.tsx': '/legal',
  'list-property.tsx': '/list-property',
  'map.tsx': '/map',
  'messages.tsx': '/messages',
  'notifications.tsx': '/notifications',
  'properties.index.tsx': '/properties',
  'property.$id.tsx': '/property/1',
  'saved-searches.tsx': '/saved-searches',
  'settings.tsx': '/settings',
  'shared.$id.tsx': '/shared/link-saturday',
  'support.tsx': '/support',
  'tours.tsx': '/tours',
  'u.$username.tsx': '/u/mika.sorongon',
  'super-admin.login.tsx': '/super-admin/login',
  'super-admin.dashboard.tsx': '/super-admin/dashboard',
  'dashboard/afford.tsx': '/dashboard/afford',
  'dashboard/agent.$id.tsx': '/dashboard/agent/102',
  'dashboard/billing.tsx': '/dashboard/billing',
  'dashboard/compare.tsx': '/dashboard/compare',
  'dashboard/edit-property.$id.tsx': '/dashboard/edit-property/1',
  'dashboard/favorites.tsx': '/dashboard/favorites',
  'dashboard/language.tsx': '/dashboard/language',
  'dashboard/legal.tsx': '/dashboard/legal',
  'dashboard/list-property.tsx': '/dashboard/list-property',
  'dashboard/map.tsx': '/dashboard/map',
  'dashboard/messages.tsx': '/dashboard/messages',
  'dashboard/my-listings.tsx': '/dashboard/my-listings',
  'dashboard/notifications.tsx': '/dashboard/notifications',
  'dashboard/properties.$id.tsx': '/dashboard/properties/1',
  'dashboard/properties.index.tsx': '/dashboard/properties',
  'dashboard/property.$id.tsx': '/dashboard/property/1',
  'dashboard/saved-searches.tsx': '/dashboard/saved-searches',
  'dashboard/settings.index.tsx': '/dashboard/settings',
  'dashboard/settings.password.tsx': '/dashboard/settings/password',
  'dashboard/settings.profile.tsx': '/dashboard/settings/profile',
  'dashboard/support.tsx': '/dashboard/support',
  'dashboard/tours.tsx': '/dashboard/tours',
  'dashboard/u.$username.tsx': '/dashboard/u/mika.sorongon',
}

/** Pages for developers, which the build for a real backend does not show. */
export const HIDDEN = ['debug.property.$id.tsx', 'storage-test.tsx', 'test-image.tsx']

type Part = {
  path: string
  /** Late parts that it lies in: their files are there. */
  within?: readonly string[]
  visitor?: true
  /** E-mail address of a demo account; the verified one by default. */
  as?: string
  administrator?: true
  phone?: true
  /** The backend refuses the whole list, so that the screens search on the server. */
  tooLarge?: true
  /** Brings the part to where it is needed. */
  opens: (page: Page) => Promise<unknown>
  /** What the place of the part says. A toast has no button of its own: the press is repeated. */
  says: RegExp
  again?: RegExp
  /** Shown when the code is back. */
  shows: (page: Page) => Locator
  /** What was typed before is still there. */
  keeps?: (page: Page) => Promise<void>
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
const pinField = (page: Page) => page.getByRole('group', { name: 'Pin on the map' })
const COULD_NOT = /could not be loaded/
const TRY_AGAIN = /^Try Again$/

/** Each dialog, menu, sheet and map that loads when it is first needed, by its module in the manifest. */
export const PARTS: Record<string, Part> = {
  'src/shell/nav/member-tools.tsx': {
    path: '/dashboard/legal',
    opens: async () => {},
    says: /^$/,
    again: /^The profile menu could not be loaded/,
    shows: (page) => page.getByRole('button', { name: /^Profile menu of/ }),
  },
  'src/features/browse/source/server-source.tsx': {
    path: '/properties',
    tooLarge: true,
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('heading', { name: /\d Properties/ }),
  },
  'src/features/map/source/server-map-source.tsx': {
    path: '/map',
    tooLarge: true,
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.locator('[data-count]'),
  },
  'src/features/compare/tray/compare-tray.tsx': {
    path: '/properties',
    visitor: true,
    opens: (page) => press(page, /^Add to compare/),
    says: /^$/,
    again: /^The compare list could not be loaded/,
    shows: (page) => page.getByRole('button', { name: /^Compare list, 1 of 4/ }),
  },
  'src/features/auth/auth-modal.tsx': {
    path: '/legal',
    visitor: true,
    opens: (page) => press(page, /^Sign In$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Login' }),
  },
  'src/ui/confirm/confirm-host.tsx': {
    path: '/dashboard/settings/profile',
    async opens(page) {
      await page.getByRole('textbox', { name: /^Bio/ }).fill('Retired, and glad of it.')
      await page.getByRole('link', { name: /^Browse Properties/ }).click()
    },
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
    keeps: (page) => expect(page.getByLabel(/^Bio/)).toHaveValue('Retired, and glad of it.'),
  },
  'src/features/saved-searches/save/save-search-dialog.tsx': {
    path: '/dashboard/properties',
    opens: (page) => press(page, /^Save this search/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Save this search' }),
  },
  'src/features/browse/sidebar/filter-sheet-body.tsx': {
    path: '/properties',
    visitor: true,
    phone: true,
    // By key, because the toast of the first attempt may cover the button.
    opens: (page) => page.getByRole('button', { name: /^Filters/ }).press('Enter'),
    says: COULD_NOT,
    shows: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  'src/listing/monthly/month-engine.ts': {
    path: '/properties',
    visitor: true,
    opens: (page) => press(page, /^Show costs by month$/),
    says: COULD_NOT,
    shows: (page) => page.getByText(/^By month: Pag-IBIG/),
  },
  'src/features/browse/filters/month-filter.tsx': {
    path: '/properties',
    visitor: true,
    opens: (page) => page.getByRole('radio', { name: 'By month' }).first().click(),
    says: COULD_NOT,
    shows: (page) => page.getByRole('textbox', { name: 'Maximum a month, typed' }),
  },
  'src/ui/select/select-live.tsx': {
    path: '/properties',
    visitor: true,
    opens: (page) => page.locator('button[role=combobox]:enabled').first().press('Enter'),
    says: COULD_NOT,
    shows: (page) => page.getByRole('listbox'),
  },
  'src/features/map/canvas/map-canvas.tsx': {
    path: '/map',
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: 'Map' }),
  },
  'src/features/map/places/place-layer.tsx': {
    path: '/map',
    within: ['src/features/map/canvas/map-canvas.tsx'],
    visitor: true,
    async opens(page) {
      await press(page, /^Places/)
      await page.getByRole('switch', { name: 'Schools' }).check()
    },
    says: /^$/,
    again: /^The places could not be loaded/,
    // The list has no size of its own: its items stand on the map.
    shows: (page) => page.getByRole('list', { name: 'Places' }).locator('svg'),
  },
  'src/features/map/split/split-map.tsx': {
    path: '/properties',
    visitor: true,
    opens: (page) => press(page, /^Split$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: 'Results on the map' }),
  },
  'src/features/map/draw/draw-area.tsx': {
    path: '/map',
    within: ['src/features/map/canvas/map-canvas.tsx'],
    visitor: true,
    opens: (page) => press(page, /^Draw area$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('application', { name: 'Draw on the map' }),
  },
  'src/features/map/draw/named-areas.ts': {
    path: '/map',
    within: ['src/features/map/canvas/map-canvas.tsx', 'src/features/map/draw/draw-area.tsx'],
    visitor: true,
    async opens(page) {
      const draw = page.getByRole('button', { name: 'Draw area' })
      if (await draw.isVisible()) await draw.click()
      const byName = page.getByRole('button', { name: 'By name' })
      await byName.waitFor()
      if ((await byName.getAttribute('aria-expanded')) === 'false') await byName.press('Enter')
    },
    says: COULD_NOT,
    shows: (page) => page.getByRole('combobox', { name: 'Place' }),
  },
  'src/features/property/papers/papers-and-risk.tsx': {
    path: '/property/1',
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: 'Papers and risk' }),
  },
  'src/features/property/plan/floor-plan-section.tsx': {
    path: '/property/1',
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: 'Floor plan' }),
  },
  'src/listing/plan/listing-plan.tsx': {
    path: '/compare?ids=1,7',
    visitor: true,
    opens: async () => {},
    says: /^$/,
    again: /^The plan could not be loaded/,
    shows: (page) => page.getByRole('img', { name: /^Floor plan: / }),
  },
  'src/features/listing-form/papers/papers-section.tsx': {
    path: '/dashboard/list-property',
    opens: (page) => page.getByLabel('Title', { exact: true }).fill('Corner house in Jaro'),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('heading', { name: 'Papers and risk' }),
    keeps: (page) => expect(page.getByLabel('Title', { exact: true })).toHaveValue('Corner house in Jaro'),
  },
  'src/features/costs/listing/costs-section.tsx': {
    path: '/property/1',
    visitor: true,
    opens: (page) => page.getByRole('heading', { name: 'Costs' }).scrollIntoViewIfNeeded(),
    says: /^The costs could not be loaded/,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('radio', { name: /^Pag-IBIG/ }),
  },
  'src/listing/share/share-dialog.tsx': {
    path: '/property/1',
    visitor: true,
    opens: (page) => press(page, /^Share Property$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Share this property' }),
  },
  'src/features/admin/reports/reports-tab.tsx': {
    path: '/super-admin/dashboard',
    administrator: true,
    opens: (page) => page.getByRole('tab', { name: /^Reports/ }).click(),
    says: /^The reports could not be loaded/,
    again: TRY_AGAIN,
    shows: (page) => page.getByPlaceholder('Listing, lister, reporter or words'),
  },
  'src/features/saved/lists/list-sharing.tsx': {
    path: '/dashboard/favorites',
    as: 'regular@demo.test',
    async opens(page) {
      await page.getByRole('radio', { name: /^To visit on Saturday/ }).check()
      await press(page, /^Share list$/)
    },
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Share “To visit on Saturday”' }),
  },
  'src/listing/tour/tour-dialog.tsx': {
    path: '/dashboard/property/1',
    as: 'regular@demo.test',
    opens: (page) => press(page, /^Schedule Tour$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Schedule Tour' }),
  },
  'src/features/property/report/report-dialog.tsx': {
    path: '/dashboard/property/1',
    as: 'regular@demo.test',
    opens: (page) => press(page, /^Report this listing$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Report this listing' }),
  },
  'src/features/map/location-map.tsx': {
    path: '/property/1',
    visitor: true,
    opens: (page) => page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded(),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: /^Map of/ }),
  },
  'src/features/map/pin-placing/pin-map.tsx': {
    path: '/dashboard/list-property',
    async opens(page) {
      await page.getByRole('textbox', { name: 'Title' }).fill('House with a mango tree')
      await pinField(page).scrollIntoViewIfNeeded()
    },
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => pinField(page).locator('.leaflet-container'),
    keeps: (page) => expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('House with a mango tree'),
  },
  'src/features/map/pin-placing/geocoding.ts': {
    path: '/dashboard/list-property',
    async opens(page) {
      const search = page.getByRole('combobox', { name: 'Search for a place' })
      await search.fill('')
      await search.fill('Molo')
    },
    says: COULD_NOT,
    shows: (page) => page.getByRole('option', { name: /^Molo/ }),
  },
  'src/features/my-listings/activity/activity-card.tsx': {
    path: '/dashboard/my-listings',
    opens: async () => {},
    says: /^The last 30 days could not be loaded/,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('button', { name: 'Show as table' }),
  },
  'src/features/messages/photos/photo-window.tsx': {
    path: '/dashboard/messages?conversation=c101-1',
    opens: (page) => press(page, /^Photo 1 of 2 from/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: /^Photos from/ }),
  },
  'src/features/tours/visiting/visiting-times.tsx': {
    path: '/dashboard/tours',
    opens: (page) => page.getByRole('tab', { name: 'Visiting times' }).click(),
    says: /^Visiting times could not be loaded/,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('form', { name: 'Visiting times' }),
  },
  'src/features/verification/phone/phone-modal.tsx': {
    path: '/dashboard/list-property',
    as: 'regular@demo.test',
    opens: (page) => press(page, /^Verify Phone$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Your listing is not yet visible' }),
  },
  'src/features/verification/identity/id-modal.tsx': {
    path: '/dashboard/list-property',
    as: 'regular@demo.test',
    opens: (page) => press(page, /^Submit ID$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Government ID Verification' }),
  },
}

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
  'src/features/browse/hero/suggest/suggestions.tsx',
  'src/features/costs/listing/monthly-headline.tsx',
  'src/features/listing-form/sections/price-hint.tsx',
  'src/features/map/pin-placing/surface.ts',
  'src/features/messages/incoming-toast.tsx',
  'src/features/my-listings/row/own-tips-list.tsx',
  // A proposed visit stays a message, with a button that loads the card.
  'src/features/tours/card/visit-in-chat.tsx',
  'src/shell/nav/messages-count.tsx',
  'src/shell/slow-note.tsx',
]

/** Loaded by a call. A failure is that of the call, for which each screen has a state (`faults.spec.ts`). */
export const ANSWERED = [
  'src/account/account.reads.ts',
  'src/features/property/similar/similar-searches.ts',
  'src/listing/search/by-ids.ts',
  'src/listing/search/comparable-searches.ts',
  'src/listing/search/pool.ts',
  'src/samples/fallback.ts',
  'src/samples/people.ts',
  'src/samples/saved-samples.ts',
  'src/samples/to-wire.ts',
]
