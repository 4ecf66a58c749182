// The smallest backend that keeps one resource of the contract, the settings, in plain Node without packages:
// PORT=8000 node mocks/serve/skeleton.mjs
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

const DEFAULTS = {
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: true,
  propertyAlerts: true,
  tourReminders: true,
  language: 'en',
  currency: 'PHP',
  timezone: 'Asia/Manila',
  privacy: { showProfile: true, showEmail: false, showPhone: false },
}

/** The three demo accounts. A real backend keeps a hash, not the password. */
const users = ['regular', 'verified', 'professional'].map((name, index) => ({
  id: String(101 + index),
  email: `${name}@demo.test`,
  password: 'Password1',
  settings: DEFAULTS,
}))

/** Sessions: the user of each token. */
const sessions = new Map()

class Refusal extends Error {
  constructor(status, message, errors) {
    super(message)
    Object.assign(this, { status, errors })
  }
}

const CALLS = {
  'POST /api/login': ({ body }) => {
    const errors = wrongFields({ email: isText, password: isText }, body)
    if (errors) throw new Refusal(422, 'Please check your input.', errors)
    const user = users.find(({ email }) => email === body.email.trim().toLowerCase())
    if (user?.password !== body.password) throw new Refusal(401, 'That e-mail address and password do not match.')
    const token = randomUUID()
    sessions.set(token, user)
    return { token, user: { id: user.id, email: user.email } }
  },

  'POST /api/logout': ({ token, user }) => {
    user()
    sessions.delete(token)
  },

  'GET /api/settings': ({ user }) => user().settings,

  'PUT /api/settings/update': ({ user, body }) => {
    const owner = user()
    const errors = wrongFields(SETTINGS, body)
    if (errors) throw new Refusal(422, 'Please check your input.', errors)
    if (body.smsNotifications)
      throw new Refusal(422, 'Please check your input.', { smsNotifications: ['Verify your phone number first.'] })
    owner.settings = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, body[name]]))
  },
}

const isText = (value) => typeof value === 'string' && value.trim() !== ''
const isFlag = (value) => typeof value === 'boolean'
const isOneOf =
  (...values) =>
  (value) =>
    values.includes(value)

const SETTINGS = {
  emailNotifications: isFlag,
  smsNotifications: isFlag,
  marketingEmails: isFlag,
  propertyAlerts: isFlag,
  tourReminders: isFlag,
  language: isOneOf('en', 'tl', 'hil', 'ceb'),
  currency: isOneOf('PHP', 'USD', 'EUR'),
  timezone: isOneOf('Asia/Manila', 'Asia/Tokyo', 'America/New_York'),
  privacy: (value) => !wrongFields({ showProfile: isFlag, showEmail: isFlag, showPhone: isFlag }, value),
}

/** The messages by field; undefined where every field fits. */
function wrongFields(rules, body) {
  const wrong = Object.entries(rules).filter(([name, fits]) => !fits(body?.[name]))
  return wrong.length > 0 ? Object.fromEntries(wrong.map(([name]) => [name, ['This value does not fit.']])) : undefined
}

async function answer(request) {
  const [path] = request.url.split('?')
  const call = CALLS[`${request.method} ${path}`]
  if (!call) throw new Refusal(404, `There is no call ${request.method} ${path}.`)
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const user = () => {
    const found = sessions.get(token)
    if (!found) throw new Refusal(401, 'Please sign in first.')
    return found
  }
  const data = call({ token, user, body: await bodyOf(request) })
  return { success: true, ...(data === undefined ? {} : { data }) }
}

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  if (parts.length === 0) return undefined
  try {
    return JSON.parse(Buffer.concat(parts).toString())
  } catch {
    throw new Refusal(400, 'The body is no JSON.')
  }
}

const server = createServer((request, response) => {
  const send = (status, body) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  answer(request).then(
    (body) => send(200, body),
    ({ status = 500, message, errors }) => send(status, { success: false, message, ...(errors ? { errors } : {}) }),
  )
})
server.once('error', ({ code, message }) => {
  console.error(code === 'EADDRINUSE' ? 'This port is taken. Choose another one with PORT=…' : message)
  process.exitCode = 1
})
server.listen(Number(process.env.PORT ?? 8000), () => console.log(`http://localhost:${server.address().port}`))
