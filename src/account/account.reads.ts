import { call } from '@/api/call'
import { listConversations } from '@/contract/messages/conversations'
import { listNotifications } from '@/contract/account/notifications'
import { getOwnProfile, getPublicProfile } from '@/contract/account/user'
import { toConversation } from '@/domain/messages/conversation'
import { toOwnProfile, toProfile } from '@/domain/people/profile'
import { keepStoredUser } from './keep-stored-user'
import { toNotification } from './notifications/notification'

export async function readOwnProfile(token: string | null, signal?: AbortSignal) {
  const profile = toOwnProfile((await call(getOwnProfile, {}, signal ? { signal } : {})).data)
  keepStoredUser(profile, token)
  return profile
}

export async function readProfile(username: string, signal: AbortSignal) {
  return toProfile((await call(getPublicProfile, { params: { username } }, { signal })).data)
}

export async function readConversations(signal: AbortSignal) {
  return (await call(listConversations, {}, { signal })).data.map(toConversation)
}

export async function readNotifications(signal: AbortSignal) {
  return (await call(listNotifications, {}, { signal })).data.map(toNotification)
}
