import { always, BROKEN, fails, never, once } from '../rules'
import type { NetworkRule } from '../../network/rules/rules'
import type { Scenario } from '../scenario'

const broken = fails('The profile service is being restarted.')

function profile(id: string, title: string, see: string, rules: NetworkRule[], more: Partial<Scenario> = {}): Scenario {
  return {
    id,
    title,
    see,
    persona: 'verified',
    start: '/dashboard/u/noel.sumagaysay',
    world: 'samples',
    network: rules,
    ...more,
  }
}

export const profileScenarios: Scenario[] = [
  profile(
    'own-profile-refused',
    'The own profile is refused',
    'The profile shows what the stored user says, and says so; verification comes from the stored user.',
    [always('getOwnProfile', broken)],
  ),
  profile(
    'own-profile-unreachable',
    'The own profile cannot be reached at first',
    "'Error Loading Profile' with the reason; Try Again brings it.",
    [once('getOwnProfile', BROKEN)],
  ),
  profile(
    'own-profile-unreadable',
    'The own profile breaks the contract',
    "'Error Loading Profile', 'Failed to load user profile'.",
    [always('getOwnProfile', { fail: 'wrong-shape' })],
  ),
  profile('own-profile-loading', 'The own profile never comes', 'The profile in its final geometry, in gray.', [
    never('getOwnProfile'),
  ]),
  profile(
    'own-profile-long-text',
    'A long name and a long story',
    'The stored user alone, with a name and a place that hardly fit: nothing is wider than the screen.',
    [always('getOwnProfile', broken)],
    {
      start: '/dashboard/u/guadalupe',
      storage: {
        user: JSON.stringify({
          id: '102',
          username: 'guadalupe',
          first_name: 'Maria Concepcion Guadalupe Immaculada',
          last_name: 'de los Santos y Villanueva-Montemayor-Buenaventura',
          email: 'verified@demo.test',
          location: 'Block 14, Lot 27, Santa Cruz Norte y Buenavista Extension, Island Garden City of Samal',
          bio:
            'Houses, lots and farms along the coast, shown on any day of the week. '.repeat(8) +
            'UninterruptedViewOverTheGuimarasStrait'.repeat(3),
          phone_verified: false,
          id_verified: false,
        }),
      },
    },
  ),
  profile(
    'status-refresh-fails',
    'The status cannot be refreshed',
    "Refresh Status: 'Failed to refresh verification status'; what was shown stays.",
    [always('getOwnProfile', {}, broken)],
  ),
  profile(
    'profile-listings-fail',
    'The listings of a profile fail',
    'The person is shown; in place of the listings stand the reason and Try Again.',
    [always('listProperties', fails('The listings could not be read.'))],
  ),
  profile(
    'public-profile-fails',
    'Somebody’s profile fails',
    "'Error Loading Profile' with the server's sentence and Try Again.",
    [always('getPublicProfile', broken)],
    { start: '/dashboard/u/marivic.palmejar' },
  ),
  profile(
    'profile-private',
    'Somebody’s profile is private',
    'The profile says that it is private and leads back.',
    [always('getPublicProfile', fails('This profile is private.', 403))],
    { start: '/dashboard/u/marivic.palmejar' },
  ),
  profile(
    'profile-update-refused',
    'The server does not take profile changes',
    "Save Changes: 'Profile updated locally!'; the form and the profile say that the server has not got them.",
    [once('updateOwnProfile', broken)],
    { start: '/dashboard/settings/profile' },
  ),
  profile(
    'profile-update-breaks',
    'Saving the profile breaks off',
    "Save Changes: 'Failed to update profile'; what was typed stays, the second try gets through.",
    [once('updateOwnProfile', BROKEN)],
    { start: '/dashboard/settings/profile' },
  ),
  profile(
    'photo-refused',
    'The server does not take the picture',
    'The reason stands below the picture, which stays for another try.',
    [
      always('uploadProfilePicture', {
        fail: {
          status: 422,
          message: 'The given data was invalid.',
          errors: { profile_picture: ['The picture is damaged.'] },
        },
      }),
    ],
    { start: '/dashboard/settings/profile' },
  ),
  profile(
    'password-change-fails',
    'Changing the password fails',
    'The server’s sentence stands above the form; what was typed stays.',
    [always('changePassword', fails('Passwords cannot be changed right now.'))],
    { start: '/dashboard/settings/password' },
  ),
]
