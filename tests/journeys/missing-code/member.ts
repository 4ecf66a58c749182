import { expect } from '@playwright/test'
import { press, COULD_NOT, TRY_AGAIN, type Part } from './part'

/** Late parts of the shell and of members' screens. */
export const MEMBER_PARTS: Record<string, Part> = {
  'src/shell/nav/member-tools.tsx': {
    path: '/dashboard/legal',
    opens: async () => {},
    says: /^$/,
    again: /^The profile menu could not be loaded/,
    shows: (page) => page.getByRole('button', { name: /^Profile menu of/ }),
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
  'src/features/admin/reports/reports-tab.tsx': {
    path: '/super-admin/dashboard',
    administrator: true,
    opens: (page) => page.getByRole('tab', { name: /^Reports/ }).click(),
    says: /^The reports could not be loaded/,
    again: TRY_AGAIN,
    shows: (page) => page.getByPlaceholder('Listing, lister, reporter or words'),
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
