import { always, BROKEN, fails, never, once } from './rules'
import type { NetworkRule, Step } from '../network/rules/rules'
import type { Scenario } from './scenario'

/** The super administrator on their dashboard; `rules` break what the scenario is about. */
function dashboard(id: string, title: string, see: string, ...rules: NetworkRule[]): Scenario {
  return { id, title, see, persona: 'admin', start: '/super-admin/dashboard', world: 'samples', network: rules }
}

function login(id: string, title: string, see: string, step: Step): Scenario {
  const network: NetworkRule[] = [once('superAdminLogin', step)]
  return { id, title, see, persona: 'visitor', start: '/super-admin/login', world: 'samples', network }
}

/** The administration: its queue, and each documented line of A 8 about it. */
export const admin: Scenario[] = [
  dashboard(
    'admin',
    'The review queue',
    'Twelve IDs wait, the oldest longer than the promised 48 hours. One is blurred, one expired, one in another ' +
      'name, one cut off.',
  ),
  {
    ...dashboard('admin-queue-empty', 'An empty review queue', 'Everything is decided; the decisions tell by whom.'),
    world: 'all-reviewed',
  },
  dashboard(
    'admin-loading',
    'The queue never comes',
    'Skeletons in the final geometry.',
    never('listPendingVerifications'),
  ),
  dashboard('admin-checking', 'The guard at work', "'Verifying super admin access...'", never('getDashboardStats')),
  dashboard(
    'admin-stats-refused',
    'The statistics are refused',
    "'Failed to load dashboard statistics'; the lists work.",
    once('getDashboardStats', fails('The statistics are being counted anew.')),
  ),
  dashboard(
    'admin-stats-unreachable',
    'The statistics cannot be reached',
    "'Failed to connect to dashboard statistics API'; the lists work.",
    once('getDashboardStats', BROKEN),
  ),
  dashboard(
    'admin-unreachable',
    'Nothing can be reached',
    "'Failed to load dashboard data. Please check your connection.', once for everything.",
    once('getDashboardStats', BROKEN),
    once('listPendingVerifications', BROKEN),
    once('listAllUsers', BROKEN),
    once('listAuditRecords', BROKEN),
  ),
  dashboard(
    'admin-pending-refused',
    'The queue is refused',
    "'Failed to load pending verifications: ' and the server’s reason.",
    once('listPendingVerifications', fails('The queue is locked.')),
  ),
  dashboard(
    'admin-pending-unreachable',
    'The queue cannot be reached',
    "'Failed to load verifications: ' and why.",
    once('listPendingVerifications', BROKEN),
  ),
  dashboard(
    'admin-users-refused',
    'The users are refused',
    "'Failed to load all users: ' and the server’s reason.",
    once('listAllUsers', fails('The user list is too long today.')),
  ),
  dashboard(
    'admin-audit-refused',
    'The decisions are refused',
    'The banner says so on the tab Decisions too.',
    once('listAuditRecords', fails('The record is being archived.')),
  ),
  dashboard(
    'admin-approve-fails',
    'Approving fails once',
    "'Failed to approve verification. Please try again.' The second try goes through.",
    once('approveVerification', BROKEN),
  ),
  dashboard(
    'admin-reject-fails',
    'Rejecting fails once',
    "'Failed to reject verification. Please try again.' The reason stays; the second try goes through.",
    once('rejectVerification', BROKEN),
  ),
  dashboard(
    'admin-decided-elsewhere',
    'Somebody else was faster',
    'Once the offer of Undo ends, a note says that it is decided already; the queue is up to date.',
    once('approveVerification', fails('This verification is already rejected.', 409)),
  ),
  dashboard(
    'admin-session-ends',
    'The session ends while rejecting',
    'Rejecting leads to the login with a notice; after it the rejection can be sent again.',
    once('rejectVerification', fails('Please sign in as a super administrator.', 401)),
  ),
  dashboard(
    'admin-pictures-fail',
    'The ID pictures fail once',
    'Each picture says so and offers to try again.',
    once('getIdPicture', fails('The picture store rests.'), BROKEN),
  ),
  dashboard(
    'admin-pictures-late',
    'The ID pictures never come',
    'A place is kept for each.',
    always('getIdPicture', { delay: 'forever' }),
  ),
  login('admin-login-breaks', 'The super admin login breaks off', "'Login failed. Please try again.'", BROKEN),
  login(
    'admin-login-silent',
    'The super admin login is refused without a word',
    "'Invalid credentials. Only super admins can access this area.'",
    fails('', 401),
  ),
  login(
    'admin-login-refused',
    'The super admin login is refused',
    'The server’s own sentence.',
    fails('Too many attempts. Please wait ten minutes and try again.', 429),
  ),
]
