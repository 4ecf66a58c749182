import type { Step } from '@mocks/network/rules/rules'
import type { EndpointId } from '@/contract'

/** Every way in which a screen's main call can fail. */
export const FAULTS = {
  'server error': { fail: { status: 500, message: 'The server broke.' } },
  forbidden: { fail: { status: 403, message: 'This is not yours.' } },
  missing: { fail: { status: 404, message: 'There is no such thing.' } },
  invalid: { fail: { status: 422, message: 'That was invalid.', errors: { id: ['is odd'] } } },
  'connection lost': { fail: 'network' },
  timeout: { delay: 'forever' },
  'malformed answer': { fail: 'malformed' },
  'wrong shape': { fail: 'wrong-shape' },
} as const satisfies Record<string, Step>

export const BROKEN = FAULTS['server error']
export const SIGNED_OUT: Step = { fail: { status: 401, message: 'Your session has ended. Please sign in again.' } }

type Screen = {
  path: string
  /** The screen's main call. */
  call: EndpointId
  /** Shown when the call succeeds. */
  shows: RegExp
  /** Shown when the call fails and the screen uses samples, a built-in copy or stored data; without it, an alert. */
  says?: RegExp
  /** Shown for an empty list; without it, an empty answer is a failure. */
  empty?: RegExp
  /** Shown in place of an alert after 403 and 404. */
  missing?: RegExp
  /** The call carries no session, so it does not learn that one has ended. */
  open?: true
  /** The shell makes the call too, on every screen. */
  shared?: true
}

export const SCREENS: Record<string, Screen> = {
  browse: {
    path: '/dashboard/properties',
    call: 'listProperties',
    shows: /\d+ Properties for Sale/,
    empty: /No Properties Found/,
  },
  map: { path: '/dashboard/map', call: 'listProperties', shows: /[1-9]\d* properties/, empty: /No Properties Found/ },
  property: {
    path: '/dashboard/property/1',
    call: 'getProperty',
    shows: /Property Details/,
    says: /built-in copy/,
    missing: /built-in copy|Property Not Found/,
    open: true,
  },
  favorites: {
    path: '/dashboard/favorites',
    call: 'listProperties',
    shows: /No saved properties|No Saved Properties/i,
    says: /These are samples, not your saved properties/,
    empty: /These are samples, not your saved properties/,
  },
  compare: {
    path: '/dashboard/compare?ids=1,7,r2',
    call: 'listProperties',
    shows: /Airy Family House near Jaro Plaza/,
    empty: /3 propert/,
  },
  'own profile': {
    path: '/dashboard/u/noel.sumagaysay',
    call: 'getOwnProfile',
    shows: /Joined \w+ 2025/,
    says: /Your profile could not be loaded/,
    shared: true,
  },
  'other profile': {
    path: '/dashboard/u/mika.sorongon',
    call: 'getPublicProfile',
    shows: /Mika Sorongon/,
    missing: /User not found|This profile is private/,
    open: true,
  },
  'edit profile': { path: '/dashboard/settings/profile', call: 'getOwnProfile', shows: /First Name/i },
  messages: {
    path: '/dashboard/messages',
    call: 'listConversations',
    shows: /Mika Sorongon/,
    empty: /No conversations yet/,
    shared: true,
  },
  notifications: {
    path: '/dashboard/notifications',
    call: 'listNotifications',
    shows: /Price drop/,
    empty: /No notifications/,
    shared: true,
  },
  tours: { path: '/dashboard/tours', call: 'listTours', shows: /Reschedule|Upcoming/, empty: /No tours scheduled/ },
  'saved searches': {
    path: '/dashboard/saved-searches',
    call: 'listSavedSearches',
    shows: /View Properties/,
    empty: /No saved searches/,
  },
  settings: { path: '/dashboard/settings', call: 'getSettings', shows: /Privacy/ },
  billing: { path: '/dashboard/billing', call: 'getOwnProfile', shows: /Current Plan|Coins/i },
  agent: {
    path: '/dashboard/agent/102?name=Noel',
    call: 'listProperties',
    shows: /Noel Sumagaysay/,
    empty: /Agent Not Found/,
  },
  district: {
    path: '/dashboard/districts/mandurriao',
    call: 'listProperties',
    shows: /All residential/,
    empty: /No Figures Yet/,
  },
  'my listings': {
    path: '/dashboard/my-listings',
    call: 'listMyProperties',
    shows: /Airy Family House near Jaro Plaza/,
    empty: /No Active Listings/,
  },
  'edit property': {
    path: '/dashboard/edit-property/1',
    call: 'getProperty',
    shows: /Save Changes/,
    missing: /Property Not Found/,
    open: true,
  },
}

type Form = { path: string; opens?: string; call: EndpointId; typed: Record<string, string>; send: string }

/** Forms that are sent to a failing endpoint. */
export const FORMS: Record<string, Form> = {
  'edit profile': {
    path: '/dashboard/settings/profile',
    call: 'updateOwnProfile',
    typed: { Bio: 'Retired, and glad of it.' },
    send: 'Save Changes',
  },
  password: {
    path: '/dashboard/settings/password',
    call: 'changePassword',
    typed: { 'Current password': 'Password1', 'New password': 'Sampaguita-7', 'Confirm new password': 'Sampaguita-7' },
    send: 'Change Password',
  },
  'saved search': {
    path: '/dashboard/saved-searches',
    opens: 'Create New Search',
    call: 'createSavedSearch',
    typed: { Name: 'A garden in Molo' },
    send: 'Save search',
  },
  'edit property': {
    path: '/dashboard/edit-property/1',
    call: 'updateProperty',
    typed: { Title: 'Airy House, Repainted' },
    send: 'Save Changes',
  },
}
