import { BROKEN, fails } from '../rules'
import type { EndpointId } from '@/contract'
import type { NetworkRule, Step } from '../../network/rules/rules'
import type { Scenario } from '../scenario'

const MINE = '/dashboard/my-listings'
const EDIT = '/dashboard/edit-property/1'

/** Noel, verified, with his listings; `rule` is what goes wrong. */
function owner(id: string, title: string, see: string, start = MINE, on?: EndpointId, ...steps: Step[]): Scenario {
  const afterwards = steps.some(({ delay }) => delay === 'forever') ? 'repeat' : 'normal'
  const network: NetworkRule[] = on === undefined ? [] : [{ on, steps, afterwards }]
  return { id, title, see, persona: 'verified', start, world: 'samples', network }
}

/** Own listings and editing one: each state, and each documented line of A 8 about them. */
export const myListings: Scenario[] = [
  owner('my-listings', 'Own listings', 'Two listings with status, views, saves and inquiries.'),
  {
    ...owner('my-listings-many', 'Many own listings', 'Totals, a status filter and five orders.'),
    persona: 'professional',
  },
  {
    ...owner('my-listings-none', 'No own listings', "'No Active Listings' and the way to the first one."),
    world: 'empty-market',
  },
  {
    ...owner('my-listings-unverified', 'No own listings, not verified', 'The way leads to the verification.'),
    persona: 'regular',
  },
  {
    ...owner('my-listings-long', 'Own listings with long words', 'A title without end, huge figures, no picture.'),
    patch: {
      property: {
        '1': {
          title:
            'Sunlit corner house with an ancestral sala, a mango orchard and Pinagkamakapangyarihanglupaing-taniman ' +
            'behind Jaro Cathedral',
          price: 98_765_432_100,
          views: 1_234_567,
          likes: 98_765,
          images: '[]',
        },
        '5': { title: 'X', street: null, city: null, province: null, images: '[]' },
      },
    },
  },
  owner(
    'activity-fail',
    'The last 30 days fail once',
    'The reason, and Try Again brings the lines; the listings stand all the same.',
    MINE,
    'getOwnActivity',
    fails('The figures are being counted.'),
  ),
  owner('my-listings-loading', 'Own listings never come', 'Rows to come.', MINE, 'listMyProperties', {
    delay: 'forever',
  }),
  owner(
    'my-listings-fail',
    'Own listings fail once',
    'The reason, and Try Again brings them.',
    MINE,
    'listMyProperties',
    fails('Your listings could not be read.'),
  ),
  owner(
    'delete-refused',
    'Deleting is refused',
    "'Failed to delete property: ' and the reason; the listing is back.",
    MINE,
    'deleteProperty',
    fails('The listing has a signed contract.'),
  ),
  owner(
    'delete-breaks',
    'Deleting breaks off',
    "'Failed to delete property. Please try again.' The second try goes through.",
    MINE,
    'deleteProperty',
    BROKEN,
  ),
  owner('edit-loading', 'Editing: the listing never comes', 'A spinner.', EDIT, 'getProperty', { delay: 'forever' }),
  owner(
    'edit-fetch-fails',
    'Editing: the listing cannot be fetched',
    "'Failed to fetch property data' with a way back; Try Again brings it.",
    EDIT,
    'getProperty',
    fails('The listing could not be read.'),
  ),
  owner(
    'edit-refused',
    'Editing is refused',
    "Save: 'Update failed: ' and the reason; what was typed stays.",
    EDIT,
    'updateProperty',
    fails('Listings are frozen for an audit.'),
  ),
  owner(
    'edit-breaks',
    'Editing breaks off',
    "Save: 'Failed to update property. Please try again.' The second try goes through.",
    EDIT,
    'updateProperty',
    BROKEN,
  ),
  owner(
    'edit-invalid',
    'Editing: the server finds mistakes',
    'The messages stand at their fields, and the tabs that hold them say so.',
    EDIT,
    'updateProperty',
    {
      fail: {
        status: 422,
        message: 'The given data was invalid.',
        errors: { title: ['This title is taken.'], size: ['Larger than its lot.'], street: ['No such street.'] },
      },
    },
  ),
]
