import type { NetworkRule, Step } from '../../network/rules/rules'

export const KINDS = [
  { value: 'status', label: 'Fail with a status' },
  { value: 'offline', label: 'Offline: the connection breaks' },
  { value: 'malformed', label: 'Malformed: the body is no JSON' },
  { value: 'wrong-shape', label: 'Wrong shape: JSON that breaks the contract' },
  { value: 'empty', label: 'Empty: a list with nothing in it' },
  { value: 'refuse', label: 'Refuse: 200 with success: false' },
  { value: 'custom', label: 'A body of one’s own' },
  { value: 'never', label: 'Never answer' },
  { value: 'answer', label: 'Answer as usual' },
] as const
export type Kind = (typeof KINDS)[number]['value']

export type StepDraft = { kind: Kind; delay: string; status: string; message: string; errors: string; body: string }

export const BLANK_STEP: StepDraft = {
  kind: 'status',
  delay: '',
  status: '500',
  message: 'Something went wrong.',
  errors: '',
  body: '{"success": true, "data": []}',
}

export function toStep({ kind, delay, status, message, errors, body }: StepDraft): Step {
  if (kind === 'never') return { delay: 'forever' }
  const ms = delay.trim() === '' ? 0 : Number(delay)
  if (!Number.isFinite(ms) || ms < 0)
    throw new Error(`The delay is '${delay}', but has to be a number of milliseconds.`)
  const late = ms > 0 ? { delay: ms } : {}
  if (kind === 'answer') return late
  if (kind === 'offline') return { ...late, fail: 'network' }
  if (kind === 'malformed' || kind === 'wrong-shape' || kind === 'empty') return { ...late, fail: kind }
  if (kind === 'refuse') return { ...late, refuse: message }
  const code = Number(status)
  if (kind === 'custom') {
    if (!Number.isInteger(code) || code < 200 || code > 599)
      throw new Error(`The status is '${status}', but has to be from 200 to 599.`)
    return { ...late, answer: { status: code, ...(body.trim() === '' ? {} : { body: readJson(body, 'body') }) } }
  }
  if (!Number.isInteger(code) || code < 400 || code > 599)
    throw new Error(`The status is '${status}', but has to be from 400 to 599.`)
  const fields = readErrors(errors)
  return { ...late, fail: { status: code, message, ...(fields ? { errors: fields } : {}) } }
}

/** Parses JSON. Throws an Error with a sentence that names what it is for. */
export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The ${what} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Parses `field: message`, one per line, such as `email: Is taken`. */
function readErrors(text: string): Record<string, string[]> | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) return null
  const errors: Record<string, string[]> = {}
  for (const line of lines) {
    const [, field, said] = /^\s*([^:\s]+)\s*:\s*(.+)$/.exec(line) ?? []
    if (!field || !said) throw new Error(`'${line}' is no field error. Write it as field: message.`)
    ;(errors[field] ??= []).push(said)
  }
  return errors
}

export function describeStep({ delay, fail, refuse, answer }: Step): string {
  if (delay === 'forever') return 'never answers'
  const late = delay ? `after ${delay} ms ` : ''
  if (answer) return `${late}${answer.status} with a body of its own`
  if (refuse !== undefined) return `${late}refuses: ${refuse}`
  if (fail === undefined) return late ? `${late}answers` : 'answers as usual'
  if (typeof fail !== 'string') return `${late}${fail.status}: ${fail.message}`
  return (
    late +
    {
      network: 'breaks the connection',
      malformed: 'malformed body',
      'wrong-shape': 'wrong shape',
      empty: 'an empty list',
    }[fail]
  )
}

export function describeRule({ steps, afterwards, when, chance, seed }: NetworkRule): string {
  const then = afterwards === 'normal' ? ', then as usual' : ', repeated'
  const conditions = [
    ...Object.entries(when?.params ?? {}).map(([name, value]) => `${name} is ${value}`),
    ...(when?.body === undefined ? [] : [`the body has ${JSON.stringify(when.body)}`]),
    ...(when?.as === undefined ? [] : [`the caller is ${when.as}`]),
    ...(chance === undefined ? [] : [`chance lets it, ${Math.round(chance * 100)} % (seed ${seed ?? 1})`]),
  ]
  return steps.map(describeStep).join('; then ') + then + (conditions.length > 0 ? `; if ${conditions.join(', ')}` : '')
}
