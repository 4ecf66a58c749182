import { expect } from '@playwright/test'
import { press, pinField, COULD_NOT, TRY_AGAIN, type Part } from './part'

/** Late parts of a listing and of the form that lists one. */
export const LISTING_PARTS: Record<string, Part> = {
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
}
