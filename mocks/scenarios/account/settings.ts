import { always, busy, fails, never } from '../rules'
import type { Scenario } from '../scenario'

export const settings: Scenario[] = [
  {
    id: 'settings-loading',
    title: 'Account Settings while they load',
    see: 'The cards in outline; nothing jumps when they come.',
    persona: 'verified',
    start: '/dashboard/settings',
    world: 'samples',
    network: [never('getSettings')],
  },
  {
    id: 'settings-fail',
    title: 'Account Settings cannot be loaded',
    see: 'The reason and Try Again, which works the second time.',
    persona: 'verified',
    start: '/dashboard/settings',
    world: 'samples',
    network: [always('getSettings', fails('The settings are not available.'), {})],
  },
  {
    id: 'settings-not-saved',
    title: 'Saving settings fails once',
    see: "'Failed to save settings', with every change still there; saving again works.",
    persona: 'verified',
    start: '/dashboard/settings',
    world: 'samples',
    network: [always('updateSettings', fails('The server is busy.'), {})],
  },
  {
    id: 'billing-fails',
    title: 'Payments & Billing cannot be loaded',
    see: 'The reason and a way to try again.',
    persona: 'professional',
    start: '/dashboard/billing',
    world: 'samples',
    network: busy('getOwnProfile'),
  },
]
