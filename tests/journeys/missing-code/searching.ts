import { press, COULD_NOT, TRY_AGAIN, type Part } from './part'

/** Late parts of searching: results, map, comparing and saving. */
export const SEARCHING_PARTS: Record<string, Part> = {
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
}
