import type { EndpointId } from '@/contract'
import type { NetworkRule, Step } from '../network/rules/rules'
import type { Scenario } from './scenario'

/** The super administrator on their dashboard; `rules` break what the scenario is about. */
function dashboard(id: string, title: string, see: string, ...rules: NetworkRule[]): Scenario {
  return { id, title, see, persona: 'admin', start: '/super-admin/dashboard', world: 'samples', network: rules }
}

/** Nobody is signed in yet, and signing in goes wrong. */
function login(id: string, title: string, see: string, step: Step): Scenario {
  const network: NetworkRule[] = [{ on: 'superAdminLogin', steps: [step], afterwards: 'normal' }]
  return { id, title, see, persona: 'visitor', start: '/super-admin/login', world: 'samples', network }
}

function always(on: EndpointId, step: Step): NetworkRule {
  return { on, steps: [step] }
}

function once(on: EndpointId, step: Step): NetworkRule {
  return { on, steps: [step], afterwards: 'normal' }
}

const refused = (message: string): Step => ({ fail: { status: 500, message } })
const broken: Step = { fail: 'network' }

/** The administration: its queue, and each documented line of A 8 about it. */
export const admin: Scenario[] = [
  dashboard(
    'admin',
    'The review queue',
    'Twelve IDs wait, the oldest longer than the promised 48 hours. One is blurred, one expired, one in another name, one cut off.',
  ),
  {
    ...dashboard('admin-queue-empty', 'An empty review queue', 'Everything is decided; the decisions tell by whom.'),
    world: 'all-reviewed',
  },
  dashboard('admin-loading', 'The queue never comes', 'Skeletons in the final geometry.', {
    on: 'listPendingVerifications',
    steps: [{ delay: 'forever' }],
  }),
  dashboard('admin-checking', 'The guard at work', "'Verifying super admin access...'", {
    on: 'getDashboardStats',
    steps: [{ delay: 'forever' }],
  }),
  dashboard(
    'admin-stats-refused',
    'The statistics are refused',
    "'Failed to load dashboard statistics'; the lists work.",
    once('getDashboardStats', refused('The statistics are being counted anew.')),
  ),
  dashboard(
    'admin-stats-unreachable',
    'The statistics cannot be reached',
    "'Failed to connect to dashboard statistics API'; the lists work.",
    once('getDashboardStats', broken),
  ),
  dashboard(
    'admin-unreachable',
    'Nothing can be reached',
    "'Failed to load dashboard data. Please check your connection.', once for everything.",
    once('getDashboardStats', broken),
    once('listPendingVerifications', broken),
    once('listAllUsers', broken),
    once('listAuditRecords', broken),
  ),
  dashboard(
    'admin-pending-refused',
    'The queue is refused',
    "'Failed to load pending verifications: ' and the server’s reason.",
    once('listPendingVerifications', refused('The queue is locked.')),
  ),
  dashboard(
    'admin-pending-unreachable',
    'The queue cannot be reached',
    "'Failed to load verifications: ' and why.",
    once('listPendingVerifications', broken),
  ),
  dashboard(
    'admin-users-refused',
    'The users are refused',
    "'Failed to load all users: ' and the server’s reason.",
    once('listAllUsers', refused('The user list is too long today.')),
  ),
  dashboard(
    'admin-audit-refused',
    'The decisions are refused',
    'The banner says so on the tab Decisions too.',
    once('listAuditRecords', refused('The record is being archived.')),
  ),
  dashboard(
    'admin-approve-fails',
    'Approving fails once',
    "'Failed to approve verification. Please try again.' The second try goes through.",
    once('approveVerification', broken),
  ),
  dashboard(
    'admin-reject-fails',
    'Rejecting fails once',
    "'Failed to reject verification. Please try again.' The reason stays; the second try goes through.",
    once('rejectVerification', broken),
  ),
  dashboard(
    'admin-decided-elsewhere',
    'Somebody else was faster',
    'Once the offer of Undo ends, a note says that it is decided already; the queue is up to date.',
    once('approveVerification', { fail: { status: 409, message: 'This verification is already rejected.' } }),
  ),
  dashboard(
    'admin-session-ends',
    'The session ends while rejecting',
    'Rejecting leads to the login with a notice; after it the rejection can be sent again.',
    once('rejectVerification', { fail: { status: 401, message: 'Please sign in as a super administrator.' } }),
  ),
  dashboard('admin-pictures-fail', 'The ID pictures fail once', 'Each picture says so and offers to try again.', {
    on: 'getIdPicture',
    steps: [refused('The picture store rests.'), broken],
    afterwards: 'normal',
  }),
  dashboard(
    'admin-pictures-late',
    'The ID pictures never come',
    'A place is kept for each.',
    always('getIdPicture', { delay: 'forever' }),
  ),
  login('admin-login-breaks', 'The super admin login breaks off', "'Login failed. Please try again.'", broken),
  login(
    'admin-login-silent',
    'The super admin login is refused without a word',
    "'Invalid credentials. Only super admins can access this area.'",
    { fail: { status: 401, message: '' } },
  ),
  login('admin-login-refused', 'The super admin login is refused', 'The server’s own sentence.', {
    fail: { status: 429, message: 'Too many attempts. Please wait ten minutes and try again.' },
  }),
]
