import { Api } from './client.js'
import type { Calls } from './journey.js'

/** The answer's `data`. */
async function dataOf<Data>(answer: Promise<{ data: { data?: Data } }>): Promise<NonNullable<Data>> {
  return (await answer).data.data as NonNullable<Data>
}

export function open(base: string): Calls {
  const client = new Api<string | null>({
    baseUrl: base,
    securityWorker: (token) => (token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
  })
  const { api } = client
  return {
    as: (token) => client.setSecurityData(token),
    sendEmailVerification: (body) => api.sendEmailVerification(body),
    verifyEmail: (body) => api.verifyEmail(body),
    register: (body) => dataOf(api.register(body)),
    sendVerificationCode: (body) => api.sendVerificationCode(body),
    verifyPhone: (body) => api.verifyPhone(body),
    submitIdVerification: (body) => api.submitIdVerification(body),
    superAdminLogin: (body) => dataOf(api.superAdminLogin(body)),
    listPendingVerifications: () => dataOf(api.listPendingVerifications()),
    approveVerification: (id) => api.approveVerification(id),
    createProperty: ({ photos, features, ...fields }) => {
      // The document names the first picture; further ones are `photos[1]` and so on.
      const more = Object.fromEntries(photos.map((photo, place) => [`photos[${place}]`, photo]))
      const body = { ...fields, features: JSON.stringify(features), 'photos[0]': photos[0], ...more }
      return api.createProperty(body)
    },
    listProperties: () => dataOf(api.listProperties()),
    listMyProperties: () => dataOf(api.listMyProperties()),
    getProperty: (id) => dataOf(api.getProperty(id)),
    followUser: (username) => api.followUser(username),
    createSavedSearch: (body) => dataOf(api.createSavedSearch(body)),
    openConversation: (body) => dataOf(api.openConversation(body)),
    sendMessage: (body) => dataOf(api.sendMessage(body)),
    listConversations: () => dataOf(api.listConversations()),
    createTour: (body) => dataOf(api.createTour(body)),
    listTourRequests: () => dataOf(api.listTourRequests()),
    confirmTour: (id) => api.confirmTour(id),
    makeOffer: (body) => dataOf(api.makeOffer(body)),
    acceptOffer: (body) => api.acceptOffer(body),
  }
}
