/** What `--only` takes besides single calls and events. */
export const RESOURCE_NAMES = /** @type {const} */ ([
  'settings',
  'listings',
  'search',
  'signing-in',
  'account',
  'messages',
  'notifications',
  'tours',
  'saved-searches',
  'favorite-lists',
  'administration',
  'additions',
  'files',
  'reference',
  'reports',
  'realtime',
])
