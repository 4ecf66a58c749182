import { always, busy, fails, LONG_WORDS, never, once } from '../rules'
import type { Scenario } from '../scenario'

const base = { persona: 'regular', world: 'samples', start: '/dashboard/saved-searches' } as const

export const savedSearches: Scenario[] = [
  {
    ...base,
    id: 'saved-searches-refused',
    title: 'Saved searches are answered without success',
    see: '`success: false`: samples, marked as such (A 8).',
    network: [always('listSavedSearches', { refuse: 'Saved searches are being moved.' })],
  },
  {
    ...base,
    id: 'saved-searches-fail',
    title: 'Saved searches fail once',
    see: 'The reason and Try Again, which brings them.',
    network: [once('listSavedSearches', fails('The saved searches could not be read.'))],
  },
  {
    ...base,
    id: 'saved-searches-loading',
    title: 'Saved searches never come',
    see: 'Skeletons in the final geometry.',
    network: [never('listSavedSearches')],
  },
  {
    ...base,
    id: 'saved-searches-stubborn',
    title: 'Saved searches cannot be changed',
    see: 'The alerts go back, deleting and saving say why not, and what was filled in stays.',
    network: busy('toggleSavedSearchAlerts', 'deleteSavedSearch', 'createSavedSearch', 'updateSavedSearch'),
  },
  {
    ...base,
    id: 'saved-searches-new',
    title: 'Saved searches with new homes',
    see: 'How many are new on each, until it is opened; one with daily and one with weekly alerts.',
    patch: {
      saved_search: {
        's101-1': { opened_at: '2026-04-01T00:00:00.000Z' },
        's101-2': { opened_at: '2026-06-10T00:00:00.000Z', alert_frequency: 'daily' },
        's101-3': { alerts_enabled: true, alert_frequency: 'weekly' },
      },
    },
  },
  {
    ...base,
    id: 'saved-searches-long',
    title: 'Saved searches with long words and many filters',
    see: 'Nothing leaves its card.',
    patch: {
      saved_search: {
        's101-1': {
          name: LONG_WORDS,
          query:
            'mode=rent&category=residential&subtype=Single-Family+Home&' +
            'q=anUninterruptedViewOverTheGuimarasStraitFromTheVeranda&price=10000-45000&beds=3&baths=2&' +
            'furnishing=semi-furnished&features=Pool,Garden,Balcony,Garage,Basement&pets=true&lease=12&' +
            'deposit=200000&utilities=electricity,water,internet',
        },
      },
    },
  },
]
