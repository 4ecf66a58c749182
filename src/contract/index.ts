import * as activity from './account/activity'
import * as additions from './additions'
import * as favoriteLists from './favorites/favorite-lists'
import * as sharedLists from './favorites/shared-lists'
import * as standing from './standing'
import * as admin from './admin'
import * as auth from './account/auth'
import type { AnyEndpoint, Responses } from './endpoint'
import * as conversations from './messages/conversations'
import * as messages from './messages/messages'
import * as offers from './messages/offers'
import * as notifications from './account/notifications'
import { problem } from './problem'
import * as properties from './listing/properties'
import * as realtime from './messages/realtime'
import * as reference from './reference'
import * as interest from './listing/interest'
import * as reviews from './account/reviews'
import * as reports from './listing/reports'
import * as savedSearches from './favorites/saved-searches'
import * as byIds from './search/by-ids'
import * as clusters from './search/clusters'
import * as pages from './search/pages'
import * as interpret from './search/interpret'
import * as market from './search/market'
import * as suggestions from './search/suggestions'
import * as settings from './account/settings'
import * as storage from './storage'
import * as tours from './tours/tours'
import * as requests from './tours/requests'
import * as ownData from './account/own-data'
import * as following from './account/following'
import * as blocking from './account/blocking'
import * as user from './account/user'
import * as verification from './account/verification'
import * as visitingTimes from './tours/visiting-times'

/** The modules that declare calls. A test finds one that is missing here. */
const MODULES = [
  properties,
  interest,
  reports,
  activity,
  pages,
  clusters,
  suggestions,
  interpret,
  market,
  byIds,
  auth,
  user,
  ownData,
  verification,
  following,
  blocking,
  reviews,
  conversations,
  messages,
  offers,
  notifications,
  settings,
  tours,
  requests,
  visitingTimes,
  savedSearches,
  favoriteLists,
  sharedLists,
  admin,
  standing,
  reference,
  additions,
  storage,
] as const

type ExportOf<Module> = Module extends unknown ? Module[keyof Module] : never
type Declared = Extract<ExportOf<(typeof MODULES)[number]>, AnyEndpoint>

/**
 * Every call of the wire, by path. The first path that fits a request decides, so that a fixed word stands before a
 * parameter: `/api/messages/conversations` comes before `/api/messages/{conversationId}`.
 */
export const ENDPOINTS: readonly Declared[] = MODULES.flatMap((module) =>
  Object.values<unknown>(module).filter((value): value is Declared => isRecord(value) && 'responses' in value),
).toSorted((one, other) => compare(rank(one), rank(other)))

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** `~` follows every letter of a path. */
function rank({ path, method }: AnyEndpoint): string {
  return `${path.replaceAll('{', '~')} ${method}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The id of an endpoint; a misspelled one does not compile. */
export type EndpointId = (typeof ENDPOINTS)[number]['id']

/** Every endpoint's id, to check text that comes from outside. */
export const ENDPOINT_IDS: readonly EndpointId[] = ENDPOINTS.map(({ id }) => id)

const byId = new Map(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint]))

/** Throws for an id that came from outside and is none. */
export function endpointById(id: EndpointId): Declared {
  const endpoint = byId.get(id)
  if (!endpoint) throw new Error(`There is no endpoint '${id}'.`)
  return endpoint
}

/** Every answer of an endpoint by status: the declared ones, and 400 for an unreadable body where it takes one. */
export function responsesOf({ body, responses }: AnyEndpoint): Responses {
  return body ? { 400: problem, ...responses } : responses
}

type DeclaredEvent = Extract<ExportOf<typeof realtime>, realtime.SocketEvent>

/** Every event of the socket, what the client emits first. */
export const SOCKET_EVENTS: readonly DeclaredEvent[] = Object.values<unknown>(realtime)
  .filter((value): value is DeclaredEvent => isRecord(value) && 'payload' in value)
  .toSorted((one, other) => compare(`${one.from} ${one.name}`, `${other.from} ${other.name}`))
