import type { Implementation } from '../network/implement'
import { admin } from './admin'
import { auth } from './auth'
import { google } from './google'
import { messages } from './messages'
import { notifications } from './notifications'
import { passwordReset } from './password-reset'
import { properties } from './properties'
import { registration } from './registration'
import { storage } from './storage'
import { tours } from './tours'
import { user } from './user'

/** Every endpoint that has its behaviour. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...properties,
  ...auth,
  ...registration,
  ...passwordReset,
  ...google,
  ...user,
  ...messages,
  ...notifications,
  ...tours,
  ...storage,
  ...admin,
]
