import type { Implementation } from '../network/implement'
import { admin } from './admin'
import { auth } from './auth'
import { debug } from './debug'
import { follow } from './follow'
import { google } from './google'
import { messages } from './messages'
import { notifications } from './notifications'
import { offers } from './offers'
import { passwordReset } from './password-reset'
import { profile } from './profile'
import { profileLeaving } from './profile-leaving'
import { profilePassword } from './profile-password'
import { properties } from './properties'
import { registration } from './registration'
import { savedSearches } from './saved-searches'
import { settings } from './settings'
import { storage } from './storage'
import { tours } from './tours'
import { user } from './user'
import { verification } from './verification'

/** Every endpoint that has its behaviour. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...properties,
  ...auth,
  ...registration,
  ...passwordReset,
  ...google,
  ...user,
  ...verification,
  ...profile,
  ...profilePassword,
  ...profileLeaving,
  ...follow,
  ...messages,
  ...offers,
  ...notifications,
  ...tours,
  ...savedSearches,
  ...settings,
  ...storage,
  ...debug,
  ...admin,
]
