import type { Implementation } from '../network/implement'
import { admin } from './admin'
import { auth } from './auth'
import { messages } from './messages'
import { notifications } from './notifications'
import { properties } from './properties'
import { storage } from './storage'
import { tours } from './tours'
import { user } from './user'

/** Every endpoint that has its behaviour. */
export const IMPLEMENTATIONS: readonly Implementation[] = [
  ...properties,
  ...auth,
  ...user,
  ...messages,
  ...notifications,
  ...tours,
  ...storage,
  ...admin,
]
