import type { Scenario } from '../scenario'

const base = {
  persona: 'regular',
  world: 'market',
  start: '/dashboard/favorites',
  storage: { favorites: '["1","7","r2","iloilo1"]' },
} as const
const failure = (message: string) => ({ fail: { status: 500, message } }) as const

/** The states of favorites in lists. */
export const favoriteLists: Scenario[] = [
  {
    ...base,
    id: 'favorite-lists',
    title: 'Favorites in lists',
    see: 'Two lists with their counts, and one favorite in neither.',
  },
  {
    ...base,
    id: 'favorite-lists-elsewhere',
    title: 'A list with homes saved on another device',
    see: 'The list names the two homes that are not among the favorites here.',
    start: '/dashboard/favorites?list=f101-1',
    storage: { favorites: '["7"]' },
  },
  {
    ...base,
    id: 'favorite-lists-fail',
    title: 'Lists fail once',
    see: 'The favorites stay; the reason and Try Again, which brings the lists.',
    network: [{ on: 'listFavoriteLists', steps: [failure('The lists could not be read.')], afterwards: 'normal' }],
  },
  {
    ...base,
    id: 'favorite-lists-stubborn',
    title: 'Lists cannot be changed',
    see: 'A home goes back out of its list, and what was typed stays, each with the reason.',
    network: [
      { on: 'createFavoriteList', steps: [failure('The server is busy.')] },
      { on: 'changeFavoriteList', steps: [failure('The server is busy.')] },
      { on: 'deleteFavoriteList', steps: [failure('The server is busy.')] },
    ],
  },
  {
    ...base,
    id: 'favorite-lists-long',
    title: 'Lists with long names',
    see: 'Nothing leaves the screen.',
    patch: {
      favorite_list: {
        'f101-1': { name: 'Heritage houses with an annexe and anUninterruptedViewOverTheGuimarasStrait' },
        'f101-2': { name: 'Close to work, the school of the twins, grandmother and the market' },
      },
    },
  },
]
