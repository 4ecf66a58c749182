import { always, fails } from '../rules'
import type { NetworkRule, Step } from '../../network/rules/rules'
import type { Scenario } from '../scenario'

/** Noel, verified, at the listing form; `steps` is what goes wrong when it is sent. */
function lister(id: string, title: string, see: string, ...steps: Step[]): Scenario {
  const afterwards = steps.some(({ delay }) => delay === 'forever') ? 'repeat' : 'normal'
  const network: NetworkRule[] = steps.length > 0 ? [{ on: 'createProperty', steps, afterwards }] : []
  return { id, title, see, persona: 'verified', start: '/dashboard/list-property', world: 'samples', network }
}

/** Listing a property: the form, who may not list yet, and each documented way it fails (A 8). */
export const listingForm: Scenario[] = [
  lister('list-property', 'List a property', 'The form with its defaults: for sale, residential, Condo, Metro Manila.'),
  {
    ...lister(
      'list-property-gate',
      'Not verified yet',
      'In place of the form the two steps, phone and ID, with their actions.',
    ),
    persona: 'regular',
  },
  {
    ...lister(
      'list-property-profile-fails',
      'The profile cannot be read',
      'The stored user says that Noel may list: the form stands.',
    ),
    network: [always('getOwnProfile', fails('The profile could not be read.'))],
  },
  lister('list-property-sending', 'A listing on its way', 'The form waits for a server that does not answer.', {
    delay: 'forever',
  }),
  lister(
    'list-property-invalid',
    'The server refuses fields',
    'Each message stands at its field; sending again works.',
    {
      fail: {
        status: 422,
        message: 'The given data was invalid.',
        errors: {
          title: ['The title is already used by one of your listings.'],
          price: ['The price is out of range.', 'Ask a person to check it.'],
          square_feet: ['The floor area does not fit the category.'],
          'photos.0': ['The first photo is blurred.'],
        },
      },
    },
  ),
  lister(
    'list-property-refused',
    'The server refuses the listing',
    'The message of the server, once.',
    fails('Listings are closed for maintenance.'),
  ),
  lister(
    'list-property-forbidden',
    'No right to list any more',
    'The verification was taken back meanwhile.',
    fails('Complete verification to list properties', 403),
  ),
  lister('list-property-breaks', 'The connection breaks', "'Error submitting property. Please try again.'", {
    fail: 'network',
  }),
  lister(
    'list-property-signed-out',
    'The session ends meanwhile',
    'The form stays; signing in again leads back to it.',
    fails('Please sign in again.', 401),
  ),
]
