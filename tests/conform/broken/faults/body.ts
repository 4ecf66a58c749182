import type { Fault, Reply, Scene } from '../fault'

/** Answers a call with 500 where its body is odd. */
function breaksAt(endpoint: string, odd: (body: string) => boolean): NonNullable<Fault['answers']> {
  return (called, reply, { body }: Scene) =>
    called === endpoint && body && odd(Object.values(body).join(' '))
      ? { status: 500, type: 'application/json', body: { success: false, message: 'Server error' } }
      : reply
}

/** Takes a field's value as another one. */
function takes(endpoint: string, field: string, change: (value: unknown) => unknown): NonNullable<Fault['asks']> {
  return (called, body) => (called === endpoint && field in body ? { ...body, [field]: change(body[field]) } : body)
}

/** A refusal that has nothing to say of one field. */
function withoutMessages(reply: Reply, field: string): Reply {
  const { errors, ...rest } = (reply.body ?? {}) as { errors?: Record<string, unknown> }
  if (reply.status !== 422 || !errors) return reply
  const kept = Object.entries(errors).filter(([name]) => name !== field)
  return { ...reply, body: { ...rest, errors: Object.fromEntries(kept) } }
}

/** Faults that only odd bodies show. */
export const BODY_FAULTS: readonly Fault[] = [
  {
    name: 'anything is a yes or a no',
    only: ['archiveConversation'],
    says: /archiveConversation, status with the object \{"archived":.+\}: expected 422, got 200/,
    asks: takes('archiveConversation', 'archived', Boolean),
  },
  {
    name: 'text is a number',
    only: ['makeOffer'],
    says: /makeOffer, status with the object \{"offer_amount":.+\}: expected 422, got (201|409)/,
    asks: takes('makeOffer', 'offer_amount', (amount) => Number(amount) || 1),
  },
  {
    name: 'a list is its first entry',
    only: ['login'],
    says: /login, status with the object \{"email":\[.*\]\}: expected 422, got 401/,
    asks: takes('login', 'email', (email) => (Array.isArray(email) ? (email[0] ?? 'x') : email)),
  },
  {
    name: 'an unknown currency is pesos',
    only: ['updateSettings'],
    says: /updateSettings, status with the object \{"currency":.+\}: expected 422, got 200/,
    asks: takes('updateSettings', 'currency', (currency) => (currency === 'USD' ? 'USD' : 'PHP')),
  },
  {
    name: 'a character of no width breaks the server',
    only: ['sendMessage'],
    says: /sendMessage, status with the object \{"\w+":.+\}: expected .+, got 500/,
    answers: breaksAt('sendMessage', (text) => text.includes('\u0000')),
  },
  {
    name: 'long text breaks the server',
    only: ['createTour'],
    says: /createTour, status with the object \{"\w+":"x+….*: expected .+, got 500/,
    answers: breaksAt('createTour', (text) => text.length > 5_000),
  },
  {
    name: 'a place of any length is cut and kept',
    only: ['createSavedSearch'],
    says: /createSavedSearch, errors\.location: expected a list of messages, got nothing/,
    asks: takes('createSavedSearch', 'location', (place) => (typeof place === 'string' ? place.slice(0, 100) : place)),
  },
  {
    name: 'words with an offer are cut',
    only: ['makeOffer'],
    says: /makeOffer, errors\.message: expected a list of messages, got nothing/,
    asks: takes('makeOffer', 'message', (text) => (typeof text === 'string' ? text.slice(0, 100) : text)),
  },
  {
    name: 'a list of any number of names is taken',
    only: ['createProperty'],
    says: /createProperty, errors\.features: expected a list of messages, got nothing/,
    answers: (called, reply) => (called === 'createProperty' ? withoutMessages(reply, 'features') : reply),
  },
  {
    name: 'an endless number as text is read and kept',
    only: ['createSavedSearch'],
    says: /createSavedSearch, errors\.bedrooms: expected a list of messages, got nothing/,
    asks: takes('createSavedSearch', 'bedrooms', (rooms) => (String(rooms).length > 255 ? 3 : rooms)),
  },
  {
    name: 'a price of a saved search beyond the largest is kept',
    only: ['createSavedSearch'],
    says: /createSavedSearch, status: expected 422, got 20\d/,
    asks: takes('createSavedSearch', 'min_price', (price) => (Number(price) > 1e12 ? 1e12 : price)),
  },
  {
    name: 'a refusal names another field',
    only: ['setOnlineStatus'],
    says: /setOnlineStatus, errors\.is_online.*: expected a list of messages, got nothing/,
    answers: (called, reply) =>
      called === 'setOnlineStatus' && reply.status === 422
        ? { ...reply, body: { success: false, message: 'Wrong', errors: { isOnline: ['Wrong'] } } }
        : reply,
  },
]
