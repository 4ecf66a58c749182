import { busy, fails, never, once } from '../rules'
import type { Scenario } from '../scenario'

const base = {
  persona: 'regular',
  world: 'samples',
  start: '/dashboard/favorites',
  storage: { favorites: '["1","7","r2","iloilo1"]' },
} as const
/** The family of the regular demo account. */
const guest = { persona: 'visitor', world: 'samples', start: '/shared/link-saturday' } as const

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
    network: [once('listFavoriteLists', fails('The lists could not be read.'))],
  },
  {
    ...base,
    id: 'favorite-lists-stubborn',
    title: 'Lists cannot be changed',
    see: 'A home goes back out of its list, and what was typed stays, each with the reason.',
    network: busy('createFavoriteList', 'changeFavoriteList', 'deleteFavoriteList'),
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
  {
    ...base,
    id: 'favorite-lists-sharing-fails',
    title: 'A list cannot be shared',
    see: 'Making the link says why not, and so does ending one.',
    network: busy('shareFavoriteList', 'endFavoriteListLink'),
  },
  {
    ...guest,
    id: 'shared-list',
    title: 'A shared list, seen by a guest',
    see: 'Two homes with the votes of the family. Votes need a name, no account; a second press takes one back.',
  },
  {
    ...guest,
    id: 'shared-list-ended',
    title: 'A shared list whose link was ended',
    see: 'The screen says that the list is no longer shared (410).',
    start: '/shared/link-ended',
  },
  {
    ...guest,
    id: 'shared-list-empty',
    title: 'A shared list without homes',
    see: 'It has no homes yet.',
    patch: { favorite_list: { 'f101-1': { property_ids: '[]' } } },
  },
  {
    ...guest,
    id: 'shared-list-home-gone',
    title: 'A shared list with a home that is gone',
    see: 'The home that is no longer offered is counted; the others have their votes.',
    patch: { favorite_list: { 'f101-1': { property_ids: '["1","withdrawn-99","r2"]' } } },
  },
  {
    ...guest,
    id: 'shared-list-fails',
    title: 'A shared list fails once',
    see: 'The reason and Try Again, which brings the list.',
    network: [once('getSharedList', fails('The list could not be read.'))],
  },
  {
    ...guest,
    id: 'shared-list-loading',
    title: 'A shared list never comes',
    see: 'Skeletons in the final geometry.',
    network: [never('getSharedList')],
  },
  {
    ...guest,
    id: 'shared-list-stubborn',
    title: 'Votes are refused',
    see: 'A vote goes back, with the reason.',
    network: busy('voteOnSharedList'),
  },
  {
    ...guest,
    id: 'shared-list-long',
    title: 'A shared list with long names',
    see: 'Nothing leaves the screen.',
    patch: {
      favorite_list: {
        'f101-1': { name: 'Heritage houses with an annexe and anUninterruptedViewOverTheGuimarasStrait' },
      },
      list_vote: { 'v101-1': { name: 'Maria Concepcion Guadalupe delosReyesVillanuevaBuenaventura' } },
    },
  },
]
