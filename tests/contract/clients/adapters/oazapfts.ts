import { ok } from '@oazapfts/runtime'
import * as client from './client.js'
import type { Calls } from './journey.js'

type Enveloped = { data?: unknown }

/** The answer's `data`. */
async function dataOf<Answer extends Enveloped>(answer: Promise<Answer>): Promise<NonNullable<Answer['data']>> {
  return (await answer).data as NonNullable<Answer['data']>
}

export function open(base: string): Calls {
  client.defaults.baseUrl = base
  return {
    as: (token) => void (client.defaults.headers = token ? { Authorization: `Bearer ${token}` } : {}),
    sendEmailVerification: (body) => ok(client.sendEmailVerification(body)),
    verifyEmail: (body) => ok(client.verifyEmail(body)),
    register: (body) => dataOf(ok(client.register(body))),
    sendVerificationCode: (body) => ok(client.sendVerificationCode(body)),
    verifyPhone: (body) => ok(client.verifyPhone(body)),
    submitIdVerification: (body) => ok(client.submitIdVerification(body)),
    superAdminLogin: (body) => dataOf(ok(client.superAdminLogin(body))),
    listPendingVerifications: () => dataOf(ok(client.listPendingVerifications())),
    approveVerification: (id) => ok(client.approveVerification(id)),
    createProperty: ({ photos, features, ...fields }) => {
      // The document names the first picture; further ones are `photos[1]` and so on.
      const more = Object.fromEntries(photos.map((photo, place) => [`photos[${place}]`, photo]))
      const body = { ...fields, features: JSON.stringify(features), 'photos[0]': photos[0], ...more }
      return ok(client.createProperty(body, {}))
    },
    listProperties: () => dataOf(ok(client.listProperties())),
    listMyProperties: () => dataOf(ok(client.listMyProperties())),
    getProperty: (id) => dataOf(ok(client.getProperty(id))),
    followUser: (username) => ok(client.followUser(username)),
    createSavedSearch: (body) => dataOf(ok(client.createSavedSearch(body))),
    openConversation: (body) => dataOf(ok(client.openConversation(body))),
    sendMessage: (body) => dataOf(ok(client.sendMessage(body))),
    listConversations: () => dataOf(ok(client.listConversations())),
    createTour: (body) => dataOf(ok(client.createTour(body, {}))),
    listTourRequests: () => dataOf(ok(client.listTourRequests())),
    confirmTour: (id) => ok(client.confirmTour(id)),
    makeOffer: (body) => dataOf(ok(client.makeOffer(body, {}))),
    acceptOffer: (body) => ok(client.acceptOffer(body)),
  }
}
