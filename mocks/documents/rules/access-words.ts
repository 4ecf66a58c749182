import type { EndpointId } from '@/contract'
import { accessOf, CALLERS, type Access, type AccessCaller, type Subject } from '@/contract/rules/access'

/** Whose a thing is, in words: `the conversation’s buyer`. */
export function sideInWords({ thing, side }: Subject): string {
  return thing === 'person' ? 'the person themselves' : `the ${thing}’s ${side}`
}

function callersWith(access: Access, cell: Access[AccessCaller]): string {
  return CALLERS.filter((caller) => access[caller] === cell).join(', ')
}

export function accessSentence(id: EndpointId): string {
  const access = accessOf(id)
  const { subject } = access
  const refused = ([401, 403, 422] as const)
    .filter((status) => callersWith(access, status) !== '')
    .map((status) => `${status} for ${callersWith(access, status)}`)
  const side = subject ? `; owner is ${sideInWords(subject)}, other is everybody else who is signed in` : ''
  return `Allowed for ${callersWith(access, 'allowed')}${refused.length > 0 ? `; ${refused.join('; ')}` : ''}${side}.`
}

export function accessRow(id: EndpointId) {
  const { subject, ...row } = accessOf(id)
  return { ...row, ...(subject ? { subject } : {}) }
}
