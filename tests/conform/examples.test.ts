import { beforeAll, expect, test, vi } from 'vitest'
import { askForExample } from '@mocks/documents/examples'
import { IMPLEMENTATIONS } from '@mocks/handlers/all'
import { Reply, WholeBody, type AnyImplementation } from '@mocks/network/implement'
import { ENDPOINT_IDS } from '@/contract'
import { successOf, type AnyEndpoint } from '@/contract/endpoint'
import { schemaDifference } from './talking/schema-difference'

type Fields = Record<string, unknown>

const handlers: Record<string, AnyImplementation> = IMPLEMENTATIONS

const examples = new Map<string, Awaited<ReturnType<typeof askForExample>>>()

beforeAll(async () => {
  for (const id of ENDPOINT_IDS) examples.set(id, await askForExample(id))
}, 60_000)

test.each(ENDPOINT_IDS)('%s answers its example as the contract says', (id) => {
  const { endpoint, status, answer } = examples.get(id)!
  const success = successOf(endpoint)
  expect(status).toBe(success.status)
  expect(endpoint.answers ? undefined : schemaDifference(success.schema, answer)).toBeUndefined()
})

/** Calls whose answer has no field that the contract needs: most only confirm, four answer a picture, one is for debugging. */
const WITHOUT_NEEDED_FIELDS = [
  'deleteProperty',
  'sendReport',
  'countView',
  'countSave',
  'debugProperty',
  'logout',
  'sendEmailVerification',
  'verifyEmail',
  'requestPasswordReset',
  'resetPassword',
  'updateOwnProfile',
  'sendVerificationCode',
  'verifyPhone',
  'submitIdVerification',
  'setOnlineStatus',
  'changePassword',
  'deleteOwnData',
  'deleteAccount',
  'followUser',
  'unfollowUser',
  'blockUser',
  'unblockUser',
  'archiveConversation',
  'muteConversation',
  'deleteMessageForMe',
  'markConversationRead',
  'markAllNotificationsRead',
  'markNotificationRead',
  'deleteNotification',
  'updateSettings',
  'cancelTour',
  'toggleSavedSearchAlerts',
  'openSavedSearch',
  'deleteSavedSearch',
  'deleteFavoriteList',
  'endFavoriteListLink',
  'superAdminLogout',
  'approveVerification',
  'rejectVerification',
  'getIdPicture',
  'upholdReport',
  'dismissReport',
  'suspendUser',
  'liftSuspension',
  'keepSuspension',
  'revokeVerification',
  'checkStoredFile',
  'getStoredFile',
  'getStoredFileByApi',
]

test('a handler that leaves a needed field out is named, with the field', async () => {
  const loud = vi.spyOn(console, 'error').mockImplementation(() => {})
  const named: string[] = []
  for (const id of ENDPOINT_IDS) {
    const { endpoint, answer } = examples.get(id)!
    const path = neededField(endpoint, answer)
    const sound = handlers[id]
    if (path === undefined || sound === undefined) continue
    const options = typeof sound === 'function' ? { resolve: sound } : sound
    const resolve = async (context: never) => {
      const result = await options.resolve(context)
      if (result instanceof Reply) return new Reply(without(result.data, path), result.extra)
      if (result instanceof WholeBody) return new WholeBody(withoutInData(result.body as Fields, path))
      return result instanceof Response ? result : without(result, path)
    }
    handlers[id] = { ...options, resolve }
    await expect(askForExample(id)).rejects.toThrow(new RegExp(`${id}.*breaks the contract at 'data.(0.)?${path}'`))
    handlers[id] = sound
    named.push(id)
  }
  expect(ENDPOINT_IDS.filter((id) => !named.includes(id)).toSorted()).toEqual(WITHOUT_NEEDED_FIELDS.toSorted())
  loud.mockClear()
})

/** A field of the answer, or of its first row, that the contract cannot do without. */
function neededField(endpoint: AnyEndpoint, answer: unknown): string | undefined {
  const { data } = (answer ?? {}) as { data?: unknown }
  const row = (Array.isArray(data) ? data[0] : data) as Fields | undefined
  return Object.keys(row ?? {}).find((name) =>
    schemaDifference(successOf(endpoint).schema, { success: true, data: without(data, name) }),
  )
}

function withoutInData(body: Fields, name: string): Fields {
  return { ...body, data: without(body['data'], name) }
}

function without(data: unknown, name: string): unknown {
  if (Array.isArray(data)) return data.map((row: unknown) => without(row, name))
  return Object.fromEntries(Object.entries(data as Fields).filter(([key]) => key !== name))
}
