import { adminOfSession } from '../../accounts'
import type { Backend } from '../../backend'
import type { CallRecord } from '../../network/log'
import type { NetworkRule } from '../../network/rules/rules'

export const HTTP_BACKEND = 'http://localhost:3001'

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** `npm run mock:serve` does not know this page’s token, so the first command asks it for one. */
export function asCurl(backend: Backend, call: CallRecord, base = HTTP_BACKEND): string {
  const { method, url, token, body, form } = call
  const { pathname, search } = new URL(url, location.origin)
  const path = pathname.slice(import.meta.env.BASE_URL.length - 1) + search
  const who = callerOf(backend, token)
  const head = method === 'HEAD' ? '--head' : `-X ${method}`
  const lines = [
    `curl ${head} ${quote(base + path)}`,
    ...(who ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quote(body)}`]),
    ...(form ?? []).map(([name, value]) =>
      typeof value === 'string'
        ? `--form-string ${quote(`${name}=${value}`)}`
        : `-F ${quote(`${name}=@${value.name};type=${value.type}`)}`,
    ),
  ]
  const signIn =
    who && `TOKEN=$(curl -s -X POST ${quote(`${base}/__mock/signIn`)} -d ${quote(JSON.stringify({ who }))})`
  return [...(signIn ? [signIn] : []), lines.join(' \\\n  ')].join('\n')
}

function callerOf({ db }: Backend, token: string | null): string | undefined {
  const user = db.session.find(token ?? '')?.user_id
  return user && adminOfSession(user) ? 'admin' : user
}

export function asRule(call: CallRecord): string {
  return JSON.stringify(ruleOf(call), null, 2)
}

/** For the same endpoint and the same parameters of its path. */
export function ruleOf(call: CallRecord): NetworkRule {
  const when = Object.keys(call.params ?? {}).length > 0 ? { when: { params: call.params! } } : {}
  return { on: call.endpoint, ...when, steps: [stepOf(call)], afterwards: 'normal' }
}

function stepOf({ rule, status, answer, message }: CallRecord): NetworkRule['steps'][number] {
  if (rule) return rule
  if (status === 0) return { fail: 'network' }
  if (answer !== undefined) return { answer: { status, body: JSON.parse(answer) as unknown } }
  return status >= 400 ? { fail: { status, message: message ?? 'It failed.' } } : { answer: { status } }
}
