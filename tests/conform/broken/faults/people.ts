import type { Fault } from '../fault'
import { afterwards, callerOf, data, ignores, lets, list, rows, sharesRows } from './kinds'

/** Lists whose rows are one person's each. */
const OWN_LISTS = [
  'listMyProperties',
  'listNotifications',
  'listTours',
  'listTourRequests',
  'listSavedSearches',
  'listConversations',
  'listFollowedUsers',
] as const

/** Faults by which one person's affairs reach another. */
export const PEOPLE_FAULTS: readonly Fault[] = [
  ...OWN_LISTS.map((endpoint) => ({
    name: `${endpoint} answers everybody’s rows`,
    only: [endpoint],
    says: new RegExp(`${endpoint}, data(\\.length|\\.\\*\\.id|): expected`),
    answers: sharesRows(endpoint),
  })),
  {
    name: 'marking all notifications reaches everybody’s',
    only: ['markAllNotificationsRead'],
    says: /listNotifications, data\.\*\.read of somebody else: expected false, got true/,
    around: afterwards('markAllNotificationsRead', ({ backend: { db } }) => {
      for (const { id } of db.notification.all()) db.notification.update(id, { read: true })
    }),
  },
  {
    name: 'reading a conversation reads it for both sides',
    only: ['markConversationRead'],
    says: /getConversation, data\.unread of the other side: expected [1-9]/,
    around: afterwards('markConversationRead', ({ backend: { db } }) => {
      for (const { id } of db.conversation.all()) db.conversation.update(id, { seller_unread: 0 })
    }),
  },
  {
    name: 'the sender of a message has it unread',
    only: ['sendMessage'],
    says: /getConversation, data\.unread of the sender: expected 0, got 1/,
    around: afterwards('sendMessage', ({ backend: { db } }) => {
      for (const { id } of db.conversation.all()) db.conversation.update(id, { buyer_unread: 1 })
    }),
  },
  {
    name: 'unread is yes or no, not a count',
    only: ['listConversations'],
    says: /listConversations, data\.\*\.unread: expected 3, got 1/,
    answers: data('listConversations', (row) => ({ ...row, unread: Math.min(1, Number(row['unread'])) })),
  },
  {
    name: 'erasing one’s data erases everybody’s saved searches',
    only: ['deleteOwnData'],
    says: /listSavedSearches, data of somebody else: expected/,
    around: afterwards('deleteOwnData', ({ backend: { db } }) => {
      for (const { id } of db.saved_search.all()) db.saved_search.remove(id)
    }),
  },
  {
    name: 'closing an account signs everybody out',
    only: ['deleteAccount'],
    says: /(getOwnProfile|getConversation), status: expected 200, got 401/,
    around: afterwards('deleteAccount', ({ backend: { db } }) => {
      for (const { token } of db.session.all()) db.session.remove(token)
    }),
  },
  {
    name: 'removing a listing removes all of its owner’s',
    only: ['deleteProperty'],
    says: /getProperty, status: expected 200, got 404/,
    around(scene) {
      const owner = callerOf(scene)
      const { db } = scene.backend
      return afterwards('deleteProperty', () => {
        for (const { id } of db.property.where(({ user_id }) => user_id === owner)) db.property.remove(id)
      })(scene)
    },
  },
  {
    name: 'turning one alert off turns all off',
    only: ['toggleSavedSearchAlerts'],
    says: /listSavedSearches, data\.\*\.alerts_enabled of another search: expected true, got false/,
    around: afterwards('toggleSavedSearchAlerts', ({ backend: { db } }) => {
      for (const { id } of db.saved_search.all()) db.saved_search.update(id, { alerts_enabled: false })
    }),
  },
  {
    name: 'settings are everybody’s',
    only: ['updateSettings'],
    says: /getSettings, data\.language of somebody else: expected/,
    around(scene) {
      const caller = callerOf(scene)
      const { db } = scene.backend
      return afterwards('updateSettings', () => {
        const settings = db.user.find(caller ?? '')?.settings ?? null
        for (const { id } of db.user.all()) db.user.update(id, { settings })
      })(scene)
    },
  },
  {
    name: 'other sessions outlive a changed password',
    only: ['changePassword'],
    says: /getOwnProfile, status: expected 401, got 200/,
    around({ endpoint, backend: { db } }) {
      if (endpoint !== 'changePassword') return undefined
      const before = db.session.all()
      return () => {
        for (const row of before) if (!db.session.find(row.token)) db.session.insert(row)
      }
    },
  },
  {
    name: 'a closed account still signs in',
    only: ['deleteAccount'],
    says: /(getOwnProfile|login), status: expected 401, got 200/,
    instead: ignores('deleteAccount'),
  },
  {
    name: 'listings of a closed account stay on the market',
    only: ['deleteAccount'],
    says: /getProperty, status: expected 404, got 200/,
    around(scene) {
      const owner = callerOf(scene)
      const { db } = scene.backend
      const before = db.property.where(({ user_id }) => user_id === owner)
      return afterwards('deleteAccount', () => {
        for (const row of before) if (!db.property.find(row.id)) db.property.insert(row)
      })(scene)
    },
  },
  {
    name: 'listings of a closed account stay in the list',
    only: ['listProperties'],
    says: /listProperties, data: expected no listing of a closed account/,
    answers: keepsListed(),
  },
  {
    name: 'a new phone number counts as verified',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.verification_status\.phone_verified: expected false, got true/,
    around: keeps('phone_verified'),
  },
  {
    name: 'a verified person takes any name at once',
    only: ['updateOwnProfile'],
    says: /getOwnProfile, data\.name, while a request waits: expected "Ana Cruz", got "Ana Reyes"/,
    answers: data('getOwnProfile', (own) => {
      const asked = (own['verification_status'] as { requested_name?: string | null }).requested_name
      return { ...own, name: asked ?? own['name'] }
    }),
  },
  {
    name: 'the administration does not see which name is asked for',
    only: ['listPendingVerifications'],
    says: /listPendingVerifications, data\.\*\.requestedName: expected "Ana Reyes"/,
    answers: data('listPendingVerifications', (row) => ({ ...row, requestedName: null })),
  },
  {
    name: 'an approved name changes nothing',
    only: ['approveVerification'],
    says: /getOwnProfile, data\.name, approved: expected "Ana Reyes", got "Ana Cruz"/,
    answers: data('getOwnProfile', (own) => ({ ...own, name: 'Ana Cruz', first_name: 'Ana', last_name: 'Cruz' })),
  },
  {
    name: 'conversations do not say who is verified',
    only: ['getConversation'],
    says: /getConversation, data\.user\.verified: expected true, got false/,
    answers: data('getConversation', ({ user, ...rest }) => ({ ...rest, user: { ...Object(user), verified: false } })),
  },
  {
    name: 'the name of a verified person is taken without a word',
    only: ['updateOwnProfile'],
    says: /getConversation, data\.user\.resembles\.id: expected "\d+"/,
    answers: data('getConversation', ({ user, ...rest }) => ({ ...rest, user: { ...Object(user), resembles: null } })),
  },
  {
    name: 'a former name is forgotten at once',
    only: ['updateOwnProfile'],
    says: /getConversation, data\.user\.former_names, the latest: expected ".+", got nothing/,
    around: afterwards('updateOwnProfile', ({ backend: { db } }) => {
      for (const { id } of db.former_name.all()) db.former_name.remove(id)
    }),
  },
  {
    name: 'a visitor does not learn the username of the lister',
    only: ['listTours'],
    says: /listTours, data\.\*\.agent\.username: expected ".+", got null/,
    answers: data('listTours', ({ agent, ...rest }) => ({ ...rest, agent: { ...Object(agent), username: null } })),
  },
  {
    name: 'a lister sees a verified visitor in everybody',
    only: ['listTourRequests'],
    says: /listTourRequests, data\.\*\.visitor\.verified: expected false, got true/,
    answers: data('listTourRequests', ({ visitor, ...rest }) => ({
      ...rest,
      visitor: { ...Object(visitor), verified: true },
    })),
  },
  {
    name: 'an id leads to no profile',
    only: ['getPublicProfile'],
    says: /getPublicProfile, status: expected 200, got 404/,
    answers: (called, reply, { path }) =>
      called === 'getPublicProfile' && /\/\d+$/.test(path)
        ? { ...reply, status: 404, body: { success: false, message: 'User not found' } }
        : reply,
  },
  {
    name: 'who is no longer verified lists all the same',
    only: ['createProperty'],
    says: /createProperty, status: expected 403, got 201/,
    answers: (called, reply, { backend, token }) => {
      const id = backend.db.session.find(token ?? '')?.user_id
      const once = backend.db.id_submission.where(({ user_id }) => user_id === id).length > 0
      return once
        ? lets('createProperty', 403, { status: 201 })(called, reply, { backend, token, endpoint: called, path: '' })
        : reply
    },
  },
  {
    name: 'an address is another one in capitals',
    only: ['login'],
    says: /login, status: expected 200, got 401/,
    asks: (called, body) =>
      called === 'login' && /[A-Z]/.test(String(body['email'])) ? { ...body, email: 'nobody@example.com' } : body,
  },
  {
    name: 'an address registers again in capitals',
    only: ['register'],
    says: /register, status: expected 422, got 201/,
    answers: lets('register', 422, { status: 201 }),
  },
  {
    name: 'who follows nobody sees a list of others’',
    only: ['listFollowedUsers'],
    says: /listFollowedUsers, data\.length: expected 0, got 1/,
    answers: rows('listFollowedUsers', (followed) =>
      followed.length > 0 ? followed : [{ id: '103', username: 'somebody', name: null, profile_picture: null }],
    ),
  },
  {
    name: 'everybody’s conversations are empty',
    only: ['listConversations'],
    says: /listConversations, data: expected the conversation/,
    answers: (called, reply) => (called === 'listConversations' ? { ...reply, ...list } : reply),
  },
  {
    name: 'an edit of an old state overwrites a profile',
    only: ['updateOwnProfile'],
    says: /updateOwnProfile, status: expected 412, got 200/,
    deaf: 'if-match',
  },
]

/** Leaves a flag of the caller's as it was before the profile changed. */
function keeps(flag: 'phone_verified' | 'id_verified'): NonNullable<Fault['around']> {
  return (scene) => {
    const id = callerOf(scene)
    const { db } = scene.backend
    const before = db.user.find(id ?? '')?.[flag]
    if (scene.endpoint !== 'updateOwnProfile' || !id || !before) return undefined
    return () => void db.user.update(id, { [flag]: before })
  }
}

/** Lists every listing that was ever made. */
function keepsListed(): NonNullable<Fault['answers']> {
  const made: { id: unknown }[] = []
  const lists = rows('listProperties', (list) => [
    ...list,
    ...made.filter(({ id }) => !list.some((row) => row['id'] === id)),
  ])
  return (called, reply, scene) => {
    if (called === 'createProperty' && reply.status === 201) made.push((reply.body as { data: { id: unknown } }).data)
    return lists(called, reply, scene)
  }
}
