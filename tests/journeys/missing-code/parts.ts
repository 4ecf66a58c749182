import { expect, type Locator, type Page } from '@playwright/test'

/** A part of a screen whose code loads late. */
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
const COULD_NOT = /could not be loaded/
const TRY_AGAIN = /^Try Again$/

/** One of each kind of late code, by its module in the manifest. `tests/boundaries/late-code.test.ts` says which place each part has. */
export const PARTS: Record<string, Part> = {
  // A part of a page.
  'src/features/property/papers/papers-and-risk.tsx': {
    path: '/property/1',
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: 'Papers and risk' }),
  },
  // A map.
  'src/features/map/location-map.tsx': {
    path: '/property/1',
    visitor: true,
    opens: (page) => page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded(),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('region', { name: /^Map of/ }),
  },
  // A window.
  'src/listing/share/share-dialog.tsx': {
    path: '/property/1',
    visitor: true,
    opens: (page) => press(page, /^Share Property$/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: 'Share this property' }),
  },
  // A control.
  'src/shell/nav/member-tools.tsx': {
    path: '/dashboard/legal',
    opens: async () => {},
    says: /^$/,
    again: /^The profile menu could not be loaded/,
    shows: (page) => page.getByRole('button', { name: /^Profile menu of/ }),
  },
  // A question, beside what was typed.
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
  // An answer that a field waits for.
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
  // What a press opens: a toast says so.
  'src/features/browse/sidebar/filter-sheet-body.tsx': {
    path: '/properties',
    visitor: true,
    phone: true,
    // By key, because the toast of the first attempt may cover the button.
    opens: (page) => page.getByRole('button', { name: /^Filters/ }).press('Enter'),
    says: COULD_NOT,
    shows: (page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  // The calls that search.
  'src/listing/search/engines/server-calls.ts': {
    path: '/properties',
    tooLarge: true,
    visitor: true,
    opens: async () => {},
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('heading', { name: /\d Properties/ }),
  },
  // The window of pictures.
  'src/features/messages/photos/photo-window.tsx': {
    path: '/dashboard/messages?conversation=c101-1',
    opens: (page) => press(page, /^Photo 1 of 2 from/),
    says: COULD_NOT,
    again: TRY_AGAIN,
    shows: (page) => page.getByRole('dialog', { name: /^Photos from/ }),
  },
}
