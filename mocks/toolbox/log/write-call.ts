import type { CallRecord } from '../../network/log'
import type { NetworkRule } from '../../network/rules'

/** The call as a curl command, for the same backend over HTTP (`npm run mock:serve`) or any other. */
export function asCurl({ method, url, token, body, form }: CallRecord): string {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  return [
    `curl -X ${method} ${quote(url)}`,
    ...(token ? [`-H ${quote(`Authorization: Bearer ${token}`)}`] : []),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quote(body)}`]),
    ...(form ? [`-F 'field=value'`] : []),
  ].join(' \\\n  ')
}

/** A network rule, as scenario source, that repeats what happened to the call. */
export function asRule(call: CallRecord): string {
  const rule: NetworkRule = { on: call.endpoint, steps: [stepOf(call)], afterwards: 'normal' }
  return JSON.stringify(rule, null, 2)
}

function stepOf({ rule, status, ms, message }: CallRecord): NetworkRule['steps'][number] {
  if (rule) return rule
  if (status === 0) return { fail: 'network' }
  return status >= 400 ? { fail: { status, message: message ?? 'It failed.' } } : { delay: ms }
}
